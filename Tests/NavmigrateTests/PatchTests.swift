import Migration
import TestSupport
import Testing

@testable import navmigrate

/// `navmigrate --dry-run > p.patch && git apply p.patch`.
@Suite struct PatchTests {
    @Test(arguments: [["--step", "2"], ["--step", "containers"], ["--through", "2"], []])
    func stdoutIsThePatchAndNothingElse(steps: [String]) throws {
        let folder = try ScratchFolder()
        try folder.write("App/Legacy.swift", Legacy.before)
        try folder.write("App/Row.swift", Legacy.plain)
        let run = ToolRun(steps + ["--dry-run"], in: folder.path)
        #expect(run.status == .success)
        #expect(run.product == Legacy.patch("App/Legacy.swift"))
        #expect(try folder.text("App/Legacy.swift") == Legacy.before)
    }

    @Test func defaultRunCarriesOutAllSixSteps() throws {
        let folder = try ScratchFolder()
        try folder.write("Legacy.swift", Legacy.before)
        let words = ToolRun("--dry-run", in: folder.path).words
        for step in Step.allCases.dropFirst() { #expect(words.contains("step \(step.rawValue) \(step.name): ")) }
    }

    @Test func appliesFromTheTopOfARepository() throws {
        let folder = try ScratchFolder()
        try folder.write("App/Legacy.swift", Legacy.before)
        try folder.commitAll()
        let run = ToolRun("App", "--step", "2", "--dry-run", in: folder.path)
        #expect(run.product == Legacy.patch("App/Legacy.swift"))
        try apply(run.product, in: folder, from: "")
        #expect(try folder.text("App/Legacy.swift") == Legacy.after)
    }

    @Test func appliesFromASubfolderOfARepository() throws {
        let folder = try ScratchFolder()
        try folder.write("App/Sources/Legacy.swift", Legacy.before)
        try folder.commitAll()
        let run = ToolRun("--step", "2", "--dry-run", in: folder.path + "/App")
        #expect(run.product == Legacy.patch("App/Sources/Legacy.swift"))
        try apply(run.product, in: folder, from: "App")
        #expect(try folder.text("App/Sources/Legacy.swift") == Legacy.after)
    }

    @Test(arguments: [[], ["."], ["App"]]) func appliesOutsideOfARepository(paths: [String]) throws {
        let folder = try ScratchFolder()
        try folder.write("App/Legacy.swift", Legacy.before)
        let run = ToolRun(paths + ["--step", "2", "--dry-run"], in: folder.path)
        try apply(run.product, in: folder, from: "")
        #expect(try folder.text("App/Legacy.swift") == Legacy.after)
    }

    @Test func appliesWithSpacesInPaths() throws {
        let folder = try ScratchFolder("My Old App")
        try folder.write("The App/List Screen.swift", Legacy.before)
        let run = ToolRun("The App", "--step", "2", "--dry-run", in: folder.path)
        try apply(run.product, in: folder, from: "")
        #expect(try folder.text("The App/List Screen.swift") == Legacy.after)
    }

    @Test func severalPathsGiveOnePatch() throws {
        let folder = try ScratchFolder()
        for name in ["A/One.swift", "B/Two.swift", "C/Three.swift"] { try folder.write(name, Legacy.before) }
        let run = ToolRun("B", "A/One.swift", "--step", "2", "--dry-run", in: folder.path)
        #expect(run.product == Legacy.patch("A/One.swift") + Legacy.patch("B/Two.swift"))
    }

    @Test func lineEndingsTabsAndAMissingLineFeedStay() throws {
        let folder = try ScratchFolder()
        let crlf = Legacy.before.replacing("    ", with: "\t").replacing("\n", with: "\r\n").dropLast(1)
        try folder.write("Legacy.swift", "\u{FEFF}" + crlf)
        let run = ToolRun("--step", "2", "--dry-run", in: folder.path)
        try apply(run.product, in: folder, from: "")
        let expected = Legacy.after.replacing("    ", with: "\t").replacing("\n", with: "\r\n").dropLast(1)
        #expect(try folder.text("Legacy.swift") == "\u{FEFF}" + expected)
    }

    @Test func lineOfAMegabyteIsNoMatter() throws {
        let folder = try ScratchFolder()
        let long = "let text = \"" + String(repeating: "x", count: 1 << 20) + "\"\n"
        try folder.write("Legacy.swift", Legacy.before + long)
        try apply(ToolRun("--step", "2", "--dry-run", in: folder.path).product, in: folder, from: "")
        #expect(try folder.text("Legacy.swift") == Legacy.after + long)
    }

    @Test func outputTakesThePatchAndStdoutNothing() throws {
        let folder = try ScratchFolder()
        try folder.write("Legacy.swift", Legacy.before)
        try folder.write("p.patch", String(repeating: "what was there before\n", count: 100))
        let run = ToolRun("--step", "2", "--dry-run", "--output", "p.patch", in: folder.path)
        #expect(run.status == .success)
        #expect(run.product == "")
        #expect(try folder.text("p.patch") == Legacy.patch("Legacy.swift"))
    }

    @Test func outputThatCannotBeWrittenIsTold() throws {
        let folder = try ScratchFolder()
        try folder.write("Legacy.swift", Legacy.before)
        let run = ToolRun("--step", "2", "--format", "json", "--output", "none/report.json", in: folder.path)
        #expect(run.status == .failure)
        #expect(run.words == "navmigrate: error: can't write none/report.json: No such file or directory\n")
        #expect(try folder.text("Legacy.swift") == Legacy.before)
    }

    /// Nothing is lost that is somebody's: neither in the project, nor where a link of the project leads.
    @Test(arguments: [
        ("Legacy.swift", "a report is no Swift file, and would take the place of one"),
        ("legacy.SWIFT", "a report is no Swift file, and would take the place of one"),
        (".git/config", "a report would take the place of what a repository or a project is made of"),
        (
            "App.xcodeproj/project.pbxproj",
            "a report would take the place of what a repository or a project is made of"
        ),
        ("p.patch", "it is a symbolic link; name the file that it leads to"),
        ("q.patch", "it is a symbolic link; name the file that it leads to"),
        (".", "Is a directory"),
    ])
    func outputThatWouldTakeAFilesPlace(path: String, why: String) throws {
        let folder = try ScratchFolder()
        try folder.write("Legacy.swift", Legacy.before)
        try folder.write(".git/config", "[core]\n")
        try folder.write("App.xcodeproj/project.pbxproj", "{}")
        try folder.write("../theirs", "theirs\n")
        try folder.link("p.patch", to: "../theirs")
        try folder.link("q.patch", to: "../none")
        let before = try folder.contents()
        for arguments in [["--step", "2", "--dry-run"], ["audit"], ["graph", "--format", "svg"]] {
            let run = ToolRun(arguments + ["--output", path], in: folder.path)
            #expect(run.status == .failure)
            #expect(run.words == "navmigrate: error: can't write \(path): \(why)\n")
        }
        #expect(try folder.contents() == before)
        #expect(try folder.text("../theirs") == "theirs\n")
        #expect(try folder.shell("test -e ../none").status == 1)
    }

    private func apply(_ patch: String, in folder: ScratchFolder, from subfolder: String) throws {
        let file = try ScratchFolder()
        try file.write("p.patch", patch)
        try folder.git("apply '\(file.path)/p.patch'", in: subfolder)
    }
}
