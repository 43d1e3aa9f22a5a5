extension NavigationGraph {
    /// The styles that views further up set on a node, with how much of the way up is seen.
    public struct StylesAbove: Sendable {
        /// The nearest on each way.
        public var styles: Set<CodePlace> = []
        /// Whether a way without any reaches an app, a scene or code that hosts it.
        public var reachesTop = false
        /// Whether a way ends at a view that nothing names.
        public var reachesUnseen = false
    }

    /// Ways that begin at a preview count only where there are no others.
    public func stylesAbove(_ node: Int) -> StylesAbove {
        var above = StylesAbove()
        var isPreview = false
        var seen: Set<Int> = [node]
        var queue = [node]
        while let current = queue.popLast() {
            if incoming[current].isEmpty {
                switch nodes[current].kind {
                case .preview: isPreview = true
                case .app, .scene, .code, .hosting, .presentation, .tabs: above.reachesTop = true
                case .view, .inline, .container, .column, .unknown: above.reachesUnseen = true
                }
            }
            for edge in incoming[current].map({ edges[$0] }) {
                if let style = edge.styles.last {
                    above.styles.insert(style)
                } else if seen.insert(edge.from).inserted {
                    queue.append(edge.from)
                }
            }
        }
        if isPreview, above.styles.isEmpty, !above.reachesUnseen { above.reachesTop = true }
        return above
    }
}
