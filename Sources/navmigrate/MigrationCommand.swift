import Foundation
import Migration
import MigrationRun
import Reporting
import SourceEditing

/// `navmigrate [PATH …]` and `navmigrate audit [PATH …]`.
struct MigrationCommand {
    let arguments: Arguments
    let workingDirectory: String
    let environment: [String: String]
    let console: Console

    func run() throws -> ExitStatus {
        let output = try arguments.output.map { try OutputFile($0, workingDirectory: workingDirectory) }
        let progress = ProgressLine(console: console)
        defer { progress.clear() }
        var outcome = try Migrator(options, progress: progress.show).run()
        progress.clear()
        var journal =
            try isAudit || arguments.mode != .write
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
            arguments: arguments, isAudit: isAudit, outcome: outcome,
            maps: arguments.format == .html ? try maps(of: outcome) : nil,
            workingDirectory: workingDirectory, environment: environment, console: console,
            deliver: deliver(to: output)
        ).conclude(&journal)
    }

    /// A preview shows the files as they are, which isn't how a run would find them.
    private func tellUnfinished(_ root: String) {
        guard arguments.mode != .write, !isAudit,
            RunJournal.isUnfinished(root: root, state: JournalFolder.state { environment[$0] })
        else { return }
        console.say(
            "navmigrate: note: the last run was ended while it wrote; 'navmigrate undo' puts that right, and so does a run that "
                + "writes: this shows the files as they are now")
    }

    /// - Parameter output: nil: stdout.
    private func deliver(to output: OutputFile?) -> ([UInt8]) throws -> Void {
        if let output { return { bytes in try output.write(bytes) } }
        if arguments.format == .text, !isAudit { return { bytes in try console.patch(bytes) } }
        return console.report
    }

    /// For the one format that shows them: the app is read once more, as its map needs it.
    func maps(of outcome: Migrator.Outcome) throws -> ReportedRun.Maps {
        let projects = try MapRun.projects(options, of: outcome)
        return ReportedRun.Maps(
            before: ScreenMap(projects.before, results: outcome.report.results),
            after: projects.after.map { ScreenMap($0) })
    }

    private var isAudit: Bool {
        arguments.command == .audit || arguments.steps == .only(.audit) || arguments.steps == .through(.audit)
    }

    /// What the arguments ask of the run.
    var options: RunOptions {
        var options = RunOptions(reading: arguments, workingDirectory: workingDirectory)
        options.steps = isAudit ? .only(.audit) : arguments.steps
        options.includesUnsafe = arguments.includesUnsafe
        options.routeName = arguments.routeName
        options.assumedHashables = arguments.assumedHashables
        options.deepLinks = arguments.deepLinks
        options.makesRouterTests = arguments.makesRouterTests
        options.selection = arguments.selection
        if let plan = arguments.chosen {
            options.selection.plan = plan
            options.includesUnsafe = options.includesUnsafe || plan.wantsUnsafe
        }
        return options
    }
}

extension RunOptions {
    /// What every command that reads a project is told: where it is, and how to read it.
    init(reading arguments: Arguments, workingDirectory: String) {
        self.init(workingDirectory: workingDirectory)
        paths = arguments.paths
        minimums = arguments.minimums
        threads = arguments.threads ?? ProcessInfo.processInfo.activeProcessorCount
        parsesEverything = arguments.parsesEverything
        excluded = arguments.excluded
    }
}
