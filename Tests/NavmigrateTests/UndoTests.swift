import TestSupport
import Testing

@testable import MigrationRun
@testable import navmigrate

/// `navmigrate undo`
@Suite struct UndoTests {
    @Test func takesTheLastRunBack() throws {
        let folder = try ScratchFolder()
        try folder.write("App/Legacy.swift", Legacy.before)
        try folder.write("App/Other.swift", Legacy.before)
        #expect(ToolRun("--step", "2", in: folder.path).status == .success)
        let run = ToolRun("undo", in: folder.path)
        #expect(run.status == .success)
        #expect(run.product == "")
        #expect(run.words == "step 2 (containers): 2 files are as before\n")
        #expect(try folder.text("App/Legacy.swift") == Legacy.before)
        #expect(try folder.text("App/Other.swift") == Legacy.before)
    }

    @Test func previewIsThePatch() throws {
        let folder = try ScratchFolder()
        try folder.write("Legacy.swift", Legacy.before)
        let forth = ToolRun("--step", "2", "--dry-run", in: folder.path).product
        _ = ToolRun("--step", "2", in: folder.path)
        let run = ToolRun("undo", "--dry-run", in: folder.path)
        #expect(run.status == .success)
        #expect(run.words == "step 2 (containers): 1 file would be as before\n")
        #expect(try folder.text("Legacy.swift") == Legacy.after)
        try folder.write("p.patch", run.product)
        #expect(try folder.shell("git apply p.patch").status == 0)
        #expect(ToolRun("--step", "2", "--dry-run", in: folder.path).product == forth)
    }

    /// A preview shows the files as they are: that isn't how a run would find them.
    @Test(arguments: ["--dry-run", "--check"]) func anUnfinishedRunIsTold(mode: String) throws {
        let folder = try ScratchFolder()
        try folder.write("Legacy.swift", Legacy.before)
        var journal = try RunJournal.open(root: folder.path, state: ToolRun.environment["XDG_STATE_HOME"])
        try journal.begin(
            [2],
            [PlannedWrite(path: "Legacy.swift", before: Array(Legacy.before.utf8), after: Array(Legacy.after.utf8))])
        discard(journal)
        #expect(
            ToolRun("--step", "2", mode, in: folder.path).words.hasPrefix(
                "navmigrate: note: the last run was ended while it wrote; 'navmigrate undo' puts that right, and so does a run "
                    + "that writes: this shows the files as they are now\n"))
        #expect(
            ToolRun("--step", "2", in: folder.path).words.hasPrefix(
                "navmigrate: note: the last run was ended before it wrote anything of step 2 (containers)\n"))
    }

    private func discard(_ journal: consuming RunJournal) {}

    @Test func aChangedFileStaysAndIsTold() throws {
        let folder = try ScratchFolder()
        try folder.write("Legacy.swift", Legacy.before)
        try folder.write("Other.swift", Legacy.before)
        _ = ToolRun("--step", "2", in: folder.path)
        try folder.write("Other.swift", Legacy.after + "// mine\n")
        let run = ToolRun("undo", in: folder.path)
        #expect(run.status == .refused)
        #expect(
            run.words == """
                Other.swift: changed since the run, and stays as it is
                step 2 (containers): 1 file is as before

                """)
        #expect(try folder.text("Legacy.swift") == Legacy.before)
        #expect(try folder.text("Other.swift") == Legacy.after + "// mine\n")
    }

    @Test func withoutARunThereIsNothing() throws {
        let folder = try ScratchFolder()
        try folder.write("Legacy.swift", Legacy.before)
        let run = ToolRun("undo", in: folder.path)
        #expect(run.status == .failure)
        #expect(run.words == "navmigrate: error: no run in \(folder.path) is there to undo\n")
    }

    @Test func aRunThatWritesNothingIsNone() throws {
        let folder = try ScratchFolder()
        try folder.write("Legacy.swift", Legacy.before)
        _ = ToolRun("--step", "2", in: folder.path)
        _ = ToolRun("--step", "2", in: folder.path)
        #expect(ToolRun("undo", in: folder.path).status == .success)
        #expect(try folder.text("Legacy.swift") == Legacy.before)
    }

    @Test func withoutAHomeTheRunIsDoneAndThatIsTold() throws {
        let folder = try ScratchFolder()
        try folder.write("Legacy.swift", Legacy.before)
        let run = ToolRun(["--step", "2"], in: folder.path, environment: [:])
        #expect(run.status == .success)
        #expect(
            run.words.hasPrefix(
                "navmigrate: note: 'navmigrate undo' won't be able to take this run back: the environment has neither "
                    + "HOME nor XDG_STATE_HOME, which say where a journal is kept\n"))
        #expect(try folder.text("Legacy.swift") == Legacy.after)
    }

    @Test func newFilesGoAgain() throws {
        let folder = try PackageFiles.cookbook()
        let before = try folder.contents()
        #expect(ToolRun("--through", "4", in: folder.path).status == .success)
        #expect(try folder.contents().keys.contains("App/Cookbook/Route.swift"))
        #expect(ToolRun("undo", in: folder.path).status == .success)
        #expect(try folder.contents() == before)
    }
}
