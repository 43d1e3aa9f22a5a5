/// The vertical places of the nodes and points of one part.
struct LayerCoordinates {
    private(set) var centers: [Int: Double] = [:]
    private(set) var height = 0.0
    private let graph: LayerGraph
    private let layers: [[Int]]
    private let spacing: LayeredLayout.Spacing

    init(_ graph: LayerGraph, part: [Int], spacing: LayeredLayout.Spacing) {
        self.graph = graph
        self.spacing = spacing
        let members = Set(part)
        layers = graph.layers.map { $0.filter(members.contains) }.filter { !$0.isEmpty }
        for layer in layers {
            var y = 0.0
            for (index, node) in layer.enumerated() {
                if index > 0 { y += gap(layer[index - 1], node) }
                centers[node] = y
            }
        }
    }

    private func gap(_ first: Int, _ second: Int) -> Double {
        let between = graph.isPoint[first] || graph.isPoint[second] ? spacing.lines : spacing.nodes
        return graph.heights[first] / 2 + between + graph.heights[second] / 2
    }

    /// Moves every node towards its neighbours, as far as the others in its layer leave room.
    mutating func balance() {
        for round in 0..<40 {
            let forwards = round % 2 == 0
            for layer in forwards ? layers : layers.reversed() {
                settle(layer) { graph, node in
                    // In the last rounds both sides count.
                    if round >= 32 { return graph.left[node] + graph.right[node] }
                    return forwards ? graph.left[node] : graph.right[node]
                }
            }
        }
        let tops = layers.joined().map { (centers[$0] ?? 0) - graph.heights[$0] / 2 }
        let bottoms = layers.joined().map { (centers[$0] ?? 0) + graph.heights[$0] / 2 }
        guard let top = tops.min(), let bottom = bottoms.max() else { return }
        for node in centers.keys { centers[node]! -= top }
        height = bottom - top
    }

    /// The nearest places to those wished for that keep order and distance: neighbours that would overlap move as a block.
    private mutating func settle(_ layer: [Int], _ neighbours: (LayerGraph, Int) -> [Int]) {
        var offsets: [Double] = []
        var offset = 0.0
        for (index, node) in layer.enumerated() {
            if index > 0 { offset += gap(layer[index - 1], node) }
            offsets.append(offset)
        }
        var blocks: [(sum: Double, weight: Double, count: Int)] = []
        for (index, node) in layer.enumerated() {
            let around = neighbours(graph, node).compactMap { centers[$0] }.sorted()
            // Long edges pull their points straight.
            let weight = around.isEmpty ? 0.05 : graph.isPoint[node] ? 3.0 : 1.0
            let wish = around.isEmpty ? centers[node] ?? 0 : Self.median(around)
            blocks.append(((wish - offsets[index]) * weight, weight, 1))
            while blocks.count > 1,
                blocks[blocks.count - 2].sum / blocks[blocks.count - 2].weight > blocks.last!.sum / blocks.last!.weight
            {
                let last = blocks.removeLast()
                let previous = blocks.removeLast()
                blocks.append((previous.sum + last.sum, previous.weight + last.weight, previous.count + last.count))
            }
        }
        var index = 0
        for block in blocks {
            for _ in 0..<block.count {
                centers[layer[index]] = block.sum / block.weight + offsets[index]
                index += 1
            }
        }
    }

    private static func median(_ sorted: [Double]) -> Double {
        let middle = sorted.count / 2
        return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    }
}
