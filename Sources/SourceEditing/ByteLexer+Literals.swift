// MARK: - Strings

extension ByteLexer {
    /// Interpolations nested deeper than this are given up on, so that no file can exhaust the stack.
    private static let deepestInterpolation = 100

    /// The string literal whose first quote is at `position`, behind `pounds` number signs that begin at `start`.
    ///
    /// Without an end it is `invalid`, up to the end of its line or, with three quotes, of the file.
    mutating func string(pounds: Int, from start: Int, _ startsLine: Bool) -> ByteToken {
        let isMultiline = hasMultilineQuotes(pounds: pounds)
        let content = position &+ (isMultiline ? 3 : 1)
        position = content
        if skipStringContent(pounds: pounds, isMultiline: isMultiline) {
            return token(.string, from: start, startsLine)
        }
        resume(at: isMultiline ? count : endOfLine(from: content))
        return token(.invalid, from: start, startsLine)
    }

    /// Whether the quote at `position` is the first of three that open a multi-line string.
    ///
    /// `#"""#` isn't one: where a quote and its number signs follow on the line, the string is the one in between.
    private func hasMultilineQuotes(pounds: Int) -> Bool {
        guard starts(with: "\"\"\"", at: position) else { return false }
        guard pounds > 0 else { return true }
        var offset = position &+ 2
        while offset < count, !isNewline(bytes[offset]) {
            if bytes[offset] == UInt8(ascii: "\""), hasPounds(pounds, at: offset &+ 1) { return false }
            offset &+= 1
        }
        return true
    }

    /// Moves behind the closing quotes; false where there are none.
    private mutating func skipStringContent(pounds: Int, isMultiline: Bool) -> Bool {
        while position < count {
            switch bytes[position] {
            case UInt8(ascii: "\""):
                let quotes = isMultiline ? 3 : 1
                if !isMultiline || starts(with: "\"\"\"", at: position), hasPounds(pounds, at: position &+ quotes) {
                    position &+= quotes &+ pounds
                    return true
                }
                position &+= 1
            case UInt8(ascii: "\\"):
                position &+= 1
                guard hasPounds(pounds, at: position) else { continue }
                position &+= pounds
                if self[position] == UInt8(ascii: "(") {
                    guard skipInterpolation(isMultiline: isMultiline) else { return false }
                } else if !isNewline(self[position]) {
                    position &+= 1
                }
            case 0x0A, 0x0D:
                if !isMultiline { return false }
                position &+= 1
            default:
                position &+= 1
            }
        }
        return false
    }

    /// Moves from the opening parenthesis of an interpolation to behind the closing one.
    private mutating func skipInterpolation(isMultiline: Bool) -> Bool {
        guard interpolationDepth < Self.deepestInterpolation else { return false }
        interpolationDepth += 1
        defer { interpolationDepth -= 1 }
        var depth = 0
        while true {
            let token = next()
            // The parser takes no line break in the interpolation of a string that is one line long.
            if token.startsLine && !isMultiline { return false }
            switch token.kind {
            case .leftParen: depth += 1
            case .rightParen:
                depth -= 1
                if depth == 0 { return true }
            case .invalid, .endOfFile: return false
            default: break
            }
        }
    }

    private func hasPounds(_ pounds: Int, at offset: Int) -> Bool {
        for index in 0..<pounds where self[offset &+ index] != UInt8(ascii: "#") { return false }
        return true
    }
}

// MARK: - Operators and regex literals

extension ByteLexer {
    /// The operator at `position`, or the regex literal that begins in it.
    mutating func operatorOrRegex(_ startsLine: Bool) -> ByteToken {
        let start = position
        if startsConflictMarker(at: start) {
            position = endOfLine(from: start)
            return token(.invalid, from: start, startsLine)
        }
        if starts(with: "<#", at: start), let end = endOfPlaceholder(from: start) {
            position = end
            return token(.placeholder, from: start, startsLine)
        }
        if isPostfixMark(at: start) {
            position &+= 1
            return token(.operator, from: start, startsLine)
        }
        position = endOfOperator(from: start)
        if let slash = (start..<position).first(where: { bytes[$0] == UInt8(ascii: "/") }) {
            if mayStartRegex(operatorRange: start..<position, slash: slash),
                let end = endOfRegex(openingSlash: slash, pounds: 0)
            {
                position = end
                return token(.regex, from: start, startsLine)
            }
            position = endBeforeComment(from: start, to: position)
            if closesComment(in: start..<position) { return token(.invalid, from: start, startsLine) }
        }
        return token(.operator, from: start, startsLine)
    }

    /// `?` and `!` behind an operand are tokens of their own, whatever follows them.
    private func isPostfixMark(at offset: Int) -> Bool {
        (bytes[offset] == UInt8(ascii: "?") || bytes[offset] == UInt8(ascii: "!")) && isLeftBound(offset)
    }

    /// A full stop belongs to an operator only if it begins with one; an editor placeholder ends it.
    private func endOfOperator(from start: Int) -> Int {
        let takesPeriods = bytes[start] == UInt8(ascii: ".")
        var offset = start &+ 1
        while offset < count {
            let byte = bytes[offset]
            guard isOperatorByte(byte) || (takesPeriods && byte == UInt8(ascii: ".")) else { break }
            if byte == UInt8(ascii: "<"), self[offset &+ 1] == UInt8(ascii: "#") { break }
            offset &+= 1
        }
        return offset
    }

