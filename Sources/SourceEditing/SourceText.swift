/// The bytes of a file and where its lines begin. Nothing is ever decoded and re-encoded:
/// a byte order mark, CRLF and invalid sequences stay as they are.
public struct SourceText: Sendable, Equatable {
    public let bytes: [UInt8]

    public init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    public init(_ string: String) {
        self.init(bytes: Array(string.utf8))
    }

    /// The text of a range of UTF-8 offsets.
    public func string(in range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// The whole text.
    public var string: String { String(decoding: bytes, as: UTF8.self) }
}
