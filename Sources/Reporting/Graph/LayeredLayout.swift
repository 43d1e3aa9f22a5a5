/// Places nodes in layers from left to right, so that edges run to the right and cross as little as possible (after Sugiyama).
///
/// In points; the origin is at the top left.
struct LayeredLayout {
    struct Point: Equatable {
        var x: Double
        var y: Double
    }

    struct Size {
        var width: Double
        var height: Double
    }

    struct Spacing {
        /// Between two layers.
        var layers = 74.0
        /// Between two nodes of a layer.
        var nodes = 12.0
        /// Between edges that pass by.
        var lines = 9.0
        /// Between parts that nothing connects.
        var parts = 34.0
    }

    /// The top left corner of each node.
    private(set) var origins: [Point]
    /// For each edge the points that it passes, from the source's border to the target's.
    private(set) var routes: [[Point]]
    private(set) var size = Size(width: 0, height: 0)

    /// - Parameters:
    ///   - sizes: of the nodes.
    ///   - edges: positions of nodes. Edges from a node to itself get no route.
    init(sizes: [Size], edges: [(from: Int, to: Int)], spacing: Spacing = Spacing()) {
        origins = Array(repeating: Point(x: 0, y: 0), count: sizes.count)
        routes = Array(repeating: [], count: edges.count)
        let layering = Layering(count: sizes.count, edges: edges)
        var graph = LayerGraph(sizes: sizes, edges: edges, layering: layering, spacing: spacing)
        graph.reduceCrossings()
        var top = 0.0
        let columns = graph.columns(spacing)
        for part in graph.parts {
            var coordinates = LayerCoordinates(graph, part: part, spacing: spacing)
            coordinates.balance()
            for node in part where node < sizes.count {
                origins[node] = Point(
                    x: columns[layering.layers[node]].start,
                    y: top + coordinates.centers[node]! - sizes[node].height / 2)
            }
            for (edge, chain) in graph.chains.enumerated() where chain.count > 1 && coordinates.centers[chain[0]] != nil
            {
                routes[edge] = graph.route(edge, sizes, columns) { top + (coordinates.centers[$0] ?? 0) }
            }
            top += coordinates.height + spacing.parts
        }
        size = Size(width: columns.last.map { $0.start + $0.width } ?? 0, height: max(0, top - spacing.parts))
    }
}

/// Which layer each node is in: one further than the furthest that leads to it, without going round in circles.
struct Layering {
    private(set) var layers: [Int]
    /// Edges that lead back, to be drawn against the direction.
    private(set) var isBack: [Bool]

    init(count: Int, edges: [(from: Int, to: Int)]) {
        layers = Array(repeating: 0, count: count)
        isBack = edges.map { $0.from == $0.to }
        var outgoing: [[Int]] = Array(repeating: [], count: count)
        for (index, edge) in edges.enumerated() where edge.from != edge.to { outgoing[edge.from].append(index) }
        // Depth first in the order of the nodes, whose roots come first: what leads to a node on the way is a way back.
        var state = [Int](repeating: 0, count: count)
        var finished: [Int] = []
        for root in 0..<count where state[root] == 0 {
            var stack = [(node: root, next: 0)]
            state[root] = 1
            while let (node, next) = stack.last {
                guard next < outgoing[node].count else {
                    state[node] = 2
                    finished.append(node)
                    stack.removeLast()
                    continue
                }
                stack[stack.count - 1].next += 1
                let edge = outgoing[node][next]
                let target = edges[edge].to
                if state[target] == 1 {
                    isBack[edge] = true
                } else if state[target] == 0 {
                    state[target] = 1
                    stack.append((target, 0))
                }
            }
        }
        for node in finished.reversed() {
            for edge in outgoing[node] where !isBack[edge] {
                layers[edges[edge].to] = max(layers[edges[edge].to], layers[node] + 1)
            }
        }
        pullRoots(edges, outgoing)
    }

    /// Roots stand right before the first that they lead to.
    private mutating func pullRoots(_ edges: [(from: Int, to: Int)], _ outgoing: [[Int]]) {
        var hasIncoming = Set<Int>()
        for (index, edge) in edges.enumerated() where edge.from != edge.to {
            hasIncoming.insert(isBack[index] ? edge.from : edge.to)
        }
        for node in layers.indices where !hasIncoming.contains(node) {
            let targets = outgoing[node].filter { !isBack[$0] }.map { layers[edges[$0].to] }
            if let nearest = targets.min() { layers[node] = max(0, nearest - 1) }
        }
    }
}
