import Foundation
import Testing

@testable import MigrationRun

@Suite struct BatchFolderTests {
    private let tree = TemporaryFolder()

    private var folder: BatchFolder { BatchFolder(path: tree.path + "/out") }

    private let plan = BatchPlan(
        mode: .commit, branch: "b", options: ["--unsafe"], shard: BatchShard("1/2"),
        list: BatchList(["a", "b", "c"], workingDirectory: "/w"))

    @Test func planIsReadAsItWasWritten() throws {
        #expect(try folder.plan() == nil)
        try folder.begin(plan)
        #expect(try folder.plan() == plan)
        #expect(plan.repositories.map(\.listed) == ["a", "c"])
        #expect(plan.total == 3)
    }

    /// Of two that begin at once, each having seen an empty folder, one does.
    @Test func aBatchThatHasBegunStays() throws {
        try folder.begin(plan)
        let other = BatchPlan(
            mode: .preview, branch: nil, options: [], shard: nil, list: BatchList(["x"], workingDirectory: "/w"))
        #expect(throws: BatchFolder.Failure(description: "somebody has written batch.json there meanwhile")) {
            try folder.begin(other)
        }
        #expect(try folder.plan() == plan)
        #expect(tree.picture().keys.sorted() == ["out", "out/batch.json"])
    }

    /// Killed at any moment of its begin, a batch can begin again.
    @Test func aBeginThatWasCutIsNone() throws {
        tree.folder("out")
        #expect(try folder.plan() == nil)
        tree.file("out/.batch.json.navmigrate-1a2b", "{\"sche")
        #expect(try folder.plan() == nil)
        tree.file("out/.batch.json.swp")
        #expect(throws: BatchFolder.Failure(description: "it holds other things than a batch")) { try folder.plan() }
        unlink(tree.path + "/out/.batch.json.swp")
        try folder.begin(plan)
        #expect(try folder.plan() == plan)
    }

    /// What a killed batch left goes, and nothing that somebody else made.
    @Test func hiddenFilesOfAKilledBatchGo() throws {
        try folder.begin(plan)
        let own = [".batch.json.navmigrate-1a2b", ".summary.csv.navmigrate-0", ".summary.html.navmigrate-1z141z3"]
        let others = [
            ".batch.json.navmigrate-1a2b.txt", ".batch.json.swp", ".journal.jsonl.navmigrate-1a2b", ".summary.csv",
            ".summary.txt.navmigrate-", ".summary.txt.navmigrate-+1", ".summary.txt.navmigrate-1A",
            "summary.txt.navmigrate-1a2b",
        ]
        for name in own + others { tree.file("out/" + name) }
        tree.folder("out/.summary.txt.navmigrate-1a2b")
        tree.folder("out/.unfinished/a-1a2b")
        folder.removeUnfinished()
        let left = others + [".summary.txt.navmigrate-1a2b", "batch.json"]
        #expect(tree.picture().keys.sorted() == (["out"] + left.map { "out/" + $0 }).sorted())
    }

    @Test func otherFilesAreToldApart() {
        tree.file("out/.DS_Store")
        #expect(throws: BatchFolder.Failure(description: "it holds other things than a batch")) { try folder.plan() }
    }

    @Test func filesAreWrittenWhole() throws {
        try folder.make()
        try folder.write(Array("old\n".utf8), to: "summary.txt")
        try folder.write(Array("new\n".utf8), to: "summary.txt")
        #expect(tree.text("out/summary.txt") == "new\n")
        #expect(tree.picture().keys.sorted() == ["out", "out/summary.txt"])
        tree.folder("out/taken/x")
        #expect(
            throws: BatchFolder.Failure(description: "taken can't be written there: Is a directory")
        ) { try folder.write([], to: "taken") }
        #expect(tree.picture().keys.sorted() == ["out", "out/summary.txt", "out/taken", "out/taken/x"])
    }
}
