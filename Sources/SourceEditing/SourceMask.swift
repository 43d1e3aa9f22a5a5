/// A file's bytes with the code that nobody asks for blanked out, so that a parser gets through it quickly.
///
/// The insides of braces that hold none of the wanted words become blanks; line breaks stay. Every offset, line
/// and column is that of the original, and source that parses keeps parsing: an emptied function, closure or
/// branch is valid.
///
/// - Blanked are the bodies of functions, initialisers, accessors, computed properties and closures, and the
///   branches of statements: of nested ones the outermost that can go.
/// - Never blanked are the insides of a type, an extension, a `switch` or a list of accessors (or of a closure that
///   begins with an attribute); what they contain is, by the same rules.
/// - A word keeps the blocks around it, and those that its own call takes: `NavigationView { … }` keeps the
///   children, and the branches of an `if` among them. What the children contain in turn may go.
/// - A word in a comment or string counts like any other.
public struct SourceMask: Sendable {
    /// As long as the original.
    public let bytes: [UInt8]
    /// What was blanked: UTF-8 offsets, ascending, without the braces around them.
    public let blanked: [Range<Int>]

    /// Nil where the source isn't beyond doubt: unbalanced brackets or braces (also between the branches of an
    /// `#if`), an unterminated literal or comment, conflict markers, editor placeholders, bytes that no Swift file
    /// may hold. The parser then is to see the whole file and say what is wrong with it.
    public init?(_ source: [UInt8], keeping words: some WordSearch) {
        guard String(validating: source, as: UTF8.self) != nil, !source.contains(0) else { return nil }
        let blocks = source.withUnsafeBufferPointer { buffer in
            var finder = BlankableBlocks(buffer, wordOffsets: words.matches(in: buffer))
            return finder.find()
        }
        guard let blocks else { return nil }
        bytes = Self.blanking(blocks, of: source)
        blanked = blocks
    }

    /// The bytes with blanks in these ranges; line breaks stay.
    static func blanking(_ ranges: [Range<Int>], of source: [UInt8]) -> [UInt8] {
        guard !ranges.isEmpty else { return source }
        var masked = source
        masked.withUnsafeMutableBufferPointer { buffer in
            for offset in ranges.joined() where !isNewline(buffer[offset]) { buffer[offset] = .space }
        }
        return masked
    }
}
