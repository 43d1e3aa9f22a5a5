import Migration
import MigrationRun
import Reporting
import SourceEditing

/// A run that is done in memory: what is left is to write the files, or to print the patch, and to tell.
struct FinishedRun {
    let arguments: Arguments
    let isAudit: Bool
    let outcome: Migrator.Outcome
    let workingDirectory: String
    let console: Console
    /// Takes the product to stdout or to the file of `--output`.
    let deliver: ([UInt8]) throws -> Void

    func conclude() throws -> ExitStatus {
        if isAudit { return try audit() }
        if let earlier = outcome.pendingBefore {
            let command = "navmigrate \((arguments.paths + ["--through \(earlier.rawValue)"]).joined(separator: " "))"
            guard arguments.mode == .dryRun else {
                console.say(
                    "navmigrate: refused: step \(earlier.rawValue) (\(earlier.name)) has changes pending; "
                        + "first run: \(command)")
                return .refused
            }
            console.say("navmigrate: this patch applies after: \(command)")
        }
        switch arguments.mode {
        case .dryRun: return try preview()
        case .check: return try check()
        case .write: return try write()
        }
    }

    private var report: RunReport { outcome.report }

    private var display: PathDisplay {
        PathDisplay(prefix: RunPlaces.displayPrefix(root: outcome.root, workingDirectory: workingDirectory))
    }

    /// For runs that found nothing more urgent to say.
    private var status: ExitStatus { report.unreadable.isEmpty ? .success : .unreadable }

    // MARK: Modes

    private func audit() throws -> ExitStatus {
        let audit = AuditReport(report.project, results: report.results)
        console.words(FindingLines.text(report.findings, display))
        console.words(RemarkLines.text(report.remarks, display))
        switch arguments.format {
        case .json:
            try deliver(json(audit))
        case .text:
            try deliver(Array(AuditText.text(audit, report: report, display).utf8))
        }
        return status
    }

    private func preview() throws -> ExitStatus {
        tell(.preview)
        switch arguments.format {
        case .json: try deliver(json(nil))
        case .text: try deliver(patch)
        }
        return status
    }

    private func check() throws -> ExitStatus {
        tell(.preview)
        if arguments.format == .json { try deliver(json(nil)) }
        return outcome.changes.isEmpty ? status : .pending
    }

    private func write() throws -> ExitStatus {
        let changes = outcome.changes
        if !arguments.allowsDirty,
            let refusal = GitGuard(root: outcome.root).uncommittedChanges(in: changes.map(\.path)).refusal(display)
        {
            console.words(refusal)
            return .refused
        }
        do {
            try AtomicWriter(root: outcome.root).write(
                changes.compactMap { change in
                    change.after.map { PlannedWrite(path: change.path, before: change.before, after: $0) }
                })
        } catch {
            throw error.seen(by: display)
        }
        tell(.written)
        guard arguments.format == .json else { return status }
        do {
            try deliver(json(nil))
        } catch  where !changes.isEmpty {
            console.say("navmigrate: error: \(error); the report is lost, and the files are written:")
            for change in changes { console.say("  " + display.path(change.path)) }
            return .failure
        }
        return status
    }

    // MARK: Words

    private func tell(_ mode: Summary.Mode) {
        console.words(FindingLines.text(report.findings, display))
        console.words(RemarkLines.text(report.remarks, display))
        console.words(Summary.text(report, mode: mode))
    }

    // MARK: Product

    private func json(_ audit: AuditReport?) throws -> [UInt8] {
        Array(try JSONReport.text(report, root: outcome.root, audit: audit).utf8)
    }

    /// The patches of the shown steps, one after the other.
    private var patch: [UInt8] {
        let prefix = RunPlaces.patchPrefix(root: outcome.root, workingDirectory: workingDirectory)
        return report.shownResults.flatMap { result in
            UnifiedDiff.patch(result.changes.map { FileChange(path: prefix + $0.path, $0.contents) })
        }
    }
}
