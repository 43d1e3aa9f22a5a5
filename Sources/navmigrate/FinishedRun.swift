import Foundation
import Migration
import MigrationRun
import Reporting

/// A run that is done in memory: what is left is to write the files, or to print the patch, and to tell.
struct FinishedRun {
    let arguments: Arguments
    let isAudit: Bool
    let outcome: Migrator.Outcome
    let maps: ReportedRun.Maps?
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
        tellPlaces()
        try deliver(product(.preview, audit: AuditReport(report.project, results: report.results)))
        return status
    }

    private func preview() throws -> ExitStatus {
        tell(.preview)
        try deliver(product(.preview))
        return status
    }

    private func check() throws -> ExitStatus {
        tell(.preview)
        if arguments.format != .text { try deliver(product(.preview)) }
        return outcome.changes.isEmpty ? status : .pending
    }

    private func write() throws -> ExitStatus {
        let changes = outcome.changes
        if !arguments.allowsDirty, let refusal = refusal(to: changes.map(\.path)) {
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
        guard arguments.format != .text else { return status }
        do {
            try deliver(product(.written))
        } catch  where !changes.isEmpty {
            console.say("navmigrate: error: \(error); the report is lost, and the files are written:")
            for change in changes { console.say("  " + display.path(change.path)) }
            return .failure
        }
        return status
    }

    // MARK: Words

    private func refusal(to paths: [String]) -> String? {
        switch GitGuard(root: outcome.root).uncommittedChanges(in: paths) {
        case .clean, .noRepository:
            return nil
        case .dirty(let files):
            let list = files.map { "  \(display.path($0))\n" }.joined()
            return "navmigrate: refused: \(files.count == 1 ? "a file" : "\(files.count) files") to be written "
                + "\(files.count == 1 ? "has" : "have") uncommitted changes:\n\(list)"
                + "Commit or stash them first, or give --allow-dirty. Nothing was written.\n"
        case .unknown(let why):
            return "navmigrate: refused: git doesn't say whether the files to be written have uncommitted changes: "
                + "\(Printable.text(why))\n"
                + "Make git answer, or give --allow-dirty. Nothing was written.\n"
        }
    }

    private func tell(_ mode: Summary.Mode) {
        tellPlaces()
        console.words(Summary.text(report, mode: mode))
        console.words(RunEnding.text(report))
    }

    /// Findings and remarks, unless stdout shows the same.
    private func tellPlaces() {
        guard arguments.output != nil || !arguments.format.hasFindingLines else { return }
        console.words(FindingLines.text(report.findings, display))
        console.words(RemarkLines.text(report.remarks, display))
    }

    // MARK: Product

    private func product(_ mode: Summary.Mode, audit: AuditReport? = nil) throws -> [UInt8] {
        try arguments.format.product(
            of: ReportedRun(
                report, audit: audit, mode: mode, root: outcome.root, display: display,
                patchPrefix: RunPlaces.patchPrefix(root: outcome.root, workingDirectory: workingDirectory),
                fileAddress: RunPlaces.fileAddress(ProcessInfo.processInfo.environment), toolVersion: Help.version,
                maps: maps))
    }
}
