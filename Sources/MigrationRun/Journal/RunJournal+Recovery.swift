/// What became of a run that was ended in the middle, as the next run finds it.
public enum Recovery: Equatable, Sendable {
    /// Nothing of the steps is there.
    case nothingWritten(steps: [Int])
    /// All of the steps is there.
    case allWritten(steps: [Int])
    /// All of the steps is there, and the command that was to look at it wasn't done.
    case unverified(steps: [Int])
    /// Some files had been written: they are as before again. Those that somebody changed since stay as they are.
    case takenBack(steps: [Int], files: [String], changed: [String])
    /// An undo was ended in the middle: now it is done.
    case undone(UndoPlan)
}

extension RunJournal {
    /// Whether the last run in a root was ended while it wrote, or was being taken back, and nobody has put that right. For
    /// who doesn't write: no lock is taken and no folder made.
    /// - Parameter state: where programs of the user keep their state; nil: nowhere.
    public static func isUnfinished(root: String, state: String?) -> Bool {
        let bytes = state.flatMap { JournalFolder(root: root, state: $0).documentBytes }
        return bytes.flatMap { JournalDocument($0) }?.runs.last?.isUnfinished ?? false
    }

    /// Puts right what a run that was ended in the middle left behind.
    /// - Returns: nil where no run was.
    /// - Throws: `JournalError`, or `WriteError` where a file can't be put back.
    public mutating func recover() throws -> Recovery? {
        guard let last, let portion = last.portions.last else { return nil }
        if last.goesBack, let plan = try undoPlan() {
            HiddenFiles.remove(of: last.run, beside: last.files.map(\.path), below: root)
            try undo(plan)
            return .undone(plan)
        }
        guard portion.state != .written else { return nil }
        HiddenFiles.remove(of: last.run, beside: portion.files.map(\.path), below: root)
        if portion.state == .verifying {
            try mark(.written)
            // Whoever has put the files back meanwhile needn't be told.
            let isThere = try portion.files.allSatisfy { FileState(of: try write($0), below: root) == .after }
            return isThere ? .unverified(steps: portion.steps) : nil
        }
        var there: [PlannedWrite] = []
        var changed: [String] = []
        var isAnyMissing = false
        for file in portion.files {
            let write = try write(file)
            switch FileState(of: write, below: root) {
            case .after: there.append(write)
            case .before: isAnyMissing = true
            case .other: changed.append(file.path)
            }
        }
        if !isAnyMissing, changed.isEmpty {
            try mark(.written)
            return .allWritten(steps: portion.steps)
        }
        try AtomicWriter(root: root, run: last.run).write(there.map(\.reversed))
        try forgetLast()
        return there.isEmpty && changed.isEmpty
            ? .nothingWritten(steps: portion.steps)
            : .takenBack(steps: portion.steps, files: there.map(\.path), changed: changed)
    }
}
