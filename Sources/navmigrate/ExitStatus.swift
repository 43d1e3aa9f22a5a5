import Migration

/// What the process says when it ends. The README has this table.
enum ExitStatus: Int32, CaseIterable {
    /// Done, or previewed.
    case success = 0
    /// `--check` found something that the same flags would change, or a snapshot differs from what the code gives.
    case pending = 1
    /// Usage, configuration, input or internal error: nothing was written, unless the message says what was.
    case failure = 2
    /// Some inputs could not be read or parsed, or repositories of a batch failed; the rest was done.
    case unreadable = 3
    /// The command of `--verify` failed: the step that it looked at is undone, those before it are kept.
    case unverified = 4
    /// Uncommitted changes in files that would be written, an earlier step pending, or code that moved on since
    /// the snapshot: nothing was written.
    case refused = 5
}

extension ExitStatus {
    /// Of a command that found nothing more urgent to say.
    /// - Parameter unreadable: the files that could not be read or parsed.
    init(unreadable: [Finding]) { self = unreadable.isEmpty ? .success : .unreadable }
}
