import ProjectModel

/// Chooses the stacks that open links: in each scene the first one that shows the routes, and one in each of the branches
/// that take turns.
struct LinkOpener {
    private let graph: NavigationGraph

    init(_ project: Project) { graph = project.graph }

    /// - Parameter stacks: the containers of the stacks that can, in the order of the code.
    func choose(from stacks: [Int]) -> Set<Int> {
        let scenes = graph.nodes.filter { $0.kind == .scene || $0.kind == .app }.map(\.id)
        let chosen = scenes.flatMap { scene in
            var seen: Set<Int> = []
            return first(of: Set(stacks), in: scene, &seen)
        }
        if !chosen.isEmpty { return Set(chosen) }
        // The scene is UIKit's.
        return Set(stacks.first.map { [$0] } ?? [])
    }

    /// The first one, in the order of the code, that is shown without being pushed or presented: what comes later may be
    /// a tab that nobody has chosen yet. What is alone where it is shown has a branch of its own.
    private func first(of stacks: Set<Int>, in node: Int, _ seen: inout Set<Int>) -> [Int] {
        guard seen.insert(node).inserted else { return [] }
        if stacks.contains(node) { return [node] }
        let shown = graph.edges(from: node).filter { $0.kind == .contains }
        let alone = shown.filter(\.isWhole).flatMap { first(of: stacks, in: $0.to, &seen) }
        for edge in shown where !edge.isWhole {
            let found = first(of: stacks, in: edge.to, &seen)
            if !found.isEmpty { return alone + found }
        }
        return alone
    }
}
