import TestSupport
import Testing

@testable import navmigrate

/// `navmigrate snapshot apply DIR --step N`.
@Suite struct SnapshotApplyTests {
    /// A repository with a recorded snapshot, all of it committed.
    private func project() throws -> ScratchFolder {
        let folder = try ScratchFolder()
        try folder.write("App/Legacy.swift", Legacy.before)
        try folder.write("App/Other.swift", Legacy.before)
        _ = ToolRun("snapshot", "record", "Migration", in: folder.path)
        try folder.commitAll()
        return folder
    }

    private func apply(_ step: String = "2", _ options: String..., in folder: ScratchFolder) -> ToolRun {
        ToolRun(["snapshot", "apply", "Migration", "--step", step] + options, in: folder.path)
    }

    @Test func writesWhatWasReviewed() throws {
        let folder = try project()
        let run = apply(in: folder)
        #expect(run.status == .success)
        #expect(run.product == "")
        #expect(run.words == "navmigrate: applied step 2 (containers): 2 files changed\n")
        #expect(try folder.text("App/Legacy.swift") == Legacy.after)
        #expect(try folder.text("App/Other.swift") == Legacy.after)
        try folder.git("commit --quiet --all --message applied")
        let again = apply("containers", in: folder)
        #expect(again.status == .success)
        #expect(again.words == "navmigrate: step 2 (containers) is applied already: nothing to do\n")
    }

    @Test(arguments: ["Atlas", "Cookbook", "Clubhouse", "Oddments"])
    func stepsOneByOneGiveWhatAWriteGives(app: String) throws {
        let (one, two) = (try ScratchFolder(), try ScratchFolder())
        for folder in [one, two] { try folder.copy(PackageFiles.path("Snapshots/\(app)/before"), to: "App") }
        _ = ToolRun("snapshot", "record", "Migration", "App", in: one.path)
        for step in 2...6 {
            let run = apply("\(step)", in: one)
            #expect(run.status == .success, "\(run.words)")
        }
        #expect(ToolRun("App", in: two.path).status == .success)
        #expect(try one.contents(of: "App") == two.contents(of: "App"))
    }

    @Test func aStepThatChangesNothingIsTold() throws {
        let run = apply("3", in: try project())
        #expect(run.status == .success)
        #expect(run.words == "navmigrate: step 3 (routes) changes nothing here\n")
    }

    @Test func undoTakesItBack() throws {
        let folder = try project()
        _ = apply(in: folder)
        #expect(ToolRun("undo", in: folder.path).status == .success)
        #expect(try folder.text("App/Legacy.swift") == Legacy.before)
        #expect(try folder.git("status --porcelain").output == "")
    }

    @Test func appliesTheDiffThatWasEditedInReview() throws {
        let folder = try project()
        let diff = try folder.text("Migration/2-containers.diff")
        // The reviewer takes one file out.
        let other = try #require(diff.range(of: "diff --git a/App/Other.swift"))
        try folder.write("Migration/2-containers.diff", String(diff[..<other.lowerBound]))
        #expect(apply(in: folder).words == "navmigrate: applied step 2 (containers): 1 file changed\n")
        #expect(try folder.text("App/Legacy.swift") == Legacy.after)
        #expect(try folder.text("App/Other.swift") == Legacy.before)
    }

    // MARK: Refusals

    private func expectRefusal(_ run: ToolRun, _ place: String, _ why: String) {
        #expect(run.status == .refused)
        #expect(run.product == "")
        #expect(
            run.words
                == "navmigrate: refused: \(place): the code has moved on since the snapshot: \(why)\n"
                + "Nothing was written. 'navmigrate snapshot accept Migration' takes the code as it is, to be reviewed anew.\n"
        )
    }

    @Test func codeThatMovedOnIsLeftAlone() throws {
        let folder = try project()
        try folder.write("App/Other.swift", Legacy.before.replacing("List { Text(\"Row\") }", with: "\tText(\"Row\")"))
        try folder.git("commit --quiet --all --message more")
        expectRefusal(
            apply(in: folder), "App/Other.swift:6",
            "the snapshot has 'List { Text(\"Row\") }', the file 'Text(\"Row\")'")
        #expect(try folder.text("App/Legacy.swift") == Legacy.before)
    }

    @Test func aLineBeforeItMovesTheCode() throws {
        let folder = try project()
        try folder.write("App/Other.swift", "// mine\n" + Legacy.before)
        try folder.git("commit --quiet --all --message more")
        expectRefusal(
            apply(in: folder), "App/Other.swift:2", "the snapshot has '', the file 'import SwiftUI'")
    }

    @Test func filesThatAreGoneOrLonger() throws {
        let folder = try project()
        try folder.write("App/Other.swift", Legacy.before + "// mine\n")
        expectRefusal(
            apply("2", "--allow-dirty", in: folder), "App/Other.swift:11",
            "the file goes on where the snapshot has its end")
        try folder.write("App/Other.swift", "import SwiftUI\n")
        expectRefusal(
            apply("2", "--allow-dirty", in: folder), "App/Other.swift:2", "the snapshot has '', the file has ended")
        try folder.shell("rm App/Other.swift")
        expectRefusal(apply("2", "--allow-dirty", in: folder), "App/Other.swift:1", "the file is gone")
        try folder.shell("rm -r App")
        expectRefusal(apply("2", "--allow-dirty", in: folder), "App/Legacy.swift:1", "the file is gone")
    }

    @Test func earlierStepsComeFirst() throws {
        let folder = try ScratchFolder()
        try folder.copy(PackageFiles.path("Snapshots/Cookbook/before"), to: "App")
        _ = ToolRun("snapshot", "record", "Migration", "App", in: folder.path)
        let before = try folder.contents(of: "App")
        let run = apply("4", in: folder)
        #expect(run.status == .refused)
        #expect(
            run.words == "navmigrate: refused: step 2 (containers) of the snapshot isn't applied yet; first run: "
                + "navmigrate snapshot apply Migration --step 2\n")
        #expect(try folder.contents(of: "App") == before)
    }

    @Test func uncommittedChangesAreGuarded() throws {
        let folder = try project()
        try folder.write("App/Other.swift", Legacy.before + "\n")
        try folder.git("add --all")
        try folder.write("App/Other.swift", Legacy.before)
        let run = apply(in: folder)
        #expect(run.status == .refused)
        #expect(
            run.words == """
                navmigrate: refused: a file to be written has uncommitted changes:
                  App/Other.swift
                Commit or stash them first, or give --allow-dirty. Nothing was written.

                """)
        #expect(try folder.text("App/Legacy.swift") == Legacy.before)
        #expect(apply("2", "--allow-dirty", in: folder).status == .success)
    }

    @Test func readOnlyFilesKeepAllFromBeingWritten() throws {
        let folder = try project()
        try folder.setMode(0o444, of: "App/Other.swift")
        let run = apply(in: folder)
        #expect(run.status == .failure)
        #expect(run.words.hasPrefix("navmigrate: error: App/Other.swift: read-only; nothing was written."))
        #expect(try folder.text("App/Legacy.swift") == Legacy.before)
    }
}
