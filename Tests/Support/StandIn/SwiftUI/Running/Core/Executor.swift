@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

/// Runs all asynchronous work on the main thread, in the order in which it comes. Time passes only when there is nothing
/// else to do, and then at once: a run is the same every time.
final class Executor: @unchecked Sendable {
    static let shared = Executor()

    private var ready: [UnownedJob] = []
    private var later: [(due: Duration, job: UnownedJob)] = []
    private var now = Duration.zero

    private static let jobsAtMost = 2_000
    /// Nobody looks at a screen for longer before using it.
    private static let patience = Duration.seconds(30)

    /// Has to be called before there is any asynchronous work.
    static func install() { _createExecutors(factory: Factory.self) }

    /// Works until there is nothing to do.
    /// - Returns: whether there was something.
    @MainActor func work() -> Bool {
        let end = now + Self.patience
        for count in 0..<Self.jobsAtMost {
            guard let job = next(before: end) else { return count > 0 }
            job.runSynchronously(on: MainActor.sharedUnownedExecutor)
        }
        return true
    }

    private func next(before end: Duration) -> UnownedJob? {
        if !ready.isEmpty { return ready.removeFirst() }
        guard let index = later.indices.min(by: { later[$0].due < later[$1].due }), later[index].due <= end else {
            return nil
        }
        now = max(now, later[index].due)
        return later.remove(at: index).job
    }

    fileprivate func add(_ job: UnownedJob) { ready.append(job) }

    fileprivate func add(_ job: UnownedJob, after delay: Any) {
        // Rounded: the time that the caller computed a moment ago isn't quite the one that was asked for.
        let milliseconds = ((delay as? Duration ?? .zero) / .milliseconds(1)).rounded()
        later.append((now + .milliseconds(Int(milliseconds)), job))
    }

    private struct Factory: ExecutorFactory {
        static var mainExecutor: any MainExecutor { OfMainActor() }
        static var defaultExecutor: any TaskExecutor { OfTasks() }
    }

    private final class OfMainActor: MainExecutor, SchedulingExecutor {
        var asSchedulingExecutor: (any SchedulingExecutor)? { self }
        func enqueue(_ job: consuming ExecutorJob) { Executor.shared.add(UnownedJob(job)) }
        func enqueue<C: Clock>(
            _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
        ) {
            Executor.shared.add(UnownedJob(job), after: delay)
        }
        func run() throws {}
        func runUntil(_ condition: () -> Bool) throws {}
        func stop() {}
        func checkIsolated() {}
    }

    private final class OfTasks: TaskExecutor, SchedulingExecutor {
        var asSchedulingExecutor: (any SchedulingExecutor)? { self }
        func enqueue(_ job: consuming ExecutorJob) { Executor.shared.add(UnownedJob(job)) }
        func enqueue<C: Clock>(
            _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
        ) {
            Executor.shared.add(UnownedJob(job), after: delay)
        }
    }
}
