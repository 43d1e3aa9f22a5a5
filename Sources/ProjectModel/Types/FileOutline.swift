import SourceEditing

/// A file's bytes with blanks for what stands in the braces of its own level: what is left tells of each type there
/// what stands before its braces.
struct FileOutline {
    /// As long as the original; line breaks stay.
    let bytes: [UInt8]
    /// How many of them are blanks of the outline's own.
    let blanked: Int

    /// Nil where the braces aren't beyond doubt.
    init?(of source: [UInt8]) {
        guard let insides = source.withUnsafeBufferPointer(Self.insides) else { return nil }
        var outlined = source
        for inside in insides {
            for offset in inside where outlined[offset] != UInt8(ascii: "\n") && outlined[offset] != UInt8(ascii: "\r")
            {
                outlined[offset] = UInt8(ascii: " ")
            }
        }
        bytes = outlined
        blanked = insides.reduce(0) { $0 + $1.count }
    }

    /// What stands between the outermost braces, without them.
    private static func insides(of buffer: UnsafeBufferPointer<UInt8>) -> [Range<Int>]? {
        var lexer = ByteLexer(buffer)
        var insides: [Range<Int>] = []
        var start = 0
        var depth = 0
        while true {
            let token = lexer.next()
            switch token.kind {
            case .leftBrace:
                if depth == 0 { start = token.end }
                depth += 1
            case .rightBrace:
                depth -= 1
                guard depth >= 0 else { return nil }
                if depth == 0 { insides.append(start..<token.start) }
            case .invalid, .placeholder:
                return nil
            case .endOfFile:
                return depth == 0 ? insides : nil
            default:
                break
            }
        }
    }
}
