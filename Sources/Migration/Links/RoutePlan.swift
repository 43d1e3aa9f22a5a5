import ProjectModel
import SourceEditing

/// What steps 3 and 4 do with a project: the routes that its links need, and the links that use them.
///
/// Both steps decide by the same plan: step 3 makes what step 4 needs, and step 4 finds it made.
struct RoutePlan {
    let modules: [ModuleLinks]
    let options: MigrationOptions
    let project: Project

    /// - Parameter pushing: whether links move, too, that code follows: step 5's plan.
    static func of(_ project: Project, _ options: MigrationOptions, pushing: Bool = false) -> RoutePlan {
        options.memo.plan(project, options, pushing: pushing)
    }

    /// Without looking for a plan that is known.
    init(planning project: Project, _ options: MigrationOptions, pushing: Bool) {
        self.project = project
        self.options = options
        let facts = LinkFacts(project, options, pushing: pushing)
        let links = project.files.flatMap { file in
            file.sites.links.filter { $0.form != .value }.map { ($0, file) }
        }
        let byModule = Dictionary(grouping: links) { project.deployments.modules(of: $0.1.path) }
        let stacks = pushing ? project.graph.stackModules(in: project) : []
        var claimed = ClaimedNames()
        modules = Set(byModule.keys).union(stacks).sorted().map { key in
            let module = ModuleLinks(byModule[key] ?? [], module: key, claimed: claimed.seen(by: key), of: facts)
            if let claim = module.claim { claimed.add(claim.names, in: claim.path, of: key) }
            return module
        }
    }
}

extension NavigationGraph {
    /// The modules that have a stack.
    fileprivate func stackModules(in project: Project) -> Set<FileModules> {
        nodes.reduce(into: []) { keys, node in
            guard case .container(.stack, _) = node.kind, let place = node.place else { return }
            keys.insert(project.deployments.modules(of: place.file))
        }
    }
}

extension ModuleLinks {
    /// The text of the file that shows the routes: empty before step 3.
    var screens: String { book.existing?.screens.text.string ?? "" }

    /// The links that move, and those that only `--unsafe` would move, each with its lifted destination.
    var lifted: (moving: [LiftedLink], unsafe: [LiftedLink]) {
        let movable = candidates.filter { movingUnsafely.movable.contains($0.codePlace) }
        return (
            movable.filter { moving.movable.contains($0.codePlace) }.compactMap(\.lifted),
            movable.filter { !moving.movable.contains($0.codePlace) }.compactMap(\.lifted)
        )
    }

    /// What each link writes, by its place; the book with the cases of those that move, and with all.
    /// - Parameter later: links that a later step of the run moves: cases that they share get values for them, too.
    func uses(
        foreseeing later: [LiftedLink] = []
    ) -> (uses: [NavigationGraph.CodePlace: RouteUse], moving: RouteBook, all: RouteBook, foreseen: [LiftedLink]) {
        let (moving, unsafe) = lifted
        var made = book
        let first = made.use(moving.map(\.request))
        let shares = made.foresee(later.map(\.request))
        var all = made
        let second = all.use(unsafe.map(\.request))
        let uses = zip(moving + unsafe, first + second).map { ($0.call.codePlace, $1) }
        return (
            Dictionary(uses, uniquingKeysWith: { first, _ in first }), made, all,
            zip(later, shares).filter(\.1).map(\.0)
        )
    }
}
