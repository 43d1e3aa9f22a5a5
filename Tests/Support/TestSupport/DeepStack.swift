import Foundation

/// Runs `work` on a thread whose stack is as deep as those of a run.
public func onDeepStack<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
        let thread = Thread { continuation.resume(returning: work()) }
        thread.stackSize = 512 << 20
        thread.start()
    }
}
