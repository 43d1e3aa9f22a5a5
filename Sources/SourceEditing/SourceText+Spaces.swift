extension SourceText {
    /// The first byte from `offset` on that is neither a space nor a tab nor a line break.
    public func firstVisible(from offset: Int) -> Int {
        var position = offset
        while position < bytes.count, isSpace(bytes[position]) || isBreak(bytes[position]) { position += 1 }
        return position
    }

    /// Whether nothing but spaces, tabs and line breaks is in `range`.
    public func isBlank(_ range: Range<Int>) -> Bool {
        firstVisible(from: range.lowerBound) >= range.upperBound
    }

    /// Where the comments end that begin behind `offset` on its line: at a line break, at the end of the text, or at
    /// code that follows them.
    public func endOfComments(behind offset: Int) -> Int {
        var position = offset
        while position < bytes.count {
            if isSpace(bytes[position]) {
                position += 1
            } else if starts(with: "//", at: position) {
                return lineEnd(at: position)
            } else if starts(with: "/*", at: position) {
                position = endOfBlockComment(at: position)
            } else {
                break
            }
        }
        return position
    }

    /// Whether nothing but spaces stands before `offset` on its line.
    public func beginsLine(at offset: Int) -> Bool {
        isBlank(lineStart(at: offset)..<offset)
    }

    /// Whether a line ends at `offset`.
    public func endsLine(at offset: Int) -> Bool {
        offset == bytes.count || isBreak(bytes[offset])
    }

    /// The bytes to delete so that `range` goes without a trace: with the line, where nothing else is on it, else with
    /// the spaces that set it apart. A comment behind it stays, in its place.
    public func lineRemoval(of range: Range<Int>) -> Range<Int> {
        let before = startOfSpaces(before: range.lowerBound)
        var after = range.upperBound
        while after < bytes.count, isSpace(bytes[after]) { after += 1 }
        let startsLine = before == lineStart(at: range.lowerBound)
        if startsLine, endsLine(at: after) { return precedingLineEnd(of: before)..<after }
        if startsLine { return range.lowerBound..<after }
        if endsLine(at: after) { return before..<after }
        // Of the spaces before and behind, one lot stays.
        return after > range.upperBound ? before..<range.upperBound : range
    }

    /// Where the spaces and tabs begin that stand before `offset`.
    public func startOfSpaces(before offset: Int) -> Int {
        var start = offset
        while start > 0, isSpace(bytes[start - 1]) { start -= 1 }
        return start
    }

    /// Where the line before the one that starts at `offset` ends, its line ending not included.
    private func precedingLineEnd(of offset: Int) -> Int {
        guard offset > 0 else { return 0 }
        return lineEnd(at: lineStart(at: offset - 1))
    }

    private func endOfBlockComment(at offset: Int) -> Int {
        var depth = 0
        var position = offset
        while position < bytes.count {
            if starts(with: "/*", at: position) {
                depth += 1
                position += 2
            } else if starts(with: "*/", at: position) {
                depth -= 1
                position += 2
                if depth == 0 { return position }
            } else {
                position += 1
            }
        }
        return position
    }

    private func starts(with two: StaticString, at offset: Int) -> Bool {
        offset + 1 < bytes.count && bytes[offset] == two.utf8Start[0] && bytes[offset + 1] == two.utf8Start[1]
    }

    private func isSpace(_ byte: UInt8) -> Bool { byte == .space || byte == .tab }
    private func isBreak(_ byte: UInt8) -> Bool { byte == .lineFeed || byte == .carriageReturn }
}
