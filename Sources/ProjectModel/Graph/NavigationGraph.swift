/// Who contains, pushes and presents whom.
///
/// Built from what the code names; what can't be seen is an edge to an unknown node, never silence.
public struct NavigationGraph: Sendable {
    public internal(set) var nodes: [Node] = []
    public internal(set) var edges: [Edge] = []
    /// Every place at which a link shows up: a link in a shared helper has several.
    public internal(set) var links: [LinkOccurrence] = []
    /// The declarations, in files that were read, that registered destinations stand in.
    public internal(set) var destinations: [DestinationOccurrence] = []

    var incoming: [[Int]] = []
    var outgoing: [[Int]] = []

    public struct CodePlace: Hashable, Sendable {
        public let file: String
        /// The UTF-8 offset of the name in the code.
        public let offset: Int

        public init(file: String, offset: Int) {
            self.file = file
            self.offset = offset
        }
    }

    public struct Node: Sendable {
        public enum Kind: Sendable, Equatable {
            case view
            case container(ContainerKind, columns: Int)
            /// One of several columns of a container, the first is 0.
            case column(Int, of: Int)
            case tabs
            case scene
            case presentation(PresentationSite.Kind)
            case hosting
            case app
            case preview
            /// Code that isn't a view: a factory, a delegate.
            case code
            case unknown
        }
        public let id: Int
        public let kind: Kind
        public let name: String
        public let place: CodePlace?
    }

    public struct Edge: Sendable {
        public enum Kind: String, Sendable {
            case contains, pushes, presents, hosts
        }
        public let from: Int
        public let to: Int
        public let kind: Kind
        public let place: CodePlace
        /// The `navigationViewStyle`s between the two, outermost first.
        public let styles: [CodePlace]
    }

    public struct LinkOccurrence: Sendable {
        public let place: CodePlace
        public let form: LinkForm
        /// The container, column or view that the link stands in.
        public let node: Int
    }

    public struct DestinationOccurrence: Sendable {
        public let place: CodePlace
        public let form: DestinationSite.Form
        public let type: String?
        public let node: Int
    }

    public func node(at place: CodePlace) -> [Node] {
        nodes.filter { $0.place == place }
    }

    mutating func index() {
        incoming = Array(repeating: [], count: nodes.count)
        outgoing = Array(repeating: [], count: nodes.count)
        for (position, edge) in edges.enumerated() {
            incoming[edge.to].append(position)
            outgoing[edge.from].append(position)
        }
    }
}
