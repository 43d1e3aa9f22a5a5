import Migration
import ProjectModel

/// The map and the graph that it is folded from, for other programs. Paths are relative to the root of the run; lines and
/// columns are 1-based, columns in UTF-8 bytes. A field that has no value is missing.
public enum GraphJSON {
    /// Raised whenever a field changes its meaning or goes.
    static let schemaVersion = 1

    /// - Returns: UTF-8 text with keys in order and a line feed at the end.
    public static func text(_ map: ScreenMap, of report: RunReport, root: String) throws -> String {
        let document = Document(
            schema: schemaVersion, root: root,
            extent: .init(report.extent),
            map: .init(map), graph: .init(report.project.graph, report.project))
        return try DocumentJSON.text(of: document)
    }
}

private struct Document: Encodable {
    let schema: Int
    let root: String
    let extent: DocumentJSON.Extent
    let map: MapDocument
    let graph: GraphDocument
}

/// `file:line:column`
private func written(_ place: Place) -> String { "\(place.file):\(place.location)" }

private struct MapDocument: Encodable {
    struct Node: Encodable {
        let id, kind, title: String
        let place: String?
        let links, stays: Int
    }

    struct Edge: Encodable {
        let from, to, kind: String
        let label: String?
        let places: [String]
        let stays: Bool
    }

    let nodes: [Node]
    let edges: [Edge]

    init(_ map: ScreenMap) {
        nodes = map.nodes.map { node in
            Node(
                id: node.id, kind: node.kind.rawValue, title: node.title, place: node.place.map(written),
                links: node.links,
                stays: node.stays)
        }
        edges = map.edges.map { edge in
            Edge(
                from: map.nodes[edge.from].id, to: map.nodes[edge.to].id, kind: edge.kind.rawValue, label: edge.label,
                places: edge.places.map(written), stays: edge.stays)
        }
    }
}

private struct GraphDocument: Encodable {
    struct Node: Encodable {
        let id: Int
        let kind, name: String
        let place: String?
    }

    struct Edge: Encodable {
        let from, to: Int
        let kind, place: String
        let isWhole: Bool
    }

    struct Link: Encodable {
        let form: String
        let type: String?
        let node: Int
        let place: String
    }

    let nodes: [Node]
    let edges: [Edge]
    let links: [Link]
    let destinations: [Link]

    init(_ graph: NavigationGraph, _ project: Project) {
        func text(_ place: NavigationGraph.CodePlace) -> String { project.place(place).map(written) ?? place.file }
        nodes = graph.nodes.map { node in
            Node(id: node.id, kind: node.kind.word, name: node.name, place: node.place.map(text))
        }
        edges = graph.edges.map { edge in
            Edge(from: edge.from, to: edge.to, kind: edge.kind.rawValue, place: text(edge.place), isWhole: edge.isWhole)
        }
        links = graph.links.map { Link(form: $0.form.rawValue, type: nil, node: $0.node, place: text($0.place)) }
        destinations = graph.destinations.map {
            Link(form: $0.form.rawValue, type: $0.type, node: $0.node, place: text($0.place))
        }
    }
}

extension NavigationGraph.Node.Kind {
    fileprivate var word: String {
        switch self {
        case .view: "view"
        case .container: "container"
        case .column: "column"
        case .tabs: "tabs"
        case .scene: "scene"
        case .presentation: "presentation"
        case .inline: "inline"
        case .hosting: "hosting"
        case .app: "app"
        case .preview: "preview"
        case .code: "code"
        case .unknown: "unknown"
        }
    }
}
