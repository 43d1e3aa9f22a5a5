/// The map for Graphviz.
public enum DotMap {
    public static func text(_ map: ScreenMap) -> String {
        var lines = [
            "digraph navigation {", "    rankdir=LR",
            "    node [shape=box, style=\"rounded,filled\", fillcolor=white, fontname=\"Helvetica\"]",
            "    edge [fontname=\"Helvetica\", fontsize=10]",
        ]
        for node in map.nodes {
            let tooltip = node.place.map { ", tooltip=\"\(escaped("\($0.file):\($0.location)"))\"" } ?? ""
            lines.append("    \(node.id) [label=\"\(escaped(node.title))\"\(style(node.kind))\(tooltip)]")
        }
        for edge in map.edges {
            lines.append("    \(map.nodes[edge.from].id) -> \(map.nodes[edge.to].id) [\(style(edge))]")
        }
        lines.append("}")
        return lines.map { $0 + "\n" }.joined()
    }

    private static func style(_ kind: ScreenMap.Node.Kind) -> String {
        switch kind {
        case .app, .scene: ", fillcolor=\"#334155\", fontcolor=white"
        case .tabs: ", fillcolor=\"#ede9fe\", color=\"#7c3aed\""
        case .stack: ", fillcolor=\"#dcfce7\", color=\"#16a34a\""
        case .columns: ", fillcolor=\"#ccfbf1\", color=\"#0d9488\""
        case .screen: ""
        case .part: ", fillcolor=\"#f1f5f9\", color=\"#94a3b8\", fontcolor=\"#334155\""
        case .inline: ", style=\"rounded,filled,dashed\""
        case .code: ", fillcolor=\"#fef3c7\", color=\"#b45309\""
        case .unknown: ", style=\"rounded,filled,dotted\", fillcolor=\"#fee2e2\", color=\"#dc2626\""
        }
    }

    private static func style(_ edge: ScreenMap.Edge) -> String {
        let label = edge.words.isEmpty ? "" : ", label=\"\(escaped(edge.words))\""
        return switch edge.kind {
        case .contains: "kind=contains, arrowhead=none, penwidth=0.6" + label
        case .pushes: "kind=pushes, penwidth=1.4" + label
        case .presents: "kind=presents, style=dashed" + label
        case .unknown: "kind=unknown, style=dotted" + label
        }
    }

    private static func escaped(_ text: String) -> String {
        Printable.text(text).rewriting { $0 == "\\" || $0 == "\"" ? "\\\($0)" : nil }
    }
}
