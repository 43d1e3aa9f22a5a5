/// One change of a file's text: the bytes of `range` become `replacement`.
///
/// Ranges are UTF-8 offsets into the file as it is on disk, a byte order mark included.
/// An empty range is an insertion; an empty replacement is a deletion.
public struct TextEdit: Hashable, Sendable {
    public let range: Range<Int>
    public let replacement: String

    public init(_ range: Range<Int>, _ replacement: String) {
        self.range = range
        self.replacement = replacement
    }

    /// Puts `text` before the byte at `offset`.
    public static func insert(_ text: String, at offset: Int) -> TextEdit {
        TextEdit(offset..<offset, text)
    }

    public static func delete(_ range: Range<Int>) -> TextEdit {
        TextEdit(range, "")
    }
}
