import Foundation
import Migration
import MigrationRun
import Reporting

/// A run that is done in memory: what is left is to write the files, or to print the patch, and to tell.
struct FinishedRun {
    let arguments: Arguments
    let outcome: Migrator.Outcome
    let maps: ReportedRun.Maps?
    let workingDirectory: String
    let environment: [String: String]
    let console: Console
    /// Takes the product to stdout or to the file of `--output`.
    let deliver: ([UInt8]) throws -> Void

    /// - Parameter journal: of the root, for a run that writes; nil: there is no place for one.
    func conclude(_ journal: inout RunJournal?) throws -> ExitStatus {
        if arguments.isAudit { return try audit() }
        if let earlier = outcome.pendingBefore, let last = outcome.lastBefore {
            let words = arguments.paths + ["--through", "\(last.rawValue)"] + arguments.deciding.words
            let command = "navmigrate \(words.map(ShellWord.quoted).joined(separator: " "))"
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
        case .write: return try write(&journal)
        }
    }

    private var report: RunReport { outcome.report }

    private var display: PathDisplay {
        RunPlaces.display(root: outcome.root, workingDirectory: workingDirectory)
    }

    private var status: ExitStatus { ExitStatus(unreadable: report.unreadable) }

    // MARK: Modes

    private func audit() throws -> ExitStatus {
        tellPlaces(of: report)
        try deliver(product(report, .preview, audit: AuditReport(report.project, results: report.results)))
        return status
    }

    private func preview() throws -> ExitStatus {
        tell(report, .preview)
        try deliver(product(report, .preview))
        return status
    }

    private func check() throws -> ExitStatus {
        tell(report, .preview)
        if arguments.format != .text { try deliver(product(report, .preview)) }
        return outcome.changes.isEmpty ? status : .pending
    }

    private func write(_ journal: inout RunJournal?) throws -> ExitStatus {
        let paths = outcome.changes.map(\.path)
        if !arguments.allowsDirty,
            let refusal = GitGuard(root: outcome.root).uncommittedChanges(in: paths).refusal(display)
        {
            console.words(refusal)
            return .refused
        }
        let committer = arguments.commits ? try GitCommitter(root: outcome.root, git: .find()) : nil
        try committer?.check(paths)
        let verification = arguments.verification.map { VerifyCommand($0, environment: environment) }
        let writer = StepWriter(root: outcome.root, verification: verification, committer: committer) { steps in
            console.say("navmigrate: verifying \(StepNames.list(steps)): \(arguments.verification ?? "")")
        }
        let written = writer.write(portions, journal: &journal)
        let kept = report.keeping(written).placedInResult
        tell(kept, .written)
        if !written.commits.isEmpty {
            console.say("committed: \(written.commits.joined(separator: ", "))")
        }
        var status = status
        if let stop = written.stop {
            console.words(StopText(stop, kept: written.kept, command: arguments.verification, display: display).text)
            if case .verification = stop.reason { status = .unverified } else { status = .failure }
        }
        guard arguments.format != .text else { return status }
        do {
            try deliver(product(kept, .written))
        } catch  where !written.kept.isEmpty {
            console.say("navmigrate: error: \(error); the report is lost, and the files are written:")
            for change in kept.shownResults.flatMap(\.changes) { console.say("  " + display.path(change.path)) }
            return .failure
        }
        return status
    }

    /// All at once, or step by step where each is looked at or committed.
    private var portions: [StepWriter.Portion] {
        guard arguments.commits || arguments.verification != nil else {
            let steps = report.shownResults.filter { !$0.changes.isEmpty }.map(\.step)
            return [StepWriter.Portion(steps: steps, changes: outcome.changes, message: "")]
        }
        return report.shownResults.map {
            StepWriter.Portion(steps: [$0.step], changes: $0.changes, message: CommitMessage.text($0))
        }
    }

    // MARK: Words

    private func tell(_ report: RunReport, _ mode: Summary.Mode) {
        tellPlaces(of: report)
        console.words(Summary.text(report, mode: mode))
        console.words(RunEnding.text(report))
    }

    /// Findings and remarks, unless stdout shows the same.
    private func tellPlaces(of report: RunReport) {
        guard arguments.output != nil || !arguments.format.hasFindingLines else { return }
        console.words(FindingLines.text(report.findings, display))
        console.words(RemarkLines.text(report.remarks, display))
    }

    // MARK: Product

    private func product(_ report: RunReport, _ mode: Summary.Mode, audit: AuditReport? = nil) throws -> [UInt8] {
        try arguments.format.product(
            of: ReportedRun(
                report, audit: audit, mode: mode, root: outcome.root, display: display,
                patchPrefix: RunPlaces.patchPrefix(root: outcome.root, workingDirectory: workingDirectory),
                fileAddress: RunPlaces.fileAddress(environment), toolVersion: ToolVersion.number,
                maps: maps))
    }
}

extension RunReport {
    /// The report of what was done of it: of the steps that were written, and those that had nothing to write.
    fileprivate func keeping(_ written: StepWriter.Outcome) -> RunReport {
        guard let stop = written.stop else { return self }
        return limited(to: shown.filter { step in stop.steps.allSatisfy { step < $0 } })
    }
}
