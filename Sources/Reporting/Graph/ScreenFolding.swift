import ProjectModel

/// Folds the navigation graph into screens.
struct ScreenFolding {
    struct FoldedEdge {
        let from: Int
        let to: Int
        let kind: ScreenMap.Edge.Kind
        let label: String?
        var places: [NavigationGraph.CodePlace]
    }

    /// Node numbers are those of the graph.
    struct Result {
        let graph: NavigationGraph
        var parts: Set<Int> = []
        var order: [Int] = []
        var position: [Int: Int] = [:]
        var edges: [FoldedEdge] = []
        var links: [Int: Set<NavigationGraph.CodePlace>] = [:]
    }

    private let graph: NavigationGraph
    /// Previews and tests, and what stands in their code.
    private var leftOut: Set<Int> = []
    /// Nodes of the map.
    private var kept: Set<Int> = []
    /// Borders around views that are nodes themselves.
    private var borders: Set<Int> = []
    private var parts: Set<Int> = []
    /// For a node of the map, the borders around it, whose own code counts as its own.
    private var around: [Int: [Int]] = [:]

    init(_ graph: NavigationGraph) {
        self.graph = graph
    }

    mutating func fold() -> Result {
        findLeftOut()
        sortOut()
        keepSharedParts()
        var result = Result(graph: graph)
        var edges: [Int: [FoldedEdge]] = [:]
        for node in kept.sorted() { edges[node] = merged(node, links: &result.links) }
        // A view that nothing shows and that leads nowhere is no part of the map.
        let targets = Set(edges.values.joined().map(\.to))
        kept = kept.filter { targets.contains($0) || !(edges[$0] ?? []).isEmpty }
        result.parts = parts
        result.order = order(edges, targets)
        for (position, node) in result.order.enumerated() { result.position[node] = position }
        result.edges = result.order.flatMap { edges[$0] ?? [] }
        return result
    }

    // MARK: What counts

    private mutating func findLeftOut() {
        leftOut = Set(graph.nodes.filter { $0.kind == .preview || $0.isTest }.map(\.id))
        var queue = Array(leftOut)
        while let node = queue.popLast() {
            for edge in graph.edges(from: node) where !leftOut.contains(edge.to) {
                guard graph.nodes[edge.to].isBorder, graph.edges(to: edge.to).allSatisfy({ leftOut.contains($0.from) })
                else { continue }
                leftOut.insert(edge.to)
                queue.append(edge.to)
            }
        }
    }

    private mutating func sortOut() {
        for node in graph.nodes where !leftOut.contains(node.id) && isScreen(node) { kept.insert(node.id) }
        addChoices()
        for node in graph.nodes where !leftOut.contains(node.id) && node.canFold && !kept.contains(node.id) {
            let targets = wholeTargets(of: node.id)
            if targets.isEmpty {
                kept.insert(node.id)
            } else {
                borders.insert(node.id)
                around[targets[0], default: []].append(node.id)
            }
        }
    }

    /// A screen that is one of several views is a choice between screens.
    private mutating func addChoices() {
        var queue = kept.filter { graph.nodes[$0].kind == .view }.sorted()
        var seen = Set(queue)
        while let node = queue.popLast() {
            let shown = graph.edges(from: node).filter {
                $0.kind == .contains && $0.isWhole && !leftOut.contains($0.to)
            }
            let targets = Set(shown.map(\.to)).filter { graph.nodes[$0].kind == .view || kept.contains($0) }
            if targets.count > 1 { kept.formUnion(targets) }
            for target in targets.sorted() where seen.insert(target).inserted { queue.append(target) }
        }
    }

    private func isScreen(_ node: NavigationGraph.Node) -> Bool {
        switch node.kind {
        case .app, .container, .tabs, .unknown: return true
        case .preview, .column, .presentation, .inline: return false
        case .scene, .hosting, .view, .code: break
        }
        let incoming = graph.edges(to: node.id).filter { !leftOut.contains($0.from) && $0.from != node.id }
        if incoming.isEmpty { return true }
        return incoming.contains { edge in
            edge.kind == .pushes
                || (edge.isWhole && !graph.nodes[edge.from].isPartial && graph.nodes[node.id].kind == .view)
        }
    }

