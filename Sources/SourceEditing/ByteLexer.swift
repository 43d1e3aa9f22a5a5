/// A token of Swift source, as far as its bytes alone tell.
public struct ByteToken: Sendable, Equatable {
    public enum Kind: UInt8, Sendable {
        /// An identifier or keyword, `$0` and names in backticks included.
        case word
        case number
        /// A whole string literal, its quotes and interpolations included.
        case string
        /// A whole regex literal, with a prefix operator that touches it.
        case regex
        /// A run of operator characters; `=`, `->`, `?`, `!`, `&`, `<` and `>` among them.
        case `operator`
        /// `.`, or the `::` of a module selector.
        case period
        case leftBrace, rightBrace, leftParen, rightParen, leftSquare, rightSquare
        case comma, semicolon, colon, at, backslash
        case poundIf, poundElseif, poundElse, poundEndif
        /// Any other `#name`.
        case pound
        /// An editor placeholder `<#…#>`.
        case placeholder
        /// What no Swift file may hold: an unterminated literal or comment, a conflict marker, a stray byte.
        case invalid
        case endOfFile
    }

    public let kind: Kind
    /// The UTF-8 offset of the first byte.
    public let start: Int
    /// The UTF-8 offset behind the last byte.
    public let end: Int
    /// No other token stands before this one on its line.
    public let startsLine: Bool

    public var range: Range<Int> { start..<end }

    /// What stands before the first token.
    public static let startOfFile = ByteToken(kind: .endOfFile, start: 0, end: 0, startsLine: true)
}

/// Splits the bytes of a Swift file into tokens, in one pass and without allocating.
///
/// It knows comments, every kind of string and regex literal, and where each of them ends; it does not know
/// the grammar. Broken source gives `invalid` tokens, of which each takes at least one byte: the lexer always
/// reaches the end of the file. A copy of a lexer is a place to look ahead from.
public struct ByteLexer {
    let bytes: UnsafePointer<UInt8>
    let count: Int
    /// Where the next token is searched.
    var position = 0
    /// The token that `next` gave last: a `/` begins a regex literal or is an operator by what stands before it.
    var last = ByteToken.startOfFile
    /// How many string interpolations the lexer is in.
    var interpolationDepth = 0
    /// How many bytes have been read in search of an end that wasn't there, to be read again.
    private var wasted = 0

    /// The buffer must outlive the lexer.
    public init(_ buffer: UnsafeBufferPointer<UInt8>) {
        // An empty buffer may have no address; the pointer is not read then.
        bytes = buffer.baseAddress ?? UnsafePointer(bitPattern: 1)!
        count = buffer.count
        if starts(with: "#!", at: 0) { position = endOfLine(from: 0) }
    }

    /// The next token; `endOfFile` again and again at the end.
    public mutating func next() -> ByteToken {
        var startsLine = position == 0 || last.end == 0
        while position < count {
            let byte = bytes[position]
            switch byte {
            case 0x20:
                skipSpaces()
            case 0x09, 0x0B, 0x0C, 0:  // The parser warns of a NUL, and goes on.
                position &+= 1
            case 0x0A, 0x0D:
                startsLine = true
                position &+= 1
            case UInt8(ascii: "/"):
                switch self[position &+ 1] {
                case UInt8(ascii: "/"):
                    position = endOfLine(from: position &+ 2)
                case UInt8(ascii: "*"):
                    let start = position
                    guard skipBlockComment(&startsLine) else {
                        return token(.invalid, from: start, startsLine)
                    }
                default:
                    return operatorOrRegex(startsLine)
                }
            case 0xC2 where isNoBreakSpace(at: position):
                position &+= 2
            case 0xEF where starts(with: "\u{FEFF}", at: position):  // a byte order mark
                position &+= 3
            default:
                return token(startingWith: byte, startsLine)
            }
        }
        return token(.endOfFile, from: count, startsLine)
    }

    /// Reads the condition of the `#if` or `#elseif` that `next` gave last.
    ///
    /// It ends with its line, unless a parenthesis is open there. The range runs from its first byte to behind
    /// its last one; it is empty where there is no condition.
    public mutating func condition() -> Range<Int> {
        var range = last.end..<last.end
        var depth = 0
        while true {
            var ahead = self
            let token = ahead.next()
            if token.kind == .endOfFile || (token.startsLine && depth <= 0) { return range }
            self = ahead
            if token.kind == .leftParen { depth += 1 }
            if token.kind == .rightParen { depth -= 1 }
            range = (range.isEmpty ? token.start : range.lowerBound)..<token.end
        }
    }

