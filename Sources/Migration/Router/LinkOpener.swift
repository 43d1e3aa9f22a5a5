import ProjectModel

/// Chooses the stacks that open links: in each scene the first one that shows the routes.
struct LinkOpener {
    private let graph: NavigationGraph

    init(_ project: Project) { graph = project.graph }

    /// - Parameter stacks: the containers of the stacks that can, in the order of the code.
    func choose(from stacks: [Int]) -> Set<Int> {
        let scenes = graph.nodes.filter { $0.kind == .scene || $0.kind == .app }.map(\.id)
        let chosen = scenes.compactMap { first(of: Set(stacks), from: $0) }
        if !chosen.isEmpty { return Set(chosen) }
        // The scene is UIKit's.
        return Set(stacks.first.map { [$0] } ?? [])
    }

    /// The nearest one that is shown without being pushed or presented.
    private func first(of stacks: Set<Int>, from scene: Int) -> Int? {
        var seen: Set<Int> = [scene]
        var queue = [scene]
        var next = 0
        while next < queue.count {
            let node = queue[next]
            next += 1
            if stacks.contains(node) { return node }
            for edge in graph.edges(from: node) where edge.kind == .contains && seen.insert(edge.to).inserted {
                queue.append(edge.to)
            }
        }
        return nil
    }
}
