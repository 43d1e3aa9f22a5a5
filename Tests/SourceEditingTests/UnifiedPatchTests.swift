import TestSupport
import Testing

@testable import SourceEditing

/// Patches that are read again.
@Suite struct UnifiedPatchTests {
    @Test(arguments: [11, 12, 13] as [UInt64])
    func readsAndAppliesEveryPatchThatIsWritten(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let changes = (0..<300).map { random.change(number: $0) }.filter { $0.after != nil && $0.after != $0.before }
        let patch = try UnifiedPatch(reading: UnifiedDiff.patch(changes))
        let ordered = changes.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        #expect(patch.files.map(\.path) == ordered.map(\.path))
        for (file, change) in zip(patch.files, ordered) {
            #expect(file.isNew == (change.before == nil))
            #expect(try file.applied(to: change.before) == change.after, "seed \(seed), \(change.path)")
            #expect(file.isApplied(to: change.after), "seed \(seed), \(change.path)")
        }
    }

    /// One byte of a patch changed, dropped or doubled: it is refused, or means another patch, and never crashes.
    @Test(arguments: [21, 22] as [UInt64])
    func damagedPatchesAreRefusedOrHarmless(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let changes = (0..<8).map { random.change(number: $0) }.filter { $0.after != nil }
        let patch = UnifiedDiff.patch(changes)
        var refused = 0
        for _ in 0..<400 {
            var damaged = patch
            let place = Int.random(in: damaged.indices, using: &random)
            switch Int.random(in: 0..<3, using: &random) {
            case 0: damaged[place] = UInt8.random(in: 0...255, using: &random)
            case 1: damaged.remove(at: place)
            default: damaged.insert(damaged[place], at: place)
            }
            guard let read = try? UnifiedPatch(reading: damaged) else {
                refused += 1
                continue
            }
            for file in read.files {
                for change in changes { _ = try? file.applied(to: change.before) }
            }
        }
        #expect(refused > 50)
    }

    @Test func emptyPatchChangesNothing() throws {
        #expect(try UnifiedPatch(reading: []).files == [])
    }

    // MARK: Faults

    private static let head = ["diff --git a/A.swift b/A.swift", "--- a/A.swift", "+++ b/A.swift"]

