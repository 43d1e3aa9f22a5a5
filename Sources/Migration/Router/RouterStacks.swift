import ProjectModel
import SourceEditing
import SwiftSyntax

/// The stacks of a module that have, or get, the registration of its routes.
struct RouterStacks {
    let book: RouterBook
    let names: RouterNames
    /// Those that get a router.
    private let stacks: [RouterStack]
    /// Those that have it.
    private let routed: [StackRoot]
    /// All of them, by container.
    let nodes: Set<Int>
    private let left: [SiteDecision]

    /// - Parameter gaining: the stacks that get the registration in this step.
    init(
        _ module: ModuleLinks, gaining: [RouteRegistrations.Change], in project: Project, _ selection: SiteSelection
    ) {
        let roots = module.registered + gaining.map(\.root)
        let book = RouterBook(module.book, form: RouterShape.Form(for: roots, in: project))
        let names = RouterNames(project: project, router: book.router.name)
        let own = roots.isEmpty ? nil : OwnRouter.first(in: module.book.module, besides: book.generated)
        var stacks: [RouterStack] = []
        var left: [SiteDecision] = []
        var routed: [StackRoot] = []
        for root in roots {
            if book.owns(root) {
                routed.append(root)
            } else if let refusal = selection.refusal("router", at: root.place) {
                left.append(RouterReason.notSelected(refusal).decision(at: root.place))
            } else if let own {
                left.append(RouterReason.ownRouter(own.name).decision(at: root.place))
            } else if root.isHelper {
                left.append(RouterReason.helper.decision(at: root.place))
            } else if let path = root.path {
                left.append(RouterReason.ownPath(path.trimmedDescription).decision(at: root.place))
            } else {
                stacks.append(
                    RouterStack(root, names: names, registration: gaining.first { $0.root.node == root.node }))
            }
        }
        self.book = book
        self.names = names
        self.stacks = stacks
        self.left = left
        self.routed = routed
        nodes = Set(roots.map(\.node))
    }

    /// - Parameter openers: the stacks that open links.
    func decisions(opening openers: Set<Int>) -> [SiteDecision] {
        left + stacks.map { $0.decision(book, opensLinks: openers.contains($0.root.node)) }
            + routed.filter { openers.contains($0.node) }.map(opening)
    }

    /// A stack that has its router opens links, too.
    private func opening(_ root: StackRoot) -> SiteDecision {
        let modifiers = ContainerModifier.links(property(stateName(of: root), role: .owner))
        let edits = StackPath(call: root.call, text: root.file.source.text).edits(modifiers)
        return SiteDecision(
            place: root.place, kind: "NavigationStack",
            outcome: .fix(Fix("NavigationStack opens links", .safe, edits: [root.file.path: edits]), because: nil))
    }

    /// The stacks of a run that links can be opened in, and that open none yet.
    func canOpenLinks(includingUnsafe: Bool) -> [Int] {
        let new = applied(includingUnsafe: includingUnsafe)
            .filter { !$0.isWrapped || !book.hasWrapper || book.wrapperOpensLinks }.map(\.root)
        let all = new + routed.filter { $0.types.last != book.wrapper }
        return all.sorted { $0.place < $1.place }.map(\.node)
    }

    /// Whether a stack opens links already, with its router.
    func opensLinks(_ stack: Int) -> Bool {
        guard let root = routed.first(where: { $0.node == stack }) else { return false }
        return ExprSyntax(root.call).modifiersAround.contains { $0.calleeName == "onOpenURL" && $0.opensRoutes }
    }

    /// Of the stacks that have, or get, a router, the one that stands for all.
    func home(includingUnsafe: Bool, _ deployments: Deployments) -> StackRoot? {
        let roots = applied(includingUnsafe: includingUnsafe).map(\.root) + routed
        return deployments.widest(of: roots.sorted { $0.place < $1.place }, file: \.file.path)
    }

