/// Builds the navigation graph from the code of views.
///
/// Every view is unfolded once, starting from its `body`: properties, functions and modifiers of the project are looked
/// through. What a view is given (a content closure, a destination) is attached where its code puts it.
public struct GraphBuilder {
    let table: ViewTypeTable
    let modules: [String: FileModules]
    var graph = NavigationGraph()
    var nodeOfType: [Int: Int] = [:]
    var reached: Set<Int> = []
    var scopes: GraphScopes
    var attachments = GraphAttachments()
    /// Nodes in whose code a view is named, be it one of the project's or not.
    var showing: Set<Int> = []
    /// Views that show what they are given, and nothing else of the project's.
    var wrappers: Set<Int> = []
    /// For each node the declaration whose code made it.
    private var roots: [Int] = []
    private var apartNodes: [Int: Int] = [:]
    private var unfolded: Set<UnfoldKey> = []
    private var unfoldedGiven: Set<UnfoldKey> = []
    private var knownEdges: [EdgeKey: Int] = [:]
    private var knownBorders: [BorderKey: Int] = [:]
    private var knownLinks: Set<LinkKey> = []

    private struct EdgeKey: Hashable {
        let from: Int
        let to: Int
        let kind: NavigationGraph.Edge.Kind
        let place: NavigationGraph.CodePlace
    }

    private struct LinkKey: Hashable {
        let place: NavigationGraph.CodePlace
        let node: Int
    }

    /// One node for each place in a declaration's code, however often it gets there: a screen can push itself.
    private struct BorderKey: Hashable {
        /// The declaration.
        let root: Int
        let place: NavigationGraph.CodePlace
        /// For screens written in place, where their code begins; for columns their number.
        let part: Int
    }

    /// A member's code, or what one was given, at one place of the graph: once is enough.
    private struct UnfoldKey: Hashable {
        let id: Int
        let spot: Spot
    }

    /// Where in the graph content belongs.
    struct Spot: Hashable {
        var node: Int
        var styles: [NavigationGraph.CodePlace] = []
        /// A link or a destination that pushes what comes next.
        var push: Push?
        /// Whether what comes next is all that is shown here, perhaps as one branch of several.
        var isWhole = true
        /// Whether the code is an action's: what it makes isn't shown here.
        var isApart = false
    }

    struct Push: Hashable {
        let place: NavigationGraph.CodePlace
        /// The destination in a few words.
        let text: String
    }

    /// Where content is unfolded, and what its names stand for.
    struct Context {
        var spot: Spot
        var scope: GraphScope

        /// The same as a part of several.
        var part: Context {
            var part = self
            part.spot.isWhole = false
            return part
        }

        /// The same as code that runs here and shows nothing here.
        var apart: Context {
            var apart = part
            apart.spot.isApart = true
            return apart
        }

        func place(_ offset: Int) -> NavigationGraph.CodePlace { .init(file: scope.file, offset: offset) }
    }

    /// - Parameter files: each with the module that it belongs to.
    public static func graph(of files: [(path: String, modules: FileModules, code: ViewCode)]) -> NavigationGraph {
        var builder = GraphBuilder(files)
        builder.build()
        return builder.graph
    }

    private init(_ files: [(path: String, modules: FileModules, code: ViewCode)]) {
        table = ViewTypeTable(files)
        modules = Dictionary(files.map { ($0.path, $0.modules) }, uniquingKeysWith: { first, _ in first })
        scopes = GraphScopes(units: table.units.count)
    }

    private mutating func build() {
        for (index, entry) in table.entries.enumerated() {
            let kind: NavigationGraph.Node.Kind =
                switch entry.role {
                case .app: .app
                case .scene: .scene
                case .preview: .preview
                case .hosting: .hosting
                case .view, .representable: .view
                case .modifier, .code: .code
                }
            nodeOfType[index] = node(
                kind, entry.path, .init(file: entry.file, offset: entry.offset),
                body: kind == .view ? table.units(named: "body", of: index).first?.unit.shape : nil)
        }
        for (index, entry) in table.entries.enumerated() where entry.role != .code && entry.role != .modifier {
            for name in ["body", "previews"] { unfold(table.units(named: name, of: index), of: index) }
        }
        attachAll()
        // What no body leads to: code that hosts views, members for other types.
        for index in table.entries.indices where table.entries[index].role != .modifier {
            unfold(table.units(of: index).filter { !reached.contains($0.id) }, of: index)
        }
        unfoldLooseCode()
        attachAll()
        addUnknowns()
        graph.index()
        contractScreens()
        graph.index()
    }

    /// Functions and variables of the files' level, and members of types that aren't the project's, which no view uses:
    /// they may host what they name.
    private mutating func unfoldLooseCode() {
        for unit in table.units
        where table.owners[unit.id] == nil && !unit.unit.isModifier && !reached.contains(unit.id)
            && (!unit.unit.returnsView || unit.unit.content.contains(where: \.hosts))
        {
            guard
                let scope = scopes.scope(
                    of: unit, modules: modules[unit.file] ?? .none, owner: nil, given: [:], instance: [:])
            else { continue }
            let code = node(.code, unit.unit.name, .init(file: unit.file, offset: unit.unit.offset))
            unfold(unit, in: Context(spot: Spot(node: code), scope: scope))
        }
    }

