import ProjectModel
import SourceEditing

/// The stacks that have the routes and get no router all the same: code can't push into them.
struct RouterlessStacks {
    private let obstacles: [Int: LinkObstacle]

    /// - Parameter roots: the stacks that take the routes.
    init(_ roots: [StackRoot], _ routes: RouteBook) {
        // What views learn of changes by doesn't matter here.
        let book = RouterBook(routes, form: .observable)
        let own = roots.isEmpty ? nil : OwnRouter.first(in: routes.module, besides: book.generated)
        obstacles = roots.reduce(into: [:]) { obstacles, root in
            if book.owns(root) { return }
            if let own {
                obstacles[root.node] = LinkObstacle(
                    .usedFlag("'\(own.name)' routes in this module already; push through that by hand"))
            } else if let path = root.path {
                obstacles[root.node] = LinkObstacle(
                    .usedFlag(
                        "the path of its stack is bound to '\(path.trimmedDescription)' and not to a router; push through "
                            + "that by hand"), at: .init(file: root.place.file, offset: root.place.offset), "the stack")
            }
        }
    }

    /// What keeps code from pushing a link into its stacks.
    func obstacle(to link: LiftedLink) -> LinkObstacle? {
        guard let push = link.push, !push.needsNoRouter else { return nil }
        return link.stacks.sorted().firstResult { obstacles[$0] }
    }
}
