extension NavigationGraph {
    /// How a view comes to be shown: what the way from it upwards ends at.
    public struct Way: Sendable, Equatable {
        public enum Origin: Sendable, Equatable {
            /// The content of a container with one column.
            case container(Int)
            /// One of several columns.
            case column(Int, of: Int)
            /// A sheet, a cover or a popover without a container of its own.
            case presentation(Int)
            /// A hosting controller: UIKit or AppKit shows it.
            case hosting(Int)
            /// A scene or an app, with no container in between.
            case scene(Int)
            case preview(Int)
            /// Nothing that is seen names it.
            case unseen(Int)
        }
        public let origin: Origin
        /// The edges from the origin down to the view.
        public let edges: [Int]
        /// Whether a push lies on the way.
        public let isPushed: Bool
    }

    /// Every way from an origin down to `node`, without going round in circles; at most one for each origin and kind.
    ///
    /// A container between is an origin: what lies above it doesn't matter to what lies below.
    public func ways(to node: Int) -> [Way] {
        var ways: [Way] = []
        var seen: Set<Visit> = []
        var steps = [Step(node: node, edge: nil, below: nil, isPushed: false)]
        var stack = [0]
        while let position = stack.popLast() {
            let step = steps[position]
            guard seen.insert(Visit(node: step.node, isPushed: step.isPushed)).inserted else { continue }
            if step.edge != nil, let origin = origin(at: step.node) {
                ways.append(Way(origin: origin, edges: edges(from: position, in: steps), isPushed: step.isPushed))
                continue
            }
            if incoming[step.node].isEmpty {
                ways.append(
                    Way(
                        origin: unseenOrigin(step.node), edges: edges(from: position, in: steps),
                        isPushed: step.isPushed))
                continue
            }
            for index in incoming[step.node] {
                stack.append(steps.count)
                steps.append(
                    Step(
                        node: edges[index].from, edge: index, below: position,
                        isPushed: step.isPushed || edges[index].kind == .pushes))
            }
        }
        return ways
    }

    /// One step of the way upwards.
    private struct Step {
        let node: Int
        /// The edge down from `node`; nil where the way starts.
        let edge: Int?
        /// The step before.
        let below: Int?
        let isPushed: Bool
    }

    private func edges(from top: Int, in steps: [Step]) -> [Int] {
        var result: [Int] = []
        var current: Int? = top
        while let position = current {
            if let edge = steps[position].edge { result.append(edge) }
            current = steps[position].below
        }
        return result
    }

    /// The edges that lead from a node, in the order of the code.
    public func edges(from node: Int) -> [Edge] { outgoing[node].map { edges[$0] } }

    /// The edges that lead to a node.
    public func edges(to node: Int) -> [Edge] { incoming[node].map { edges[$0] } }

    private struct Visit: Hashable {
        let node: Int
        let isPushed: Bool
    }

    /// The origin that a node is for what stands in it; nil for views, tabs and code, which ways go through.
    private func origin(at node: Int) -> Way.Origin? {
        switch nodes[node].kind {
        case .container: .container(node)
        case .column(let index, let container): .column(index, of: container)
        case .presentation: .presentation(node)
        case .hosting: .hosting(node)
        case .scene, .app: .scene(node)
        case .preview: .preview(node)
        case .view, .inline, .tabs, .code, .unknown: nil
        }
    }

    private func unseenOrigin(_ node: Int) -> Way.Origin {
        origin(at: node) ?? .unseen(node)
    }

    /// The nodes that are shown in place of `node`, without a push or a presentation: it and what it contains.
    public func contained(in node: Int) -> Set<Int> {
        reach(from: node) { $0.kind == .contains }
    }

    /// What `node` contains, without what lies in containers inside it.
    public func shownInPlace(of node: Int) -> Set<Int> {
        reach(from: node) { edge in
            guard edge.kind == .contains else { return false }
            if case .container = nodes[edge.to].kind { return false }
            return true
        }
    }

    /// The stack domain of a container or column: what it contains and pushes, without what is presented and without
    /// what lies in other containers.
    public func domain(of node: Int) -> Set<Int> {
        reach(from: node) { edge in
            guard edge.kind == .contains || edge.kind == .pushes else { return false }
            if case .container = nodes[edge.to].kind { return false }
            return true
        }
    }

    /// The containers below a node, however they are shown.
    public func containers(below node: Int) -> Set<Int> {
        reach(from: node) { _ in true }.filter { id in
            if case .container = nodes[id].kind { return id != node }
            return false
        }
    }

    private func reach(from node: Int, _ follows: (Edge) -> Bool) -> Set<Int> {
        var seen: Set<Int> = [node]
        var queue = [node]
        while let current = queue.popLast() {
            for index in outgoing[current] where follows(edges[index]) && seen.insert(edges[index].to).inserted {
                queue.append(edges[index].to)
            }
        }
        return seen
    }

    /// The links that stand in any of `nodes`.
    public func links(in nodes: Set<Int>) -> [LinkOccurrence] {
        nodes.flatMap { linksOfNode[$0] }.sorted().map { links[$0] }
    }
}
