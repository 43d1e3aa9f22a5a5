/// A patch that was read. Only the form that `UnifiedDiff` writes is taken, to the byte.
public struct UnifiedPatch: Sendable, Equatable {
    /// In the order of their paths' bytes, each path once.
    public let files: [FilePatch]

    /// What is no patch of this program, and where.
    public struct Fault: Error, Equatable, Sendable, CustomStringConvertible {
        /// 1-based.
        public let line: Int
        public let what: String

        public var description: String { "line \(line) \(what)" }
    }

    /// - Parameter bytes: a whole patch; an empty one changes nothing.
    public init(reading bytes: [UInt8]) throws(Fault) {
        var reader = PatchReader(bytes)
        files = try reader.files()
    }
}
