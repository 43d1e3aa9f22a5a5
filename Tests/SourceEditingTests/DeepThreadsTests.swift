import SourceEditing
import Synchronization
import Testing

@Suite struct DeepThreadsTests {
    @Test(arguments: [1, 2, 7, 100]) func resultsAreInTheOrderOfTheItems(threads: Int) {
        let items = Array(0..<500)
        #expect(DeepThreads.map(items, threads: threads) { $0 * 2 } == items.map { $0 * 2 })
    }

    @Test func nothingToDo() {
        #expect(DeepThreads.map([Int](), threads: 4) { $0 } == [])
    }

    @Test func noMoreAtOnceThanAskedFor() {
        let counts = Mutex((now: 0, most: 0))
        _ = DeepThreads.map(Array(0..<300), threads: 3) { _ in
            counts.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
            counts.withLock { $0.now -= 1 }
        }
        #expect(counts.withLock { $0.most } <= 3)
    }

    @Test(arguments: [1, 2]) func twoThings(threads: Int) {
        let (number, word) = DeepThreads.both(threads: threads) {
            1
        } _: {
            "two"
        }
        #expect(number == 1)
        #expect(word == "two")
    }

    /// A usual thread's stack ends far earlier.
    @Test func stacksAreDeep() {
        #expect(DeepThreads.run { depth(200_000) } == 200_000)
    }
}

@inline(never) private func depth(_ number: Int) -> Int {
    var frame = (number, number, number, number)
    return withUnsafeMutablePointer(to: &frame) { $0.pointee.0 == 0 ? 0 : 1 + depth($0.pointee.0 - 1) }
}
