import Foundation
import Migration
import MigrationRun
import Reporting
import SourceEditing

/// `navmigrate [PATH …]` and `navmigrate audit [PATH …]`.
struct MigrationCommand {
    let arguments: Arguments
    let workingDirectory: String
    let console: Console

    func run() throws -> ExitStatus {
        if let missing { throw UsageError.notInThisVersion("step \(missing.rawValue) (\(missing.name))") }
        let progress = ProgressLine(console: console)
        let outcome = try Migrator(options, progress: progress.show).run()
        progress.clear()
        let display = PathDisplay(prefix: RunPlaces.displayPrefix(root: outcome.root, workingDirectory: workingDirectory))

        if isAudit { return try audit(outcome, display) }
        if let earlier = outcome.pendingBefore {
            let command = "navmigrate \((arguments.paths + ["--through \(earlier.rawValue)"]).joined(separator: " "))"
            guard arguments.mode == .dryRun else {
                console.say("navmigrate: refused: step \(earlier.rawValue) (\(earlier.name)) has changes pending; first run: \(command)")
                return .refused
            }
            console.say("navmigrate: this patch applies after: \(command)")
        }
        switch arguments.mode {
        case .dryRun: return try preview(outcome, display)
        case .check: return check(outcome, display)
        case .write: return try write(outcome, display)
        }
    }

    // MARK: What to do

    private var isAudit: Bool {
        arguments.command == .audit || arguments.steps == .only(.audit) || arguments.steps == .through(.audit)
    }

    private var missing: Step? {
        guard case .only(let step) = arguments.steps, !Step.available.contains(step) else { return nil }
        return step
    }

    private var options: RunOptions {
        var options = RunOptions(workingDirectory: workingDirectory)
        options.paths = arguments.paths
        options.steps = isAudit ? .only(.audit) : arguments.steps
        options.includesUnsafe = arguments.includesUnsafe
        options.minimums = arguments.minimums
        options.threads = arguments.threads ?? ProcessInfo.processInfo.activeProcessorCount
        options.parsesEverything = arguments.parsesEverything
        return options
    }

    // MARK: Modes

    private func audit(_ outcome: Migrator.Outcome, _ display: PathDisplay) throws -> ExitStatus {
        let audit = AuditReport(outcome.report.project, results: outcome.report.results)
        console.words(FindingLines.text(outcome.report.findings, display))
        switch arguments.format {
        case .json: try deliver(Array(JSONReport.text(outcome.report, audit: audit).utf8))
        case .text:
            let text = AuditText.text(audit, report: outcome.report, display)
            // A text run of a step keeps stdout for its patch; the audit has none.
            if arguments.command == .audit { try deliver(Array(text.utf8)) } else { console.words(text) }
        }
        return status(of: outcome.report)
    }

    private func preview(_ outcome: Migrator.Outcome, _ display: PathDisplay) throws -> ExitStatus {
        tell(outcome.report, display, mode: .preview)
        try deliverProduct(outcome)
        return status(of: outcome.report)
    }

    private func check(_ outcome: Migrator.Outcome, _ display: PathDisplay) -> ExitStatus {
        tell(outcome.report, display, mode: .preview)
        return outcome.changes.isEmpty ? status(of: outcome.report) : .pending
    }

    private func write(_ outcome: Migrator.Outcome, _ display: PathDisplay) throws -> ExitStatus {
        let changes = outcome.changes
        if !arguments.allowsDirty, let refusal = refusal(changes.map(\.path), root: outcome.root, display) {
            console.words(refusal)
            return .refused
        }
        try AtomicWriter(root: outcome.root).write(
            changes.compactMap { change in
                change.after.map { PlannedWrite(path: change.path, before: change.before, after: $0) }
            })
        tell(outcome.report, display, mode: .written)
        if arguments.format == .json { try deliverProduct(outcome) }
        return status(of: outcome.report)
    }

    private func refusal(_ paths: [String], root: String, _ display: PathDisplay) -> String? {
        switch GitGuard(root: root).uncommittedChanges(in: paths) {
        case .clean, .noRepository:
            return nil
        case .dirty(let files):
            let list = files.map { "  \(display.path($0))\n" }.joined()
            return "navmigrate: refused: \(files.count == 1 ? "a file" : "\(files.count) files") to be written "
                + "\(files.count == 1 ? "has" : "have") uncommitted changes:\n\(list)"
                + "Commit or stash them first, or give --allow-dirty. Nothing was written.\n"
        case .unknown(let why):
            return "navmigrate: refused: git doesn't say whether the files to be written have uncommitted changes: \(why)\n"
                + "Make git answer, or give --allow-dirty. Nothing was written.\n"
        }
    }

    // MARK: Output

    private func deliverProduct(_ outcome: Migrator.Outcome) throws {
        switch arguments.format {
        case .json:
            let audit = AuditReport(outcome.report.project, results: outcome.report.results)
            try deliver(Array(JSONReport.text(outcome.report, audit: audit).utf8))
        case .text:
            let prefix = RunPlaces.patchPrefix(root: outcome.root, workingDirectory: workingDirectory)
            let patches = outcome.report.shownResults.map { result in
                UnifiedDiff.patch(result.changes.map { FileChange(path: prefix + $0.path, $0.contents) })
            }
            try deliver(Array(patches.joined()))
        }
    }

    private func deliver(_ bytes: [UInt8]) throws {
        guard let output = arguments.output else { return console.product(bytes) }
        let path = output.hasPrefix("/") ? output : workingDirectory + "/" + output
        do {
            try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw OutputError(path: output, reason: error.localizedDescription)
        }
    }

    private func tell(_ report: RunReport, _ display: PathDisplay, mode: Summary.Mode) {
        console.words(FindingLines.text(report.findings, display))
        for remark in report.remarks { console.say("navmigrate: note: \(remark)") }
        if case .through(let last) = arguments.steps, last > .containers {
            console.say("navmigrate: note: steps 3 to \(last.rawValue) are not in this version; steps 1 and 2 are carried out")
        }
        console.words(Summary.text(report, mode: mode))
    }

    private func status(of report: RunReport) -> ExitStatus {
        report.unreadable.isEmpty ? .success : .unreadable
    }
}

/// The file for `--output` can't be written.
struct OutputError: Error, CustomStringConvertible {
    let path: String
    let reason: String

    var description: String { "can't write \(path): \(reason)" }
}
