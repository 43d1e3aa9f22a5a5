import MigrationRun

/// `batch [FOLDER …] --output DIR [options]` and `batch merge DIR … --output DIR`, read.
struct BatchArguments {
    enum Action {
        case run
        case merge
        /// What a batch starts for each repository: `batch report DIR FOLDER`.
        case report
    }

    /// Where repositories are named, in the order of the command line.
    enum Source: Equatable {
        case folder(String)
        /// A list; `-` is the standard input.
        case list(String)
    }

    private(set) var action = Action.run
    private(set) var sources: [Source] = []
    private(set) var output: String?
    private(set) var mode = BatchPlan.Mode.preview
    private(set) var branch: String?
    private(set) var allowsDirty = false
    private(set) var jobs: Int?
    private(set) var timeout: Int?
    private(set) var shard: BatchShard?
    private(set) var resumes = false
    private(set) var onlyFailed = false
    private(set) var passed = PassedOptions()

    /// The options of runs that go with a batch: not those that name a part of one app.
    static let actions = ["merge"]
    static let passedOn =
        PassedOptions.deciding.filter { $0 != .target && $0 != .screen } + [.step, .through, .parseEverything]

    /// - Parameter arguments: What stands behind `batch`; nil is returned where help is asked for.
    init?(_ arguments: [String]) throws {
        var reader = ActionReader<BatchOption>(arguments, of: "batch", passingOn: Self.passedOn)
        var given: [BatchOption] = []
        while let argument = try reader.next() {
            switch argument {
            case .help: return nil
            case .path("merge") where sources.isEmpty && action == .run: action = .merge
            case .path("report") where sources.isEmpty && action == .run: action = .report
            case .path("-"): sources.append(.list("-"))
            case .path(let path): sources.append(.folder(path))
            case .own(let option, let value):
                if given.contains(option), option.placeholder != nil, option != .list {
                    throw CommandLineError("\(option.rawValue) is given twice")
                }
                given.append(option)
                try take(option, value)
            case .passedOn(let option, let words): passed.add(option, words)
            }
        }
        // Wrong values are told before anything is read.
        _ = try Arguments(passed.words)
        try check(given)
    }

    private mutating func take(_ option: BatchOption, _ value: String) throws(CommandLineError) {
        switch option {
        case .list: sources.append(.list(value))
        case .output: output = value
        case .jobs: jobs = try Self.number(option, value, 1...256)
        case .timeout: timeout = try Self.number(option, value, 1...1_000_000)
        case .write: mode = .write
        case .branch: branch = value
        case .commit: mode = .commit
        case .allowDirty: allowsDirty = true
        case .shard:
            guard let shard = BatchShard(value) else {
                throw CommandLineError("'\(value)' isn't a value of --shard, which takes I/N, such as 2/4")
            }
            self.shard = shard
        case .resume: resumes = true
        case .onlyFailed: onlyFailed = true
        }
    }

    private static func number(
        _ option: BatchOption, _ value: String, _ range: ClosedRange<Int>
    ) throws(CommandLineError) -> Int {
        guard let number = Int(value), range.contains(number) else {
            throw CommandLineError(
                "'\(value)' isn't a value of \(option.rawValue), which takes a number from \(range.lowerBound) "
                    + "to \(range.upperBound)")
        }
        return number
    }

    private func check(_ given: [BatchOption]) throws(CommandLineError) {
        switch action {
        case .report:
            guard sources.count == 2, given.allSatisfy({ $0 == .jobs }) else {
                throw CommandLineError("'batch report' takes a folder for the reports and one to look at")
            }
        case .merge:
            if let option = given.first(where: { $0 != .output }) {
                throw CommandLineError("\(option.rawValue) doesn't go with 'batch merge'")
            }
            if let option = passed.options.first {
                throw CommandLineError("\(option.rawValue) doesn't go with 'batch merge'")
            }
            guard !sources.isEmpty else {
                throw CommandLineError("'batch merge' needs the folders of the shards: navmigrate batch merge DIR …")
            }
            guard output != nil else { throw CommandLineError("'batch merge' needs a folder: --output DIR") }
        case .run:
            guard output != nil else { throw CommandLineError("'batch' needs a folder for its results: --output DIR") }
            if sources.isEmpty { try checkWithoutList(given) }
            try checkMode(given)
        }
    }

    /// A batch that goes on has a list, and all that was said with it.
    private func checkWithoutList(_ given: [BatchOption]) throws(CommandLineError) {
        guard resumes || onlyFailed else {
            throw CommandLineError("'batch' needs folders, or a list of them: --list FILE")
        }
        let free: [BatchOption] = [.output, .jobs, .timeout, .resume, .onlyFailed]
        let bound = given.first { !free.contains($0) }?.rawValue ?? passed.options.first?.rawValue
        if let bound {
            throw CommandLineError("\(bound) goes with a list; without one a batch goes on as it was begun")
        }
    }

    private func checkMode(_ given: [BatchOption]) throws(CommandLineError) {
        if given.contains(.write), given.contains(.commit) {
            throw CommandLineError("--write and --commit don't go together; give one of them")
        }
        if mode == .commit, branch == nil {
            throw CommandLineError("--commit needs a branch, on which the commits are left: --branch NAME")
        }
        if branch != nil, mode != .commit {
            throw CommandLineError("--branch needs --commit, which makes the commits that are left on it")
        }
        if allowsDirty, mode != .write { throw CommandLineError("--allow-dirty goes with --write alone") }
    }
}
