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
    var linksOfNode: [[Int]] = []
    private var nodesByPlace: [CodePlace: [Int]] = [:]
    private var nodesOfLink: [CodePlace: [Int]] = [:]

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
            /// A pushed screen that is written in place: it has no type of its own.
            case inline
            case hosting
            case app
            case preview
            /// Code that isn't a view: a factory, a delegate.
            case code
            case unknown
        }
        public internal(set) var id: Int
        public internal(set) var kind: Kind
        public let name: String
        public let place: CodePlace?
        /// For a view of the project's: how many views its body stands for.
        public let body: ViewShape?

        /// `Inner` of a view that is called `Outer.Inner`.
        public var lastName: String { name.lastName }
    }

    public struct Edge: Sendable {
        public enum Kind: String, Sendable {
            case contains, pushes, presents, hosts
        }
        public internal(set) var from: Int
        public internal(set) var to: Int
        public let kind: Kind
        public let place: CodePlace
        /// The `navigationViewStyle`s between the two, outermost first.
        public let styles: [CodePlace]
        /// Whether the target is all that is shown there, perhaps as one branch of several; else it is a part.
        public internal(set) var isWhole: Bool
    }

    public struct LinkOccurrence: Sendable {
        public let place: CodePlace
        public let form: LinkForm
        /// The container, column, view or inline screen that the link stands in.
        public internal(set) var node: Int
    }

    public struct DestinationOccurrence: Sendable {
        public let place: CodePlace
        public let form: DestinationSite.Form
        public let type: String?
        public internal(set) var node: Int
    }

    public func node(at place: CodePlace) -> [Node] {
        (nodesByPlace[place] ?? []).map { nodes[$0] }
    }

    /// The nodes that the link at `place` stands in.
    public func nodes(ofLink place: CodePlace) -> [Int] { nodesOfLink[place] ?? [] }

    mutating func index() {
        incoming = Array(repeating: [], count: nodes.count)
        outgoing = Array(repeating: [], count: nodes.count)
        linksOfNode = Array(repeating: [], count: nodes.count)
        nodesByPlace = [:]
        for (position, edge) in edges.enumerated() {
            incoming[edge.to].append(position)
            outgoing[edge.from].append(position)
        }
        nodesOfLink = [:]
        for (position, link) in links.enumerated() {
            linksOfNode[link.node].append(position)
            nodesOfLink[link.place, default: []].append(link.node)
        }
        for node in nodes { if let place = node.place { nodesByPlace[place, default: []].append(node.id) } }
    }
}
