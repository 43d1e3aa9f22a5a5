/// Writes a set of changes, all of them or none.
///
/// Everything is checked first. Then every new content is written into a hidden file beside its target and brought to
/// the disk, and only when all are there they take their targets' places, one rename each. Every file that is
/// replaced keeps a second name until the end, by which it is put back, the same file with its times, if a later
/// rename fails. A process that is killed at any moment leaves whole files, old or new, and perhaps hidden files named
/// `.NAME.navmigrate-…`.
///
/// Permissions and, where the system allows it, owner and group are kept; on macOS extended attributes and access
/// lists too. A replaced file is a new file to the system: other hard links to it keep the old content.
struct AtomicWriter: Sendable {
    private let root: String
    private let run: RunID
    private let operations: FileOperations

    /// - Parameters:
    ///   - root: The absolute path of an existing folder; it may itself be reached through links.
    ///   - run: It is in the names of hidden files, so that those of a killed run can be told.
    init(root: String, run: RunID = RunID()) {
        self.init(root: root, run: run, operations: .system)
    }

    init(root: String, run: RunID = RunID(), operations: FileOperations) {
        self.root = root
        self.run = run
        self.operations = operations
    }

    /// A change whose `after` is its `before` is none: the file is neither checked nor touched.
    /// A signal that asks the process to end (`SIGINT`, `SIGTERM`, `SIGHUP`) doesn't end it in the middle.
    func write(_ changes: [PlannedWrite]) throws(WriteError) {
        let signals = HeldSignals()
        defer { signals.release() }
        let targets = try WriteTarget.check(changes.filter { $0.before != $0.after }, below: root)
        var transaction = WriteTransaction(root: root, run: run, operations: operations)
        do throws(WriteError) {
            for target in targets { try transaction.stage(target) }
            try transaction.bringToDisk()
            try transaction.commit()
        } catch {
            throw transaction.takeBack(after: error)
        }
        transaction.removeHiddenFiles()
    }
}
