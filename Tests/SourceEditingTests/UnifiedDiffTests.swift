import SourceEditing
import Testing

@Suite struct UnifiedDiffTests {
    // MARK: - Lines

    @Test func aChangedLineHasThreeLinesAroundIt() {
        expect(
            .modified(before: "1\n2\n3\n4\n5\n6\n7\n8\n9\n", after: "1\n2\n3\n4\nfive\n6\n7\n8\n9\n"),
            """
            diff --git a/A.swift b/A.swift
            --- a/A.swift
            +++ b/A.swift
            @@ -2,7 +2,7 @@
             2
             3
             4
            -5
            +five
             6
             7
             8

            """)
    }

    @Test func contextEndsWhereTheFileDoes() {
        expect(
            .modified(before: "1\n2\n3\n", after: "1\n2\nx\ny\n3\n"),
            """
            diff --git a/A.swift b/A.swift
            --- a/A.swift
            +++ b/A.swift
            @@ -1,3 +1,5 @@
             1
             2
            +x
            +y
             3

            """)
    }

    @Test func aCountOfOneIsLeftOut() {
        expect(
            .modified(before: "1\n", after: "one\ntwo\n"),
            """
            diff --git a/A.swift b/A.swift
            --- a/A.swift
            +++ b/A.swift
            @@ -1 +1,2 @@
            -1
            +one
            +two

            """)
        expect(
            .modified(before: "1\n2\n", after: "2\n"),
            """
            diff --git a/A.swift b/A.swift
            --- a/A.swift
            +++ b/A.swift
            @@ -1,2 +1 @@
            -1
             2

            """)
    }

    @Test func sixUnchangedLinesKeepChangesTogether() {
        expect(
            .modified(before: "a\n1\n2\n3\n4\n5\n6\nb\n", after: "A\n1\n2\n3\n4\n5\n6\nB\n"),
            """
            diff --git a/A.swift b/A.swift
            --- a/A.swift
            +++ b/A.swift
            @@ -1,8 +1,8 @@
            -a
            +A
             1
             2
             3
             4
             5
             6
            -b
            +B

            """)
    }

    @Test func sevenUnchangedLinesPartThem() {
        expect(
            .modified(before: "a\n1\n2\n3\n4\n5\n6\n7\nb\n", after: "A\nAA\n1\n2\n3\n4\n5\n6\n7\nB\n"),
            """
            diff --git a/A.swift b/A.swift
            --- a/A.swift
            +++ b/A.swift
            @@ -1,4 +1,5 @@
            -a
            +A
            +AA
             1
             2
             3
            @@ -6,4 +7,4 @@
             5
             6
             7
            -b
            +B

            """)
    }

    @Test func lineEndsOfBothKindsStayAsTheyAre() {
        expect(
            .modified(before: "a\r\nb\r\nc\r\n", after: "a\r\nB\r\nc\n"),
            "diff --git a/A.swift b/A.swift\n--- a/A.swift\n+++ b/A.swift\n"
                + "@@ -1,3 +1,3 @@\n a\r\n-b\r\n-c\r\n+B\r\n+c\n")
    }

    @Test func aLoneCarriageReturnEndsNoLine() {
        expect(
            .modified(before: "a\rb\rc\n", after: "a\rB\rc\n"),
            "diff --git a/A.swift b/A.swift\n--- a/A.swift\n+++ b/A.swift\n@@ -1 +1 @@\n-a\rb\rc\n+a\rB\rc\n")
    }

    @Test func aByteOrderMarkStays() {
        expect(
            .modified(before: "\u{FEFF}a\nb\n", after: "\u{FEFF}a\nB\n"),
            "diff --git a/A.swift b/A.swift\n--- a/A.swift\n+++ b/A.swift\n@@ -1,2 +1,2 @@\n \u{FEFF}a\n-b\n+B\n")
    }

    @Test func invalidUTF8IsCarriedByteForByte() {
        let change = FileChange(path: "A.swift", .modified(before: [0xFF, 0x0A], after: [0xC3, 0x28, 0x0A]))
        let header = "diff --git a/A.swift b/A.swift\n--- a/A.swift\n+++ b/A.swift\n@@ -1 +1 @@\n"
        let lines: [UInt8] = [0x2D, 0xFF, 0x0A, 0x2B, 0xC3, 0x28, 0x0A]
        #expect(UnifiedDiff.diff(of: change) == Array(header.utf8) + lines)
    }

    // MARK: - The end of the file

    @Test func aFinalNewlineMissingOnBothSidesIsToldOnceForAnUnchangedLine() {
        expect(
            .modified(before: "a\nb", after: "A\nb"),
            """
            diff --git a/A.swift b/A.swift
            --- a/A.swift
            +++ b/A.swift
            @@ -1,2 +1,2 @@
            -a
            +A
             b
            \\ No newline at end of file

            """)
    }

    @Test func aFinalNewlineMissingOnBothSidesIsToldTwiceForAChangedLine() {
        expect(
            .modified(before: "a\nb", after: "a\nB"),
            """
            diff --git a/A.swift b/A.swift
            --- a/A.swift
            +++ b/A.swift
            @@ -1,2 +1,2 @@
             a
            -b
            \\ No newline at end of file
            +B
            \\ No newline at end of file

            """)
    }

    @Test func aFinalNewlineThatComesIsAChangedLine() {
        expect(
            .modified(before: "a\nb", after: "a\nb\n"),
            """
            diff --git a/A.swift b/A.swift
            --- a/A.swift
            +++ b/A.swift
            @@ -1,2 +1,2 @@
             a
            -b
            \\ No newline at end of file
            +b

            """)
    }

