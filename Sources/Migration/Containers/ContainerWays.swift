import ProjectModel

/// What the navigation graph says about containers: who shows them, and what they show.
struct ContainerWays: Sendable {
    private let graph: NavigationGraph
    private let nodes: [NavigationGraph.CodePlace: [Int]]
    /// For each container, the styles that views further up set.
    private let styles: [NavigationGraph.CodePlace: NavigationGraph.StylesAbove]
    /// The columns of each container.
    private let columns: [Int: [Int]]

    init(_ graph: NavigationGraph) {
        self.graph = graph
        let nodes: [NavigationGraph.CodePlace: [Int]] = graph.nodes.reduce(into: [:]) { nodes, node in
            guard case .container = node.kind, let place = node.place else { return }
            nodes[place, default: []].append(node.id)
        }
        self.nodes = nodes
        columns = graph.nodes.reduce(into: [:]) { columns, node in
            if case .column(_, let owner) = node.kind { columns[owner, default: []].append(node.id) }
        }
        styles = nodes.mapValues { found in
            found.map(graph.stylesAbove).reduce(into: NavigationGraph.StylesAbove()) { $0.formUnion($1) }
        }
    }

    // MARK: Above

    enum Nesting: Equatable {
        case none
        /// Every way to the container leads through another one.
        case always(ContainerDoubt.Nesting)
        /// Some ways do, and others don't.
        case sometimes
    }

    /// Whether other containers show this one, by a push or in their own content.
    func nesting(of site: ContainerSite, in file: String) -> Nesting {
        var isFree = false
        var isPushed = false
        var isContained = false
        for node in nodes[site.codePlace(in: file)] ?? [] {
            for way in graph.ways(to: node) {
                switch way.origin {
                case .preview: continue
                case .container(let outer) where isPreview(outer): continue
                case .container where way.isPushed: isPushed = true
                case .container: isContained = true
                case .column, .presentation, .hosting, .scene, .unseen: isFree = true
                }
            }
        }
        guard isPushed || isContained else { return .none }
        return isFree ? .sometimes : .always(isPushed ? .pushed : .contained)
    }

    /// Whether a container is only there for a preview: that is no way.
    private func isPreview(_ container: Int) -> Bool {
        let ways = graph.ways(to: container)
        return !ways.isEmpty
            && ways.allSatisfy {
                if case .preview = $0.origin { return true }
                return false
            }
    }

    /// The styles that views further up set on the container; nil where the graph doesn't know it.
    func styles(above site: ContainerSite, in file: String) -> NavigationGraph.StylesAbove? {
        styles(above: site.codePlace(in: file))
    }

    /// The same for the container whose name stands at a place.
    func styles(above place: NavigationGraph.CodePlace) -> NavigationGraph.StylesAbove? { styles[place] }

    /// The places at which the view that holds the container is used.
    func uses(of site: ContainerSite, in file: String) -> [NavigationGraph.CodePlace] {
        let holders = (nodes[site.codePlace(in: file)] ?? []).flatMap { node in
            graph.edges.filter { $0.to == node }.map(\.from)
        }
        return Set(graph.edges.filter { holders.contains($0.to) }.map(\.place)).sorted()
    }

    // MARK: Below

    /// Whether a view at the top of the content has a body that stands for several: each is a column.
    func hidesColumns(of site: ContainerSite, in file: String, on platforms: Set<Platform>) -> Bool {
        let views = site.shape.views
        guard !views.isEmpty else { return false }
        return (nodes[site.codePlace(in: file)] ?? []).contains { container in
            var seen: Set<Int> = []
            return ([container] + columns[container, default: []]).contains {
                holdsSeveral(views, in: $0, on: platforms, seen: &seen)
            }
        }
    }

    /// Whether one of `views`, of those that `node` contains, stands for several.
    private func holdsSeveral(
        _ views: Set<String>, in node: Int, on platforms: Set<Platform>, seen: inout Set<Int>
    ) -> Bool {
        for edge in graph.edges(from: node) where edge.kind == .contains {
            let view = graph.nodes[edge.to]
            guard let body = view.body, views.contains(view.lastName), seen.insert(view.id).inserted else {
                continue
            }
            switch body.columns(on: platforms) {
            case .exactly(let number) where number > 1: return true
            case .hidden: return true
            case .exactly, .atMostOne, .given: break
            }
            if holdsSeveral(body.views, in: view.id, on: platforms, seen: &seen) { return true }
        }
        return false
    }

    /// Whether the last column shows a link, in whatever view, without a container of its own around it.
    func showsLinksInLastColumn(of site: ContainerSite, in file: String) -> Bool {
        (nodes[site.codePlace(in: file)] ?? []).contains { container in
            columns[container]?.last.map { !graph.links(in: graph.shownInPlace(of: $0)).isEmpty } ?? false
        }
    }

    /// How many links with `isActive:` or `tag:selection:` stand in the container's domain.
    func flaggedLinks(below site: ContainerSite, in file: String) -> Int {
        let places = (nodes[site.codePlace(in: file)] ?? []).flatMap { node in
            graph.links(in: graph.domain(of: node)).filter(\.form.isProgrammatic).map(\.place)
        }
        return Set(places).count
    }
}

extension ContainerSite {
    fileprivate func codePlace(in file: String) -> NavigationGraph.CodePlace {
        .init(file: file, offset: name.lowerBound)
    }
}
