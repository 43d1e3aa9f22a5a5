import SourceEditing
import Testing

@Suite struct LockedTests {
    @Test func oneThreadAtATime() {
        let sum = Locked((now: 0, most: 0, all: 0))
        _ = DeepThreads.map(Array(1...300), threads: 4) { number in
            sum.withLock { sum in
                sum.now += 1
                sum.most = max(sum.most, sum.now)
                sum.all += number
                sum.now -= 1
            }
        }
        #expect(sum.withLock { $0.most } == 1)
        #expect(sum.withLock { $0.all } == 45_150)
    }

    @Test func aThrowingBodyLeavesItOpen() {
        struct Failure: Error {}
        let text = Locked("a")
        #expect(throws: Failure.self) {
            try text.withLock { text in
                text = "b"
                throw Failure()
            }
        }
        #expect(text.withLock { $0 } == "b")
    }
}
