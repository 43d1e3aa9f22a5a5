/// The nodes in their layers, with a point in each layer that an edge passes.
struct LayerGraph {
    /// For each edge its nodes and points, from left to right.
    private(set) var chains: [[Int]] = []
    /// The nodes and points of each layer, from the top.
    private(set) var layers: [[Int]] = []
    /// Nodes that are connected, in the order of their first; each sorted.
    private(set) var parts: [[Int]] = []
    let heights: [Double]
    let isPoint: [Bool]
    private let widths: [Double]
    private let layerOf: [Int]
    private let isBack: [Bool]
    private(set) var left: [[Int]]
    private(set) var right: [[Int]]

    init(
        sizes: [LayeredLayout.Size], edges: [(from: Int, to: Int)], layering: Layering, spacing: LayeredLayout.Spacing
    ) {
        var heights = sizes.map(\.height)
        var layerOf = layering.layers
        for (index, edge) in edges.enumerated() {
            guard edge.from != edge.to else {
                chains.append([])
                continue
            }
            let (first, last) = layering.isBack[index] ? (edge.to, edge.from) : (edge.from, edge.to)
            var chain = [first]
            for layer in (layering.layers[first] + 1)..<max(layering.layers[first] + 1, layering.layers[last]) {
                chain.append(heights.count)
                heights.append(0)
                layerOf.append(layer)
            }
            chains.append(chain + [last])
        }
        self.heights = heights
        self.layerOf = layerOf
        isPoint = heights.indices.map { $0 >= sizes.count }
        isBack = layering.isBack
        var left: [[Int]] = Array(repeating: [], count: heights.count)
        var right = left
        for chain in chains {
            for (first, second) in zip(chain, chain.dropFirst()) {
                right[first].append(second)
                left[second].append(first)
            }
        }
        self.left = left
        self.right = right
        var widths = [Double](repeating: 0, count: (layerOf.max() ?? -1) + 1)
        for (node, size) in sizes.enumerated() { widths[layerOf[node]] = max(widths[layerOf[node]], size.width) }
        self.widths = widths
        findParts()
        fillLayers()
    }

    private mutating func findParts() {
        var seen = [Bool](repeating: false, count: heights.count)
        for start in heights.indices where !seen[start] {
            var part = [start]
            seen[start] = true
            var next = 0
            while next < part.count {
                for other in left[part[next]] + right[part[next]] where !seen[other] {
                    seen[other] = true
                    part.append(other)
                }
                next += 1
            }
            parts.append(part.sorted())
        }
    }

    /// Depth first, so that what belongs together starts together.
    private mutating func fillLayers() {
        layers = Array(repeating: [], count: widths.count)
        var seen = [Bool](repeating: false, count: heights.count)
        for root in heights.indices.sorted(by: { (layerOf[$0], $0) < (layerOf[$1], $1) }) where !seen[root] {
            var stack = [root]
            while let node = stack.popLast() {
                guard !seen[node] else { continue }
                seen[node] = true
                layers[layerOf[node]].append(node)
                stack += right[node].filter { !seen[$0] }.reversed()
            }
        }
    }

    // MARK: Crossings

    /// Sorts layers by the mean position of neighbours, forwards and backwards, and keeps the best order.
    mutating func reduceCrossings() {
        var best = layers
        var fewest = crossings()
        for round in 0..<24 where fewest > 0 {
            let forwards = round % 2 == 0
            let order = forwards ? Array(layers.indices.dropFirst()) : Array(layers.indices.dropLast().reversed())
            for layer in order { sort(layer, by: forwards ? left : right) }
            for _ in 0..<2 { exchange() }
            let count = crossings()
            if count < fewest {
                fewest = count
                best = layers
            }
        }
        layers = best
    }

    private mutating func sort(_ layer: Int, by neighbours: [[Int]]) {
        let position = positions()
        let keyed = layers[layer].enumerated().map { index, node -> (key: Double, index: Int, node: Int) in
            let around = neighbours[node].map { Double(position[$0]) }
            // Without neighbours it stays near where it is.
            let key = around.isEmpty ? Double(index) : around.reduce(0, +) / Double(around.count)
            return (key, index, node)
        }
        layers[layer] = keyed.sorted { ($0.key, $0.index) < ($1.key, $1.index) }.map(\.node)
    }

    /// Exchanges neighbours in a layer where that saves crossings.
    private mutating func exchange() {
        let position = positions()
        for layer in layers.indices {
            for index in layers[layer].indices.dropLast() {
                let (first, second) = (layers[layer][index], layers[layer][index + 1])
                let now =
                    Self.crossings(left[first], left[second], position)
                    + Self.crossings(right[first], right[second], position)
                let then =
                    Self.crossings(left[second], left[first], position)
                    + Self.crossings(right[second], right[first], position)
                if then < now { layers[layer].swapAt(index, index + 1) }
            }
        }
    }

    private func positions() -> [Int] {
        var position = [Int](repeating: 0, count: heights.count)
        for layer in layers { for (index, node) in layer.enumerated() { position[node] = index } }
        return position
    }

    /// Crossings of the edges of two nodes, the first above the second.
    private static func crossings(_ first: [Int], _ second: [Int], _ position: [Int]) -> Int {
        first.reduce(0) { count, one in count + second.count { position[$0] < position[one] } }
    }

    private func crossings() -> Int {
        let position = positions()
        var count = 0
        for layer in layers {
            // Inversions, counted with a sorted list: layers are short.
            var ends: [Int] = []
            for node in layer {
                let targets = right[node].map { position[$0] }.sorted()
                for target in targets { count += ends.count - ends.partitionIndex { $0 > target } }
                for target in targets { ends.insert(target, at: ends.partitionIndex { $0 > target }) }
            }
        }
        return count
    }

    // MARK: Drawing

    func columns(_ spacing: LayeredLayout.Spacing) -> [(start: Double, width: Double)] {
        var start = 0.0
        return widths.map { width in
            defer { start += width + spacing.layers }
            return (start, width)
        }
    }

    /// The points of an edge in its own direction.
    func route(
        _ edge: Int, _ sizes: [LayeredLayout.Size], _ columns: [(start: Double, width: Double)],
        _ center: (Int) -> Double
    ) -> [LayeredLayout.Point] {
        let chain = chains[edge]
        var points: [LayeredLayout.Point] = []
        for (index, node) in chain.enumerated() {
            let column = columns[layerOf[node]]
            if isPoint[node] {
                points.append(.init(x: column.start, y: center(node)))
                points.append(.init(x: column.start + column.width, y: center(node)))
            } else if index == 0 {
                points.append(
                    .init(
                        x: column.start + sizes[node].width,
                        y: center(node) + port(node, to: chain[1], in: right, center)))
            } else {
                points.append(
                    .init(x: column.start, y: center(node) + port(node, to: chain[index - 1], in: left, center)))
            }
        }
        return isBack[edge] ? points.reversed() : points
    }

    /// Where on a node's side an edge begins or ends: in the order of where they come from.
    private func port(_ node: Int, to other: Int, in neighbours: [[Int]], _ center: (Int) -> Double) -> Double {
        let sorted = neighbours[node].sorted { (center($0), $0) < (center($1), $1) }
        guard sorted.count > 1, let index = sorted.firstIndex(of: other) else { return 0 }
        let room = min(heights[node] - 10, Double(sorted.count - 1) * 5)
        return room * (Double(index) / Double(sorted.count - 1) - 0.5)
    }
}

extension [Int] {
    /// The first position in a sorted list whose element fulfils the condition, as all behind it do.
    fileprivate func partitionIndex(_ condition: (Int) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if condition(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
