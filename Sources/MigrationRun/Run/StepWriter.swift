import Migration
import SourceEditing

/// Carries steps out on the disk: each is noted in the journal, written, looked at by the user's command, and committed.
/// A step that fails in any of that is taken back, and nothing behind it is written.
public struct StepWriter {
    /// What is written together: one step where each is verified or committed, else all of a run.
    public struct Portion: Sendable {
        public let steps: [Step]
        public let changes: [FileChange]
        /// Of its commit.
        public let message: String

        public init(steps: [Step], changes: [FileChange], message: String) {
            self.steps = steps
            self.changes = changes
            self.message = message
        }
    }

    /// How far a run came.
    public struct Outcome {
        /// The steps that are written.
        public fileprivate(set) var kept: [Step] = []
        /// The short ids of the commits that hold them.
        public fileprivate(set) var commits: [String] = []
        /// Why the others aren't; nil: all are.
        public fileprivate(set) var stop: Stop?
    }

    public struct Stop {
        public enum Reason {
            case notWritten(WriteError)
            case noJournal(JournalError)
            /// The command's exit status, and what it wrote.
            case verification(status: Int32, output: [UInt8])
            /// The command can't be run; in the system's words.
            case noVerification(String)
            case notCommitted(GitCommitter.Refusal)
        }

        public let steps: [Step]
        public let reason: Reason
        /// Files of the steps that somebody changed meanwhile: they weren't taken back. None but for that.
        public var remaining: [String] = []
        /// Why the steps are still there; nil: they aren't.
        public var notTakenBack: WriteError?
        /// Whether the journal has what is still there of the steps, so that it can be undone.
        public var isNoted = false
    }

    private let root: String
    private let verification: VerifyCommand?
    private let committer: GitCommitter?
    private let willVerify: ([Step]) -> Void

    /// - Parameters:
    ///   - root: The absolute path, free of links, that changes are relative to.
    ///   - willVerify: Told before the command runs, which can take long.
    public init(
        root: String, verification: VerifyCommand?, committer: GitCommitter?,
        willVerify: @escaping ([Step]) -> Void = { _ in }
    ) {
        self.root = root
        self.verification = verification
        self.committer = committer
        self.willVerify = willVerify
    }

    /// - Parameter journal: nil: there is no place for one, and the run can't be taken back later.
    public func write(_ portions: [Portion], journal: inout RunJournal?) -> Outcome {
        var outcome = Outcome()
        for portion in portions where !portion.changes.isEmpty {
            if let stop = write(portion, &journal, &outcome) {
                outcome.stop = stop
                return outcome
            }
            outcome.kept += portion.steps
        }
        return outcome
    }

    private func write(_ portion: Portion, _ journal: inout RunJournal?, _ outcome: inout Outcome) -> Stop? {
        let writes = portion.changes.map { PlannedWrite($0) }
        let run = journal?.run ?? RunID()
        do throws(JournalError) {
            try journal?.begin(portion.steps.map(\.rawValue), writes)
        } catch {
            return Stop(steps: portion.steps, reason: .noJournal(error))
        }
        do throws(WriteError) {
            try write(writes, run)
        } catch {
            guard error.leavesFiles else {
                try? journal?.forgetLast()
                return Stop(steps: portion.steps, reason: .notWritten(error))
            }
            // The next run puts right what couldn't be put back.
            return Stop(steps: portion.steps, reason: .notWritten(error), isNoted: journal != nil)
        }
        let before = outcome.commits.count
        if let reason = verify(portion, &journal) ?? commit(portion, &outcome) {
            return takeBack(portion, writes, because: reason, &journal)
        }
        // What is written is there all the same: the next run finds that nothing is missing.
        try? journal?.mark(.written, commits: Array(outcome.commits[before...]))
        return nil
    }

    private func write(_ writes: [PlannedWrite], _ run: RunID) throws(WriteError) {
        // The root had no link in it when its files were read. Through one that has come since, others would be written.
        if let now = AbsolutePath.withoutLinks(root), now != root { throw .linkInRoot(root) }
        try AtomicWriter(root: root, run: run).write(writes)
    }

    private func verify(_ portion: Portion, _ journal: inout RunJournal?) -> Stop.Reason? {
        guard let verification else { return nil }
        willVerify(portion.steps)
        try? journal?.mark(.verifying)
        do throws(SystemError) {
            let (status, output) = try verification.run(in: root)
            return status == 0 ? nil : .verification(status: status, output: output)
        } catch {
            return .noVerification(error.text)
        }
    }

    private func commit(_ portion: Portion, _ outcome: inout Outcome) -> Stop.Reason? {
        guard let committer else { return nil }
        do throws(GitCommitter.Refusal) {
            outcome.commits += try committer.commit(portion.changes.map(\.path), message: portion.message)
            return nil
        } catch {
            return .notCommitted(error)
        }
    }

    /// Puts every file back that is as it was written.
    private func takeBack(
        _ portion: Portion, _ writes: [PlannedWrite], because reason: Stop.Reason, _ journal: inout RunJournal?
    ) -> Stop {
        let states = writes.map { ($0, FileState(of: $0, below: root)) }
        do throws(WriteError) {
            try write(states.filter { $0.1 == .after }.map(\.0.reversed), journal?.run ?? RunID())
        } catch {
            // It can be undone later, as long as the journal has it.
            try? journal?.mark(.written)
            return Stop(steps: portion.steps, reason: reason, notTakenBack: error, isNoted: journal != nil)
        }
        try? journal?.forgetLast()
        let remaining = states.filter { $0.1 == .other }.map(\.0.path)
        return Stop(steps: portion.steps, reason: reason, remaining: remaining)
    }
}
