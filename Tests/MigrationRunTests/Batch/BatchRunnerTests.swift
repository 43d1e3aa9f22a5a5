import Foundation
import Synchronization
import Testing

@testable import MigrationRun

/// Batches of a stand-in for the tool: a script that does what the name of the repository says.
@Suite struct BatchRunnerTests {
    private let tree = TemporaryFolder()

    private static let script = """
        #!/bin/sh
        # report DIR REPOSITORY, or write REPOSITORY
        [ "$1" = report ] && repository=$3 || repository=$2
        case "$1 $repository" in
        *crash*) kill -9 $$ ;;
        *slow*) exec sleep 60 ;;
        *broken*) echo "navmigrate: note: x" >&2; echo "navmigrate: error: no Swift files under x" >&2; exit 2 ;;
        *silent*) exit 9 ;;
        *strange*) echo hello; exit 0 ;;
        write*refused*) echo "navmigrate: refused: a file to be written has uncommitted changes:" >&2; exit 5 ;;
        write*) echo "written" >> "$repository/written.txt" ;;
        *partly*) echo '{"left":1,"migrated":2,"sites":3,"unreadable":2,"unsafe":0}'; exit 3 ;;
        *) echo "of $repository" > "$2/report.txt"; echo '{"left":1,"migrated":2,"sites":4,"unreadable":0,"unsafe":1}' ;;
        esac
        """

    /// - Returns: what the journal has of each, and what was told.
    private func run(
        _ names: String..., jobs: Int = 2, writes: Bool = false, timeout: Duration? = nil
    ) throws -> (records: [String: BatchRecord], told: [String]) {
        tree.program("tool", Self.script)
        for name in names where !name.hasPrefix("missing") { tree.folder(name) }
        let list = BatchList(names, workingDirectory: tree.path)
        let folder = BatchFolder(path: tree.path + "/out")
        try folder.begin(BatchPlan(mode: .preview, branch: nil, options: [], shard: nil, list: list))
        let journal = try BatchJournal(in: folder.path)
        let told = Mutex<[String]>([])
        let report: @Sendable (String, String) -> [String] = { ["report", $0, $1] }
        let write: @Sendable (String) -> [String] = { ["write", $0] }
        try BatchRunner(
            folder: folder, journal: journal, executable: tree.path + "/tool",
            commands: writes ? .init(report: report, write: write) : .init(report: report, write: nil),
            branch: nil, timeout: timeout
        ).run(list.entries, jobs: jobs) { event in
            if case .ended(let entry, let record) = event {
                told.withLock { $0.append("\(entry.folder) \(record.state)") }
            }
        }
        return (journal.records, told.withLock { $0.sorted() })
    }

    @Test func aFailingOneStopsNoOther() throws {
        let (records, told) = try run(
            "good", "crash", "broken", "silent", "strange", "missing", "partly", "last", timeout: .seconds(30))
        #expect(
            records.mapValues(\.note) == [
                "good": nil, "crash": "navmigrate crashed (signal 9)", "broken": "no Swift files under x",
                "silent": "navmigrate ended with status 9", "strange": "it made no report", "missing": "no such folder",
                "partly": "2 files could not be read", "last": nil,
            ])
        #expect(
            told == [
                "broken failed", "crash failed", "good done", "last done", "missing failed", "partly done",
                "silent failed", "strange failed",
            ])
        #expect(records["good"]?.counts?.sites == 4)
        #expect(records["partly"]?.counts?.sites == 3)
        #expect(records["crash"]?.counts == nil)
        #expect(tree.text("out/repositories/good/report.txt") == "of \(tree.path)/good\n")
        #expect(tree.text("out/repositories/good/log.txt") == "")
        #expect(!tree.exists("out/repositories/good/counts.json"))
        #expect(tree.text("out/repositories/broken/log.txt")?.hasSuffix("no Swift files under x\n") == true)
        #expect(!tree.exists("out/.unfinished"))
    }

    @Test func slowOnesAreEnded() throws {
        let begin = ContinuousClock.now
        let (records, _) = try run("slow", "good", timeout: .seconds(1))
        #expect(records["slow"]?.note == "it took longer than 1 seconds")
        #expect(records["good"]?.state == .done)
        #expect(ContinuousClock.now - begin < .seconds(30))
    }

    @Test func writingComesBehindTheReport() throws {
        let (records, _) = try run("good", "refused", "broken", writes: true)
        #expect(records.mapValues(\.state) == ["good": .done, "refused": .failed, "broken": .failed])
        #expect(records["refused"]?.note == "a file to be written has uncommitted changes")
        #expect(records["refused"]?.counts?.sites == 4)
        #expect(tree.text("good/written.txt") == "written\n")
        #expect(!tree.exists("broken/written.txt"))
    }

    @Test func aProgramThatIsNotThereFailsAll() throws {
        let list = BatchList(["a"], workingDirectory: tree.path)
        tree.folder("a")
        let folder = BatchFolder(path: tree.path + "/out")
        try folder.begin(BatchPlan(mode: .preview, branch: nil, options: [], shard: nil, list: list))
        let journal = try BatchJournal(in: folder.path)
        try BatchRunner(
            folder: folder, journal: journal, executable: tree.path + "/none",
            commands: .init(report: { [$0, $1] }, write: nil), branch: nil, timeout: nil
        ).run(list.entries, jobs: 1) { _ in }
        #expect(
            journal.records["a"]?.note == "\(tree.path)/none can't be started: No such file or directory")
    }

    @Test func nothingIsBegunOnceAStopIsAskedFor() throws {
        tree.program("tool", Self.script)
        for name in ["a", "b", "c"] { tree.folder(name) }
        let list = BatchList(["a", "b", "c"], workingDirectory: tree.path)
        let folder = BatchFolder(path: tree.path + "/out")
        try folder.begin(BatchPlan(mode: .preview, branch: nil, options: [], shard: nil, list: list))
        let journal = try BatchJournal(in: folder.path)
        let stop = BatchStop()
        let report: @Sendable (String, String) -> [String] = { ["report", $0, $1] }
        try BatchRunner(
            folder: folder, journal: journal, executable: tree.path + "/tool",
            commands: .init(report: report, write: nil), branch: nil, timeout: nil
        ).run(list.entries, jobs: 1, stop: stop) { event in
            if case .began(let entry) = event, entry.folder == "b" { stop.ask() }
        }
        #expect(journal.records.mapValues(\.state) == ["a": .done, "b": .done])
    }

    @Test func whatAKilledBatchLeftIsCleared() throws {
        tree.file("out/.unfinished/x/report.txt")
        _ = try run("good")
        #expect(!tree.exists("out/.unfinished"))
    }
}
