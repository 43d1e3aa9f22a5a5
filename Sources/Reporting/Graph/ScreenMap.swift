import Migration
import ProjectModel

/// The app's map: the navigation graph as a person thinks of it.
///
/// Rows and other parts are merged into the screens that show them, so a link in a row is a push of the screen. What is only
/// a border (a sheet with a view in it, a scene, a column) is a word on the edge. Previews and tests are left out.
public struct ScreenMap: Sendable {
    public struct Node: Sendable {
        public enum Kind: String, Sendable, CaseIterable {
            case app, scene, tabs, stack, columns, screen
            /// A row or another part that leads somewhere, shared by so many screens that it is drawn once.
            case part
            /// A screen or a sheet that is written in place, without a type of its own.
            case inline
            /// A class or a function outside of SwiftUI that shows views.
            case code
            case unknown
        }
        /// Letters, digits and `_`: made of names, so that it stays when lines move.
        public let id: String
        public let kind: Kind
        public let title: String
        /// The 1-based place of its name; nil where its file wasn't read.
        public let place: Place?
        /// The links that stand in it or in its parts, and how many of them stay as they are.
        public let links: Int
        public let stays: Int
    }

    public struct Edge: Sendable, Equatable {
        public enum Kind: String, Sendable, CaseIterable {
            case contains, pushes, presents, unknown
        }
        /// Positions in `nodes`.
        public let from: Int
        public let to: Int
        public let kind: Kind
        /// The kind of presentation, the scene or the column, where there is one.
        public let label: String?
        /// Where the code says so, in order.
        public let places: [Place]
        /// Whether a link that makes it stays as it is.
        public let stays: Bool

        /// What is written on it.
        var words: String { [label, stays ? "stays" : nil].compactMap { $0 }.joined(separator: ", ") }
    }

    /// From the roots down.
    public let nodes: [Node]
    public let edges: [Edge]

    public var screenCount: Int { nodes.count { $0.kind == .screen || $0.kind == .inline } }

    /// - Parameter results: those of steps that were carried out; a link stays if one of them says so.
    public init(_ project: Project, results: [StepResult] = []) {
        let staying = Set(
            results.filter { $0.step == .links }.flatMap(\.sites).compactMap { site -> NavigationGraph.CodePlace? in
                guard case .left = site.fate else { return nil }
                return .init(file: site.place.file, offset: site.place.offset)
            })
        var folding = ScreenFolding(project.graph)
        let folded = folding.fold()
        let names = MapNames(folded)
        nodes = folded.order.enumerated().map { position, id in
            let links = folded.links[id] ?? []
            return Node(
                id: names.ids[position], kind: folded.kind(of: id), title: names.titles[position],
                place: folded.graph.nodes[id].place.flatMap(project.place), links: links.count,
                stays: links.count { staying.contains($0) })
        }
        edges = folded.edges.map { edge in
            Edge(
                from: folded.position[edge.from] ?? 0, to: folded.position[edge.to] ?? 0, kind: edge.kind,
                label: edge.label,
                places: edge.places.compactMap(project.place).sorted(),
                stays: edge.places.contains(where: staying.contains))
        }.sorted { lhs, rhs in
            (lhs.from, lhs.to, lhs.kind.rawValue, lhs.label ?? "") < (
                rhs.from, rhs.to, rhs.kind.rawValue, rhs.label ?? ""
            )
        }
    }
}
