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
