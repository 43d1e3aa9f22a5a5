import SourceEditing

/// One file as a run wants it to be.
public struct PlannedWrite: Equatable, Sendable {
    /// Relative to the root, with "/" between its parts.
    public let path: String
    /// The bytes that were read, on which the change was planned; `nil` for a file that doesn't exist yet.
    public let before: [UInt8]?
    /// The bytes that the file gets; `nil` where it goes.
    public let after: [UInt8]?

    public init(path: String, before: [UInt8]?, after: [UInt8]?) {
        self.path = path
        self.before = before
        self.after = after
    }

    /// The write that takes this one back.
    public var reversed: PlannedWrite { PlannedWrite(path: path, before: after, after: before) }
}

extension PlannedWrite {
    public init(_ change: FileChange) {
        self.init(path: change.path, before: change.before, after: change.after)
    }
}
