import ProjectModel

/// What has to change with a site: the containers that a link pushes into, and the links on the ways to it, since a value
/// can't be pushed above what a destination link pushed.
public enum SiteNeeds {
    /// The places with all that they need.
    /// - Parameter places: of links and of containers, in the project as it is on disk.
    public static func closure(
        of places: Set<NavigationGraph.CodePlace>, in project: Project
    ) -> Set<NavigationGraph.CodePlace> {
        let graph = project.graph
        var closure = places
        var queue = graph.links.filter { places.contains($0.place) }.map(\.node)
        queue += places.flatMap { graph.node(at: $0).map(\.id) }
        var seen = Set(queue)
        while let node = queue.popLast() {
            let isContainer = graph.nodes[node].isContainer
            if isContainer, let place = graph.nodes[node].place { closure.insert(place) }
            for edge in graph.edges(to: node) {
                closure.formUnion(isContainer ? edge.styles : [])
                guard !isContainer else { continue }
                switch edge.kind {
                case .pushes: closure.insert(edge.place)
                case .contains: break
                case .presents, .hosts: continue
                }
                if seen.insert(edge.from).inserted { queue.append(edge.from) }
            }
        }
        return closure
    }
}

extension NavigationGraph.Node {
    fileprivate var isContainer: Bool {
        if case .container = kind { return true }
        return false
    }
}
