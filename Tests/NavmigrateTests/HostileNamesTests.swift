import TestSupport
import Testing

@testable import navmigrate

/// Names of files, and code, of somebody who means harm, from the first look to the commit.
@Suite struct HostileNamesTests {
    /// Options, patterns, commands, ends of lines, what steers a terminal, and what looks like another name.
    private static let names = [
        "-rf.swift", "--output=x.swift", "*.swift", ":(top)a.swift", "a\nb.swift", "a\r.swift", "q\"uo'te.swift",
        "\u{1B}[2J.swift", "$(touch ran).swift", "`touch ran`.swift", "; touch ran;.swift", " .swift", "a\tb.swift",
        "\\101.swift", "%s%n.swift", "::error::x.swift", "<b>.swift", "e\u{301}.swift", "\u{202E}tfiws.swift",
        "|a|.swift",
        "diff --git a.swift", "\u{7F}.swift",
    ]

    private func app() throws -> ScratchFolder {
        let folder = try ScratchFolder()
        for name in Self.names { try folder.write(name, Legacy.before) }
        return folder
    }

    private func expectAll(_ text: String, in folder: ScratchFolder) throws {
        for name in Self.names { #expect(try folder.text(name) == text, "\(name)") }
        #expect(try folder.contents().keys.filter { !$0.hasPrefix(".git/") }.count == Self.names.count)
    }

    @Test func gitTakesThePatch() throws {
        let folder = try app()
        try folder.commitAll()
        let run = try folder.shell("navmigrate --step 2 --dry-run > ../p && git apply ../p", tools: BuiltTool.folder)
        #expect(run.status == 0, "\(run.errors)")
        try expectAll(Legacy.after, in: folder)
    }

    @Test func theyAreWrittenCommittedAndTakenBack() throws {
        let folder = try app()
        try folder.commitAll()
        try folder.shell("git config user.name Ann && git config user.email ann@example.com")
        let run = try folder.shell("navmigrate --step 2 --commit", tools: BuiltTool.folder)
        #expect(run.status == 0, "\(run.errors)")
        #expect(
            run.errors.unicodeScalars.allSatisfy {
                $0 == "\n" || ![.control, .format].contains($0.properties.generalCategory)
            })
        try expectAll(Legacy.after, in: folder)
        #expect(try folder.shell("git status --porcelain").output == "")
        #expect(try folder.shell("navmigrate undo", tools: BuiltTool.folder).status == 0)
        try expectAll(Legacy.before, in: folder)
    }

    @Test func snapshotsHoldThem() throws {
        let folder = try app()
        #expect(ToolRun("snapshot", "record", "../snap", "--minimum-os", "ios16", in: folder.path).status == .success)
        #expect(ToolRun("snapshot", "verify", "../snap", ".", in: folder.path).status == .success)
        let run = ToolRun("snapshot", "apply", "../snap", ".", "--step", "2", in: folder.path)
        #expect(run.status == .success, "\(run.words)")
        try expectAll(Legacy.after, in: folder)
    }

    // MARK: On a terminal

    /// In its comments and strings, as far as the parser takes them, the file clears the screen, writes a title, and turns the direction of writing round.
    private static let code = """
        import SwiftUI
        // \u{1B}[2J\u{1B}]0;owned\u{7}\u{9B}31m \u{202E}
        struct Strange: View {
            var body: some View {
                NavigationView { Text("\u{202E}a") } // \u{1B}[1A\u{8}
            }
        }

        """

    @Test(arguments: [
        ["--step", "2", "--dry-run"], ["audit"], ["graph"], ["graph", "--format", "dot"],
        ["graph", "--format", "json"],
        ["--dry-run", "--format", "json"], ["--dry-run", "--format", "sarif"], ["--dry-run", "--format", "xcode"],
        ["--dry-run", "--format", "github"], ["--dry-run", "--format", "markdown"], ["--dry-run", "--format", "html"],
    ])
    func codeCannotSteerATerminal(arguments: [String]) throws {
        let folder = try ScratchFolder()
        try folder.write("\u{1B}[2J.swift", Self.code)
        let run = ToolRun(arguments + ["--minimum-os", "ios16"], in: folder.path, isProductSeen: true)
        #expect(run.status == .success)
        #expect(["Strange", "NavigationStack", "NavigationView"].contains { (run.product + run.words).contains($0) })
        expectNoSteering(run)
    }

    @Test func whatWasWrittenCannotSteerATerminal() throws {
        let folder = try ScratchFolder()
        try folder.write("\u{1B}[2J.swift", Self.code)
        let snapshot = "../\u{1B}[2J"
        #expect(ToolRun("snapshot", "record", snapshot, "--minimum-os", "ios16", in: folder.path).status == .success)
        func seen(_ arguments: String..., answers: [String]? = nil) -> ToolRun {
            ToolRun(arguments, in: folder.path, answers: answers, isProductSeen: true)
        }
        let asked = seen("review", "--minimum-os", "ios16", answers: ["y"])
        #expect(asked.status == .success)
        let written = seen("--step", "2", "--minimum-os", "ios16")
        #expect(written.status == .success)
        let moved = seen("snapshot", "verify", snapshot, ".")
        #expect(moved.status == .pending)
        let preview = seen("undo", "--dry-run")
        #expect(preview.status == .success)
        for run in [asked, written, moved, preview] { expectNoSteering(run) }
        for run in [asked, moved, preview] { #expect((run.product + run.words).contains("        NavigationView {")) }
    }

    /// What a batch tells comes from a file that anybody may have changed.
    @Test func aJournalCannotSteerATerminal() throws {
        let folder = try ScratchFolder()
        #expect(ToolRun("batch", "\u{1B}[2J", "--output", "../\u{1B}[m", in: folder.path).status == .unreadable)
        let note = "\\u001b[2J\u{202E}"
        try folder.write(
            "../\u{1B}[m/journal.jsonl", "{\"note\":\"\(note)\",\"repository\":\"2J\",\"state\":\"failed\"}\n")
        let run = ToolRun(["batch", "--output", "../\u{1B}[m", "--resume"], in: folder.path, isProductSeen: true)
        #expect(run.status == .unreadable)
        #expect(run.product.hasSuffix("2J: failed: \\u{1b}[2J\\u{202e}\n"))
        expectNoSteering(run)
    }

    private func expectNoSteering(_ run: ToolRun, sourceLocation: SourceLocation = #_sourceLocation) {
        let steering = (run.product + run.words).unicodeScalars.filter { scalar in
            scalar != "\n" && scalar != "\t" && [.control, .format].contains(scalar.properties.generalCategory)
        }
        #expect(steering.map(\.value) == [], sourceLocation: sourceLocation)
    }

    /// A program gets what is in the file.
    @Test func programsGetTheFileAsItIs() throws {
        let folder = try ScratchFolder()
        try folder.write("A.swift", Self.code)
        #expect(ToolRun("--step", "2", "--dry-run", in: folder.path).product.contains("\u{1B}[1A"))
    }
}
