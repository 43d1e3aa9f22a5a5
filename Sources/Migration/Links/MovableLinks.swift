import ProjectModel

/// The largest set of links that can move together, found from the roots outwards.
///
/// Values sit below views: pushing a value pops every screen that a destination link pushed. So a link can move only if no
/// way from its stack's root leads through a link that stays. The search begins with every link that could move, and
/// takes out those below a link that isn't in the set; each one taken out is a link that stays, and takes those below it
/// out in turn. Nothing that is taken out could have stayed in, in any set, so what remains is the largest one.
struct MovableLinks {
    private let graph: NavigationGraph
    private let nodes: [NavigationGraph.CodePlace: [Int]]
    private let pushes: [NavigationGraph.CodePlace: [Int]]
    /// The links that push what they show as a view, whatever becomes of them.
    private let eager: Set<NavigationGraph.CodePlace>

    init(_ graph: NavigationGraph) {
        self.graph = graph
        nodes = graph.links.reduce(into: [:]) { $0[$1.place, default: []].append($1.node) }
        pushes = graph.edges.reduce(into: [:]) { pushes, edge in
            if edge.kind == .pushes { pushes[edge.place, default: []].append(edge.to) }
        }
        eager = Set(graph.links.filter { $0.form != .value }.map(\.place))
    }

    struct Answer {
        let movable: Set<NavigationGraph.CodePlace>
        /// For each link that could move but for one above it: that one.
        let blockers: [NavigationGraph.CodePlace: NavigationGraph.CodePlace]
    }

    /// - Parameter candidates: those that could move, as far as each alone decides.
    func largest(of candidates: Set<NavigationGraph.CodePlace>) -> Answer {
        var movable = candidates
        var blockers: [NavigationGraph.CodePlace: NavigationGraph.CodePlace] = [:]
        var staying = eager.subtracting(candidates).sorted()
        var blocked: [Int: NavigationGraph.CodePlace] = [:]
        while !staying.isEmpty {
            for link in staying {
                for target in pushes[link] ?? [] where blocked[target] == nil {
                    for node in graph.domain(of: target) where blocked[node] == nil { blocked[node] = link }
                }
            }
            let fallen = movable.filter { link in (nodes[link] ?? []).contains { blocked[$0] != nil } }.sorted()
            for link in fallen { blockers[link] = (nodes[link] ?? []).lazy.compactMap { blocked[$0] }.first }
            movable.subtract(fallen)
            staying = fallen
        }
        return Answer(movable: movable, blockers: blockers)
    }
}

extension NavigationGraph.CodePlace: Comparable {
    public static func < (lhs: Self, rhs: Self) -> Bool {
        lhs.file == rhs.file ? lhs.offset < rhs.offset : lhs.file.utf8.lexicographicallyPrecedes(rhs.file.utf8)
    }
}