    /// The nodes of the map that are all that a border shows.
    private func wholeTargets(of border: Int) -> [Int] {
        var targets: [Int] = []
        var seen: Set<Int> = [border]
        var queue = [border]
        while let node = queue.popLast() {
            for edge in graph.edges(from: node)
            where edge.isWhole && edge.kind == .contains && seen.insert(edge.to).inserted {
                if kept.contains(edge.to) {
                    targets.append(edge.to)
                } else if graph.nodes[edge.to].canFold {
                    queue.append(edge.to)
                }
            }
        }
        return targets
    }

    /// A part that leads to several places, in many screens, would be many edges: it gets a node.
    private mutating func keepSharedParts() {
        var holders: [Int: Int] = [:]
        for node in kept {
            var seen = Set([node] + (around[node] ?? []))
            var queue = Array(seen)
            while let current = queue.popLast() {
                for edge in graph.edges(from: current) where edge.kind == .contains && !leftOut.contains(edge.to) {
                    guard !kept.contains(edge.to), !borders.contains(edge.to), seen.insert(edge.to).inserted else {
                        continue
                    }
                    queue.append(edge.to)
                }
            }
            for part in seen where part != node && graph.nodes[part].kind == .view { holders[part, default: 0] += 1 }
        }
        for (part, count) in holders {
            let ways = Set(graph.edges(from: part).filter { $0.kind != .contains || kept.contains($0.to) }.map(\.to))
                .count
            if count * ways > count + ways + 4 { parts.insert(part) }
        }
        kept.formUnion(parts)
    }

    // MARK: Merging

    /// The edges of a node, with those of its parts.
    private func merged(_ node: Int, links: inout [Int: Set<NavigationGraph.CodePlace>]) -> [FoldedEdge] {
        var edges: [FoldedEdge] = []
        var known: [String: Int] = [:]
        var seen: Set<Int> = [node]
        var queue = [node] + (around[node] ?? [])
        seen.formUnion(queue)
        func add(_ target: Int, _ kind: ScreenMap.Edge.Kind, _ label: String?, _ place: NavigationGraph.CodePlace) {
            if kind == .contains, target == node { return }
            let key = "\(target) \(kind.rawValue) \(label ?? "")"
            if let index = known[key] {
                if !edges[index].places.contains(place) { edges[index].places.append(place) }
                return
            }
            known[key] = edges.count
            edges.append(FoldedEdge(from: node, to: target, kind: kind, label: label, places: [place]))
        }
        var next = 0
        while next < queue.count {
            let part = queue[next]
            next += 1
            links[node, default: []].formUnion(graph.links(in: [part]).map(\.place))
            for edge in graph.edges(from: part) where !leftOut.contains(edge.to) {
                if kept.contains(edge.to) {
                    // A border's own content is the node itself.
                    if part != node, borders.contains(part), edge.kind == .contains, edge.isWhole { continue }
                    add(edge.to, kind(of: edge), label(of: edge.to), edge.place)
                } else if borders.contains(edge.to) {
                    if part != node, borders.contains(part), edge.kind == .contains { continue }
                    for target in wholeTargets(of: edge.to) {
                        add(target, kind(of: edge), label(of: edge.to), edge.place)
                    }
                } else if edge.kind == .contains, seen.insert(edge.to).inserted {
                    queue.append(edge.to)
                }
            }
        }
        return edges
    }

    private func kind(of edge: NavigationGraph.Edge) -> ScreenMap.Edge.Kind {
        if graph.nodes[edge.to].kind == .unknown { return .unknown }
        switch edge.kind {
        case .contains, .hosts: return .contains
        case .pushes: return .pushes
        case .presents: return .presents
        }
    }

