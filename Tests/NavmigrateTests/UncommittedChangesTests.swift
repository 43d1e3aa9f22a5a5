import TestSupport
import Testing

@testable import navmigrate

/// A run's edits are kept apart from a person's.
@Suite struct UncommittedChangesTests {
    @Test func filesToBeWrittenMustBeCommitted() throws {
        let folder = try ScratchFolder()
        try folder.write("App/Legacy.swift", Legacy.before)
        try folder.write("App/Other.swift", Legacy.before)
        try folder.commitAll()
        try folder.write("App/Legacy.swift", Legacy.before + "// mine\n")
        let run = ToolRun("App", "--step", "2", in: folder.path)
        #expect(run.status == .refused)
        #expect(run.product == "")
        #expect(
            run.words == """
                navmigrate: refused: a file to be written has uncommitted changes:
                  App/Legacy.swift
                Commit or stash them first, or give --allow-dirty. Nothing was written.

                """)
        #expect(try folder.text("App/Legacy.swift") == Legacy.before + "// mine\n")
        #expect(try folder.text("App/Other.swift") == Legacy.before)
    }

    @Test func everyOneIsNamed() throws {
        let folder = try ScratchFolder()
        try folder.write("Old.swift", Legacy.before)
        try folder.commitAll()
        try folder.write("Old.swift", Legacy.before + "\n")
        try folder.write("New.swift", Legacy.before)
        #expect(
            ToolRun("--step", "2", in: folder.path).words.hasPrefix(
                "navmigrate: refused: 2 files to be written have uncommitted changes:\n  New.swift\n  Old.swift\n"))
    }

    @Test func otherFilesMayBeDirty() throws {
        let folder = try ScratchFolder()
        try folder.write("Legacy.swift", Legacy.before)
        try folder.write("Row.swift", Legacy.plain)
        try folder.commitAll()
        try folder.write("Row.swift", Legacy.plain + "// mine\n")
        try folder.write("Untracked.swift", Legacy.plain)
        #expect(ToolRun("--step", "2", in: folder.path).status == .success)
        #expect(try folder.text("Legacy.swift") == Legacy.after)
    }

    @Test func allowDirtyWrites() throws {
        let folder = try ScratchFolder()
        try folder.write("Legacy.swift", Legacy.before)
        try folder.commitAll()
        try folder.write("Legacy.swift", Legacy.before + "// mine\n")
        #expect(ToolRun("--step", "2", "--allow-dirty", in: folder.path).status == .success)
        #expect(try folder.text("Legacy.swift") == Legacy.after + "// mine\n")
    }

    /// Git was told not to look at them, and so can't say.
    @Test(arguments: ["--assume-unchanged", "--skip-worktree"]) func filesThatGitDoesNotLookAt(mark: String) throws {
        let folder = try ScratchFolder()
        try folder.write("Legacy.swift", Legacy.before)
        try folder.commitAll()
        try folder.git("update-index \(mark) Legacy.swift")
        try folder.write("Legacy.swift", Legacy.before + "// mine\n")
        #expect(ToolRun("--step", "2", in: folder.path).status == .refused)
        #expect(try folder.text("Legacy.swift") == Legacy.before + "// mine\n")
    }

    @Test func previewsAskNothing() throws {
        let folder = try ScratchFolder()
        try folder.write("Legacy.swift", Legacy.before)
        try folder.git("init --quiet")
        #expect(ToolRun("--step", "2", "--dry-run", in: folder.path).status == .success)
        #expect(ToolRun("--step", "2", "--check", in: folder.path).status == .pending)
        #expect(ToolRun("--step", "2", in: folder.path).status == .refused)
    }
}
