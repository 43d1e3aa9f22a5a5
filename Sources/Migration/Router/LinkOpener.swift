import ProjectModel

/// Chooses the stacks that open links: in each scene the first one that shows the routes, and one in each of the branches
/// that take turns.
struct LinkOpener {
    private let graph: NavigationGraph

    init(_ project: Project) { graph = project.graph }

    /// - Parameter stacks: the containers of the stacks that can, in the order of the code.
    func choose(from stacks: [Int]) -> Set<Int> {
        let stacks = Set(stacks)
        let scenes = graph.nodes.filter { $0.kind == .scene }.map(\.id)
        let apps = graph.nodes.filter { $0.kind == .app }.map(\.id)
        var (chosen, shown): ([Int], Set<Int>) = ([], [])
        for scene in scenes.isEmpty ? apps : scenes {
            // What an earlier scene shows as well, such as the settings, would hear its links a second time.
            chosen += first(of: stacks, in: scene).filter { !shown.contains($0) }
            shown.formUnion(stacksShown(stacks, in: scene))
        }
        if !chosen.isEmpty { return Set(chosen) }
        // The scene is UIKit's, or another module's: what nobody is seen to show, and shows most.
        let inside = Set(graph.edges.filter { graph.nodes[$0.from].kind != .preview }.map(\.to))
        var (best, count): ([Int], Int) = ([], 0)
        for node in graph.nodes where !inside.contains(node.id) && node.kind != .preview {
            let reached = stacksShown(stacks, in: node.id).count
            if reached > count { (best, count) = (first(of: stacks, in: node.id), reached) }
        }
        return Set(best)
    }

    /// The tabs or the columns that can hide a stack while its path changes; nil: nothing does.
    func hiding(_ stack: Int) -> NavigationGraph.Node? {
        var (seen, waiting): (Set<Int>, [Int]) = ([stack], [stack])
        while let next = waiting.popLast() {
            for edge in graph.edges(to: next) where edge.isShownAtOnce && seen.insert(edge.from).inserted {
                switch graph.nodes[edge.from].kind {
                case .tabs, .column: return graph.nodes[edge.from]
                default: waiting.append(edge.from)
                }
            }
        }
        return nil
    }

    private func first(of stacks: Set<Int>, in node: Int) -> [Int] {
        var seen: Set<Int> = []
        return first(of: stacks, in: node, &seen)
    }

    private func stacksShown(_ stacks: Set<Int>, in node: Int) -> Set<Int> {
        var (seen, waiting): (Set<Int>, [Int]) = ([node], [node])
        while let next = waiting.popLast() {
            waiting += graph.edges(from: next).filter(\.isShownAtOnce).map(\.to).filter { seen.insert($0).inserted }
        }
        return seen.intersection(stacks)
    }

    /// The first one, in the order of the code, that is shown without being pushed or presented: what comes later may be
    /// a tab that nobody has chosen yet. What is alone where it is shown has a branch of its own.
    private func first(of stacks: Set<Int>, in node: Int, _ seen: inout Set<Int>) -> [Int] {
        guard seen.insert(node).inserted else { return [] }
        if stacks.contains(node) { return [node] }
        let shown = graph.edges(from: node).filter(\.isShownAtOnce)
        let isDivided = isDivided(node)
        let alone = isDivided ? [] : shown.filter(\.isWhole).flatMap { first(of: stacks, in: $0.to, &seen) }
        for edge in shown where isDivided || !edge.isWhole {
            let found = first(of: stacks, in: edge.to, &seen)
            if !found.isEmpty { return alone + found }
        }
        return alone
    }

    /// Whether it shows several things, each alone in its place: tabs, or columns.
    private func isDivided(_ node: Int) -> Bool {
        switch graph.nodes[node].kind {
        case .tabs, .container: true
        default: false
        }
    }
}

extension NavigationGraph.Edge {
    /// Without being pushed or presented.
    fileprivate var isShownAtOnce: Bool { kind == .contains || kind == .hosts }
}