    private func label(of node: Int) -> String? {
        switch graph.nodes[node].kind {
        case .presentation(let kind): kind == .fullScreenCover ? "cover" : kind.rawValue
        case .scene: graph.nodes[node].name
        case .column: graph.columnName(node)
        case .view, .container, .inline, .tabs, .hosting, .app, .preview, .code, .unknown: nil
        }
    }

    // MARK: Order

    /// From the roots down, each node behind the first that leads to it.
    private func order(_ edges: [Int: [FoldedEdge]], _ targets: Set<Int>) -> [Int] {
        let sorted = kept.sorted { graph.nodes[$0].sortKey < graph.nodes[$1].sortKey }
        var order: [Int] = []
        var seen: Set<Int> = []
        // Roots first, then circles that no root leads to.
        for root in sorted.filter({ !targets.contains($0) }) + sorted where seen.insert(root).inserted {
            var stack = [root]
            order.append(root)
            while let node = stack.popLast() {
                let fresh = (edges[node] ?? []).sorted { graph.key($0) < graph.key($1) }.map(\.to).filter {
                    seen.insert($0).inserted
                }
                order += fresh
                stack += fresh.reversed()
            }
        }
        return order
    }
}

extension ScreenFolding.Result {
    func kind(of node: Int) -> ScreenMap.Node.Kind {
        switch graph.nodes[node].kind {
        case .app: .app
        case .scene: .scene
        case .tabs: .tabs
        case .container(.splitView, _): .columns
        case .container(.navigationView, let columns): columns > 1 ? .columns : .stack
        case .container(.stack, _): .stack
        case .view, .preview: parts.contains(node) ? .part : .screen
        case .inline, .presentation, .column: .inline
        case .hosting, .code: .code
        case .unknown: .unknown
        }
    }
}

extension NavigationGraph {
    fileprivate func key(_ edge: ScreenFolding.FoldedEdge) -> SortKey {
        let place = edge.places.min { ($0.file, $0.offset) < ($1.file, $1.offset) }
        return SortKey(rank: 0, file: place?.file ?? "", offset: place?.offset ?? 0, id: edge.to)
    }

    func columnName(_ node: Int) -> String? {
        guard case .column(let index, let container) = nodes[node].kind,
            case .container(_, let columns) = nodes[container].kind
        else { return nil }
        if index == 0 { return "sidebar" }
        return index == columns - 1 ? "detail" : "content"
    }
}

/// The order of nodes and edges: stable, whatever the order of the graph's numbers.
struct SortKey: Comparable {
    let rank: Int
    let file: String
    let offset: Int
    let id: Int

    static func < (lhs: SortKey, rhs: SortKey) -> Bool {
        if lhs.rank != rhs.rank { return lhs.rank < rhs.rank }
        if lhs.file != rhs.file { return lhs.file.utf8.lexicographicallyPrecedes(rhs.file.utf8) }
        return (lhs.offset, lhs.id) < (rhs.offset, rhs.id)
    }
}

extension NavigationGraph.Node {
    fileprivate var sortKey: SortKey {
        let rank =
            switch kind {
            case .app: 0
            case .scene: 1
            case .hosting, .code: 2
            default: 3
            }
        return SortKey(rank: rank, file: place?.file ?? "", offset: place?.offset ?? 0, id: id)
    }

    /// Made by code in another declaration.
    fileprivate var isBorder: Bool {
        switch kind {
        case .container, .column, .tabs, .scene, .presentation, .inline, .hosting, .unknown: true
        case .view, .app, .preview, .code: false
        }
    }

    /// A border that needs no node of its own where a view is all that it shows.
    fileprivate var canFold: Bool {
        switch kind {
        case .column, .presentation, .inline, .scene, .hosting: true
        case .view, .container, .tabs, .app, .preview, .code, .unknown: false
        }
    }

    /// Whether what it contains is a part of it, however whole.
    fileprivate var isPartial: Bool {
        switch kind {
        case .view, .code, .preview, .unknown: true
        case .app, .scene, .hosting, .container, .column, .tabs, .presentation, .inline: false
        }
    }

    fileprivate var isTest: Bool {
        place?.file.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") } ?? false
    }
}
