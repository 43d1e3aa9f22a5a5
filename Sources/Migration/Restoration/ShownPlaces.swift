import ProjectModel
import SwiftSyntax

/// Where stacks are shown, by the project's graph.
struct ShownPlaces {
    let project: Project

    private var graph: NavigationGraph { project.graph }

    /// The edges that lead to what stands at a place: from neither previews nor tests.
    func edges(to place: NavigationGraph.CodePlace) -> [NavigationGraph.Edge] {
        edges(to: graph.node(at: place).map(\.id))
    }

    private func edges(to nodes: some Sequence<Int>) -> [NavigationGraph.Edge] {
        nodes.flatMap { graph.edges(to: $0) }.filter {
            graph.nodes[$0.from].kind != .preview && !isInTest($0.place)
        }
    }

    // MARK: What shows them

    /// What shows a view for a while, or outside of a scene.
    enum Guest {
        case presented(Place?)
        case hosted(Place?)
    }

    /// The first on any way from where the edges begin up to a scene, other containers left behind.
    func guest(above edges: [NavigationGraph.Edge]) -> Guest? {
        var open = edges.map(\.from)
        var seen = Set(open)
        while let node = open.popLast() {
            var origins = [origin(at: node)].compactMap { $0 }
            if origins.isEmpty { origins = graph.ways(to: node).map(\.origin) }
            for origin in origins {
                switch origin {
                case .presentation(let node) where !isInTest(graph.nodes[node].place):
                    return .presented(place(of: node))
                case .hosting(let node) where !isInTest(graph.nodes[node].place):
                    return .hosted(place(of: node))
                case .container(let outer), .column(_, let outer):
                    for edge in self.edges(to: [outer]) where seen.insert(edge.from).inserted { open.append(edge.from) }
                case .presentation, .hosting, .scene, .preview, .unseen: break
                }
            }
        }
        return nil
    }

    private func origin(at node: Int) -> NavigationGraph.Way.Origin? {
        switch graph.nodes[node].kind {
        case .container: .container(node)
        case .column(let index, let container): .column(index, of: container)
        case .presentation: .presentation(node)
        case .hosting: .hosting(node)
        default: nil
        }
    }

    /// The places of the edges, or of those above them, where these are several: or the one in a row.
    func several(above edges: [NavigationGraph.Edge]) -> [Place]? {
        levels(above: edges).lazy.compactMap { edges -> [Place]? in
            let places = Set(edges.map(\.place)).compactMap(project.place).sorted()
            return places.count > 1 || edges.contains { isRow($0.place) } ? places : nil
        }.first
    }

    /// The first condition on the ways up that `isMeant` takes, with its place.
    /// - Parameter owner: a view whose own code is passed over; nil: none is.
    func condition(
        above edges: [NavigationGraph.Edge], outside owner: String? = nil, where isMeant: (ShownCondition) -> Bool
    ) -> (condition: ShownCondition, place: Place)? {
        for edge in levels(above: edges).joined() {
            guard let place = project.place(edge.place), let token = project.token(at: edge.place),
                owner == nil || Surroundings(of: Syntax(token)).types.last != owner,
                let condition = ShownCondition(around: Syntax(token), where: isMeant)
            else { continue }
            return (condition, place)
        }
        return nil
    }

    /// The edges, then those that lead to where they begin, and so on.
    private func levels(above edges: [NavigationGraph.Edge]) -> [[NavigationGraph.Edge]] {
        var levels: [[NavigationGraph.Edge]] = []
        var edges = edges
        var seen: Set<Int> = []
        while !edges.isEmpty {
            levels.append(edges)
            let nodes = Set(edges.map(\.from)).subtracting(seen)
            seen.formUnion(nodes)
            edges = self.edges(to: nodes.sorted())
        }
        return levels
    }

    // MARK: Places

    /// Whether nothing but tests compiles the code.
    private func isInTest(_ place: NavigationGraph.CodePlace?) -> Bool {
        let targets = place.map { project.deployments.targets.targets(containing: $0.file) } ?? []
        return !targets.isEmpty && targets.allSatisfy(\.kind.isTest)
    }

    private func place(of node: Int) -> Place? { graph.nodes[node].place.flatMap(project.place) }

    /// Whether what stands there is repeated for each element of a collection.
    private func isRow(_ place: NavigationGraph.CodePlace) -> Bool {
        guard let token = project.token(at: place) else { return false }
        return Surroundings(of: Syntax(token)).layers.contains { !$0.isSubject && $0.name == "ForEach" }
    }
}
