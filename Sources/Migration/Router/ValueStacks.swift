import ProjectModel
import SourceEditing

/// The stacks of a module that show values of several types: each gets a router whose path holds any of them.
///
/// Before: `NavigationStack {`, with `navigationDestination(for: Album.self)` and `(for: Artist.self)` in it; after, with
/// `@State private var router = PathRouter()` in the view that holds the stack: `NavigationStack(path: $router.path) {`.
///
/// What makes that unsafe: a screen that the path doesn't hold, such as that of a link with a destination of its own.
/// Stacks that have one are left alone.
struct ValueStacks {
    private let book: RouterBook?
    private let stacks: [(stack: RouterStack, types: [ResolvedType])]
    private let left: [SiteDecision]

    /// - Parameters:
    ///   - routes: the stacks of the module's routes.
    ///   - readers: the properties that views get by which they read those stacks' router.
    init(
        _ module: ModuleLinks, beside routes: RouterStacks, readers: [RouterPropertyPlace], in project: Project,
        _ selection: SiteSelection
    ) {
        let found = project.graph.nodes.compactMap { node -> ValueStack? in
            guard case .container(.stack, _) = node.kind, let place = node.place, !routes.nodes.contains(node.id),
                project.deployments.modules(of: place.file) == module.key
            else { return nil }
            return ValueStack(node, in: project)
        }
        guard !found.isEmpty else {
            (book, stacks, left) = (nil, [], [])
            return
        }
        let book = Self.book(of: found.map(\.root), beside: routes, in: project)
        let names = RouterNames(project: project, router: book.router.name)
        let own = OwnRouter.first(in: module.book.module, besides: book.generated)
        let skips = Skips(project, selection)
        var stacks: [(RouterStack, [ResolvedType])] = []
        var left: [SiteDecision] = []
        for value in found {
            if let reason = Self.refusal(of: value, beside: own, skips) {
                left.append(reason.decision(at: value.root.place))
            } else {
                stacks.append((RouterStack(value.root, names: names, besides: readers), value.types))
            }
        }
        self.book = book
        self.stacks = stacks
        self.left = left
    }

    /// Its file lies beside that of the routes' router, where there is one.
    private static func book(of roots: [StackRoot], beside routes: RouterStacks, in project: Project) -> RouterBook {
        let isAlone = routes.nodes.isEmpty && routes.book.existing == nil
        let first = roots.min { $0.place < $1.place }
        return RouterBook(
            ofValuesBeside: routes.book, form: RouterShape.Form(for: roots, in: project),
            style: isAlone
                ? first.map { SourceStyle(of: $0.file.source.text) } ?? routes.book.style : routes.book.style,
            folder: isAlone ? ModuleLinks.folder(of: roots.map(\.file.path)) : routes.book.folder)
    }

    private static func refusal(of stack: ValueStack, beside own: OwnRouter?, _ skips: Skips) -> RouterReason? {
        let place = stack.root.place
        if let refusal = skips.selection.refusal("router", at: place) { return .notSelected(refusal) }
        // As for a stack that would get a destination.
        if let comment = skips.comment(on: "destination-link", at: place.offset, in: place.file) {
            return .excluded(comment)
        }
        if let own { return .ownRouter(own.name) }
        if stack.root.isHelper { return .helper }
        if let other = stack.other { return .mixedStack(stack.types, other: other.kind, other.place) }
        return stack.unknown.map { .unknownType($0.description) }
    }

    var decisions: [SiteDecision] {
        guard let book else { return [] }
        return left + stacks.map { $0.stack.decision(book, opensLinks: false, values: $0.types) }
    }

    /// The states that hold the routers.
    var states: [RouterPropertyPlace] {
        guard let book else { return [] }
        return stacks.compactMap { $0.stack.property(book) }
    }

    /// The class, and the view around stacks that come and go.
    func add(to groundwork: inout Groundwork, in project: Project) {
        guard let book, let root = stacks.map(\.stack.root).min(by: { $0.place < $1.place }) else { return }
        let needsWrapper = stacks.contains { $0.stack.isWrapped }
        groundwork.add(beside: root.file.path, in: project, book.changes(needsWrapper: needsWrapper, calling: [])) {
            book.changes(needsWrapper: needsWrapper, calling: [], host: $0)
        }
    }
}
