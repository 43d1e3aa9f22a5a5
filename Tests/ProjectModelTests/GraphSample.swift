import SourceEditing

@testable import ProjectModel

/// The graph of a few files, in words.
struct GraphSample {
    let graph: NavigationGraph
    private let files: [String: String]

    /// - Parameters:
    ///   - files: by path; the folder is the module.
    init(_ files: [String: String]) {
        self.files = files
        graph = GraphBuilder.graph(
            of: files.sorted { $0.key < $1.key }.map { path, text in
                let module = path.split(separator: "/").dropLast().joined(separator: "/")
                let modules = FileModules(module.isEmpty ? [] : [.init(name: module, manifest: "")])
                return (path, modules, ViewCodeReader.code(in: ParsedSource(SourceText(text))))
            })
    }

    init(_ text: String) { self.init(["App/App.swift": text]) }

    /// A line for each edge: `A contains B`; `(part)` where B isn't all that is shown there. Types without edges are left
    /// out.
    var edges: [String] {
        graph.edges.map { edge in
            let part = edge.isWhole || edge.kind != .contains ? "" : " (part)"
            return "\(name(edge.from)) \(edge.kind.rawValue) \(name(edge.to))\(part)"
        }
    }

    var pushes: [String] { edges.filter { $0.contains(" pushes ") } }

    /// A line for each link: its form and where it shows up.
    var links: [String] { graph.links.map { "\($0.form.rawValue) in \(name($0.node))" } }

    var destinations: [String] {
        graph.destinations.map { "\($0.form.rawValue) \($0.type ?? "-") in \(name($0.node))" }
    }

    var unknown: [String] { graph.nodes.filter { $0.kind == .unknown }.map(\.name) }

    /// The name of a node; its number among those of the name where there are several.
    func name(_ id: Int) -> String {
        let node = graph.nodes[id]
        let same = graph.nodes.filter { Self.word($0) == Self.word(node) }
        guard same.count > 1, let number = same.firstIndex(where: { $0.id == id }) else { return Self.word(node) }
        return "\(Self.word(node)) \(number + 1)"
    }

    private static func word(_ node: NavigationGraph.Node) -> String {
        switch node.kind {
        case .unknown: "unknown «\(node.name)»"
        case .inline: "«\(node.name)»"
        case .preview: "preview"
        default: node.name
        }
    }

    func node(_ name: String) -> Int? { graph.nodes.first { self.name($0.id) == name }?.id }

    /// The ways to a view, in words.
    func ways(to name: String) -> [String] {
        guard let node = node(name) else { return [] }
        return graph.ways(to: node).map { way in
            let origin =
                switch way.origin {
                case .container(let id): "in \(self.name(id))"
                case .column(let index, let id): "in column \(index + 1) of \(self.name(id))"
                case .presentation(let id): "in a \(self.name(id))"
                case .hosting(let id): "hosted by \(self.name(id))"
                case .scene(let id): "in scene \(self.name(id))"
                case .preview: "in a preview"
                case .unseen(let id): "unseen above \(self.name(id))"
                }
            return origin + (way.isPushed ? ", pushed" : "")
        }.sorted()
    }

    func domain(of name: String) -> [String] {
        guard let node = node(name) else { return [] }
        return graph.domain(of: node).map { self.name($0) }.sorted()
    }
}

extension String {
    /// A view of this name around a body.
    static func view(_ name: String, _ body: String) -> String {
        "struct \(name): View {\nvar body: some View {\n\(body)\n}\n}\n"
    }

    /// Views without anything in them.
    static func leaves(_ names: String...) -> String {
        names.map { view($0, "Text(\"\")") }.joined()
    }
}
