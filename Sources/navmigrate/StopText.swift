import Migration
import MigrationRun
import Reporting

/// The words of a run that stopped before its end: what the command that failed wrote, why it stopped, what is kept.
struct StopText {
    private let stop: StepWriter.Stop
    private let kept: [Step]
    private let command: String
    private let display: PathDisplay

    /// - Parameter command: that of `--verify`.
    init(_ stop: StepWriter.Stop, kept: [Step], command: String?, display: PathDisplay) {
        self.stop = stop
        self.kept = kept
        self.command = command ?? ""
        self.display = display
    }

    var text: String {
        let lines = ["navmigrate: error: \(cause)"] + (isSaid ? [] : [fate]) + remaining
        return output + lines.map { Printable.text($0) + "\n" }.joined()
    }

    /// Whether the cause says all that there is to say: that nothing was written.
    private var isSaid: Bool {
        if case .notWritten = stop.reason { return kept.isEmpty && !stop.isNoted }
        return false
    }

    private var steps: String { StepNames.list(stop.steps) }

    private var cause: String {
        switch stop.reason {
        case .notWritten(let error): "\(error.seen(by: display))"
        case .noJournal(let error): "\(steps): \(error); nothing of it was written"
        case .verification(let status, _): "'\(command)' ended with status \(status) after \(steps)"
        case .noVerification(let why): "'\(command)' can't be run after \(steps): \(why)"
        case .notCommitted(let refusal): "\(steps) can't be committed: \(refusal)"
        }
    }

    private var fate: String {
        let undone =
            switch stop.reason {
            case .notWritten where stop.isNoted:
                "\(steps): written in part; 'navmigrate undo' puts that right, and so does the next run"
            case _ where stop.notTakenBack != nil:
                "\(steps): still there, since \(obstacle)"
                    + (stop.isNoted ? "; once that is put right, 'navmigrate undo' takes it back" : "")
            case .notWritten, .noJournal: "\(steps): not written"
            default: "\(steps): undone" + (stop.remaining.isEmpty ? "" : ", but for what was changed meanwhile")
            }
        return kept.isEmpty ? undone : "\(undone); \(StepNames.list(kept)): kept"
    }

    private var obstacle: String { stop.notTakenBack.map { $0.seen(by: display).cause } ?? "" }

    private var remaining: [String] {
        stop.remaining.map { "  \(display.path($0)) was changed meanwhile, and stays as it is" }
    }

    /// What the command wrote, its colours taken out; of a great deal the end.
    private var output: String {
        guard case .verification(_, let bytes) = stop.reason, !bytes.isEmpty else { return "" }
        let limit = 256 * 1024
        let text = String(decoding: bytes.suffix(limit), as: UTF8.self)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { Printable.text(String($0)) }
        let cut = bytes.count > limit ? "… (the first \(bytes.count - limit) bytes are left out)\n" : ""
        let shown = lines.joined(separator: "\n")
        return cut + shown + (shown.hasSuffix("\n") ? "" : "\n")
    }
}