    // MARK: Nodes and edges

    mutating func node(
        _ kind: NavigationGraph.Node.Kind, _ name: String, _ place: NavigationGraph.CodePlace?, body: ViewShape? = nil
    ) -> Int {
        let id = graph.nodes.count
        graph.nodes.append(.init(id: id, kind: kind, name: name, place: place, body: body))
        roots.append(id)
        return id
    }

    mutating func edge(
        _ kind: NavigationGraph.Edge.Kind, to target: Int, from spot: Spot, at place: NavigationGraph.CodePlace
    ) {
        let source = spot.isApart && kind == .contains ? apartNode(of: spot.node) : spot.node
        let key = EdgeKey(from: source, to: target, kind: kind, place: place)
        if let known = knownEdges[key] {
            graph.edges[known].isWhole = graph.edges[known].isWhole || spot.isWhole
            return
        }
        knownEdges[key] = graph.edges.count
        graph.edges.append(
            .init(from: source, to: target, kind: kind, place: place, styles: spot.styles, isWhole: spot.isWhole))
    }

    /// The node for what the actions of a declaration make, without a way from the declaration.
    private mutating func apartNode(of node: Int) -> Int {
        let root = roots[node]
        if let known = apartNodes[root] { return known }
        let apart = self.node(.code, graph.nodes[root].name, graph.nodes[root].place)
        roots[apart] = root
        apartNodes[root] = apart
        return apart
    }

    /// A node of its own around content, at one place of the code: the same each time that the code is unfolded there.
    /// - Parameter part: tells apart several at one place.
    mutating func border(
        _ kind: NavigationGraph.Node.Kind, _ name: String, _ edgeKind: NavigationGraph.Edge.Kind,
        at place: NavigationGraph.CodePlace, part: Int = -1, in context: Context
    ) -> Context {
        let root = roots[context.spot.node]
        let key = BorderKey(root: root, place: place, part: part)
        let border: Int
        if let known = knownBorders[key] {
            border = known
        } else {
            border = node(kind, name, place)
            roots[border] = root
            knownBorders[key] = border
        }
        edge(edgeKind, to: border, from: context.spot, at: place)
        return Context(spot: Spot(node: border), scope: context.scope)
    }

    /// Where a push leads: from here on content belongs to the pushed screen.
    /// - Parameter offset: where the screen's content begins.
    mutating func opened(_ context: Context, at offset: Int) -> Context {
        guard let push = context.spot.push else { return context }
        var from = context
        from.spot.push = nil
        var inner = border(.inline, push.text, .pushes, at: push.place, part: offset, in: from)
        inner.spot.styles = context.spot.styles
        return inner
    }

    mutating func add(link form: LinkForm, at place: NavigationGraph.CodePlace, in node: Int) {
        guard knownLinks.insert(LinkKey(place: place, node: node)).inserted else { return }
        graph.links.append(.init(place: place, form: form, node: node))
    }

    mutating func add(
        destination form: DestinationSite.Form, type: String?, at place: NavigationGraph.CodePlace, in node: Int
    ) {
        guard knownLinks.insert(LinkKey(place: place, node: node)).inserted else { return }
        graph.destinations.append(.init(place: place, form: form, type: type, node: node))
    }

    // MARK: Members

    private mutating func unfold(_ units: [ViewTypeTable.Unit], of type: Int) {
        guard let node = nodeOfType[type] else { return }
        for unit in units {
            guard
                let scope = scopes.scope(
                    of: unit, modules: modules[unit.file] ?? .none, owner: type, given: [:], instance: [:])
            else { continue }
            unfold(unit, in: Context(spot: Spot(node: node), scope: scope))
        }
    }

    /// Unfolds a member's code in place of its name. The context has the member's own scope.
    mutating func unfold(_ unit: ViewTypeTable.Unit, in context: Context) {
        reached.insert(unit.id)
        guard unfolded.insert(UnfoldKey(id: context.scope.id, spot: context.spot)).inserted else { return }
        unfold(unit.unit.content, in: context)
    }

    mutating func unfold(_ given: GivenContent, in context: Context) {
        given.isShown = true
        guard unfoldedGiven.insert(UnfoldKey(id: given.id, spot: context.spot)).inserted else { return }
        unfold(given.content, in: Context(spot: context.spot, scope: given.scope))
    }
}

extension ViewContent {
    /// Whether a hosting controller stands in it.
    fileprivate var hosts: Bool {
        switch self {
        case .hosting: true
        case .modified(_, let content), .styled(_, let content), .kept(let content): content.contains(where: \.hosts)
        case .branches(let branches): branches.joined().contains(where: \.hosts)
        case .view(_, _, let arguments), .member(_, _, _, let arguments):
            arguments.contains { $0.content.contains(where: \.hosts) }
        case .container, .link, .destination, .presentation, .tabs, .scene, .unread: false
        }
    }
}
