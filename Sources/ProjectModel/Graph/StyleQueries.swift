extension NavigationGraph {
    /// The styles that views further up set on a node, with how much of the way up is seen.
    public struct StylesAbove: Sendable {
        /// The nearest on each way.
        public var styles: Set<CodePlace> = []
        /// The nearest on each way that crosses a presentation: what is presented may take after its presenter.
        public var beyondPresentations: Set<CodePlace> = []
        /// Whether a way without any reaches an app, a scene, a presentation or code that hosts it.
        public var reachesTop = false
        /// Whether a way ends at a view that nothing names.
        public var reachesUnseen = false
        /// The same for a way that crosses a presentation.
        public var reachesUnseenBeyond = false

        public init() {}

        /// Adds what stands above another place at which the same code is shown.
        public mutating func formUnion(_ other: StylesAbove) {
            styles.formUnion(other.styles)
            beyondPresentations.formUnion(other.beyondPresentations)
            reachesTop = reachesTop || other.reachesTop
            reachesUnseen = reachesUnseen || other.reachesUnseen
            reachesUnseenBeyond = reachesUnseenBeyond || other.reachesUnseenBeyond
        }
    }

    /// Ways that begin at a preview count only where there are no others.
    public func stylesAbove(_ node: Int) -> StylesAbove {
        var above = StylesAbove()
        var isPreview = false
        let start = Climb(node: node, isBeyond: false)
        var seen: Set<Climb> = [start]
        var queue = [start]
        while let current = queue.popLast() {
            let isPresented = nodes[current.node].isPresentation
            if isPresented { above.reachesTop = true }
            if incoming[current.node].isEmpty {
                switch nodes[current.node].kind {
                case .preview: isPreview = true
                case .app, .scene, .code, .hosting, .presentation, .tabs: above.reachesTop = true
                case .view, .inline, .container, .column, .unknown:
                    if current.isBeyond { above.reachesUnseenBeyond = true } else { above.reachesUnseen = true }
                }
            }
            for edge in incoming[current.node].map({ edges[$0] }) {
                let isBeyond = current.isBeyond || isPresented
                if let style = edge.styles.last {
                    if isBeyond { above.beyondPresentations.insert(style) } else { above.styles.insert(style) }
                } else if seen.insert(Climb(node: edge.from, isBeyond: isBeyond)).inserted {
                    queue.append(Climb(node: edge.from, isBeyond: isBeyond))
                }
            }
        }
        if isPreview, above.styles.isEmpty, !above.reachesUnseen { above.reachesTop = true }
        return above
    }

    /// A node on the way up, and whether a presentation stands between.
    private struct Climb: Hashable {
        let node: Int
        let isBeyond: Bool
    }
}

extension NavigationGraph.Node {
    fileprivate var isPresentation: Bool {
        if case .presentation = kind { return true }
        return false
    }
}
