import SourceEditing

/// The type that an extension extends, by the tokens behind `extension`.
struct ExtendedType {
    /// As written, without generic arguments and backticks; the full name for `[T]`, `[K: V]` and `T?`.
    private(set) var name: String
    /// The UTF-8 offset of its first token.
    let offset: Int

    /// Moves the lexer behind the type; nil where none comes.
    init?(_ lexer: inout ByteLexer) {
        let first = lexer.next()
        offset = first.start
        switch first.kind {
        case .word: name = lexer.name(of: first)
        case .leftSquare: name = Self.skipSquares(&lexer) ? "Dictionary" : "Array"
        default: return nil
        }
        while readSuffix(&lexer) {}
    }

    private mutating func readSuffix(_ lexer: inout ByteLexer) -> Bool {
        var ahead = lexer
        let token = ahead.next()
        switch token.kind {
        case .period:
            let member = ahead.next()
            guard member.kind == .word else { return false }
            name += "." + lexer.name(of: member)
        case .operator where lexer[token.start] == UInt8(ascii: "<"):
            Self.skipAngles(from: token, &ahead)
        case .operator where lexer[token.start] == UInt8(ascii: "?"):
            name = "Optional"
        default:
            return false
        }
        lexer = ahead
        return true
    }

    /// Moves behind the bracket that closes the one just read; whether a colon stands directly inside.
    private static func skipSquares(_ lexer: inout ByteLexer) -> Bool {
        var depth = 1
        var hasColon = false
        while depth > 0 {
            let token = lexer.next()
            switch token.kind {
            case .leftSquare, .leftParen: depth += 1
            case .rightSquare, .rightParen: depth -= 1
            case .colon where depth == 1: hasColon = true
            case .leftBrace, .rightBrace, .endOfFile: return hasColon
            default: break
            }
        }
        return hasColon
    }

    private static func skipAngles(from open: ByteToken, _ lexer: inout ByteLexer) {
        var token = open
        var depth = 0
        repeat {
            if token.kind == .operator, !lexer.text(of: token, is: "->") { depth += lexer.angles(in: token) }
            if depth <= 0 { return }
            token = lexer.next()
        } while token.kind != .leftBrace && token.kind != .rightBrace && token.kind != .endOfFile
    }
}
