import Foundation
import MigrationRun
import Reporting

/// `navmigrate batch …`: many repositories, each in processes of its own.
struct BatchCommand {
    let arguments: BatchArguments
    let workingDirectory: String
    let environment: [String: String]
    let console: Console

    func run() throws -> ExitStatus {
        switch arguments.action {
        case .run: try runBatch()
        case .merge: try BatchMerge(arguments: arguments, workingDirectory: workingDirectory, console: console).run()
        case .report:
            try BatchReport(arguments: arguments, workingDirectory: workingDirectory, console: console).run()
        }
    }

    private func runBatch() throws -> ExitStatus {
        let name = arguments.output ?? ""
        let folder = BatchFolder(path: AbsolutePath.of(name, in: workingDirectory))
        do {
            let (plan, isNew) = try plan(in: folder)
            if isNew { try folder.begin(plan) }
            let journal = try BatchJournal(in: folder.path)
            let entries = chosen(plan, journal.records)
            try work(through: entries, of: plan, folder, journal)
            let table = BatchTable(plan, journal.records, in: folder)
            try folder.write(table)
            try console.product(Array(table.text.utf8))
            console.say("navmigrate: \(table.sentence); see \(name)/summary.html")
            return table.status
        } catch let error as BatchFolder.Failure {
            throw CommandLineError("\(name) can't be used: \(error)")
        } catch let error as BatchJournal.Failure {
            throw CommandLineError("\(name) can't be used: \(error)")
        }
    }

    // MARK: What to do

    /// What the batch is asked to do, and whether it is a new one.
    private func plan(in folder: BatchFolder) throws -> (BatchPlan, isNew: Bool) {
        let name = arguments.output ?? ""
        let goesOn = arguments.resumes || arguments.onlyFailed
        let recorded = try folder.plan()
        if recorded != nil, !goesOn {
            throw CommandLineError(
                "\(name) holds a batch already: --resume goes on with it, --only-failed repeats what failed; "
                    + "for another batch give another --output")
        }
        if arguments.sources.isEmpty || arguments.onlyFailed && !arguments.resumes {
            guard recorded != nil else { throw CommandLineError("\(name) holds no batch to go on with") }
        }
        if arguments.sources.isEmpty, let recorded { return (recorded, false) }
        let list = try BatchSources(arguments.sources, workingDirectory: workingDirectory).list()
        if let branch = arguments.branch { try BatchBranchName.check(branch, in: workingDirectory) }
        let plan = BatchPlan(
            mode: arguments.mode, branch: arguments.branch, options: arguments.passed.words, shard: arguments.shard,
            list: list)
        if let recorded, recorded != plan {
            throw CommandLineError(
                "\(name) holds a batch of another list or with other options; for this one give another --output")
        }
        return (plan, recorded == nil)
    }

    /// The entries that are still to be run, or are to be run again.
    private func chosen(_ plan: BatchPlan, _ records: [String: BatchRecord]) -> [BatchEntry] {
        let cut = plan.repositories.filter { records[$0.folder]?.state == .started }
        if !cut.isEmpty, arguments.resumes {
            console.say("navmigrate: the last run ended in the middle of: \(cut.map(\.folder).joined(separator: ", "))")
        }
        return plan.repositories.filter { entry in
            switch records[entry.folder]?.state {
            case .done: false
            case .failed: arguments.onlyFailed
            case .started, nil: arguments.resumes || !arguments.onlyFailed
            }
        }
    }

    private func work(
        through entries: [BatchEntry], of plan: BatchPlan, _ folder: BatchFolder, _ journal: BatchJournal
    ) throws {
        guard let executable = Bundle.main.executablePath else {
            throw CommandLineError("the system doesn't say where navmigrate is")
        }
        let processors = ProcessInfo.processInfo.activeProcessorCount
        let jobs = arguments.jobs ?? max(1, processors / 2)
        let options = plan.options + ["--jobs", String(max(1, processors / jobs))]
        let progress = BatchProgress(total: entries.count, console: console)
        defer { progress.clear() }
        let runner = BatchRunner(
            folder: folder, journal: journal, executable: executable,
            commands: commands(plan, options), branch: plan.branch,
            timeout: arguments.timeout.map { .seconds($0) })
        let stop = BatchStop()
        let signals = BatchSignals(stop) { [console] in
            progress.clear()
            console.say("navmigrate: stopping when what is at work has ended; --resume goes on")
        }
        defer { signals.end() }
        try runner.run(entries, jobs: jobs, stop: stop, tell: progress.tell)
    }

    private func commands(_ plan: BatchPlan, _ options: [String]) -> BatchRunner.Commands {
        let report: @Sendable (String, String) -> [String] = { folder, repository in
            ["batch", "report"] + options + ["--", folder, repository]
        }
        func writing(_ flags: [String]) -> BatchRunner.Commands {
            BatchRunner.Commands(report: report, write: { repository in options + flags + ["--", repository] })
        }
        switch plan.mode {
        case .preview: return BatchRunner.Commands(report: report, write: nil)
        case .write: return writing(arguments.allowsDirty ? ["--allow-dirty"] : [])
        case .commit: return writing(["--commit"])
        }
    }
}

extension BatchTable {
    /// 0 where everything is done, 3 where something isn't.
    var status: ExitStatus { count(.done) == rows.count ? .success : .unreadable }

    /// - Parameter prefix: the way from the table's file to the batch's folder, with a slash behind it.
    init(_ plan: BatchPlan, _ records: [String: BatchRecord], in folder: BatchFolder, prefix: String = "") {
        self.init(rows: plan.repositories.map { Row($0, records[$0.folder], in: folder, prefix: prefix) })
    }
}

extension BatchTable.Row {
    fileprivate init(_ entry: BatchEntry, _ record: BatchRecord?, in folder: BatchFolder, prefix: String) {
        let report = ["report.html", "report.txt", "log.txt"].first {
            FileManager.default.fileExists(atPath: folder.folder(of: entry) + "/" + $0)
        }
        let numbers = record?.counts.map { counts in
            BatchTable.Numbers(
                sites: counts.sites, migrated: counts.migrated, unsafe: counts.unsafe, left: counts.left)
        }
        self.init(
            name: entry.folder, path: entry.listed, result: .init(record?.state), numbers: numbers,
            note: record?.note, report: report.map { "\(prefix)repositories/\(entry.folder)/\($0)" })
    }
}

extension BatchTable.Result {
    fileprivate init(_ state: BatchRecord.State?) {
        switch state {
        case .done?: self = .done
        case .failed?: self = .failed
        case .started?, nil: self = .open
        }
    }
}

extension BatchFolder {
    /// Writes the summary in its three forms.
    func write(_ table: BatchTable) throws {
        for form in Summary.allCases {
            let text =
                switch form {
                case .text: table.text
                case .csv: table.csv
                case .html: table.html
                }
            try write(Array(text.utf8), to: form.rawValue)
        }
    }
}
