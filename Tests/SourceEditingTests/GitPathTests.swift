import SourceEditing
import Testing

/// Paths as they stand in a patch.
@Suite struct GitPathTests {
    @Test func aPathWithASpaceHasATabBehindIt() {
        expect(
            [
                "diff --git a/My App/Main View.swift b/My App/Main View.swift",
                "--- a/My App/Main View.swift\t", "+++ b/My App/Main View.swift\t", "@@ -1 +1 @@", "-a", "+b",
            ],
            of: .modified(before: Array("a\n".utf8), after: Array("b\n".utf8)), at: "My App/Main View.swift")
    }

    @Test func noFileHasNoTabBehindIt() {
        expect(
            [
                "diff --git a/My App/A.swift b/My App/A.swift", "new file mode 100644",
                "--- /dev/null", "+++ b/My App/A.swift\t", "@@ -0,0 +1 @@", "+a",
            ],
            of: .created(Array("a\n".utf8)), at: "My App/A.swift")
        expect(
            [
                "diff --git a/My App/A.swift b/My App/A.swift", "deleted file mode 100644",
                "--- a/My App/A.swift\t", "+++ /dev/null", "@@ -1 +0,0 @@", "-a",
            ],
            of: .deleted(Array("a\n".utf8)), at: "My App/A.swift")
    }

    @Test(arguments: [
        ("Übersicht.swift", #"\303\234bersicht.swift"#),
        ("😀.swift", #"\360\237\230\200.swift"#),
        (#"say"hi".swift"#, #"say\"hi\".swift"#),
        (#"back\slash.swift"#, #"back\\slash.swift"#),
        ("\u{07}\u{08}\t\n\u{0B}\u{0C}\r", #"\a\b\t\n\v\f\r"#),
        ("\u{01}\u{1B}\u{7F}", #"\001\033\177"#),
    ])
    func anUnusualPathIsQuotedAsInC(path: String, quoted: String) {
        expect(
            [
                #"diff --git "a/\#(quoted)" "b/\#(quoted)""#,
                #"--- "a/\#(quoted)""#, #"+++ "b/\#(quoted)""#, "@@ -1 +1 @@", "-a", "+b",
            ],
            of: .modified(before: Array("a\n".utf8), after: Array("b\n".utf8)), at: path)
    }

    @Test func aQuotedPathWithASpaceHasTheTabToo() {
        expect(
            [
                #"diff --git "a/My \303\234.swift" "b/My \303\234.swift""#, "new file mode 100644",
                "--- /dev/null", #"+++ "b/My \303\234.swift""# + "\t", "@@ -0,0 +1 @@", "+a",
            ],
            of: .created(Array("a\n".utf8)), at: "My Ü.swift")
    }

    @Test(arguments: ["it's.swift", "A+B.swift", "$a;#~%&(){}[].swift", "-n/A.swift"])
    func anyOtherPathStaysAsItIs(path: String) {
        expect(
            ["diff --git a/\(path) b/\(path)", "--- a/\(path)", "+++ b/\(path)", "@@ -1 +1 @@", "-a", "+b"],
            of: .modified(before: Array("a\n".utf8), after: Array("b\n".utf8)), at: path)
    }

    private func expect(
        _ lines: [String], of contents: FileChange.Contents, at path: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let diff = String(decoding: UnifiedDiff.diff(of: FileChange(path: path, contents)), as: UTF8.self)
        #expect(diff == lines.map { $0 + "\n" }.joined(), sourceLocation: sourceLocation)
    }
}
