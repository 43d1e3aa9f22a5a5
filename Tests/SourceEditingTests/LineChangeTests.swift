import TestSupport
import Testing

@testable import SourceEditing

@Suite struct LineChangeTests {
    @Test func equalFilesHaveNoChanges() {
        #expect(changes("", "") == [])
        #expect(changes("a\nb", "a\nb") == [])
    }

    @Test func whatIsAlikeAtBothEndsStays() {
        #expect(changes("a\nb\nc\n", "a\nx\ny\nc\n") == [LineChange(old: 1..<2, new: 1..<3)])
        #expect(changes("a\nb\n", "a\nx\nb\n") == [LineChange(old: 1..<1, new: 1..<2)])
        #expect(changes("a\nx\nb\n", "a\nb\n") == [LineChange(old: 1..<2, new: 1..<1)])
    }

    @Test func aLineWithoutItsLineFeedIsAnother() {
        #expect(changes("a\nb", "a\nb\n") == [LineChange(old: 1..<2, new: 1..<2)])
    }

    @Test(.timeLimit(.minutes(10)))
    func distantEditsInALongFileAreFoundOneByOne() {
        let old = (0..<400_000).map { "        let value\($0 % 1_000) = \($0)\n" }
        var new = old
        let edited = (1...10).map { $0 * 36_000 }
        for line in edited { new[line] = "        edited\n" }
        #expect(changes(old.joined(), new.joined()) == edited.map { LineChange(old: $0..<$0 + 1, new: $0..<$0 + 1) })
    }

    @Test(.timeLimit(.minutes(10)))
    func moreEditsThanTheQuickSearchFindsAreFoundOneByOneToo() {
        let old = (0..<20_000).map { "        let value\($0 % 1_000) = \($0)\n" }
        var new = old
        let edited = (0..<2_000).map { $0 * 10 }
        for line in edited { new[line] = "        edited\n" }
        #expect(changes(old.joined(), new.joined()) == edited.map { LineChange(old: $0..<$0 + 1, new: $0..<$0 + 1) })
    }

    @Test func linesThatOnlyOneFileHasDontHideTheOthers() {
        let kept = (0..<600).map { "kept \($0)\n" }.joined()
        func rewritten(_ name: String) -> String { (0..<600).map { "\(name) \($0)\n" }.joined() }
        #expect(
            changes(rewritten("old") + kept + rewritten("former"), rewritten("new") + kept + rewritten("later")) == [
                LineChange(old: 0..<600, new: 0..<600), LineChange(old: 1_200..<1_800, new: 1_200..<1_800),
            ])
    }

    @Test(.timeLimit(.minutes(10)))
    func filesWithNothingInCommonAreOneChange() {
        let old = (0..<20_000).map { "old \($0)\n" }.joined()
        let new = (0..<20_000).map { "new \($0)\n" }.joined()
        #expect(changes(old, new) == [LineChange(old: 0..<20_000, new: 0..<20_000)])
    }

    /// The worst case: every line is in both files, and hardly any in the same order.
    @Test(.timeLimit(.minutes(10)))
    func shuffledFilesAreDoneInTime() {
        var random = SeededRandom(seed: 20_000)
        let old = (0..<20_000).map { "line \($0 % 5_000)\n" }
        let new = old.shuffled(using: &random)
        let found = changes(old.joined(), new.joined())
        #expect(applied(found, old: old, new: new) == new)
    }

    @Test func everyWayIsAShortestOne() throws {
        var random = SeededRandom(seed: 1986)
        for round in 0..<2_000 {
            let (old, new) = (random.letters(), random.letters())
            let path = try #require(
                EditPath.shortest(oldCount: old.count, newCount: new.count) { old[$0] == new[$1] })
            let (keptOfOld, keptOfNew) = kept(along: path, old: old, new: new)
            #expect(keptOfOld == keptOfNew, "round \(round): \(old) \(new)")
            #expect(keptOfOld.count == longestCommonCount(old, new), "round \(round): \(old) \(new)")
        }
    }

    /// With a search so short that nearly every way needs detours.
    @Test(arguments: [1, 2, 3])
    func aWayWithDetoursLeadsFromTheOldToTheNewAllTheSame(reach: Int) {
        var random = SeededRandom(seed: UInt64(reach))
        for round in 0..<2_000 {
            let (old, new) = (random.letters(), random.letters())
            let path = EditPath.short(oldCount: old.count, newCount: new.count, reach: reach) { old[$0] == new[$1] }
            let (keptOfOld, keptOfNew) = kept(along: path, old: old, new: new)
            #expect(keptOfOld == keptOfNew, "round \(round): \(old) \(new)")
        }
    }

    @Test func aLongWayIsNotLookedForToTheEnd() {
        let differing = { (_: Int, _: Int) in false }
        #expect(EditPath.shortest(oldCount: 2, newCount: 2, reach: 2, differing) != nil)
        #expect(EditPath.shortest(oldCount: 3, newCount: 2, reach: 2, differing) == nil)
    }

    // MARK: - Expectations

    private func changes(_ old: String, _ new: String) -> [LineChange] {
        LineChange.changes(from: FileLines(Array(old.utf8)), to: FileLines(Array(new.utf8)))
    }

    /// What the changes make of the old lines.
    private func applied(_ changes: [LineChange], old: [String], new: [String]) -> [String] {
        var lines = old
        for change in changes.reversed() { lines.replaceSubrange(change.old, with: new[change.new]) }
        return lines
    }

    /// The elements that a way keeps: in the old sequence, and in the new one.
    private func kept(along path: EditPath, old: [Character], new: [Character]) -> (old: [Character], new: [Character])
    {
        (
            zip(old, path.isRemoved).filter { !$0.1 }.map(\.0),
            zip(new, path.isAdded).filter { !$0.1 }.map(\.0)
        )
    }

    /// How many elements the longest common subsequence has, found in the plainest way.
    private func longestCommonCount(_ old: [Character], _ new: [Character]) -> Int {
        var counts = Array(repeating: 0, count: new.count + 1)
        for element in old {
            var diagonal = 0
            for (index, other) in new.enumerated() {
                let above = counts[index + 1]
                counts[index + 1] = element == other ? diagonal + 1 : max(above, counts[index])
                diagonal = above
            }
        }
        return counts[new.count]
    }
}

extension SeededRandom {
    /// Up to 20 letters, few of them different.
    fileprivate mutating func letters() -> [Character] {
        (0..<Int.random(in: 0...20, using: &self)).map { _ in "abcd".randomElement(using: &self)! }
    }
}
