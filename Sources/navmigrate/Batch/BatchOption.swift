/// The options of `batch` itself.
enum BatchOption: String, ExplainedOption {
    case list = "--list"
    case output = "--output"
    case jobs = "--jobs"
    case timeout = "--timeout"
    case write = "--write"
    case branch = "--branch"
    case commit = "--commit"
    case allowDirty = "--allow-dirty"
    case shard = "--shard"
    case resume = "--resume"
    case onlyFailed = "--only-failed"

    var placeholder: String? {
        switch self {
        case .list: "FILE"
        case .output: "DIR"
        case .jobs: "N"
        case .timeout: "SECONDS"
        case .branch: "NAME"
        case .shard: "I/N"
        case .write, .commit, .allowDirty, .resume, .onlyFailed: nil
        }
    }

    var explanation: String {
        switch self {
        case .list: "a list of folders, one a line; - is standard input"
        case .output: "where patches, reports and the summary go"
        case .jobs: "how many repositories to work on at once (default: half the processors)"
        case .timeout: "end a repository's run that takes longer"
        case .write: "write into the repositories; without it nothing is"
        case .branch: "a new branch in each, for the commits"
        case .commit: "commit the steps on that branch"
        case .allowDirty: "with --write: files that have uncommitted changes too"
        case .shard: "take part I of N of the list"
        case .resume: "go on with a batch that was stopped, or begin it"
        case .onlyFailed: "repeat what failed"
        }
    }
}