    /// The property that holds the router of a stack in the struct that the stack is written in.
    func stateName(of root: StackRoot) -> String {
        if let owned = book.stateName(of: root) { return owned }
        return stacks.first { $0.root.node == root.node }?.state?.name ?? "router"
    }

    /// Those that a run changes.
    func applied(includingUnsafe: Bool) -> [RouterStack] { stacks.filter { includingUnsafe || $0.isSafe } }

    /// The states that hold the routers.
    func states(of applied: [RouterStack]) -> [RouterPropertyPlace] {
        applied.compactMap { $0.property(book) }
    }

    func property(_ name: String, role: RouterProperty.Role) -> RouterProperty {
        book.router.property(name, role: role)
    }
}

extension RouterShape.Form {
    /// What the systems of all of the stacks have.
    init(for roots: [StackRoot], in project: Project) {
        let isOld = roots.contains { root in
            project.deployments.systems(of: root.file.path, under: .always).entry(without: .observation) != nil
        }
        self = isOld ? .observableObject : .observable
    }
}

/// A stack that gets a router.
struct RouterStack {
    let root: StackRoot
    /// The state that holds it; nil where a view around the stack does.
    let state: State?
    /// The registration that it gets with it.
    private let registration: RouteRegistrations.Change?

    struct State {
        let declaration: StructDeclSyntax
        let name: String
    }

    /// - Parameter others: the properties that structs get in the same run.
    init(
        _ root: StackRoot, names: RouterNames, registration: RouteRegistrations.Change? = nil,
        besides others: [RouterPropertyPlace] = []
    ) {
        self.root = root
        self.registration = registration
        switch StackOwner(of: root) {
        case .view(let declaration):
            let taken = others.filter { $0.declaration.id == declaration.id }.map(\.property.name)
            state = State(
                declaration: declaration, name: names.state(of: root, in: declaration, besides: Set(taken)))
        case .wrapper:
            state = nil
        }
    }

    var isWrapped: Bool { state == nil }

    var isSafe: Bool { registration?.isSafe ?? true }

    /// The state, as a property of its struct; nil where a view around the stack has it.
    func property(_ book: RouterBook) -> RouterPropertyPlace? {
        state.map { state in
            RouterPropertyPlace(
                file: root.file, declaration: state.declaration,
                property: book.router.property(state.name, role: .owner))
        }
    }

    /// - Parameter types: those of the values, where they are several.
    func decision(_ book: RouterBook, opensLinks: Bool, values types: [ResolvedType] = []) -> SiteDecision {
        let path = book.router.path == .routes ? "[\(book.router.route)]" : "NavigationPath"
        let content = types.isEmpty ? "" : ", for \(types.listed)"
        return SiteDecision(
            place: root.place, kind: "NavigationStack",
            outcome: .fix(
                Fix(
                    "NavigationStack gets a router with a path of \(path)\(content)", isSafe ? .safe : .unsafe,
                    edits: [root.file.path: edits(book, opensLinks: opensLinks) + (registration?.text.edits ?? [])],
                    shifts: [root.file.path: registration?.text.shifts ?? []]), because: registration?.doubt))
    }

    private func edits(_ book: RouterBook, opensLinks: Bool) -> [TextEdit] {
        guard let state else {
            return [TextEdit(root.call.calledExpression.span, book.wrapper)] + (opensLinks ? [openingArgument] : [])
        }
        let property = book.router.property(state.name, role: .owner)
        return StackPath(call: root.call, text: root.file.source.text)
            .edits(
                path: "$\(state.name).path",
                [.environment(property)] + (opensLinks ? ContainerModifier.links(property) : [])) ?? []
    }

    /// `opensLinks: true` as the first argument of the view around the stack.
    private var openingArgument: TextEdit {
        guard let left = root.call.leftParen else {
            return .insert("(opensLinks: true)", at: root.call.calledExpression.span.upperBound)
        }
        return .insert(
            root.call.arguments.isEmpty ? "opensLinks: true" : "opensLinks: true, ", at: left.span.upperBound)
    }
}
