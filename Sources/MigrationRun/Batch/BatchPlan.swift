/// What a batch was asked to do: its file `batch.json`, from which it goes on.
public struct BatchPlan: Codable, Sendable, Equatable {
    public enum Mode: String, Codable, Sendable {
        /// Nothing is written but reports.
        case preview
        case write
        /// Commits on a branch of their own.
        case commit
    }

    static let currentSchema = 1

    let schema: Int
    public let mode: Mode
    /// The branch that commits go to.
    public let branch: String?
    /// Words of a command line, for each run.
    public let options: [String]
    /// nil: the whole list.
    public let shard: BatchShard?
    /// How many entries the whole list has.
    public let total: Int
    /// Those of the shard.
    public let repositories: [BatchEntry]

    public init(mode: Mode, branch: String?, options: [String], shard: BatchShard?, list: BatchList) {
        schema = Self.currentSchema
        self.mode = mode
        self.branch = branch
        self.options = options
        self.shard = shard
        total = list.entries.count
        repositories = list.entries.filter { shard?.takes($0) ?? true }
    }
}
