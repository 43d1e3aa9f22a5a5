import Foundation

/// A value that several threads use, one at a time.
///
/// `Mutex` does the same, but where a thread has to wait, its Linux version hands over in a library that the thread
/// sanitizer can't see into, and so each such hand-over looks like a race. It sees this lock everywhere.
public final class Locked<Value: Sendable>: Sendable {
    private let lock = NSLock()
    // Nobody gets at it but with the lock.
    nonisolated(unsafe) private var value: Value

    public init(_ value: Value) {
        self.value = value
    }

    /// Waits until no other thread is in here. To call it again from `body` never ends.
    public func withLock<Result, Failure: Error>(
        _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
