/// What kind of type declaration a keyword begins.
public enum TypeIntroducer: Sendable {
    case `struct`, `class`, actor, `enum`, `protocol`, `extension`
}

extension ByteLexer {
    /// The text of a range of UTF-8 offsets.
    public func string(_ range: Range<Int>) -> String {
        String(decoding: UnsafeBufferPointer(start: bytes + range.lowerBound, count: range.count), as: UTF8.self)
    }

    /// The name that a token gives to a declaration: without backticks and, of an operator with generic parameters
    /// (`func ==<T>`), without their bracket.
    public func name(of token: ByteToken) -> String {
        if self[token.start] == UInt8(ascii: "`") { return string(token.start + 1..<token.end - 1) }
        let hasParameters =
            token.kind == .operator && token.range.count > 1 && self[token.end - 1] == UInt8(ascii: "<")
            && isIdentifierByte(self[token.end])
        return string(hasParameters ? token.start..<token.end - 1 : token.range)
    }

    /// How many angle brackets an operator token opens, less those that it closes.
    public func angles(in token: ByteToken) -> Int {
        var sum = 0
        for offset in token.range {
            if self[offset] == UInt8(ascii: "<") { sum += 1 }
            if self[offset] == UInt8(ascii: ">") { sum -= 1 }
        }
        return sum
    }

    /// The type declaration that the word just read begins; nil where it is no such keyword, or is one in
    /// another part: a member's name, an argument's label, `class func`, `import class`, a variable `actor`.
    ///
    /// Ask only for words that stand directly between braces or at the file's level; `previous` is the token
    /// before the word.
    public func typeIntroducer(_ word: ByteToken, after previous: ByteToken) -> TypeIntroducer? {
        guard let introducer = introducerWord(word), previous.kind != .period,
            !text(of: previous, is: "import")
        else { return nil }
        var ahead = self
        let name = ahead.next()
        switch introducer {
        case .extension:
            return name.kind == .word || name.kind == .leftSquare ? introducer : nil
        case .class:
            guard isName(name) else { return nil }
            return isModifier(name) && !isTypeHeader(ahead.next()) ? nil : introducer
        case .actor:
            return isName(name) && mayBeginDeclaration(word, after: previous) ? introducer : nil
        case .struct, .enum, .protocol:
            return isName(name) ? introducer : nil
        }
    }

    private func introducerWord(_ word: ByteToken) -> TypeIntroducer? {
        switch bytes[word.start] {
        case UInt8(ascii: "s"): text(of: word, is: "struct") ? .struct : nil
        case UInt8(ascii: "c"): text(of: word, is: "class") ? .class : nil
        case UInt8(ascii: "a"): text(of: word, is: "actor") ? .actor : nil
        case UInt8(ascii: "p"): text(of: word, is: "protocol") ? .protocol : nil
        case UInt8(ascii: "e"):
            text(of: word, is: "enum") ? .enum : text(of: word, is: "extension") ? .extension : nil
        default: nil
        }
    }

    /// Whether a declaration can be called so: a word, and no keyword unless in backticks.
    public func isName(_ token: ByteToken) -> Bool {
        token.kind == .word && !isReservedWord(token)
    }

    /// What follows a type's name: `class final {` is a class called final, `class final func` isn't.
    private func isTypeHeader(_ token: ByteToken) -> Bool {
        switch token.kind {
        case .leftBrace, .colon: true
        case .operator: bytes[token.start] == UInt8(ascii: "<")
        default: text(of: token, is: "where")
        }
    }

    /// Whether a contextual keyword before a name can be one, by the token in front of it.
    private func mayBeginDeclaration(_ word: ByteToken, after previous: ByteToken) -> Bool {
        switch previous.kind {
        case .leftBrace, .rightBrace, .semicolon, .rightParen, .endOfFile, .poundIf, .poundElse, .poundElseif,
            .poundEndif, .invalid:
            return true
        case .number, .string, .regex, .rightSquare, .pound:
            return word.startsLine
        case .operator:
            let closing: [UInt8] = [UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: ">")]
            return word.startsLine && closing.contains(bytes[previous.end - 1]) && !text(of: previous, is: "->")
        case .word:
            if text(of: previous, is: "await") { return false }
            if isReservedWord(previous) { return isModifier(previous) || isReservedOperand(previous) }
            return true
        default:
            return false
        }
    }

    /// Words that no declaration can have as its name without backticks.
    func isReservedWord(_ word: ByteToken) -> Bool {
        reservedWords.contains { text(of: word, is: $0) }
    }

    /// Reserved words that are whole expressions or types, or end them.
    func isReservedOperand(_ word: ByteToken) -> Bool {
        reservedOperands.contains { text(of: word, is: $0) }
    }

    private func isModifier(_ word: ByteToken) -> Bool {
        declarationModifiers.contains { text(of: word, is: $0) }
    }
}

private let reservedOperands: [StaticString] = ["true", "false", "nil", "self", "Self", "super", "Any"]

private let reservedWords: [StaticString] =
    reservedOperands + [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else", "enum", "extension", "fallthrough", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
        "inout", "internal", "is", "let", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
        "rethrows", "return", "static", "struct", "subscript", "switch", "throw", "throws", "try", "typealias", "var",
        "where", "while",
    ]

private let declarationModifiers: [StaticString] = [
    "private", "fileprivate", "internal", "package", "public", "open", "final", "static", "override", "dynamic",
    "lazy", "weak", "unowned", "required", "convenience", "optional", "mutating", "nonmutating", "consuming",
    "borrowing", "isolated", "nonisolated", "distributed", "indirect", "prefix", "postfix", "infix", "async",
]
