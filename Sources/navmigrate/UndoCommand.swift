import Migration
import MigrationRun
import Reporting
import SourceEditing

/// `navmigrate undo [PATH …]`: takes the last run back, from its journal.
struct UndoCommand {
    let arguments: Arguments
    let workingDirectory: String
    let environment: [String: String]
    let console: Console

    func run() throws -> ExitStatus {
        let output = try arguments.output.map { try OutputFile($0, workingDirectory: workingDirectory) }
        let root = try DiscoveryScope(paths: arguments.paths, workingDirectory: workingDirectory).root
        let display = RunPlaces.display(root: root, workingDirectory: workingDirectory)
        var journal = try RunJournal.open(root: root, state: JournalFolder.state { environment[$0] })
        if arguments.mode == .write, let found = try journal.recover() {
            console.words(RecoveryText.text(found, display))
            switch found {
            case .takenBack, .undone, .nothingWritten: return .success
            case .allWritten, .unverified: break
            }
        }
        guard let plan = try journal.undoPlan() else {
            console.say("navmigrate: error: no run in \(root) is there to undo")
            return .failure
        }
        if arguments.mode == .dryRun {
            let prefix = RunPlaces.patchPrefix(root: root, workingDirectory: workingDirectory)
            let patch = UnifiedDiff.patch(plan.writes.compactMap { $0.change(prefix: prefix) })
            if let output { try output.write(patch) } else { try console.patch(patch) }
        } else if !plan.writes.isEmpty {
            do {
                try journal.undo(plan)
            } catch let error as WriteError {
                throw error.seen(by: display)
            }
        }
        tell(plan, display)
        return plan.changed.isEmpty ? .success : .refused
    }

    private func tell(_ plan: UndoPlan, _ display: PathDisplay) {
        let isPreview = arguments.mode == .dryRun
        for path in plan.changed {
            console.say(
                "\(display.path(path)): changed since the run, and \(isPreview ? "would stay" : "stays") as it is")
        }
        if plan.writes.isEmpty {
            // On another branch, perhaps: the run can still be taken back where its files are.
            console.say("\(StepNames.list(plan.steps)): no file is as the last run left it, and none is changed")
            return
        }
        let count = plan.writes.count + plan.back.count
        console.say(
            "\(StepNames.list(plan.steps)): \(Summary.count(count, "file")) "
                + (isPreview ? "would be as before" : count == 1 ? "is as before" : "are as before"))
        if !plan.commits.isEmpty {
            console.say(
                "\(plan.commits.count == 1 ? "the commit" : "the commits") \(plan.commits.joined(separator: ", ")) "
                    + "\(plan.commits.count == 1 ? "stays" : "stay"): commit what is changed now, or go back with git alone "
                    + "(git revert)")
        }
    }
}

extension PlannedWrite {
    /// For a patch whose paths begin with `prefix`; nil where nothing is there before or after.
    fileprivate func change(prefix: String) -> FileChange? {
        FileChange(path: prefix + path, before: before, after: after)
    }
}
