import SourceEditing

/// The navigation graph of a project, built when it is first asked for: not every step asks.
final class LazyGraph: Sendable {
    private let built = Locked<NavigationGraph?>(nil)
    private let build: @Sendable () -> NavigationGraph

    init(_ build: @escaping @Sendable () -> NavigationGraph) {
        self.build = build
    }

    var value: NavigationGraph {
        built.withLock { built in
            if let built { return built }
            let graph = build()
            built = graph
            return graph
        }
    }
}