    /// A comment that begins inside a run of operator characters ends the operator.
    private func endBeforeComment(from start: Int, to end: Int) -> Int {
        for offset in start &+ 1..<max(end, start &+ 1) where bytes[offset] == UInt8(ascii: "/") {
            let next = self[offset &+ 1]
            if next == UInt8(ascii: "/") || next == UInt8(ascii: "*") { return offset }
        }
        return end
    }

    private func closesComment(in range: Range<Int>) -> Bool {
        range.dropLast().contains { starts(with: "*/", at: $0) }
    }

    private func endOfPlaceholder(from start: Int) -> Int? {
        var offset = start &+ 2
        while offset < count, !isNewline(bytes[offset]), !starts(with: "<#", at: offset) {
            if starts(with: "#>", at: offset) { return offset &+ 2 }
            offset &+= 1
        }
        return nil
    }

    private func startsConflictMarker(at offset: Int) -> Bool {
        guard offset == 0 || isNewline(bytes[offset &- 1]) else { return false }
        return starts(with: "<<<<<<< ", at: offset) || starts(with: ">>>>>>> ", at: offset)
            || starts(with: ">>>> ", at: offset)
    }

    // MARK: Regex literals

    /// Whether the parser would try a regex literal at the first slash of an operator: not where an operand
    /// touches it on the left (a postfix or binary operator), nor where the operator is being declared; and
    /// with blanks on both sides only where an expression must begin.
    private func mayStartRegex(operatorRange: Range<Int>, slash: Int) -> Bool {
        if isLeftBound(operatorRange.lowerBound) { return false }
        if text(of: last, is: "func") || text(of: last, is: "operator") { return false }
        return isRightBound(operatorRange.upperBound) || isExpressionExpected
    }

    private func isLeftBound(_ offset: Int) -> Bool {
        guard offset > 0 else { return false }
        switch bytes[offset &- 1] {
        case 0x20, 0x09, 0x0A, 0x0D, 0, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
            UInt8(ascii: ";"), UInt8(ascii: ":"):
            return false
        case UInt8(ascii: "/"):
            return !(offset > 1 && bytes[offset &- 2] == UInt8(ascii: "*"))
        default:
            return true
        }
    }

    private func isRightBound(_ offset: Int) -> Bool {
        switch self[offset] {
        case 0x20, 0x09, 0x0A, 0x0D, 0, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
            UInt8(ascii: ";"), UInt8(ascii: ":"):
            return false
        case UInt8(ascii: "/"):
            let next = self[offset &+ 1]
            return !(next == UInt8(ascii: "/") || next == UInt8(ascii: "*"))
        default:
            return true
        }
    }

    /// Whether the last token is one that an expression follows, rather than a binary operator.
    private var isExpressionExpected: Bool {
        switch last.kind {
        case .leftBrace, .leftParen, .leftSquare, .comma, .semicolon, .colon, .poundIf, .poundElseif, .poundElse,
            .poundEndif, .invalid:
            return true
        case .operator:
            let isPostfix = isLeftBound(last.start) && !isRightBound(last.end)
            return (!isPostfix && !text(of: last, is: "->")) || isMarkOfTry(last)
        case .word:
            return isKeywordBeforeExpression(last)
        case .endOfFile:
            return true
        default:
            return false
        }
    }

    /// The mark of `try?` or `try!`.
    private func isMarkOfTry(_ token: ByteToken) -> Bool {
        let start = token.start &- 3
        return start >= 0 && starts(with: "try", at: start) && (start == 0 || !isIdentifierByte(bytes[start &- 1]))
    }

    private func isKeywordBeforeExpression(_ word: ByteToken) -> Bool {
        isReservedWord(word) && !isReservedOperand(word)
    }

    /// The offset behind a regex literal whose first slash is at `openingSlash`, behind `pounds` number signs;
    /// nil where none can be read.
    func endOfRegex(openingSlash: Int, pounds: Int) -> Int? {
        var offset = openingSlash &+ 1
        if pounds == 0 {
            let first = self[offset]
            if first == 0x20 || first == 0x09 || first == UInt8(ascii: "*") || first == UInt8(ascii: "/") { return nil }
        }
        let isMultiline = pounds > 0 && isNewline(self[skippingBlanks(from: offset)])
        var groups = 0
        var classes = 0
        var lastBlank = -1
        while offset < count {
            switch bytes[offset] {
            case UInt8(ascii: "/") where hasPounds(pounds, at: offset &+ 1):
                if pounds == 0 {
                    let next = self[offset &+ 1]
                    let startsComment = next == UInt8(ascii: "/") || next == UInt8(ascii: "*")
                    if startsComment || lastBlank == offset &- 1 { return nil }
                }
                return offset &+ 1 &+ pounds
            case UInt8(ascii: "\\"):
                offset &+= 1
                if !isMultiline, isNewline(self[offset]) { return nil }
            case 0x0A, 0x0D:
                if !isMultiline { return nil }
            case UInt8(ascii: "(") where classes == 0:
                groups += 1
            case UInt8(ascii: ")") where classes == 0:
                // `foo(/, b)`: an operator as an argument.
                if groups == 0, pounds == 0 { return nil }
                groups -= 1
            case UInt8(ascii: "["):
                classes += 1
            case UInt8(ascii: "]"):
                classes = max(0, classes - 1)
            case 0x20, 0x09:
                lastBlank = offset
            default:
                break
            }
            offset &+= 1
        }
        return nil
    }

    private func skippingBlanks(from offset: Int) -> Int {
        var offset = offset
        while self[offset] == 0x20 || self[offset] == 0x09 { offset &+= 1 }
        return offset
    }
}
