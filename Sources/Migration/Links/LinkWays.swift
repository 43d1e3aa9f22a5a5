import ProjectModel

/// The stacks that a link pushes into, by every way that leads to its view.
struct LinkWays {
    let project: Project

    /// The nodes of the graph that the link stands in.
    func nodes(of link: NavigationGraph.CodePlace) -> [Int] { project.graph.nodes(ofLink: link) }

    /// The containers of the stacks, or what stands in the way: a way that doesn't begin at a stack.
    func stacks(of link: LinkCall) -> Result<Set<Int>, LinkObstacle> {
        var stacks: Set<Int> = []
        for node in nodes(of: link.codePlace) {
            for (origin, push) in origins(of: node) {
                switch verdict(on: origin, pushedBy: push) {
                case .stack(let stack): stacks.insert(stack)
                case .obstacle(let reason): return .failure(reason)
                case .preview: continue
                }
            }
        }
        guard !stacks.isEmpty else {
            let type = link.surroundings.types.last.map { "'\($0)'" } ?? "it"
            return .failure(.init(.noStack("nothing that is seen shows \(type) in a stack")))
        }
        return .success(stacks)
    }

    /// What stands in the way of a link in a column that drives the next one.
    func column(of link: LinkCall) -> LinkObstacle? {
        guard case .failure(let obstacle) = stacks(of: link), case .columnLink = obstacle.reason else { return nil }
        return obstacle
    }

    // MARK: Origins

    private enum Verdict {
        case stack(Int)
        case preview
        case obstacle(LinkObstacle)
    }

    /// Where the ways to a node begin, each with the last push on it; ways without one first.
    private func origins(
        of node: Int
    ) -> [(origin: NavigationGraph.Way.Origin, push: NavigationGraph.Edge?)] {
        let graph = project.graph
        switch graph.nodes[node].kind {
        case .container: return [(.container(node), nil)]
        case .column(let index, let container): return [(.column(index, of: container), nil)]
        case .presentation: return [(.presentation(node), nil)]
        case .hosting: return [(.hosting(node), nil)]
        case .preview: return [(.preview(node), nil)]
        case .view, .tabs, .scene, .inline, .app, .code, .unknown:
            let ways = graph.ways(to: node)
            return (ways.filter { !$0.isPushed } + ways.filter(\.isPushed)).map { way in
                (way.origin, way.edges.reversed().lazy.map { graph.edges[$0] }.first { $0.kind == .pushes })
            }
        }
    }

    private func verdict(on origin: NavigationGraph.Way.Origin, pushedBy push: NavigationGraph.Edge?) -> Verdict {
        switch origin {
        case .container(let node):
            if isPreview(node) { return .preview }
            if case .container(.stack, _) = project.graph.nodes[node].kind { return .stack(node) }
            return obstacle(node, "a \(name(node)) that has not become a stack shows it")
        case .column(_, let container) where name(container) == "NavigationView":
            return obstacle(container, "a NavigationView that has not become a stack shows it")
        case .column(let index, let container):
            guard case .container(_, let columns) = project.graph.nodes[container].kind, index == columns - 1 else {
                if let push { return .obstacle(below(push)) }
                return .obstacle(.init(.columnLink, at: project.graph.nodes[container].place, "the columns"))
            }
            return obstacle(container, "a column of a \(name(container)) without a stack of its own shows it")
        case .presentation(let node): return obstacle(node, "a \(name(node)) without a stack of its own shows it")
        case .hosting(let node): return obstacle(node, "a \(name(node)) shows it")
        case .scene(let node): return obstacle(node, "\(name(node)) shows it without a stack")
        case .preview: return .preview
        case .unseen(let node):
            return .obstacle(.init(.noStack("nothing that is seen shows '\(name(node))'")))
        }
    }

    /// A screen that a link in a column pushes: that link stays.
    private func below(_ push: NavigationGraph.Edge) -> LinkObstacle {
        let link = project.file(at: push.place.file)?.sites.links.first { $0.name.lowerBound == push.place.offset }
        return LinkObstacle(.belowEagerLink(link?.destination ?? "a screen"), at: push.place, "the link that stays")
    }

    private func obstacle(_ node: Int, _ text: String) -> Verdict {
        .obstacle(.init(.noStack(text), at: project.graph.nodes[node].place, "shown here"))
    }

    private func name(_ node: Int) -> String { project.graph.nodes[node].name }

    private func isPreview(_ node: Int) -> Bool {
        let ways = project.graph.ways(to: node)
        return !ways.isEmpty
            && ways.allSatisfy {
                if case .preview = $0.origin { return true }
                return false
            }
    }
}
