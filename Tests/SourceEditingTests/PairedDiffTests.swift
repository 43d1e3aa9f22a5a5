import Testing

@testable import SourceEditing

/// Old and new lines beside each other.
@Suite struct PairedDiffTests {
    private func rows(_ before: String, _ after: String) -> [[String]] {
        func text(_ line: PairedDiff.Line?, _ all: String) -> String {
            line.map { "\($0.number):" + String(decoding: Array(all.utf8)[$0.range], as: UTF8.self) } ?? "-"
        }
        let diff = PairedDiff(FileChange(path: "A", .modified(before: Array(before.utf8), after: Array(after.utf8))))
        return diff.hunks.map { $0.map { "\(text($0.old, before)) \($0.isChange ? "|" : "=") \(text($0.new, after))" } }
    }

    @Test func changedLinesAreBesideEachOther() {
        #expect(
            rows("a\nb\nc\nd\n", "a\nB\nc\nd\ne\n") == [
                ["1:a = 1:a", "2:b | 2:B", "3:c = 3:c", "4:d = 4:d", "- | 5:e"]
            ])
    }

    @Test func moreLinesThanThereWere() {
        #expect(rows("a\n", "b\nc\n") == [["1:a | 1:b", "- | 2:c"]])
        #expect(rows("b\nc\n", "a\n") == [["1:b | 1:a", "2:c | -"]])
    }

    @Test func hunksAreThoseOfThePatch() {
        let before = (1...20).map { "\($0)\n" }.joined()
        let after = before.replacing("2\n3\n", with: "2\nx\n").replacing("18\n", with: "y\n")
        let hunks = rows(before, after)
        #expect(hunks.count == 2)
        #expect(hunks[0].first == "1:1 = 1:1")
        #expect(hunks[1].first == "15:15 = 15:15")
    }

    @Test func endingsAreNoPartOfALine() {
        #expect(rows("a\r\nb", "a\r\nc\r\n") == [["1:a = 1:a", "2:b | 2:c"]])
    }

    @Test func newAndEqualFiles() {
        let new = PairedDiff(FileChange(path: "A", .created(Array("a\nb\n".utf8))))
        #expect(new.hunks.map { $0.map(\.new?.number) } == [[1, 2]])
        #expect((new.removedCount, new.addedCount) == (0, 2))
        #expect(PairedDiff(FileChange(path: "A", .modified(before: [65], after: [65]))).hunks.isEmpty)
    }
}
