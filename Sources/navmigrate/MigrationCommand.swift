import Migration
import MigrationRun
import Reporting

/// `navmigrate [PATH …]` and `navmigrate audit [PATH …]`.
struct MigrationCommand {
    let arguments: Arguments
    let workingDirectory: String
    let environment: [String: String]
    let console: Console

    func run() throws -> ExitStatus {
        let output = try arguments.output.map { try OutputFile($0, workingDirectory: workingDirectory) }
        let options = RunOptions(migrating: arguments, workingDirectory: workingDirectory)
        let progress = ProgressLine(console: console)
        defer { progress.clear() }
        var outcome = try Migrator(options, progress: progress.show).run()
        progress.clear()
        var journal =
            try arguments.isAudit || arguments.mode != .write
            ? nil : RunJournal.open(root: outcome.root, environment: environment, console: console)
        tellUnfinished(outcome.root)
        if let found = try journal?.recover() {
            let display = RunPlaces.display(root: outcome.root, workingDirectory: workingDirectory)
            console.words(RecoveryText.text(found, display))
            if found.changesFiles {
                outcome = try Migrator(options, progress: progress.show).run()
                progress.clear()
            }
        }
        return try FinishedRun(
            arguments: arguments, outcome: outcome,
            maps: arguments.format == .html ? try ReportedRun.Maps(of: outcome, options) : nil,
            workingDirectory: workingDirectory, environment: environment, console: console,
            deliver: deliver(to: output)
        ).conclude(&journal)
    }

    /// A preview shows the files as they are, which isn't how a run would find them.
    private func tellUnfinished(_ root: String) {
        guard arguments.mode != .write, !arguments.isAudit,
            RunJournal.isUnfinished(root: root, state: JournalFolder.state { environment[$0] })
        else { return }
        console.say(
            "navmigrate: note: the last run was ended while it wrote; 'navmigrate undo' puts that right, and so does a run that "
                + "writes: this shows the files as they are now")
    }

    /// - Parameter output: nil: stdout.
    private func deliver(to output: OutputFile?) -> ([UInt8]) throws -> Void {
        if let output { return { bytes in try output.write(bytes) } }
        if arguments.format == .text, !arguments.isAudit { return { bytes in try console.patch(bytes) } }
        return console.report
    }
}
