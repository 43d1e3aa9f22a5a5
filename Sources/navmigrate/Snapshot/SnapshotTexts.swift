import Migration
import MigrationRun
import Reporting
import SourceEditing

/// What a snapshot holds of a project: the audit, and what each step changes. Paths in it begin at the project's root, so that
/// it is the same wherever the project lies.
struct SnapshotTexts {
    /// One for each step, in order, empty where a step changes nothing.
    let files: [SnapshotFolder.File]
    /// The absolute path of the project's root.
    let root: String
    let unreadable: [Finding]

    static let names = Step.allCases.map(name)

    static func name(_ step: Step) -> String {
        "\(step.rawValue)-\(step.name).\(step == .audit ? "txt" : "diff")"
    }

    /// Reads the project, and carries the steps out in memory.
    init(_ options: RunOptions, progress: ProgressLine) throws {
        var options = options
        options.steps = .only(.audit)
        let audit = try Migrator(options, progress: progress.show).run()
        options.steps = .through(.restoration)
        let run = try Migrator(options, progress: progress.show).run()
        progress.clear()
        let report = AuditReport(audit.report.project, results: audit.report.results)
        let text = AuditText.text(report, report: audit.report, PathDisplay(prefix: ""))
        files =
            [.init(name: Self.name(.audit), bytes: Array(text.utf8))]
            + run.report.shownResults.map { .init(name: Self.name($0.step), bytes: UnifiedDiff.patch($0.changes)) }
        root = run.root
        unreadable = run.report.unreadable
    }
}
