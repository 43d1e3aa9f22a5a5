/// Finds the blocks of a file that can be blanked: one pass over its tokens, with a stack of open brackets.
struct BlankableBlocks {
    /// A bracket that is still open. The file itself is the first.
    private struct Bracket {
        var kind: ByteToken.Kind
        /// The offset behind it.
        var start: Int
        /// How many words stand before it.
        var wordsBefore: Int
        /// It is the body of something, rather than of a type, a `switch`, or a list of accessors.
        var isBody = false
        /// It belongs to a wanted word's call.
        var isWanted = false
        /// The branches directly inside are to stay, too.
        var keepsBranches = false
        /// The first token inside stands on the bracket's line.
        var startsOnItsLine = false
        /// The generic arguments around it.
        var angles: WantedCall?
        /// Inside it, the condition of a statement has begun, and its body hasn't.
        var isInCondition = false
    }

    /// Where a block's first token tells what it is.
    private enum FirstToken {
        case seen, expected, expectedBehindDirective
    }

    /// Blanking less isn't worth while.
    private static let shortest = 48

    private var lexer: ByteLexer
    private let wordOffsets: [Int]
    private let buffer: UnsafeBufferPointer<UInt8>

    private var brackets = [Bracket(kind: .endOfFile, start: 0, wordsBefore: 0)]
    /// For every open `#if`, how many brackets were open there.
    private var conditionals: [Int] = []
    /// Ascending; those inside a later one are taken out again.
    private var blocks: [Range<Int>] = []
    /// How many words begin before the current token.
    private var wordsBefore = 0
    private var firstToken = FirstToken.seen
    /// How many brackets were open where a type declaration began whose brace is still to come.
    private var typeHeader: Int?
    private var call = WantedCall()

    init(_ buffer: UnsafeBufferPointer<UInt8>, wordOffsets: [Int]) {
        lexer = ByteLexer(buffer)
        self.buffer = buffer
        self.wordOffsets = wordOffsets
    }

    /// The insides of the blocks, ascending and apart; nil where the file's structure is in doubt.
    mutating func find() -> [Range<Int>]? {
        var previous = ByteToken.startOfFile
        while true {
            let token = lexer.next()
            if firstToken != .seen { classifyBlock(by: token) }
            let holdsWord = takeWords(in: token)
            switch token.kind {
            case .leftBrace, .leftParen, .leftSquare:
                open(token, after: previous)
            case .rightBrace, .rightParen, .rightSquare:
                guard close(token) else { return nil }
            case .invalid, .placeholder:
                return nil
            case .endOfFile:
                return brackets.count == 1 && conditionals.isEmpty ? blocks : nil
            default:
                guard read(token, after: previous) else { return nil }
                call.read(token, holdsWord: holdsWord, lexer)
            }
            previous = token
        }
    }

    /// Counts the words up to the token's end; whether the token itself holds one.
    private mutating func takeWords(in token: ByteToken) -> Bool {
        var isInside = false
        while wordsBefore < wordOffsets.count, wordOffsets[wordsBefore] < token.end {
            isInside = wordOffsets[wordsBefore] >= token.start
            wordsBefore += 1
        }
        return isInside
    }
}

// MARK: - Words and directives

extension BlankableBlocks {
    /// Reads a token that is no bracket; false where a directive puts the file's structure in doubt.
    private mutating func read(_ token: ByteToken, after previous: ByteToken) -> Bool {
        switch token.kind {
        case .word:
            readWord(token, after: previous)
        case .semicolon:
            typeHeader = nil
            brackets[brackets.count - 1].isInCondition = false
        case .poundIf, .poundElseif, .poundElse, .poundEndif:
            return readDirective(token)
        default:
            break
        }
        return true
    }

    private mutating func readWord(_ word: ByteToken, after previous: ByteToken) {
        let top = brackets.count - 1
        if lexer.beginsCondition(word), previous.kind != .period, lexer[word.end] != UInt8(ascii: ":") {
            brackets[top].isInCondition = true
        } else if brackets[top].isInCondition, lexer.text(of: word, is: "else") {
            brackets[top].isInCondition = false
        }
        let isInBraces = brackets[top].kind == .leftBrace || brackets[top].kind == .endOfFile
        if isInBraces, lexer.typeIntroducer(word, after: previous) != nil || lexer.isPrecedenceGroup(word) {
            typeHeader = brackets.count
        }
    }

    /// False where a bracket is open in a branch of an `#if` that wasn't before it.
    private mutating func readDirective(_ directive: ByteToken) -> Bool {
        if directive.kind == .poundIf {
            conditionals.append(brackets.count)
        } else if conditionals.last != brackets.count {
            return false
        }
        switch directive.kind {
        case .poundIf, .poundElseif: _ = lexer.condition()
        case .poundEndif: conditionals.removeLast()
        default: break
        }
        return true
    }

    /// Looks at the first token of the block opened last, or at the first one behind a directive there.
    private mutating func classifyBlock(by token: ByteToken) {
        let top = brackets.count - 1
        if firstToken == .expected { brackets[top].startsOnItsLine = !token.startsLine }
        switch token.kind {
        case .poundIf, .poundElseif, .poundElse, .poundEndif:
            firstToken = .expectedBehindDirective
            return
        case .at:
            brackets[top].isBody = false
        case .word:
            if lexer.beginsAccessorOrCase(token) { brackets[top].isBody = false }
        default:
            break
        }
        firstToken = .seen
    }
}

