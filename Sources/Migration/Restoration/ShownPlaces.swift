import ProjectModel
import SwiftSyntax

/// Where a stack is shown, by the project's graph.
struct ShownPlaces {
    let project: Project
    /// The graph's nodes of the stack.
    let nodes: [Int]

    init(of stack: RoutedStack, in project: Project) {
        self.project = project
        nodes = project.graph.node(at: stack.codePlace).map(\.id)
    }

    private var graph: NavigationGraph { project.graph }

    /// What shows the stack for a while, or outside of a scene.
    enum Guest {
        case presented(Place?)
        case hosted(Place?)
    }

    /// The first on any way from the stack up to its scene, other containers left behind.
    var guest: Guest? {
        var open = nodes
        var seen = Set(open)
        while let node = open.popLast() {
            for way in graph.ways(to: node) {
                switch way.origin {
                case .presentation(let origin) where !isInTest(graph.nodes[origin].place):
                    return .presented(place(of: origin))
                case .hosting(let origin) where !isInTest(graph.nodes[origin].place):
                    return .hosted(place(of: origin))
                case .container(let outer), .column(_, let outer):
                    if seen.insert(outer).inserted { open.append(outer) }
                case .presentation, .hosting, .scene, .preview, .unseen: break
                }
            }
        }
        return nil
    }

    /// The places that show the stack, or a view that it is part of, where these are several: or the one in a row.
    var several: [Place]? {
        var current = Set(nodes)
        var seen = current
        while !current.isEmpty {
            let edges = current.flatMap { graph.edges(to: $0) }.filter {
                graph.nodes[$0.from].kind != .preview && !isInTest($0.place)
            }
            let places = Set(edges.map(\.place)).compactMap(place).sorted()
            if places.count > 1 || edges.contains(where: { isRow($0.place) }) { return places }
            current = Set(edges.map(\.from)).subtracting(seen)
            seen.formUnion(current)
        }
        return nil
    }

    /// Whether nothing but tests compiles the code.
    private func isInTest(_ place: NavigationGraph.CodePlace?) -> Bool {
        let targets = place.map { project.deployments.targets.targets(containing: $0.file) } ?? []
        return !targets.isEmpty && targets.allSatisfy(\.kind.isTest)
    }

    private func place(of node: Int) -> Place? { graph.nodes[node].place.flatMap(place) }

    private func place(_ place: NavigationGraph.CodePlace) -> Place? {
        project.file(at: place.file)?.place(at: place.offset)
    }

    /// Whether what stands there is repeated for each element of a collection.
    private func isRow(_ place: NavigationGraph.CodePlace) -> Bool {
        guard let token = project.file(at: place.file)?.token(at: place.offset) else { return false }
        return Surroundings(of: Syntax(token)).layers.contains { !$0.isSubject && $0.name == "ForEach" }
    }
}
