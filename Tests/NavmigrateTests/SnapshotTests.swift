import Foundation
import SourceEditing
import TestSupport
import Testing

@testable import navmigrate

/// The apps under Snapshots: what each step makes of them, as recorded and reviewed.
@Suite struct SnapshotTests {
    /// How to record the snapshots anew: review the difference that git then shows.
    static let command = "NAVMIGRATE_RECORD=1 swift test --filter SnapshotTests"

    static let apps = ["Atlas", "Clubhouse", "Cookbook", "Oddments"]

    /// A step's patch, as recorded.
    struct StepRecord: CustomTestStringConvertible {
        let name: String
        let arguments: [String]

        var testDescription: String { name }

        static let all = [
            StepRecord(name: "2-containers.diff", arguments: ["--step", "2"]),
            StepRecord(name: "3-routes.diff", arguments: ["--step", "3"]),
            StepRecord(name: "4-links.diff", arguments: ["--step", "4"]),
            StepRecord(name: "5-router.diff", arguments: ["--step", "5"]),
            StepRecord(name: "6-restoration.diff", arguments: ["--step", "6"]),
        ]
        /// With what only `--unsafe` moves.
        static let unsafe = [
            StepRecord(name: "3-routes-unsafe.diff", arguments: ["--step", "3", "--unsafe"]),
            StepRecord(name: "4-links-unsafe.diff", arguments: ["--step", "4", "--unsafe"]),
            StepRecord(name: "5-router-unsafe.diff", arguments: ["--step", "5", "--unsafe"]),
            StepRecord(name: "6-restoration-unsafe.diff", arguments: ["--step", "6", "--unsafe"]),
        ]
    }

    @Test(arguments: apps) func auditIsAsRecorded(app: String) throws {
        let run = try AppRun(app)
        try Record(app, "1-audit.txt").compare(run.tool("audit").product)
    }

    @Test(arguments: apps, StepRecord.all) func stepsAreAsRecorded(app: String, step: StepRecord) throws {
        let run = try AppRun(app)
        try Record(app, step.name).compare(run.tool(step.arguments + ["--dry-run"]).product)
    }

    @Test(arguments: StepRecord.unsafe) func unsafeStepsAreAsRecorded(step: StepRecord) throws {
        let run = try AppRun("Oddments")
        try Record("Oddments", step.name).compare(run.tool(step.arguments + ["--dry-run"]).product)
    }

    /// The steps' patches, one after the other, are one patch.
    @Test(arguments: apps, [["--step", "2"], ["--through", "6"], ["--through", "6", "--unsafe"]])
    func patchGivesWhatAWriteGives(app: String, arguments: [String]) throws {
        let (patched, written) = (try AppRun(app), try AppRun(app))
        try patched.folder.write("p.patch", patched.tool(arguments + ["--dry-run"]).product)
        try patched.folder.git("apply ../p.patch", in: "app")
        let run = written.tool(arguments)
        #expect(run.status == .success)
        #expect(run.product == "")
        let result = try written.folder.contents(of: "app")
        #expect(try patched.folder.contents(of: "app") == result)
        #expect(try AppRun(app).folder.contents(of: "app") != result)
    }

    @Test(arguments: apps, [["--step", "2"], ["--through", "6"], ["--through", "6", "--unsafe"]])
    func secondRunChangesNothing(app: String, arguments: [String]) throws {
        let run = try AppRun(app)
        _ = run.tool(arguments)
        let once = try run.folder.contents(of: "app")
        let second = run.tool(arguments)
        #expect(second.status == .success)
        #expect(second.words.contains("0 files changed"))
        #expect(try run.folder.contents(of: "app") == once)
    }

    @Test(arguments: apps, [["--parse-everything"], ["--jobs", "1"], ["--jobs", "4"]])
    func neitherTheFilterNorThreadsDecide(app: String, options: [String]) throws {
        let run = try AppRun(app)
        for command in [["--through", "6", "--dry-run"], ["audit"], ["graph"]] {
            let (usual, other) = (run.tool(command), run.tool(command + options))
            #expect(usual.product == other.product)
            #expect(usual.words == other.words)
            #expect(usual.status == other.status)
        }
    }
}

/// A copy of an app in a folder of its own.
private struct AppRun {
    let folder: ScratchFolder

    init(_ app: String) throws {
        folder = try ScratchFolder()
        try folder.copy(PackageFiles.path("Snapshots/\(app)/before"), to: "app")
    }

    func tool(_ arguments: String...) -> ToolRun { tool(arguments) }
    func tool(_ arguments: [String]) -> ToolRun { ToolRun(arguments, in: folder.path + "/app") }
}

/// One recorded file.
private struct Record {
    let name: String
    private var file: URL { URL(fileURLWithPath: PackageFiles.path(name)) }

    init(_ app: String, _ name: String) {
        self.name = "Snapshots/\(app)/\(name)"
    }

    /// Compares, or records where the environment asks for that.
    func compare(_ text: String) throws {
        if ProcessInfo.processInfo.environment["NAVMIGRATE_RECORD"] == "1" {
            try Data(text.utf8).write(to: file)
            return
        }
        let recorded = (try? Data(contentsOf: file)).map { Array($0) } ?? []
        let difference = UnifiedDiff.patch([
            FileChange(path: name, .modified(before: recorded, after: Array(text.utf8)))
        ])
        guard !difference.isEmpty else { return }
        Issue.record(
            """
            \(name) is no longer what the tool gives:
            \(String(decoding: difference, as: UTF8.self))
            If that is right, record it anew and review it: \(SnapshotTests.command)
            """)
    }
}