    @Test func aFinalNewlineThatGoesIsAChangedLine() {
        expect(
            .modified(before: "a\nb\n", after: "a\nb"),
            """
            diff --git a/A.swift b/A.swift
            --- a/A.swift
            +++ b/A.swift
            @@ -1,2 +1,2 @@
             a
            -b
            +b
            \\ No newline at end of file

            """)
    }

    @Test func aMissingFinalNewlineFarFromTheChangeIsNotTold() {
        expect(
            .modified(before: "a\n1\n2\n3\n4", after: "A\n1\n2\n3\n4"),
            """
            diff --git a/A.swift b/A.swift
            --- a/A.swift
            +++ b/A.swift
            @@ -1,4 +1,4 @@
            -a
            +A
             1
             2
             3

            """)
    }

    // MARK: - Files that come, go, fill or empty

    @Test func aNewFile() {
        expect(
            .created("a\nb\n"),
            """
            diff --git a/A.swift b/A.swift
            new file mode 100644
            --- /dev/null
            +++ b/A.swift
            @@ -0,0 +1,2 @@
            +a
            +b

            """)
    }

    @Test func aNewFileWithoutFinalNewline() {
        expect(
            .created("a"),
            """
            diff --git a/A.swift b/A.swift
            new file mode 100644
            --- /dev/null
            +++ b/A.swift
            @@ -0,0 +1 @@
            +a
            \\ No newline at end of file

            """)
    }

    @Test func aDeletedFile() {
        expect(
            .deleted("a\nb\n"),
            """
            diff --git a/A.swift b/A.swift
            deleted file mode 100644
            --- a/A.swift
            +++ /dev/null
            @@ -1,2 +0,0 @@
            -a
            -b

            """)
    }

    @Test func aNewFileWithNothingInIt() {
        expect(.created(""), "diff --git a/A.swift b/A.swift\nnew file mode 100644\n")
    }

    @Test func aDeletedFileWithNothingInIt() {
        expect(.deleted(""), "diff --git a/A.swift b/A.swift\ndeleted file mode 100644\n")
    }

    @Test func aFileThatBecomesEmpty() {
        expect(
            .modified(before: "a\nb", after: ""),
            """
            diff --git a/A.swift b/A.swift
            --- a/A.swift
            +++ b/A.swift
            @@ -1,2 +0,0 @@
            -a
            -b
            \\ No newline at end of file

            """)
    }

    @Test func anEmptyFileThatFills() {
        expect(
            .modified(before: "", after: "a\n"),
            """
            diff --git a/A.swift b/A.swift
            --- a/A.swift
            +++ b/A.swift
            @@ -0,0 +1 @@
            +a

            """)
    }

    @Test(arguments: ["", "a", "a\n", "\u{FEFF}a\r\nb"])
    func aFileThatStaysAsItIsIsNotInThePatch(text: String) {
        expect(.modified(before: text, after: text), "")
    }

    // MARK: - Several files

    @Test func filesAreInTheOrderOfTheirPathsBytes() {
        let paths = ["b.swift", "a/z.swift", "Z.swift", "é.swift", "a.swift", "z.swift"]
        let patch = UnifiedDiff.patch(paths.map { FileChange(path: $0, .created([])) })
        let expected = #"""
            diff --git a/Z.swift b/Z.swift
            new file mode 100644
            diff --git a/a.swift b/a.swift
            new file mode 100644
            diff --git a/a/z.swift b/a/z.swift
            new file mode 100644
            diff --git a/b.swift b/b.swift
            new file mode 100644
            diff --git a/z.swift b/z.swift
            new file mode 100644
            diff --git "a/\303\251.swift" "b/\303\251.swift"
            new file mode 100644

            """#
        #expect(String(decoding: patch, as: UTF8.self) == expected)
    }

    @Test func nothingToDoIsAnEmptyPatch() {
        #expect(UnifiedDiff.patch([]) == [])
        #expect(UnifiedDiff.patch([FileChange(path: "A.swift", .modified(before: [1], after: [1]))]) == [])
    }

    @Test func aChangeKnowsWhatWasThereBeforeAndWhatIsThereAfter() {
        let created = FileChange(path: "A.swift", .created([1]))
        let deleted = FileChange(path: "A.swift", .deleted([1]))
        let modified = FileChange(path: "A.swift", .modified(before: [1], after: [2]))
        #expect(created.before == nil && created.after == [1])
        #expect(deleted.before == [1] && deleted.after == nil)
        #expect(modified.before == [1] && modified.after == [2])
    }

    // MARK: - Expectations

    private enum Texts {
        case created(String)
        case deleted(String)
        case modified(before: String, after: String)

        var contents: FileChange.Contents {
            switch self {
            case .created(let text): .created(Array(text.utf8))
            case .deleted(let text): .deleted(Array(text.utf8))
            case .modified(let before, let after): .modified(before: Array(before.utf8), after: Array(after.utf8))
            }
        }
    }

    private func expect(_ texts: Texts, _ diff: String, sourceLocation: SourceLocation = #_sourceLocation) {
        let bytes = UnifiedDiff.diff(of: FileChange(path: "A.swift", texts.contents))
        #expect(bytes == Array(diff.utf8), "\(String(decoding: bytes, as: UTF8.self))", sourceLocation: sourceLocation)
    }
}
