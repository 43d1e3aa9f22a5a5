import ProjectModel

/// What the nodes of a map are called.
struct MapNames {
    private(set) var titles: [String] = []
    /// Made of titles only: they stay when lines of code move.
    private(set) var ids: [String] = []

    init(_ folded: ScreenFolding.Result) {
        var parents: [Int: Int] = [:]
        for edge in folded.edges {
            guard let from = folded.position[edge.from], let to = folded.position[edge.to], from < to else { continue }
            parents[to] = min(parents[to] ?? from, from)
        }
        var taken: Set<String> = []
        for (position, id) in folded.order.enumerated() {
            let node = folded.graph.nodes[id]
            titles.append(Self.title(of: node, in: folded.graph))
            var word = Self.identifier(Self.hasOwnName(node) ? node.name : Self.word(of: node))
            if !Self.hasOwnName(node), let parent = parents[position] { word = ids[parent] + "_" + word }
            var free = word
            var number = 2
            while !taken.insert(free).inserted {
                free = "\(word)_\(number)"
                number += 1
            }
            ids.append(free)
        }
    }

    private static func hasOwnName(_ node: NavigationGraph.Node) -> Bool {
        switch node.kind {
        case .view, .app, .code, .hosting, .scene, .preview: true
        case .container, .column, .tabs, .presentation, .inline, .unknown: false
        }
    }

    private static func word(of node: NavigationGraph.Node) -> String {
        switch node.kind {
        case .inline: "inline"
        case .unknown: "unknown"
        default: node.name
        }
    }

    private static func title(of node: NavigationGraph.Node, in graph: NavigationGraph) -> String {
        switch node.kind {
        case .inline: inlineTitle(node.name)
        case .unknown: "? " + node.name
        case .presentation: "inline \(node.name)"
        case .column: "inline \(graph.columnName(node.id) ?? node.name)"
        default: node.name
        }
    }

    /// `List …` for `{ List { Row() } }`; a short call as it is.
    private static func inlineTitle(_ code: String) -> String {
        let text = code.drop { $0 == "{" || $0 == " " }
        if !code.hasPrefix("{"), text.count <= 28 { return String(text) }
        let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        return name.isEmpty ? "inline screen" : "\(name) …"
    }

    private static func identifier(_ text: String) -> String {
        let letters = text.unicodeScalars.map { scalar -> Character in
            let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
            return isPlain ? Character(scalar) : "_"
        }
        let word = String(letters)
        // Words that Mermaid and DOT keep for themselves.
        let reserved: Set = [
            "end", "graph", "subgraph", "node", "edge", "digraph", "strict", "style", "class", "click", "default",
        ]
        guard let first = word.first, first.isLetter, !reserved.contains(word.lowercased()) else { return "n_" + word }
        return word
    }
}