    /// Whether a token's text is `text`.
    @inline(__always)
    public func text(of token: ByteToken, is text: StaticString) -> Bool {
        token.end &- token.start == text.utf8CodeUnitCount && starts(with: text, at: token.start)
    }

    /// The byte at an offset; 0 behind the end.
    @inline(__always)
    public subscript(offset: Int) -> UInt8 {
        offset < count ? bytes[offset] : 0
    }
}

// MARK: - Tokens

extension ByteLexer {
    private mutating func token(startingWith byte: UInt8, _ startsLine: Bool) -> ByteToken {
        let start = position
        if isIdentifierByte(byte) && !isDigit(byte) {
            if byte >= 0x80, startsCurlyQuote(at: start) {
                position &+= 3
                return token(.invalid, from: start, startsLine)
            }
            position = endOfIdentifier(from: start &+ 1)
            return token(.word, from: start, startsLine)
        }
        let kind: ByteToken.Kind
        switch byte {
        case UInt8(ascii: "{"): kind = .leftBrace
        case UInt8(ascii: "}"): kind = .rightBrace
        case UInt8(ascii: "("): kind = .leftParen
        case UInt8(ascii: ")"): kind = .rightParen
        case UInt8(ascii: "["): kind = .leftSquare
        case UInt8(ascii: "]"): kind = .rightSquare
        case UInt8(ascii: ","): kind = .comma
        case UInt8(ascii: ";"): kind = .semicolon
        case UInt8(ascii: "@"): kind = .at
        case UInt8(ascii: "\\"): kind = .backslash
        case UInt8(ascii: ":"):
            guard self[start &+ 1] == byte else {
                kind = .colon
                break
            }
            position &+= 1
            kind = .period
        case UInt8(ascii: "."):
            guard self[start &+ 1] == byte else {
                kind = .period
                break
            }
            return operatorOrRegex(startsLine)
        case UInt8(ascii: "\""): return string(pounds: 0, from: start, startsLine)
        case UInt8(ascii: "#"): return pound(startsLine)
        case UInt8(ascii: "`"): return wordInBackticks(startsLine)
        case UInt8(ascii: "0")...UInt8(ascii: "9"): return number(startsLine)
        default:
            if isOperatorByte(byte) { return operatorOrRegex(startsLine) }
            kind = .invalid
        }
        position &+= 1
        return token(kind, from: start, startsLine)
    }

    /// The token from `start` up to the place that has been reached.
    @inline(__always)
    mutating func token(_ kind: ByteToken.Kind, from start: Int, _ startsLine: Bool) -> ByteToken {
        let token = ByteToken(kind: kind, start: start, end: position, startsLine: startsLine)
        last = token
        return token
    }

    /// Curly quotes are no identifiers; whoever reads them as such would go astray in what they enclose.
    private func startsCurlyQuote(at offset: Int) -> Bool {
        starts(with: "\u{201C}", at: offset) || starts(with: "\u{201D}", at: offset)
    }

    /// Goes back to where an unterminated literal is taken to end. Source that makes the lexer go back over and over
    /// is no Swift, and is given up on: the time for a file is proportional to its length.
    mutating func resume(at offset: Int) {
        wasted &+= max(0, position &- offset)
        position = wasted > 16 &* count ? count : offset
    }

    private mutating func wordInBackticks(_ startsLine: Bool) -> ByteToken {
        let start = position
        position &+= 1
        while position < count, bytes[position] != UInt8(ascii: "`"), !isNewline(bytes[position]) { position &+= 1 }
        guard self[position] == UInt8(ascii: "`") else { return token(.invalid, from: start, startsLine) }
        position &+= 1
        return token(.word, from: start, startsLine)
    }

    private mutating func number(_ startsLine: Bool) -> ByteToken {
        let start = position
        position = endOfIdentifier(from: start)
        if self[position] == UInt8(ascii: "."), isDigit(self[position &+ 1]) {
            position = endOfIdentifier(from: position &+ 1)
        }
        return token(.number, from: start, startsLine)
    }

    private mutating func pound(_ startsLine: Bool) -> ByteToken {
        let start = position
        var afterPounds = start
        while self[afterPounds] == UInt8(ascii: "#") { afterPounds &+= 1 }
        switch self[afterPounds] {
        case UInt8(ascii: "\""):
            position = afterPounds
            return string(pounds: afterPounds &- start, from: start, startsLine)
        case UInt8(ascii: "/"):
            if let end = endOfRegex(openingSlash: afterPounds, pounds: afterPounds &- start) {
                position = end
                return token(.regex, from: start, startsLine)
            }
            position = count
            resume(at: endOfLine(from: start))
            return token(.invalid, from: start, startsLine)
        default:
            position = endOfIdentifier(from: start &+ 1)
            let name = token(.pound, from: start, startsLine)
            return token(directive(name), from: start, startsLine)
        }
    }

