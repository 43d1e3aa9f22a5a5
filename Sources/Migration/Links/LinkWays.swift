import ProjectModel

/// The stacks that a link pushes into, by every way that leads to its view.
struct LinkWays {
    let project: Project
    private let links: [NavigationGraph.CodePlace: [Int]]

    init(_ project: Project) {
        self.project = project
        links = project.graph.links.reduce(into: [:]) { $0[$1.place, default: []].append($1.node) }
    }

    /// The nodes of the graph that the link stands in.
    func nodes(of link: NavigationGraph.CodePlace) -> [Int] { links[link] ?? [] }

    /// The containers of the stacks, or what stands in the way: a way that doesn't begin at a stack.
    func stacks(of link: LinkCall) -> Result<Set<Int>, LinkObstacle> {
        var stacks: Set<Int> = []
        for node in nodes(of: link.codePlace) {
            for origin in origins(of: node) {
                switch verdict(on: origin) {
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

    private func origins(of node: Int) -> [NavigationGraph.Way.Origin] {
        let graph = project.graph
        switch graph.nodes[node].kind {
        case .container: return [.container(node)]
        case .column(let index, let container): return [.column(index, of: container)]
        case .presentation: return [.presentation(node)]
        case .hosting: return [.hosting(node)]
        case .preview: return [.preview(node)]
        case .view, .tabs, .scene, .inline, .app, .code, .unknown: return graph.ways(to: node).map(\.origin)
        }
    }

    private func verdict(on origin: NavigationGraph.Way.Origin) -> Verdict {
        switch origin {
        case .container(let node):
            if isPreview(node) { return .preview }
            if case .container(.stack, _) = project.graph.nodes[node].kind { return .stack(node) }
            return obstacle(node, "a \(name(node)) that has not become a stack shows it")
        case .column(let index, let container):
            guard case .container(_, let columns) = project.graph.nodes[container].kind, index == columns - 1 else {
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
