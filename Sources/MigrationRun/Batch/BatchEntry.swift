/// One repository or folder of a batch.
public struct BatchEntry: Codable, Sendable, Equatable {
    /// Its place in the whole list, from 1, also where a shard takes a part of the list.
    public let position: Int
    /// As the list has it.
    public let listed: String
    /// An absolute path.
    public let path: String
    /// The name of the folder with its results: readable, and in the whole list no other's, whatever the case of letters.
    public let folder: String
}

/// Which part of a list a batch takes: every so-manieth entry, so that all shards have about the same number.
public struct BatchShard: Codable, Sendable, Equatable {
    /// From 1 to `of`.
    public let index: Int
    public let of: Int

    /// Reads `2/4`.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        guard parts.count == 2, (1...10_000).contains(parts[1]), (1...parts[1]).contains(parts[0]) else { return nil }
        (index, of) = (parts[0], parts[1])
    }

    public func takes(_ entry: BatchEntry) -> Bool {
        (entry.position - 1) % of == index - 1
    }
}
