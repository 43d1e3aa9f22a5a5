import TestSupport
import Testing

@testable import navmigrate

/// Input that can't be worked on: what can be done is done, the rest is told, nothing is half written.
@Suite struct BadInputTests {
    @Test func emptyFolder() throws {
        let folder = try ScratchFolder()
        try folder.makeFolder("Empty")
        try folder.write("Notes.txt", "none")
        for (arguments, message) in [
            (["Empty"], "no Swift files under Empty"), (["--dry-run"], "no Swift files under ."),
            (["audit", "Empty", "."], "no Swift files under Empty, ."),
        ] {
            let run = ToolRun(arguments, in: folder.path)
            #expect(run.status == .failure)
            #expect(run.words == "navmigrate: error: \(message)\n")
            #expect(run.product == "")
        }
    }

    @Test func whatWasLeftOutIsToldWhereNothingRemains() throws {
        let folder = try ScratchFolder()
        try folder.write("Strings.generated.swift", Legacy.before)
        #expect(
            ToolRun("--step", "2", in: folder.path).words
                == "navmigrate: note: Strings.generated.swift: generated code\n"
                + "navmigrate: error: no Swift files under .\n")
    }

    @Test func missingPath() throws {
        let folder = try ScratchFolder()
        try folder.write("Legacy.swift", Legacy.before)
        let run = ToolRun("Legacy.swift", "Nowhere/App", "--step", "2", in: folder.path)
        #expect(run.status == .failure)
        #expect(run.words == "navmigrate: error: no such file or folder: Nowhere/App\n")
        #expect(try folder.text("Legacy.swift") == Legacy.before)
    }

    /// Parsing it would take minutes.
    @Test(.timeLimit(.minutes(10)), arguments: [["--step", "2", "--dry-run"], ["audit"]])
    func bracketsInBrackets(arguments: [String]) throws {
        let folder = try ScratchFolder()
        let brackets = String(repeating: "[", count: 24) + "1" + String(repeating: "]", count: 24)
        try folder.write(
            "App/Deep.swift", "import SwiftUI\nlet view = NavigationView { Text(\"a\") }\nlet a = \(brackets)\n")
        try folder.write("App/Other.swift", "let b = \(brackets)\n")
        try folder.write("App/Legacy.swift", Legacy.before)
        let run = ToolRun(arguments + ["App", "--minimum-os", "ios16"], in: folder.path)
        #expect(run.status == .unreadable)
        #expect(
            (run.words + run.product).contains(
                "App/Deep.swift:3:21: error: brackets are too deeply nested to read safely here; the file is left alone "
                    + "[unreadable-file/nesting]\n"))
        #expect(!(run.words + run.product).contains("Other.swift"))
    }

    /// Parsing it would take minutes.
    @Test(.timeLimit(.minutes(10))) func arrowsBehindArrows() throws {
        let folder = try ScratchFolder()
        let arrows = String(repeating: "A -> ", count: 4_000)
        try folder.write("App/Many.swift", "let view = NavigationView { A() }\nlet a: \(arrows)A\n")
        try folder.write("App/Legacy.swift", Legacy.before)
        let run = ToolRun("App", "--step", "2", "--minimum-os", "ios16", in: folder.path)
        #expect(run.status == .unreadable)
        #expect(
            run.words.hasPrefix(
                "App/Many.swift:2:510: error: a type has too many arrows to read safely here; the file is left alone "
                    + "[unreadable-file/nesting]\n"))
        #expect(try folder.text("App/Legacy.swift") == Legacy.after)
    }

    @Test func brokenFileAmongGoodOnes() throws {
        let folder = try ScratchFolder()
        let broken = "import SwiftUI\nstruct Broken: View {\n    var body: some View {\n        NavigationView {\n"
        try folder.write("App/Broken.swift", broken)
        try folder.write("App/Legacy.swift", Legacy.before)
        let run = ToolRun("App", "--step", "2", "--minimum-os", "ios16", in: folder.path)
        #expect(run.status == .unreadable)
        #expect(
            run.words == """
                App/Broken.swift:4:25: error: expected '}' to end closure; the file is left alone [unreadable-file/syntax]
                step 2 containers: 2 sites found = 2 migrated + 0 unsafe (not applied) + 0 left alone
                  NavigationView: 1 migrated
                  navigationViewStyle: 1 migrated
                  1 file changed
                1 file could not be read and was left alone

                """ + Legacy.toTry)
        #expect(try folder.text("App/Broken.swift") == broken)
        #expect(try folder.text("App/Legacy.swift") == Legacy.after)
        #expect(ToolRun("App", "--step", "2", "--dry-run", in: folder.path).status == .unreadable)
        #expect(ToolRun("App", "--step", "2", "--check", in: folder.path).status == .unreadable)
    }

    @Test func fileThatIsNotUTF8() throws {
        let folder = try ScratchFolder()
        let latin = Array("// caf".utf8) + [0xE9] + Array("\nlet x = NavigationView { }\n".utf8)
        try folder.write("Latin.swift", latin)
        try folder.write("Legacy.swift", Legacy.before)
        let run = ToolRun("--step", "2", in: folder.path)
        #expect(run.status == .unreadable)
        #expect(
            run.words.hasPrefix(
                "Latin.swift:1:7: error: the file isn't valid UTF-8 here; it is left alone [unreadable-file/encoding]\n"
            ))
        #expect(try folder.bytes("Latin.swift") == latin)
        #expect(try folder.text("Legacy.swift") == Legacy.after)
    }

    /// With or without the filter: a file without a site in it is not looked at so closely.
    @Test(arguments: [[], ["--parse-everything"]]) func brokenFileThatDoesNotMatter(options: [String]) throws {
        let folder = try ScratchFolder()
        try folder.write("Broken.swift", "struct {")
        try folder.write("Legacy.swift", Legacy.before)
        #expect(ToolRun(["--step", "2"] + options, in: folder.path).status == .success)
    }

    @Test func linksOutOfTheTreeAreNotFollowed() throws {
        let folder = try ScratchFolder()
        try folder.write("Elsewhere/Legacy.swift", Legacy.before)
        try folder.write("App/Row.swift", Legacy.plain)
        try folder.link("App/Link.swift", to: "../Elsewhere/Legacy.swift")
        let run = ToolRun("App", "--step", "2", in: folder.path)
        #expect(run.status == .success)
        #expect(
            run.words.hasPrefix(
                "App/Link.swift: note: a symbolic link that leaves the project, to \(folder.path)/Elsewhere/Legacy.swift; "
                    + "not followed\n"))
        #expect(try folder.text("Elsewhere/Legacy.swift") == Legacy.before)
    }

    @Test func readOnlyFileKeepsEverythingFromBeingWritten() throws {
        let folder = try ScratchFolder()
        try folder.write("App/A.swift", Legacy.before)
        try folder.write("App/B.swift", Legacy.before)
        try folder.setMode(0o444, of: "App/B.swift")
        let run = ToolRun("App", "--step", "2", in: folder.path)
        #expect(run.status == .failure)
        #expect(
            run.words
                == "navmigrate: error: App/B.swift: read-only; nothing was written. Allow writing (chmod u+w), and run again.\n"
        )
        #expect(
            try folder.contents(of: "App") == [
                "A.swift": Array(Legacy.before.utf8), "B.swift": Array(Legacy.before.utf8),
            ])
    }

    @Test func readOnlyFolder() throws {
        let folder = try ScratchFolder()
        try folder.write("App/A.swift", Legacy.before)
        try folder.write("App/Locked/B.swift", Legacy.before)
        try folder.setMode(0o555, of: "App/Locked")
        let run = ToolRun("App", "--step", "2", in: folder.path)
        #expect(run.status == .failure)
        #expect(
            run.words.hasPrefix(
                "navmigrate: error: App/Locked/B.swift is in a read-only folder, App/Locked; nothing was written."))
        #expect(try folder.text("App/A.swift") == Legacy.before)
        #expect(try folder.text("App/Locked/B.swift") == Legacy.before)
    }

    /// A name must not move the cursor of whoever reads the report.
    @Test func controlCharactersInNamesAreEscaped() throws {
        let folder = try ScratchFolder()
        try folder.write("A\u{1B}[2J.swift", Legacy.before)
        try folder.write("B\n.swift", "import SwiftUI\nlet x = NavigationView {\n")
        try folder.link("C\u{7}.swift", to: "/nowhere")
        let run = ToolRun("--step", "2", in: folder.path)
        #expect(run.words.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
        #expect(run.words.contains("A\\u{1b}[2J.swift:5:9: note: "))
        #expect(run.words.contains("B\\u{a}.swift:2:25: error: "))
        #expect(run.words.contains("C\\u{7}.swift: note: a symbolic link to nothing\n"))
        #expect(
            ToolRun("no\u{1B}where", in: folder.path).words
                == "navmigrate: error: no such file or folder: no\\u{1b}where\n")
    }

    @Test func generatedFilesAreLeftAloneAndTold() throws {
        let folder = try ScratchFolder()
        let generated = "// This file is generated. Do not edit.\n" + Legacy.before
        try folder.write("App/Generated.swift", generated)
        try folder.write("App/Legacy.swift", Legacy.before)
        let run = ToolRun("App", "--step", "2", in: folder.path)
        #expect(run.words.contains("App/Generated.swift: note: generated code; left alone\n"))
        #expect(try folder.text("App/Generated.swift") == generated)
        #expect(try folder.text("App/Legacy.swift") == Legacy.after)
    }
}
