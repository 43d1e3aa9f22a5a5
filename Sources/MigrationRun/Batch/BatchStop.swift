import Dispatch
import SourceEditing

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Whether a batch is to begin nothing more.
public final class BatchStop: Sendable {
    private let isSet = Locked(false)

    public init() {}

    public var isAskedFor: Bool { isSet.withLock { $0 } }

    /// - Returns: whether it was asked for before.
    @discardableResult
    public func ask() -> Bool {
        isSet.withLock { isSet in
            defer { isSet = true }
            return isSet
        }
    }
}

/// Hears the signals by which a person or the system asks a process to end. The first one stops a batch when what is at
/// work has ended, and the second ends the process.
public struct BatchSignals {
    private let sources: [any DispatchSourceSignal]

    /// - Parameter told: called at the first signal.
    public init(_ stop: BatchStop, told: @escaping @Sendable () -> Void) {
        sources = [SIGINT, SIGTERM].map { number in
            // A source hears what the process itself ignores. Processes that it starts ignore it too: a Ctrl-C on the
            // terminal reaches them as well, and they are to end their work.
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                guard stop.ask() else { return told() }
                signal(number, SIG_DFL)
                kill(getpid(), number)
            }
            source.resume()
            return source
        }
    }

    /// Signals end the process again.
    public func end() {
        for source in sources { source.cancel() }
        for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) }
    }
}