// MARK: - Brackets

extension BlankableBlocks {
    private mutating func open(_ token: ByteToken, after previous: ByteToken) {
        let outer = brackets[brackets.count - 1]
        var bracket = Bracket(kind: token.kind, start: token.end, wordsBefore: wordsBefore)
        switch token.kind {
        case .leftParen:
            bracket.isWanted = call.takesNext
        case .leftBrace:
            bracket.isBody = typeHeader != brackets.count
            bracket.isWanted = call.takesNext || (outer.isWanted && outer.kind == .leftParen && isArgument(previous))
            bracket.keepsBranches = bracket.isWanted || (outer.keepsBranches && isBranch(previous, of: outer))
            typeHeader = nil
            firstToken = .expected
        default:
            break
        }
        if call.isInAngles { bracket.angles = call }
        call = WantedCall()
        brackets.append(bracket)
    }

    /// False for a bracket that isn't the one opened last, or was opened in another branch of an `#if`.
    private mutating func close(_ token: ByteToken) -> Bool {
        let bracket = brackets[brackets.count - 1]
        guard bracket.kind == token.kind.opening, brackets.count > (conditionals.last ?? 1) else { return false }
        brackets.removeLast()
        call = bracket.angles ?? WantedCall(isWanted: bracket.isWanted, isBehindBrace: bracket.kind == .leftBrace)
        guard token.kind == .rightBrace else { return true }
        typeHeader = nil
        let inside = bracket.start..<token.start
        let staysForLookahead = endsCondition(with: bracket, inside)
        if bracket.isBody, !bracket.keepsBranches, !staysForLookahead, inside.count >= Self.shortest,
            bracket.wordsBefore == wordsBefore
        {
            while let last = blocks.last, last.lowerBound > inside.lowerBound { blocks.removeLast() }
            blocks.append(inside)
        }
        return true
    }

    /// Tells a closure in a condition from the body behind the condition, as the parser does: by what follows it.
    ///
    /// The parser takes it for a closure only if its first token stands on the line of its brace. Emptied, it
    /// would have its closing brace there instead, on another line. True means that it must stay for that.
    private mutating func endsCondition(with block: Bracket, _ inside: Range<Int>) -> Bool {
        let top = brackets.count - 1
        guard brackets[top].isInCondition else { return false }
        guard block.startsOnItsLine, isFollowedByMoreOfCondition() else {
            brackets[top].isInCondition = false
            return false
        }
        return inside.contains { isNewline(buffer[$0]) }
    }

    private func isFollowedByMoreOfCondition() -> Bool {
        var ahead = lexer
        let next = ahead.next()
        switch next.kind {
        case .leftBrace, .comma:
            return true
        case .leftParen, .leftSquare, .period, .colon, .operator:
            return !next.startsLine
        case .word:
            if lexer.text(of: next, is: "where") { return true }
            return !next.startsLine && (lexer.text(of: next, is: "is") || lexer.text(of: next, is: "as"))
        default:
            return false
        }
    }

    private func isArgument(_ previous: ByteToken) -> Bool {
        previous.kind == .colon || previous.kind == .comma || previous.kind == .leftParen
    }

    private func isBranch(_ previous: ByteToken, of outer: Bracket) -> Bool {
        outer.isInCondition || lexer.text(of: previous, is: "else") || lexer.text(of: previous, is: "do")
    }
}

extension ByteToken.Kind {
    /// The bracket that this one closes.
    fileprivate var opening: ByteToken.Kind? {
        switch self {
        case .rightBrace: .leftBrace
        case .rightParen: .leftParen
        case .rightSquare: .leftSquare
        default: nil
        }
    }
}

extension ByteLexer {
    /// Whether a statement's condition follows the word, and then a body.
    fileprivate func beginsCondition(_ word: ByteToken) -> Bool {
        switch self[word.start] {
        case UInt8(ascii: "i"): text(of: word, is: "if")
        case UInt8(ascii: "g"): text(of: word, is: "guard")
        case UInt8(ascii: "w"): text(of: word, is: "while")
        case UInt8(ascii: "f"): text(of: word, is: "for")
        case UInt8(ascii: "s"): text(of: word, is: "switch")
        case UInt8(ascii: "c"): text(of: word, is: "catch")
        default: false
        }
    }

    fileprivate func isPrecedenceGroup(_ word: ByteToken) -> Bool {
        self[word.start] == UInt8(ascii: "p") && text(of: word, is: "precedencegroup")
    }

    /// Whether a block that begins with the word is a list of accessors or of a `switch`'s cases. A body may
    /// begin with a function called `get` too; it stays then.
    fileprivate func beginsAccessorOrCase(_ word: ByteToken) -> Bool {
        accessorAndCaseWords.contains { text(of: word, is: $0) }
    }
}

private let accessorAndCaseWords: [StaticString] = [
    "get", "set", "willSet", "didSet", "init", "case", "default", "mutating", "nonmutating", "_read", "_modify", "read",
    "modify", "borrow", "mutate", "yielding", "unsafeAddress", "unsafeMutableAddress", "addressWithOwner",
    "addressWithNativeOwner", "mutableAddressWithOwner", "mutableAddressWithNativeOwner", "__consuming", "consuming",
    "borrowing", "nonisolated",
]
