/// What the lines and boxes of a map mean: those that occur, with their numbers.
struct SVGLegend {
    private let lines: [(kind: String, words: String)]
    private let boxes: [(kind: ScreenMap.Node.Kind, words: String)]

    init(_ map: ScreenMap) {
        let edges = Dictionary(grouping: map.edges, by: \.kind).mapValues(\.count)
        var lines: [(String, String)] = ScreenMap.Edge.Kind.allCases.compactMap { kind in
            guard let count = edges[kind] else { return nil }
            let words =
                switch kind {
                case .contains: "contains"
                case .pushes: "pushes"
                case .presents: "presents (sheet, cover, popover)"
                case .unknown: "can't be seen"
                }
            return (SVGEdge.className(kind), "\(words) · \(count)")
        }
        let stays = map.edges.count(where: \.stays)
        if stays > 0 { lines.append(("pushes stays", "a link stays · \(stays)")) }
        self.lines = lines
        let nodes = Dictionary(grouping: map.nodes, by: \.kind).mapValues(\.count)
        boxes = ScreenMap.Node.Kind.allCases.compactMap { kind in
            guard let count = nodes[kind] else { return nil }
            let words =
                switch kind {
                case .app: "app"
                case .scene: "scene"
                case .tabs: "tabs"
                case .stack: "stack"
                case .columns: "columns"
                case .screen: "screen"
                case .part: "shared part"
                case .inline: "written in place"
                case .code: "other code"
                case .unknown: "unknown"
                }
            return (kind, "\(words) · \(count)")
        }
    }

    private static let key = 34.0

    private static func width(of words: String) -> Double { key + TextWidth.of(words) + 22 }

    var width: Double {
        max(lines.reduce(0) { $0 + Self.width(of: $1.words) }, boxes.reduce(0) { $0 + Self.width(of: $1.words) })
    }

    func text(at origin: LayeredLayout.Point, idPrefix prefix: String) -> [String] {
        var result: [String] = []
        var x = origin.x
        for line in lines {
            let y = SVGMap.number(origin.y)
            let tip = line.kind.split(separator: " ")[0]
            result.append(
                "<path class=\"\(line.kind)\" marker-end=\"url(#\(prefix)\(tip))\" d=\"M\(SVGMap.number(x)) \(y) L\(SVGMap.number(x + 28)) \(y)\"/>"
            )
            result.append(words(line.words, x, origin.y))
            x += Self.width(of: line.words)
        }
        x = origin.x
        for box in boxes {
            result.append(
                "<g class=\"\(box.kind.rawValue)\"><rect x=\"\(SVGMap.number(x))\" y=\"\(SVGMap.number(origin.y + 17))\" width=\"26\" "
                    + "height=\"14\" rx=\"\([.screen, .inline, .code, .unknown].contains(box.kind) ? 3 : 7)\"/></g>")
            result.append(words(box.words, x, origin.y + 24))
            x += Self.width(of: box.words)
        }
        return result
    }

    private func words(_ words: String, _ x: Double, _ y: Double) -> String {
        "<text class=\"key\" x=\"\(SVGMap.number(x + Self.key))\" y=\"\(SVGMap.number(y + 4))\">\(SVGMap.escaped(words))</text>"
    }
}
