/// How many sites a run found, over all its steps, and what it did with them.
public struct BatchCounts: Codable, Sendable, Equatable {
    public var sites = 0
    public var migrated = 0
    public var unsafe = 0
    public var left = 0
    /// Files that could not be read or parsed.
    public var unreadable = 0

    public init() {}
}

/// One line of a batch's journal.
public struct BatchRecord: Codable, Sendable, Equatable {
    public enum State: String, Codable, Sendable {
        /// Without a later record: the batch ended in the middle of it.
        case started
        case done
        case failed
    }

    /// The name of the entry's folder.
    public let repository: String
    public let state: State
    public let counts: BatchCounts?
    /// Why it failed, or what else there is to know.
    public let note: String?

    public init(repository: String, state: State, counts: BatchCounts? = nil, note: String? = nil) {
        self.repository = repository
        self.state = state
        self.counts = counts
        self.note = note
    }
}