    private static let faults: [(lines: [String], fault: String)] = [
        (["hello"], "line 1 doesn't begin a file"),
        (["diff --git a/A.swift b/B.swift"], "line 1 doesn't name one file twice"),
        (["diff --git A.swift A.swift"], "line 1 doesn't name one file twice"),
        ([#"diff --git "a/A.swift" "b/A.swift""#], "line 1 doesn't name one file twice"),
        ([#"diff --git "a/\q" "b/\q""#], "line 1 doesn't name one file twice"),
        ([#"diff --git "a/\777" "b/\777""#], "line 1 doesn't name one file twice"),
        (["diff --git a/A.swift b/A.swift", "deleted file mode 100644"], "line 2 deletes a file, which no step does"),
        (["diff --git a/A.swift b/A.swift", "old mode 100644"], "line 2 should be '--- a/A.swift'"),
        (["diff --git a/A.swift b/A.swift", "new file mode 120000"], "line 2 should be '--- a/A.swift'"),
        (["diff --git a/A.swift b/A.swift", "rename from B.swift"], "line 2 should be '--- a/A.swift'"),
        (["diff --git a/A.swift b/A.swift", "--- a/B.swift"], "line 2 should be '--- a/A.swift'"),
        (
            ["diff --git a/A.swift b/A.swift", "--- a/A.swift", "+++ b/../A.swift"],
            "line 3 should be '+++ b/A.swift'"
        ),
        (head, "line 4 doesn't begin a hunk"),
        (head + ["@@ -1 +1 @@ func f()", "-a", "+b"], "line 4 doesn't begin a hunk"),
        (head + ["@@ -1,1 +1 @@", "-a", "+b"], "line 4 doesn't begin a hunk"),
        (head + ["@@ -01 +1 @@", "-a", "+b"], "line 4 doesn't begin a hunk"),
        (head + ["@@ -+1 +1 @@", "-a", "+b"], "line 4 doesn't begin a hunk"),
        (head + ["@@ -1,2,3 +1 @@", "-a", "+b"], "line 4 doesn't begin a hunk"),
        (head + ["@@ -99999999999999999999 +1 @@", "-a", "+b"], "line 4 doesn't begin a hunk"),
        (head + ["@@ -9223372036854775807,9223372036854775807 +1 @@", "-a"], "line 4 doesn't begin a hunk"),
        (head + ["@@ -1,1000000000 +1,1000000000 @@", "-a", "+b"], "line 6 is the end, in the middle of a hunk"),
        (head + ["@@ -1 +1 @@", "-a"], "line 5 is the end, in the middle of a hunk"),
        (head + ["@@ -1 +1 @@", "-a", "-b", "+c"], "line 6 is one line too many"),
        (head + ["@@ -1 +1 @@", "-a", "+b", "+c"], "line 7 doesn't begin a file"),
        (head + ["@@ -1 +1 @@", "*a", "+b"], "line 5 isn't a line of a hunk"),
        (head + ["@@ -1 +1 @@", "", "+b"], "line 5 isn't a line of a hunk"),
        (head + ["@@ -1 +1 @@", " a"], "line 4 changes nothing"),
        (head + ["@@ -1 +2 @@", "-a", "+b"], "line 4 begins a hunk that can't stand there"),
        (head + ["@@ -5 +5 @@", "-a", "+b"], "line 4 begins a hunk that can't stand there"),
        (
            head + ["@@ -1 +1 @@", "-a", "+b", "@@ -1 +1 @@", "-a", "+b"],
            "line 7 begins a hunk that can't stand there"
        ),
        (
            head + ["@@ -1,2 +1,2 @@", "-a", #"\ No newline at end of file"#, "+b", " c"],
            "line 6 is one line too many"
        ),
        (head + ["@@ -1 +1 @@", "-", #"\ No newline at end of file"#, "+b"], "line 6 ends an empty line"),
        (
            ["diff --git a/A.swift b/A.swift", "new file mode 100644", "--- a/A.swift"],
            "line 3 should be '--- /dev/null'"
        ),
        (
            [
                "diff --git a/A.swift b/A.swift", "new file mode 100644", "--- /dev/null", "+++ b/A.swift",
                "@@ -1 +1 @@", "-a", "+b",
            ], "line 5 begins a hunk that can't stand there"
        ),
        (
            head + ["@@ -1 +1 @@", "-a", "+b"] + head + ["@@ -1 +1 @@", "-a", "+b"],
            "line 7 names A.swift out of order, or again"
        ),
    ]

    @Test(arguments: faults) func whatNobodyWroteIsRefused(lines: [String], fault: String) {
        let patch = lines.map { $0 + "\n" }.joined()
        let error = #expect(throws: UnifiedPatch.Fault.self) { try UnifiedPatch(reading: Array(patch.utf8)) }
        #expect(error?.description == fault)
    }

    @Test func lastLineMustEnd() {
        let patch = "diff --git a/A.swift b/A.swift\n--- a/A.swift\n+++ b/A.swift\n@@ -1 +1 @@\n-a\n+b"
        let error = #expect(throws: UnifiedPatch.Fault.self) { try UnifiedPatch(reading: Array(patch.utf8)) }
        #expect(error?.description == "line 6 isn't a line of a hunk")
    }

    // MARK: The file

    private func patch(_ before: String, _ after: String) throws -> FilePatch {
        let change = FileChange(path: "A.swift", .modified(before: Array(before.utf8), after: Array(after.utf8)))
        return try #require(try UnifiedPatch(reading: UnifiedDiff.diff(of: change)).files.first)
    }

    private func mismatch(_ patch: FilePatch, _ file: String?) -> FilePatch.Mismatch? {
        do {
            _ = try patch.applied(to: file.map { Array($0.utf8) })
            return nil
        } catch {
            return error
        }
    }

    @Test func otherPartsOfTheFileMayDiffer() throws {
        let lines = (1...20).map { "line \($0)\n" }
        var changed = lines
        changed[9] = "new\n"
        let patch = try patch(lines.joined(), changed.joined())
        var other = lines
        other[0] = "mine\n"
        var expected = changed
        expected[0] = "mine\n"
        #expect(try patch.applied(to: Array(other.joined().utf8)) == Array(expected.joined().utf8))
    }

    @Test func everyNamedLineMustBeThereAtItsPlace() throws {
        let patch = try patch("a\nb\nc\n", "a\nB\nc\n")
        #expect(
            mismatch(patch, "a\nx\nc\n")
                == .init(path: "A.swift", line: 2, cause: .line(expected: Array("b".utf8), found: Array("x".utf8))))
        #expect(
            mismatch(patch, "\na\nb\nc\n")
                == .init(path: "A.swift", line: 1, cause: .line(expected: Array("a".utf8), found: [])))
        #expect(
            mismatch(patch, "a\nb\n")
                == .init(path: "A.swift", line: 3, cause: .line(expected: Array("c".utf8), found: nil)))
        #expect(
            mismatch(patch, "a\r\nb\nc\n")
                == .init(path: "A.swift", line: 1, cause: .line(expected: Array("a".utf8), found: Array("a\r".utf8))))
        #expect(
            mismatch(patch, "a\nb\nc")
                == .init(path: "A.swift", line: 3, cause: .line(expected: Array("c".utf8), found: Array("c".utf8))))
        #expect(mismatch(patch, "a\nb\nc\nd\n") == .init(path: "A.swift", line: 4, cause: .goesOn))
        #expect(mismatch(patch, nil) == .init(path: "A.swift", line: 1, cause: .missing))
        #expect(mismatch(patch, "a\nb\nc\n") == nil)
    }

    @Test func newFilesMustNotBeThere() throws {
        for text in ["", "a\n"] {
            let change = FileChange(path: "A.swift", .created(Array(text.utf8)))
            let patch = try #require(try UnifiedPatch(reading: UnifiedDiff.diff(of: change)).files.first)
            #expect(try patch.applied(to: nil) == Array(text.utf8))
            #expect(mismatch(patch, "b\n") == .init(path: "A.swift", line: 1, cause: .exists))
            #expect(patch.isApplied(to: Array(text.utf8)))
            #expect(!patch.isApplied(to: Array((text + "b\n").utf8)))
            #expect(!patch.isApplied(to: nil))
        }
    }
}
