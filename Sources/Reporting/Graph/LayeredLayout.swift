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
        var layers = 88.0
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
