import Foundation
import SourceEditing

/// Works through a batch, each repository in processes of its own.
public struct BatchRunner: Sendable {
    /// The command lines of the processes, given what only the runner knows.
    public struct Commands: Sendable {
        /// Makes reports of a repository in a folder, and prints a `BatchCounts` as JSON.
        public let report: @Sendable (_ folder: String, _ repository: String) -> [String]
        /// Writes into a repository; nil: nothing does.
        public let write: (@Sendable (_ repository: String) -> [String])?

        public init(
            report: @escaping @Sendable (_ folder: String, _ repository: String) -> [String],
            write: (@Sendable (_ repository: String) -> [String])?
        ) {
            self.report = report
            self.write = write
        }
    }

    private let folder: BatchFolder
    private let journal: BatchJournal
    private let executable: String
    private let commands: Commands
    private let branch: String?
    private let timeout: Duration?
    private let git: GitTool?

    /// - Parameters:
    ///   - executable: the absolute path of the program that the commands are for.
    ///   - branch: the branch that is made for what the writing command commits.
    ///   - timeout: for each process.
    public init(
        folder: BatchFolder, journal: BatchJournal, executable: String, commands: Commands, branch: String?,
        timeout: Duration?, git: GitTool? = .find()
    ) {
        self.folder = folder
        self.journal = journal
        self.executable = executable
        self.commands = commands
        self.branch = branch
        self.timeout = timeout
        self.git = git
    }

    /// What happens, as it happens, from several threads.
    public enum Event: Sendable {
        case began(BatchEntry)
        case ended(BatchEntry, BatchRecord)
    }

    /// Runs the entries, so many at once. A failing one stops no other; a journal that can't be written stops all.
    ///
    /// - Parameter stop: once it is asked for, no entry is begun.
    public func run(
        _ entries: [BatchEntry], jobs: Int, stop: BatchStop = BatchStop(),
        tell: @escaping @Sendable (Event) -> Void
    ) throws(BatchJournal.Failure) {
        folder.removeUnfinished()
        let waiting = Locked(entries[...])
        let failure = Locked<BatchJournal.Failure?>(nil)
        let next: @Sendable () -> BatchEntry? = {
            stop.isAskedFor || failure.withLock { $0 != nil } ? nil : waiting.withLock { $0.popFirst() }
        }
        let group = DispatchGroup()
        for _ in 0..<min(jobs, entries.count) {
            group.enter()
            Thread {
                while let entry = next() {
                    do throws(BatchJournal.Failure) {
                        try work(on: entry, tell)
                    } catch {
                        failure.withLock { $0 = error }
                    }
                }
                group.leave()
            }.start()
        }
        group.wait()
        folder.removeUnfinished()
        if let failure = failure.withLock({ $0 }) { throw failure }
    }

    // MARK: One entry

    private func work(on entry: BatchEntry, _ tell: (Event) -> Void) throws(BatchJournal.Failure) {
        try journal.add(BatchRecord(repository: entry.folder, state: .started))
        tell(.began(entry))
        let record: BatchRecord
        do {
            let results = try folder.beginResults(of: entry)
            record = result(of: entry, results)
            try folder.finishResults(results, of: entry)
        } catch {
            let failed = BatchRecord(repository: entry.folder, state: .failed, note: "\(error)")
            try journal.add(failed)
            tell(.ended(entry, failed))
            return
        }
        try journal.add(record)
        tell(.ended(entry, record))
    }

    private func result(of entry: BatchEntry, _ results: String) -> BatchRecord {
        var counts: BatchCounts?
        func record(_ state: BatchRecord.State, _ note: String?) -> BatchRecord {
            BatchRecord(repository: entry.folder, state: state, counts: counts, note: note)
        }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: entry.path, isDirectory: &isFolder), isFolder.boolValue else {
            return record(.failed, "no such folder")
        }
        let output = results + "/counts.json"
        defer { try? FileManager.default.removeItem(atPath: output) }
        if let reason = failure(of: commands.report(results, entry.path), output, results) {
            return record(.failed, reason)
        }
        counts = FileManager.default.contents(atPath: output).flatMap {
            try? JSONDecoder().decode(BatchCounts.self, from: $0)
        }
        guard let found = counts else { return record(.failed, "it made no report") }
        let unreadable =
            found.unreadable == 0
            ? nil : "\(found.unreadable == 1 ? "1 file" : "\(found.unreadable) files") could not be read"
        guard let write = commands.write else { return record(.done, unreadable) }
        let (reason, note) = written(write(entry.path), entry, output, results)
        return record(reason == nil ? .done : .failed, Self.sentence([reason, note, unreadable]))
    }

    private func written(
        _ arguments: [String], _ entry: BatchEntry, _ output: String, _ results: String
    ) -> (failure: String?, note: String?) {
        guard let branch else { return (failure(of: arguments, output, results), nil) }
        guard let git else { return ("there is no git in PATH", nil) }
        do throws(BatchBranch.Refusal) {
            let branch = try BatchBranch(branch, in: entry.path, git: git)
            let reason = failure(of: arguments, output, results)
            return (reason, branch.finish())
        } catch {
            return (error.why, nil)
        }
    }

    private static func sentence(_ parts: [String?]) -> String? {
        let told = parts.compactMap { $0 }
        return told.isEmpty ? nil : told.joined(separator: "; ")
    }

    // MARK: A process

    /// Why a process didn't do what it was for; nil where it did.
    private func failure(of arguments: [String], _ output: String, _ results: String) -> String? {
        let log = results + "/log.txt"
        let before = (FileManager.default.contents(atPath: log) ?? Data()).count
        let outcome = ChildRun(
            executable: executable, arguments: arguments, output: output, errors: log, timeout: timeout
        ).run()
        switch outcome {
        // 3: some files could not be read, the rest was done.
        case .ended(status: 0), .ended(status: 3): return nil
        case .ended(let status):
            let words = (FileManager.default.contents(atPath: log) ?? Data()).dropFirst(before)
            return Self.complaint(String(decoding: words, as: UTF8.self)) ?? "navmigrate ended with status \(status)"
        case .signal(let number): return "navmigrate crashed (signal \(number))"
        case .timeout: return "it took longer than \(timeout.map { "\($0.components.seconds)" } ?? "") seconds"
        case .notStarted(let why): return "\(executable) can't be started: \(why)"
        }
    }

    /// What the process said of its failure.
    private static func complaint(_ words: String) -> String? {
        for line in words.split(separator: "\n") {
            for head in ["navmigrate: error: ", "navmigrate: refused: "] where line.hasPrefix(head) {
                let told = line.dropFirst(head.count)
                // What comes behind a colon is in the log.
                return String(told.hasSuffix(":") ? told.dropLast() : told)
            }
        }
        return nil
    }
}
