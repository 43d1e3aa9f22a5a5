import Foundation
import Synchronization

/// Work on threads whose stacks are deep enough for the parser: a chain of thousands of modifiers nests as deeply.
public enum DeepThreads {
    /// Long chains of modifiers nest deeply, in the parser and in visitors. The memory is taken only when it is used.
    private static let stackSize = 512 << 20

    /// Gives each of `items` to `transform`, several at once, and returns the results in the order of the items.
    /// - Parameter threads: how many at once; 1 at least.
    public static func map<Item: Sendable, Result: Sendable>(
        _ items: [Item], threads: Int, _ transform: @escaping @Sendable (Item) -> Result
    ) -> [Result] {
        let next = Atomic(0)
        let results = Locked([Result?](repeating: nil, count: items.count))
        let done = DispatchGroup()
        for _ in 0..<max(1, min(threads, items.count)) {
            done.enter()
            let thread = Thread {
                while true {
                    let index = next.add(1, ordering: .relaxed).oldValue
                    guard index < items.count else { break }
                    let result = transform(items[index])
                    results.withLock { $0[index] = result }
                }
                done.leave()
            }
            thread.stackSize = stackSize
            thread.start()
        }
        done.wait()
        return results.withLock { $0 }.compactMap { $0 }
    }

    /// Runs `work` on one such thread and waits for it.
    public static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
        map([()], threads: 1) { _ in work() }[0]
    }

    /// Does two things, each of which may give work to threads of its own.
    /// - Parameter threads: 1: one behind the other.
    public static func both<First: Sendable, Second: Sendable>(
        threads: Int, _ first: @escaping @Sendable () -> First, _ second: @escaping @Sendable () -> Second
    ) -> (First, Second) {
        let done = map([true, false], threads: threads) { $0 ? Either.first(first()) : .second(second()) }
        guard case .first(let first) = done[0], case .second(let second) = done[1] else {
            preconditionFailure("results come in the order of the items")
        }
        return (first, second)
    }

    private enum Either<First: Sendable, Second: Sendable>: Sendable {
        case first(First)
        case second(Second)
    }
}