    private func directive(_ name: ByteToken) -> ByteToken.Kind {
        if text(of: name, is: "#if") { return .poundIf }
        if text(of: name, is: "#else") { return .poundElse }
        if text(of: name, is: "#elseif") { return .poundElseif }
        if text(of: name, is: "#endif") { return .poundEndif }
        return .pound
    }
}

// MARK: - Bytes

extension ByteLexer {
    @inline(__always)
    func starts(with text: StaticString, at offset: Int) -> Bool {
        let length = text.utf8CodeUnitCount
        guard offset &+ length <= count else { return false }
        for index in 0..<length where bytes[offset &+ index] != text.utf8Start[index] { return false }
        return true
    }

    /// Moves over spaces, eight at a time as long as it can.
    private mutating func skipSpaces() {
        while position &+ 8 <= count, eightBytes(at: position) == 0x2020_2020_2020_2020 { position &+= 8 }
        while position < count, bytes[position] == 0x20 { position &+= 1 }
    }

    /// The offset of the line feed or carriage return that ends the line.
    func endOfLine(from offset: Int) -> Int {
        var offset = offset
        while offset &+ 8 <= count, !holdsNewline(eightBytes(at: offset)) { offset &+= 8 }
        while offset < count, !isNewline(bytes[offset]) { offset &+= 1 }
        return min(offset, count)
    }

    @inline(__always)
    private func eightBytes(at offset: Int) -> UInt64 {
        UnsafeRawPointer(bytes + offset).loadUnaligned(as: UInt64.self)
    }

    /// Whether one of eight bytes is a line feed or carriage return: a byte that became zero borrows from its
    /// highest bit.
    @inline(__always)
    private func holdsNewline(_ eight: UInt64) -> Bool {
        let lineFeeds = eight ^ 0x0A0A_0A0A_0A0A_0A0A
        let returns = eight ^ 0x0D0D_0D0D_0D0D_0D0D
        let zeros =
            ((lineFeeds &- 0x0101_0101_0101_0101) & ~lineFeeds) | ((returns &- 0x0101_0101_0101_0101) & ~returns)
        return zeros & 0x8080_8080_8080_8080 != 0
    }

    @inline(__always)
    func endOfIdentifier(from offset: Int) -> Int {
        var offset = offset
        while offset < count, isIdentifierByte(bytes[offset]), !isNoBreakSpace(at: offset) { offset &+= 1 }
        return offset
    }

    @inline(__always)
    private func isNoBreakSpace(at offset: Int) -> Bool {
        bytes[offset] == 0xC2 && self[offset &+ 1] == 0xA0
    }

    /// Skips a block comment with those inside it; false where it has no end.
    private mutating func skipBlockComment(_ startsLine: inout Bool) -> Bool {
        var depth = 1
        position &+= 2
        while position < count {
            let byte = bytes[position]
            if isNewline(byte) { startsLine = true }
            if byte == UInt8(ascii: "*"), self[position &+ 1] == UInt8(ascii: "/") {
                position &+= 2
                depth &-= 1
                if depth == 0 { return true }
            } else if byte == UInt8(ascii: "/"), self[position &+ 1] == UInt8(ascii: "*") {
                position &+= 2
                depth &+= 1
            } else {
                position &+= 1
            }
        }
        return false
    }
}

@inline(__always)
func isNewline(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

@inline(__always)
func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

/// Letters, digits, `_`, `$`, and all that isn't ASCII: a bit for each ASCII byte.
@inline(__always)
func isIdentifierByte(_ byte: UInt8) -> Bool {
    let bits: UInt64 = byte < 64 ? 0x03FF_0010_0000_0000 : 0x07FF_FFFE_87FF_FFFE
    return byte >= 0x80 || (bits &>> UInt64(byte & 63)) & 1 == 1
}

/// Of a name as it is declared: `$name` holds `name`.
@inline(__always)
func isWordByte(_ byte: UInt8) -> Bool { isIdentifierByte(byte) && byte != UInt8(ascii: "$") }

func isOperatorByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"),
        UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"), UInt8(ascii: "&"),
        UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
        true
    default:
        false
    }
}
