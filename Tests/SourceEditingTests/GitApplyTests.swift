import SourceEditing
import TestSupport
import Testing

/// Patches against git itself.
@Suite struct GitApplyTests {
    @Test(arguments: [1, 2, 3] as [UInt64])
    func gitAppliesAndTakesBackEveryPatch(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let changes = (0..<200).map { random.change(number: $0) }
        let patch = UnifiedDiff.patch(changes)
        let tree = try GitWorkTree()
        for change in changes { try tree.write(change.before, to: change.path) }

        #expect(throws: Never.self, "seed \(seed)") {
            try tree.apply(patch, "--check")
            try tree.apply(patch)
        }
        for change in changes {
            #expect(tree[change.path] == change.after, "seed \(seed), \(change.path)")
        }
        #expect(throws: Never.self, "seed \(seed)") { try tree.apply(patch, "--reverse") }
        for change in changes {
            #expect(tree[change.path] == change.before, "seed \(seed), \(change.path)")
        }
    }

    /// Several steps print their patches one behind the other.
    @Test func gitAppliesOnePatchOnTopOfAnother() throws {
        let (one, two, three) = (Array("a\nb\n".utf8), Array("a\nB\n".utf8), Array("A\nB\nc\n".utf8))
        let steps = [
            [
                FileChange(path: "Changed.swift", .modified(before: one, after: two)),
                FileChange(path: "New.swift", .created(one)),
            ],
            [
                FileChange(path: "Changed.swift", .modified(before: two, after: three)),
                FileChange(path: "New.swift", .modified(before: one, after: three)),
            ],
        ]
        let tree = try GitWorkTree()
        try tree.write(one, to: "Changed.swift")
        try tree.apply(steps.flatMap(UnifiedDiff.patch))
        #expect(tree["Changed.swift"] == three)
        #expect(tree["New.swift"] == three)
    }

    /// Where no line is in a file twice there is only one shortest diff, and git prints the same bytes.
    @Test func gitPrintsTheSamePatch() throws {
        let seed: UInt64 = 4
        var random = SeededRandom(seed: seed)
        let changes = (0..<150).map { random.changeOfDistinctLines(number: $0) }
        let tree = try GitWorkTree()
        for change in changes { try tree.write(change.before, to: change.path) }
        try tree.git(["add", "--all"])
        for change in changes { try tree.write(change.after, to: change.path) }
        let created = changes.filter { $0.before == nil }.map(\.path)
        try tree.git(["add", "--intent-to-add", "--"] + created)

        let printed = try tree.git(["diff", "--no-color", "--no-ext-diff", "--no-renames"])
        let (ours, gits) = (lines(of: UnifiedDiff.patch(changes)), lines(of: printed).compactMap(asWeWriteIt))
        for (index, (our, git)) in zip(ours, gits).enumerated() where our != git {
            // One place is enough to look at; behind it nearly every line differs.
            #expect(our == git, "seed \(seed), after \(ours[..<index].suffix(20))")
            break
        }
        #expect(ours.count == gits.count, "seed \(seed)")
    }

    private func lines(of patch: [UInt8]) -> [String] {
        patch.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
    }

    /// A line of git's without what we leave out: the whole `index` line, the function's name behind `@@`.
    private func asWeWriteIt(_ line: String) -> String? {
        if line.hasPrefix("index ") { return nil }
        guard line.hasPrefix("@@ "), let end = line.firstRange(of: " @@")?.upperBound else { return line }
        return String(line[..<end])
    }
}
