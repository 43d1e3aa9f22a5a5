/// What it takes to take the last run back.
public struct UndoPlan: Equatable, Sendable {
    /// Numbers of the steps that the run wrote.
    public let steps: [Int]
    /// The way back of each file that is as the run left it.
    public let writes: [PlannedWrite]
    /// Files that are as they were before the run already.
    public let back: [String]
    /// Files that somebody changed since: they stay.
    public let changed: [String]
    /// The short ids of the commits that hold what the run wrote: they stay.
    public var commits: [String] = []
}

extension RunJournal {
    /// Nil where no run is there to take back.
    public func undoPlan() throws(JournalError) -> UndoPlan? {
        guard let last else { return nil }
        if let laterRoot { throw .laterRun(root: laterRoot) }
        var writes: [PlannedWrite] = []
        var back: [String] = []
        var changed: [String] = []
        for file in last.files {
            let write = try write(file)
            switch FileState(of: write, below: root) {
            case .after: writes.append(write.reversed)
            case .before: back.append(file.path)
            case .other: changed.append(file.path)
            }
        }
        return UndoPlan(steps: last.steps, writes: writes, back: back, changed: changed, commits: last.commits)
    }

    /// Takes back what a plan says.
    /// - Throws: `JournalError`, or `WriteError` where nothing could be written.
    public mutating func undo(_ plan: UndoPlan) throws {
        // Its hidden files have the name of the run that is taken back: whoever finds that unfinished knows them by it.
        let run = last?.run ?? run
        try markGoingBack()
        do throws(WriteError) {
            try AtomicWriter(root: root, run: run).write(plan.writes)
        } catch {
            // Nothing went back: the next run has nothing to finish, and finds the run as it was.
            if !error.leavesFiles { try markGoingBack(false) }
            throw error
        }
        try forget(Set(plan.writes.map(\.path) + plan.back))
    }
}
