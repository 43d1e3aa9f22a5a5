import MigrationRun
import Reporting

/// What a run says of one before it that was ended in the middle.
enum RecoveryText {
    static func text(_ recovery: Recovery, _ display: PathDisplay) -> String {
        switch recovery {
        case .nothingWritten(let steps):
            return line("the last run was ended before it wrote anything of \(StepNames.list(steps))")
        case .allWritten(let steps):
            return line(
                "the last run was ended when it had written all of \(StepNames.list(steps)): that is kept, and perhaps not "
                    + "committed; 'navmigrate undo' takes it back")
        case .unverified(let steps):
            return line(
                "the last run was ended while its command looked at \(StepNames.list(steps)): all of it is written, "
                    + "and isn't verified")
        case .takenBack(let steps, let files, let changed):
            return line(
                "the last run was ended while it wrote \(StepNames.list(steps)): the files that it had written are as "
                    + "before again") + files.map { "  \(display.path($0))\n" }.joined() + stays(changed, display)
        case .undone(let plan):
            return line(
                "the last undo was ended in the middle: now \(StepNames.list(plan.steps)) \(plan.steps.count == 1 ? "is" : "are") undone"
            ) + stays(plan.changed, display)
        }
    }

    private static func line(_ text: String) -> String { "navmigrate: note: \(text)\n" }

    private static func stays(_ files: [String], _ display: PathDisplay) -> String {
        files.map { "  \(display.path($0)) was changed since, and stays as it is\n" }.joined()
    }
}

extension Recovery {
    /// Whether files are other than a reader found them before.
    var changesFiles: Bool {
        switch self {
        case .nothingWritten, .allWritten, .unverified: false
        case .takenBack, .undone: true
        }
    }
}
