import ProjectModel
import SwiftSyntax

/// A `NavigationStack` with everything that it may show: what it contains and what is pushed in it.
struct StackDomain {
    let call: CodeCall
    let node: Int
    let nodes: Set<Int>

    /// `$path` in `NavigationStack(path: $path)`.
    var path: ExprSyntax? { call.argument("path") }
    var place: Place { call.place }
}

extension AuditedProject {
    /// Every stack outside of previews.
    var stacks: [StackDomain] { domains(of: "NavigationStack") }

    /// Those of these names, by their nodes.
    func domainsByNode(of containers: String...) -> [Int: StackDomain] {
        Dictionary(containers.flatMap(domains).map { ($0.node, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The nodes that have the destination which a call registers.
    func nodes(registering call: CodeCall) -> Set<Int> {
        Set(graph.destinations.filter { $0.place == call.codePlace }.map(\.node))
    }

    /// The nodes that have a link.
    func nodes(linkedBy call: CodeCall) -> Set<Int> { Set(graph.nodes(ofLink: call.codePlace)) }

    func domains(of container: String) -> [StackDomain] {
        let calls = Dictionary(
            calls.calls(named: container).map { ($0.codePlace, $0) }, uniquingKeysWith: { first, _ in first })
        return graph.nodes.compactMap { node in
            guard case .container = node.kind, node.name == container, let place = node.place, let call = calls[place]
            else {
                return nil
            }
            return StackDomain(call: call, node: node.id, nodes: graph.domain(of: node.id))
        }
    }

    /// The ways to a node that end in the app: none from previews.
    func ways(to node: Int) -> [NavigationGraph.Way] {
        graph.ways(to: node).filter { way in
            if case .preview = way.origin { return false }
            return true
        }
    }

    /// Whether every step of a way is seen to show what it leads to in place.
    func isPlain(_ way: NavigationGraph.Way) -> Bool {
        way.edges.allSatisfy { index in
            let edge = graph.edges[index]
            return isPlain(edge.place) && !conditionalContainers.contains(graph.nodes[edge.to])
        }
    }

    /// The nodes that are the types of views.
    func nodes(of type: DeclaredType) -> [Int] {
        graph.node(at: .init(file: type.file, offset: type.offset)).map(\.id)
    }

    /// The push that a way goes through last, as a note; nil where it has none.
    func pushNote(_ way: NavigationGraph.Way, _ message: String) -> Finding.Note? {
        guard let push = way.edges.last(where: { graph.edges[$0].kind == .pushes }),
            let place = place(graph.edges[push].place)
        else { return nil }
        return Finding.Note(place, message)
    }
}
