/// The last touches, once all content is in its place.
extension GraphBuilder {
    /// Where something is shown that can't be seen.
    mutating func addUnknowns() {
        for slot in attachments.unused where slot.spot.push != nil {
            let file = graph.nodes[slot.spot.node].place?.file ?? slot.spot.push?.place.file ?? ""
            _ = opened(Context(spot: slot.spot, scope: placeholder(in: file)), at: slot.offset)
        }
        graph.index()
        let declared = Set(nodeOfType.values)
        for node in graph.nodes where isEmpty(node.id) && !showing.contains(node.id) {
            switch node.kind {
            case .inline:
                graph.nodes[node.id].kind = .unknown
            case .container, .column, .presentation, .scene:
                addUnknown(to: node)
            case .hosting:
                // A class of its own tells by its code, which may be anywhere.
                if !declared.contains(node.id) { addUnknown(to: node) }
            case .view, .tabs, .app, .preview, .code, .unknown:
                break
            }
        }
    }

    private mutating func addUnknown(to node: NavigationGraph.Node) {
        guard let place = node.place else { return }
        let unknown = self.node(.unknown, "content of \(node.name)", place)
        edge(.contains, to: unknown, from: Spot(node: node.id), at: place)
    }

    /// A scope for what no code is unfolded in.
    private func placeholder(in file: String) -> GraphScope {
        GraphScope(
            id: -1, file: file, modules: modules[file] ?? .none, owner: nil, given: [:], instance: [:],
            isInitialiser: false, lineage: [])
    }

    private func isEmpty(_ node: Int) -> Bool {
        graph.outgoing[node].isEmpty && graph.linksOfNode[node].isEmpty
    }

    /// A push of a view of the project's is an edge to that view: the screen between goes. Wrappers that only show what
    /// they are given don't count as a view beside it.
    mutating func contractScreens() {
        markWrappers()
        let registering = Set(graph.destinations.map(\.node))
        var replaced: [Int: [Int]] = [:]
        for node in graph.nodes where node.kind == .inline && graph.linksOfNode[node.id].isEmpty {
            guard !registering.contains(node.id) else { continue }
            let edges = graph.outgoing[node.id].map { graph.edges[$0] }
            let isPlain = edges.allSatisfy { edge in
                guard edge.kind == .contains, edge.styles.isEmpty else { return false }
                return graph.nodes[edge.to].kind == .view
            }
            let shown = edges.filter { $0.isWhole && !wrappers.contains($0.to) }.map(\.to)
            guard isPlain, !shown.isEmpty, edges.allSatisfy({ $0.isWhole || wrappers.contains($0.to) }) else {
                continue
            }
            replaced[node.id] = shown
        }
        rebuild(replacing: replaced)
    }

    /// Views that show what they are given, and nothing else of the project's.
    private mutating func markWrappers() {
        for slot in attachments.slots where slot.isUsed && slot.spot.push == nil {
            guard let node = nodeOfType[slot.key.type], node == slot.spot.node, graph.outgoing[node].isEmpty,
                graph.linksOfNode[node].isEmpty
            else { continue }
            wrappers.insert(node)
        }
        // Beside what it was given a wrapper isn't what is shown.
        var filled: Set<[Int]> = []
        for given in attachments.given {
            if let node = nodeOfType[given.key.type] { filled.insert([given.context.spot.node, node]) }
        }
        for (index, edge) in graph.edges.enumerated() where wrappers.contains(edge.to) {
            if filled.contains([edge.from, edge.to]) { graph.edges[index].isWhole = false }
        }
    }

    private mutating func rebuild(replacing replaced: [Int: [Int]]) {
        guard !replaced.isEmpty else { return }
        var ids = [Int](repeating: -1, count: graph.nodes.count)
        var nodes: [NavigationGraph.Node] = []
        for var node in graph.nodes where replaced[node.id] == nil {
            ids[node.id] = nodes.count
            node.id = nodes.count
            nodes.append(node)
        }
        for index in nodes.indices {
            if case .column(let column, let container) = nodes[index].kind {
                nodes[index].kind = .column(column, of: ids[container])
            }
        }
        var edges: [NavigationGraph.Edge] = []
        for edge in graph.edges where replaced[edge.from] == nil {
            for target in replaced[edge.to] ?? [edge.to] {
                var changed = edge
                changed.from = ids[edge.from]
                changed.to = ids[target]
                edges.append(changed)
            }
        }
        graph.nodes = nodes
        graph.edges = edges
        for index in graph.links.indices { graph.links[index].node = ids[graph.links[index].node] }
        for index in graph.destinations.indices { graph.destinations[index].node = ids[graph.destinations[index].node] }
    }
}
