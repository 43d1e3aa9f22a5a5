/// Draws the edges of a map.
enum SVGEdge {
    static func text(
        _ edge: ScreenMap.Edge, at index: Int, of map: ScreenMap, _ layout: LayeredLayout,
        _ sizes: [LayeredLayout.Size], idPrefix prefix: String
    ) -> String {
        let kind = className(edge.kind)
        let stays = edge.stays ? " stays" : ""
        let places = edge.places.map { "\($0.file):\($0.location.line)" }
        let shown = places.count <= 8 ? places : places.prefix(8) + ["and \(places.count - 8) more"]
        let verb = edge.kind == .unknown ? "leads to" : edge.kind.rawValue
        let words =
            ["\(map.nodes[edge.from].title) \(verb) \(map.nodes[edge.to].title)\(edge.stays ? " (a link stays)" : "")"]
            + shown
        let title = SVGMap.escaped(words.map { Printable.text($0) }.joined(separator: "\n"))
        let path = edge.from == edge.to ? loop(layout.origins[edge.from], sizes[edge.from]) : path(layout.routes[index])
        return
            "<path class=\"\(kind)\(stays)\" marker-end=\"url(#\(prefix)\(kind))\" d=\"\(path)\"><title>\(title)</title></path>"
    }

    /// That of unknown edges isn't that of unknown nodes.
    static func className(_ kind: ScreenMap.Edge.Kind) -> String { kind == .unknown ? "unknowns" : kind.rawValue }

    /// The word stands before the edge's end, above it.
    static func label(_ label: String, _ route: [LayeredLayout.Point]) -> [String] {
        guard let end = route.last, let before = route.dropLast().last else { return [] }
        let comesFromLeft = before.x <= end.x
        let x = comesFromLeft ? end.x - 9 : end.x + 9
        let anchor = comesFromLeft ? "" : " style=\"text-anchor:start\""
        return [
            "<text class=\"word\"\(anchor) x=\"\(SVGMap.number(x))\" y=\"\(SVGMap.number(end.y - 4))\">\(SVGMap.escaped(Printable.text(label)))</text>"
        ]
    }

    /// Straight through the layers, curved between them.
    private static func path(_ points: [LayeredLayout.Point]) -> String {
        guard let first = points.first else { return "" }
        var path = "M\(pair(first))"
        for (from, to) in zip(points, points.dropFirst()) {
            if from.y == to.y {
                path += " L\(pair(to))"
            } else {
                let middle = (from.x + to.x) / 2
                path += " C\(pair(.init(x: middle, y: from.y))) \(pair(.init(x: middle, y: to.y))) \(pair(to))"
            }
        }
        return path
    }

    /// From the right end of a node over its top.
    private static func loop(_ origin: LayeredLayout.Point, _ size: LayeredLayout.Size) -> String {
        let right = origin.x + size.width
        let middle = origin.y + size.height / 2
        let start = LayeredLayout.Point(x: right, y: middle - 6)
        let end = LayeredLayout.Point(x: right, y: middle + 6)
        return
            "M\(pair(start)) C\(pair(.init(x: right + 26, y: middle - 16))) \(pair(.init(x: right + 26, y: middle + 16))) \(pair(end))"
    }

    private static func pair(_ point: LayeredLayout.Point) -> String {
        "\(SVGMap.number(point.x)) \(SVGMap.number(point.y))"
    }
}
