import TestSupport
import Testing

@testable import navmigrate

/// Disks that take no more, in whatever the tool writes: nothing is lost, and the reason is told. The system's limit for the
/// size of a file stands in for the disk's end: it needs no right to mount one.
@Suite struct FullDiskTests {
    /// Longer than a limit of eight blocks, whatever the shell takes for a block.
    private static let filler = "\n" + String(repeating: "// a line of a long file\n", count: 2_000)

    private func app() throws -> ScratchFolder {
        let folder = try ScratchFolder()
        try folder.write("App/Legacy.swift", Legacy.before + Self.filler)
        try folder.write("App/Small.swift", Legacy.before)
        return folder
    }

    /// - Parameter signal: what the system does at the limit: it ends the process, unless the signal is ignored.
    private func run(_ line: String, blocks: Int, in folder: ScratchFolder, signal: Bool = false) throws
        -> ScratchFolder.ProgramResult
    {
        try folder.shell("\(signal ? "" : "trap '' XFSZ; ")ulimit -f \(blocks); \(line)", tools: BuiltTool.folder)
    }

    @Test func journalThatHasNoRoom() throws {
        let folder = try app()
        let before = try folder.contents()
        let run = try run("navmigrate App --step 2", blocks: 8, in: folder)
        #expect(run.status == 2)
        #expect(
            run.errors.hasSuffix(
                "can't be written: File too large; nothing of it was written\nstep 2 (containers): not written\n"))
        #expect(try folder.contents() == before)
        #expect(try self.run("navmigrate App --step 2", blocks: 8_000, in: folder).status == 0)
    }

    @Test func filesThatHaveNoRoom() throws {
        let folder = try app()
        let before = try folder.contents()
        let run = try run("env -u HOME -u XDG_STATE_HOME navmigrate App --step 2", blocks: 8, in: folder)
        #expect(run.status == 2)
        #expect(
            run.errors.hasSuffix(
                "navmigrate: error: App/Legacy.swift can't be written: File too large; nothing was written.\n"))
        #expect(try folder.contents() == before)
    }

    @Test func reportThatHasNoRoom() throws {
        let folder = try app()
        let run = try run(
            "env -u HOME -u XDG_STATE_HOME navmigrate App/Small.swift --step 2 --format html --output r.html",
            blocks: 8, in: folder)
        #expect(run.status == 2)
        #expect(
            run.errors.contains(
                "navmigrate: error: can't write r.html: File too large; the report is lost, and the files are written:\n"
            ))
        #expect(try folder.text("App/Small.swift") == Legacy.after)
    }

    @Test(arguments: [0, 1, 8, 40]) func processThatIsEndedAtTheLimit(blocks: Int) throws {
        let folder = try app()
        let before = try folder.contents()
        #expect(try run("navmigrate App --step 2", blocks: blocks, in: folder, signal: true).status != 0)
        #expect(try folder.contents() == before)
        let next = try run("navmigrate App --step 2", blocks: 8_000, in: folder)
        #expect(next.status == 0, "\(next.errors)")
        #expect(try folder.text("App/Small.swift") == Legacy.after)
        #expect(try folder.text("App/Legacy.swift") == Legacy.after + Self.filler)
        #expect(try folder.contents().keys.sorted() == ["App/Legacy.swift", "App/Small.swift"])
    }

    @Test func undoThatHasNoRoom() throws {
        let folder = try app()
        let before = try folder.contents()
        #expect(try run("navmigrate App --step 2", blocks: 8_000, in: folder).status == 0)
        let after = try folder.contents()
        let failed = try run("navmigrate undo App", blocks: 8, in: folder)
        #expect(failed.status == 2)
        #expect(
            failed.errors
                == "navmigrate: error: App/Legacy.swift can't be written: File too large; nothing was written.\n")
        #expect(try folder.contents() == after)
        // A run in between doesn't finish what was refused.
        #expect(try run("navmigrate App --step 2", blocks: 8_000, in: folder).status == 0)
        #expect(try folder.contents() == after)
        #expect(try run("navmigrate undo App", blocks: 8_000, in: folder).status == 0)
        #expect(try folder.contents() == before)
    }
}
