import ProjectModel
import SourceEditing

/// The registrations that the roots of stacks get for a module's routes.
struct RouteRegistrations {
    private let route: String
    private let made: RouteBook
    /// What a closure shows with the cases of the links that move, and with all.
    private let code: RouteBook.DestinationCode?
    private let codeOfAll: RouteBook.DestinationCode?
    private let values: RootValues
    /// Whether nothing but the registrations changes on the lines of the stacks.
    private let isAlone: Bool

    init(_ module: ModuleLinks, made: RouteBook, all: RouteBook, isAlone: Bool) {
        route = made.routeName
        self.made = made
        code = made.destination(includingUnsafe: true)
        codeOfAll = all.destination(includingUnsafe: true)
        values = module.rootValues
        self.isAlone = isAlone
    }

    /// What one root gets.
    struct Change {
        let root: StackRoot
        let text: TextChange
        let isSafe: Bool
        /// Why it is done only with `--unsafe`.
        let doubt: Finding?
    }

    func changes(moving: [LiftedLink], unsafe: [LiftedLink], of module: ModuleLinks) -> [Change] {
        let needed = Set(moving.flatMap(\.stacks))
        let safe = Set(moving.filter { $0.doubt == nil }.flatMap(\.stacks))
        let further = Set(unsafe.flatMap(\.stacks)).subtracting(needed)
        let roots = (needed.union(further)).sorted().compactMap { stack in
            module.roots[stack].flatMap { $0.isRegistered ? nil : (stack, $0.root) }
        }
        let isPlain = made.destinationName != nil && made.rootValues(includingUnsafe: true).isEmpty
        let previews = isPlain ? module.previews : []
        let lines = Dictionary(grouping: roots.map(\.1) + previews) { root in
            "\(root.file.path):\(root.place.location.line)"
        }
        func isAlone(_ root: StackRoot) -> Bool {
            self.isAlone && lines["\(root.file.path):\(root.place.location.line)"]?.count == 1
        }
        let first = (moving + unsafe).reduce(into: [Int: LiftedLink]()) { first, link in
            for stack in link.stacks where first[stack] == nil { first[stack] = link }
        }
        return roots.map { stack, root in
            let isNeeded = needed.contains(stack)
            let doubt =
                safe.contains(stack) ? nil : first[stack].flatMap { module.doubt(of: $0)?.finding(at: root.place) }
            return change(
                of: root, isAlone(root), isNeeded ? code : codeOfAll, isSafe: safe.contains(stack), because: doubt)
        } + previews.map { change(of: $0, isAlone($0), code, isSafe: !safe.isEmpty, because: nil) }
    }

    private func change(
        of root: StackRoot, _ isAlone: Bool, _ code: RouteBook.DestinationCode?, isSafe: Bool, because doubt: Finding?
    ) -> Change {
        let destination = code?.text { values.code(for: $0, in: root.node) }
        return Change(
            root: root, text: root.registration(of: route, showing: destination ?? "", isAlone: isAlone),
            isSafe: isSafe, doubt: doubt)
    }
}
