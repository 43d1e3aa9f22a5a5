import ProjectModel

/// The map as a picture: self-contained, for light and dark backgrounds.
public enum SVGMap {
    private static let rowHeight = 30.0
    private static let margin = 28.0
    private static let header = 40.0
    private static let legendHeight = 64.0

    /// - Parameters:
    ///   - title: stands above the map.
    ///   - prefix: goes before the ids in the picture, which are to be the only ones of their names on a page.
    public static func text(_ map: ScreenMap, title: String, idPrefix prefix: String = "") -> String {
        let sizes = map.nodes.map { node in
            LayeredLayout.Size(width: (TextWidth.of(label(node)) + 26).rounded(.up), height: rowHeight)
        }
        let layout = LayeredLayout(sizes: sizes, edges: map.edges.map { ($0.from, $0.to) })
        let legend = SVGLegend(map)
        let width = max(layout.size.width, legend.width, TextWidth.of(title) * 1.3) + 2 * margin
        let height = layout.size.height + header + legendHeight + 2 * margin
        var lines = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(number(width)) \(number(height))\" "
                + "width=\"\(number(width))\" height=\"\(number(height))\" role=\"img\">",
            "<title>\(escaped(title))</title>", style, markers(prefix),
            "<rect class=\"page\" width=\"\(number(width))\" height=\"\(number(height))\"/>",
            "<text class=\"head\" x=\"\(number(margin))\" y=\"\(number(margin + 8))\">\(escaped(title))</text>",
            "<g transform=\"translate(\(number(margin)) \(number(margin + header)))\">",
        ]
        for (index, edge) in map.edges.enumerated() {
            lines.append(SVGEdge.text(edge, at: index, of: map, layout, sizes, idPrefix: prefix))
        }
        var labelled: Set<String> = []
        for (index, edge) in map.edges.enumerated() {
            guard let label = edge.label, labelled.insert("\(edge.to) \(label)").inserted else { continue }
            lines += SVGEdge.label(label, layout.routes[index])
        }
        for (index, node) in map.nodes.enumerated() {
            lines.append(text(of: node, at: layout.origins[index], sizes[index]))
        }
        lines.append("</g>")
        lines += legend.text(at: .init(x: margin, y: height - margin - legendHeight + 24), idPrefix: prefix)
        lines.append("</svg>")
        return lines.map { $0 + "\n" }.joined()
    }

    /// What a node says, short enough to read.
    private static func label(_ node: ScreenMap.Node) -> String {
        let title = Printable.text(node.title)
        return title.count <= 34 ? title : title.prefix(32) + "…"
    }

    private static func text(of node: ScreenMap.Node, at origin: LayeredLayout.Point, _ size: LayeredLayout.Size)
        -> String
    {
        let place = node.place.map { "\($0.file):\($0.location.line)" }
        let links =
            node.links == 0 ? nil : "links: \(node.links)\(node.stays > 0 ? ", of which \(node.stays) stay" : "")"
        let words = [node.title, place, links].compactMap { $0 }.map { Printable.text($0) }.joined(separator: "\n")
        let radius = [.stack, .columns, .tabs, .app, .scene].contains(node.kind) ? size.height / 2 : 6
        let middle = origin.y + size.height / 2
        return "<g class=\"\(node.kind.rawValue)\"><title>\(escaped(words))</title>"
            + "<rect x=\"\(number(origin.x))\" y=\"\(number(origin.y))\" width=\"\(number(size.width))\" "
            + "height=\"\(number(size.height))\" rx=\"\(number(radius))\"/>"
            + "<text x=\"\(number(origin.x + size.width / 2))\" y=\"\(number(middle + 4))\">\(escaped(label(node)))</text></g>"
    }

    /// With one decimal at most.
    static func number(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        let sign = tenths < 0 ? "-" : ""
        let (whole, rest) = abs(tenths).quotientAndRemainder(dividingBy: 10)
        return rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest)"
    }

    static func escaped(_ text: String) -> String {
        text.rewriting { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            default: nil
            }
        }
    }

    private static let style = """
        <style>
        text { font: 12px -apple-system, "Segoe UI", "DejaVu Sans", Helvetica, Arial, sans-serif; fill: #0f172a; text-anchor: middle }
        .head { font-size: 16px; font-weight: 600; text-anchor: start }
        .word { font-size: 10px; fill: #475569; text-anchor: end; stroke: #f8fafc; stroke-width: 3px; paint-order: stroke }
        .key { font-size: 11px; fill: #334155; text-anchor: start }
        .page { fill: #f8fafc }
        path { fill: none }
        .contains { stroke: #94a3b8; stroke-width: 1 }
        .pushes { stroke: #1d4ed8; stroke-width: 1.6 }
        .presents { stroke: #b45309; stroke-width: 1.4; stroke-dasharray: 6 4 }
        .unknowns { stroke: #dc2626; stroke-width: 1.4; stroke-dasharray: 1.5 3.5 }
        .stays { stroke: #be185d }
        .tip-contains { fill: #94a3b8 } .tip-pushes { fill: #1d4ed8 } .tip-presents { fill: #b45309 } .tip-unknowns { fill: #dc2626 }
        rect { stroke-width: 1.2 }
        .screen rect { fill: #ffffff; stroke: #64748b }
        .part rect { fill: #f1f5f9; stroke: #94a3b8 }
        .part text { fill: #475569 }
        .inline rect { fill: #ffffff; stroke: #64748b; stroke-dasharray: 4 3 }
        .app rect, .scene rect { fill: #334155; stroke: #1e293b }
        .app text, .scene text { fill: #ffffff }
        .tabs rect { fill: #ede9fe; stroke: #7c3aed }
        .stack rect { fill: #dcfce7; stroke: #16a34a }
        .columns rect { fill: #ccfbf1; stroke: #0d9488 }
        .code rect { fill: #fef3c7; stroke: #b45309 }
        .unknown rect { fill: #fee2e2; stroke: #dc2626; stroke-dasharray: 2 3 }
        @media (prefers-color-scheme: dark) {
        text { fill: #e2e8f0 }
        .word { fill: #94a3b8; stroke: #0f172a }
        .key { fill: #cbd5e1 }
        .page { fill: #0f172a }
        .contains { stroke: #64748b }
        .pushes { stroke: #60a5fa }
        .presents { stroke: #f59e0b }
        .unknowns { stroke: #f87171 }
        .stays { stroke: #f472b6 }
        .tip-contains { fill: #64748b } .tip-pushes { fill: #60a5fa } .tip-presents { fill: #f59e0b } .tip-unknowns { fill: #f87171 }
        .screen rect, .inline rect { fill: #1e293b; stroke: #94a3b8 }
        .part rect { fill: #0f172a; stroke: #64748b }
        .part text { fill: #94a3b8 }
        .app rect, .scene rect { fill: #cbd5e1; stroke: #f1f5f9 }
        .app text, .scene text { fill: #0f172a }
        .tabs rect { fill: #2e1065; stroke: #a78bfa }
        .stack rect { fill: #052e16; stroke: #4ade80 }
        .columns rect { fill: #042f2e; stroke: #2dd4bf }
        .code rect { fill: #451a03; stroke: #f59e0b }
        .unknown rect { fill: #450a0a; stroke: #f87171 }
        }
        </style>
        """

    private static func markers(_ prefix: String) -> String {
        let tips = ScreenMap.Edge.Kind.allCases.map(SVGEdge.className).map { kind in
            "<marker id=\"\(prefix)\(kind)\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"7\" markerHeight=\"7\" "
                + "markerUnits=\"userSpaceOnUse\" orient=\"auto\"><path class=\"tip-\(kind)\" style=\"fill-opacity:1\" d=\"M0 0.8 L7.5 4 L0 7.2 Z\"/></marker>"
        }
        return "<defs>" + tips.joined() + "</defs>"
    }
}
