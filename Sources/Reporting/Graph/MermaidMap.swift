/// The map as a Mermaid flowchart: pushes are arrows, presentations dashed, what only contains is a line without a head.
public enum MermaidMap {
    public static func text(_ map: ScreenMap) -> String {
        var lines = ["flowchart LR"]
        for node in map.nodes { lines.append("    \(node.id)\(shape(node)):::\(node.kind.rawValue)") }
        for edge in map.edges {
            let from = map.nodes[edge.from].id
            let to = map.nodes[edge.to].id
            lines.append("    \(from) \(arrow(edge)) \(to)")
        }
        lines += [
            "    classDef app fill:#334155,stroke:#1e293b,color:#ffffff",
            "    classDef scene fill:#334155,stroke:#1e293b,color:#ffffff",
            "    classDef tabs fill:#ede9fe,stroke:#7c3aed,color:#1e1b4b",
            "    classDef stack fill:#dcfce7,stroke:#16a34a,color:#052e16",
            "    classDef columns fill:#ccfbf1,stroke:#0d9488,color:#042f2e",
            "    classDef screen fill:#ffffff,stroke:#475569,color:#0f172a",
            "    classDef part fill:#f1f5f9,stroke:#94a3b8,color:#334155",
            "    classDef inline fill:#ffffff,stroke:#475569,color:#0f172a,stroke-dasharray:4 3",
            "    classDef code fill:#fef3c7,stroke:#b45309,color:#451a03",
            "    classDef unknown fill:#fee2e2,stroke:#dc2626,color:#7f1d1d,stroke-dasharray:2 3",
        ]
        return lines.map { $0 + "\n" }.joined()
    }

    private static func shape(_ node: ScreenMap.Node) -> String {
        let title = "\"\(escaped(node.title))\""
        return switch node.kind {
        case .app, .scene: "([\(title)])"
        case .stack, .columns, .tabs, .part: "(\(title))"
        case .code: "[[\(title)]]"
        case .screen, .inline, .unknown: "[\(title)]"
        }
    }

    private static func arrow(_ edge: ScreenMap.Edge) -> String {
        let label = edge.words.isEmpty ? "" : "|\"\(escaped(edge.words))\"|"
        return switch edge.kind {
        case .contains: "---\(label)"
        case .pushes: "-->\(label)"
        case .presents: "-.->\(label)"
        case .unknown: "-.-x\(label)"
        }
    }

    /// Mermaid reads `#name;` as a character; everything else that has a meaning is in quotes.
    private static func escaped(_ text: String) -> String {
        Printable.text(text).rewriting { scalar in
            switch scalar {
            case "#": "#35;"
            case "\"": "#quot;"
            case "<": "#lt;"
            case ">": "#gt;"
            case "&": "#amp;"
            case "`": "#96;"
            default: nil
            }
        }
    }
}
