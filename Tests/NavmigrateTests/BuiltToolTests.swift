import TestSupport
import Testing

/// The built tool as people run it: from a shell, with pipes.
@Suite struct BuiltToolTests {
    private func run(_ line: String, in folder: ScratchFolder, from subfolder: String = "") throws
        -> ScratchFolder.ProgramResult
    {
        try folder.shell(line, in: subfolder, tools: BuiltTool.folder)
    }

    private func legacyRepository() throws -> ScratchFolder {
        let folder = try ScratchFolder("Old App")
        try folder.write("App/List Screen.swift", Legacy.before)
        try folder.write("App/Row.swift", Legacy.plain)
        try folder.commitAll()
        return folder
    }

    @Test(arguments: ["", "App"]) func patchIsApplied(subfolder: String) throws {
        let folder = try legacyRepository()
        let result = try run(
            "navmigrate --step 2 --dry-run > p.patch && git apply p.patch", in: folder, from: subfolder)
        #expect(result.status == 0)
        #expect(try folder.text("App/List Screen.swift") == Legacy.after)
        #expect(try run("navmigrate --step 2 --dry-run", in: folder, from: subfolder).output == "")
    }

    @Test func statusOfTheProcess() throws {
        let folder = try legacyRepository()
        #expect(try run("navmigrate --check", in: folder).status == 1)
        #expect(try run("navmigrate --step 9", in: folder).status == 2)
        try folder.write("App/Broken.swift", "let x = NavigationView {")
        #expect(try run("navmigrate --dry-run", in: folder).status == 3)
        try folder.write("App/List Screen.swift", Legacy.before + "\n")
        #expect(try run("navmigrate", in: folder).status == 5)
        try folder.write("App/List Screen.swift", Legacy.before)
        try folder.write("App/Broken.swift", Legacy.plain)
        #expect(try run("navmigrate", in: folder).status == 0)
        #expect(try folder.text("App/List Screen.swift") == Legacy.after)
    }

    @Test func nothingIsDrawnWhereStderrIsNoTerminal() throws {
        let folder = try legacyRepository()
        let result = try run("navmigrate --step 2 --dry-run", in: folder)
        #expect(!result.errors.contains("\r") && !result.errors.contains("\u{1B}"))
    }

    @Test func readerThatGoesEarlyIsNoMatter() throws {
        let folder = try ScratchFolder()
        for number in 0..<500 {
            try folder.write("Screens/Screen\(number).swift", Legacy.before)
        }
        let result = try run("{ navmigrate --step 2 --dry-run; echo status $? >&2; } | head -n 1", in: folder)
        #expect(result.output == "diff --git a/Screens/Screen0.swift b/Screens/Screen0.swift\n")
        #expect(result.errors.hasSuffix("500 files would change\n\(Legacy.toTry)status 0\n"))
    }

    @Test func dashIsStandardOutput() throws {
        let folder = try legacyRepository()
        let result = try run("navmigrate --step 2 --dry-run --output -", in: folder)
        #expect(result.output == (try run("navmigrate --step 2 --dry-run", in: folder).output))
        #expect(result.output.hasPrefix("diff --git a/App/List Screen.swift"))
        #expect(try run("ls", in: folder).output == "App\n")
    }

    #if os(Linux)
    @Test func fullDiskIsTold() throws {
        let folder = try legacyRepository()
        let result = try run("navmigrate --step 2 --dry-run > /dev/full", in: folder)
        #expect(result.status == 2)
        #expect(result.errors.hasSuffix("navmigrate: error: can't write standard output: No space left on device\n"))
    }

    @Test(arguments: ["> /dev/full", ">&-", "--output /dev/full"]) func lostReportSaysWhatWasWritten(output: String)
        throws
    {
        let folder = try legacyRepository()
        let result = try run("navmigrate --step 2 --format json \(output)", in: folder)
        let why = output == ">&-" ? "Bad file descriptor" : "No space left on device"
        let place = output.hasPrefix("--") ? "/dev/full" : "standard output"
        #expect(result.status == 2)
        #expect(
            result.errors.hasSuffix(
                "navmigrate: error: can't write \(place): \(why); the report is lost, and the files are written:\n"
                    + "  App/List Screen.swift\n"))
        #expect(try folder.text("App/List Screen.swift") == Legacy.after)
    }

    #endif

    /// A file that is opened meanwhile must not get what is printed.
    @Test func closedDescriptors() throws {
        let folder = try legacyRepository()
        _ = try run("navmigrate --step 2 --format json --output report.json 0<&- >&- 2>&-", in: folder)
        #expect(try folder.text("App/List Screen.swift") == Legacy.after)
        #expect(try folder.text("report.json").hasPrefix("{"))
        #expect(
            try folder.contents().keys.filter { !$0.hasPrefix(".git") }.sorted() == [
                "App/List Screen.swift", "App/Row.swift", "report.json",
            ])
    }

    @Test func workingDirectoryThatIsGone() throws {
        let folder = try ScratchFolder()
        try folder.makeFolder("Gone")
        let result = try run("cd Gone && rmdir ../Gone && navmigrate --dry-run", in: folder)
        #expect(result.status == 2)
        #expect(result.output == "")
        #expect(result.errors.contains("navmigrate: error: "))
    }

    @Test func outputToADeviceLeavesTheDevice() throws {
        let folder = try legacyRepository()
        let result = try run(
            "navmigrate --step 2 --dry-run --output /dev/null && test -c /dev/null", in: folder)
        #expect(result.status == 0)
        #expect(result.output == "")
    }
}
