/// Moves the lines that begin in a range in or out, whatever else becomes of them.
///
/// Lines that edits take away are gone, those that edits bring move along. Blank lines stay blank. A string literal
/// of several lines moves as one, so that its value stays.
public struct LineShift: Hashable, Sendable {
    public enum Direction: Hashable, Sendable {
        /// By what is put before each line.
        case deeper(String)
        /// By as many bytes of white space, where a line has so many.
        case shallower(Int)
    }

    /// UTF-8 offsets. An insertion at either end isn't inside.
    public let range: Range<Int>
    public let direction: Direction

    public init(_ range: Range<Int>, _ direction: Direction) {
        self.range = range
        self.direction = direction
    }
}

extension EditSet {
    /// The same change of `text`, without shifts: they have become edits.
    public func settled(in text: SourceText) -> EditSet {
        guard !shifts.isEmpty else { return self }
        var settled = EditSet()
        let isWhole = settled.insert(sorted.map(moved))
        let isShifted = settled.insert(lineEdits(in: text))
        precondition(isWhole && isShifted, "a shift touches what an edit changes")
        return settled
    }

    /// What the shifts do at the beginnings of lines that are still there, in order.
    public func lineEdits(in text: SourceText) -> [TextEdit] {
        guard !shifts.isEmpty else { return [] }
        let literals = LongLiterals(in: text)
        let starts = Set(shifts.flatMap { text.lineStarts(in: $0.range) }).sorted()
        var next = 0
        return starts.compactMap { start in
            while next < sorted.count, sorted[next].range.upperBound <= start { next += 1 }
            let edit = next < sorted.count ? sorted[next] : nil
            if let edit, edit.range.lowerBound < start { return nil }
            let total = total(at: start)
            let indentation = text.indentation(at: start).utf8.count
            let literal = literals.literal(holding: start)
            let isBlank = start + indentation == text.lineEnd(at: start)
            guard !isBlank || (literal != nil && indentation > 0) else { return nil }
            let width = min(total.width, indentation, literal?.indentation ?? indentation)
            let end = min(start + width, edit.map { max($0.range.lowerBound, start) } ?? Int.max)
            return start == end && total.unit.isEmpty ? nil : TextEdit(start..<end, total.unit)
        }
    }

    /// One of the set's edits, with the lines that it brings moved.
    public func moved(_ edit: TextEdit) -> TextEdit {
        guard edit.replacement.utf8.contains(where: { $0 == .lineFeed || $0 == .carriageReturn }) else { return edit }
        let around = shifts.filter { shift in
            shift.range.lowerBound <= edit.range.lowerBound && edit.range.upperBound <= shift.range.upperBound
                && !(edit.range.isEmpty
                    && (edit.range.lowerBound == shift.range.lowerBound
                        || edit.range.upperBound == shift.range.upperBound))
        }
        let total = Self.total(of: around)
        var bytes: [UInt8] = []
        var toSkip = 0
        var isAtStart = false
        for byte in edit.replacement.utf8 {
            let isBreak = byte == .lineFeed || byte == .carriageReturn
            if isAtStart, !isBreak {
                bytes += total.unit.utf8
                isAtStart = false
            }
            if isBreak {
                (toSkip, isAtStart) = (total.width, true)
            } else if toSkip > 0, byte == .space || byte == .tab {
                toSkip -= 1
                continue
            } else {
                toSkip = 0
            }
            bytes.append(byte)
        }
        return TextEdit(edit.range, String(decoding: bytes, as: UTF8.self))
    }

    private func total(at start: Int) -> (unit: String, width: Int) {
        Self.total(of: shifts.filter { $0.range.lowerBound <= start && start < $0.range.upperBound })
    }

    private static func total(of shifts: [LineShift]) -> (unit: String, width: Int) {
        shifts.reduce(into: ("", 0)) { total, shift in
            switch shift.direction {
            case .deeper(let unit): total.0 += unit
            case .shallower(let width): total.1 += width
            }
        }
    }
}

/// The string literals of a text that are several lines long.
private struct LongLiterals {
    struct Literal {
        let range: Range<Int>
        /// How far the closing quotes are indented: as many bytes of each line are no part of the value.
        let indentation: Int
    }

    private let literals: [Literal]

    init(in text: SourceText) {
        literals = text.bytes.withUnsafeBufferPointer { buffer in
            var lexer = ByteLexer(buffer)
            var found: [Literal] = []
            while true {
                let token = lexer.next()
                if token.kind == .endOfFile { return found }
                guard token.kind == .string, text.lineStart(at: token.end) > token.start else { continue }
                found.append(Literal(range: token.range, indentation: text.indentation(at: token.end).utf8.count))
            }
        }
    }

    /// The literal that the line which begins at `start` is a part of.
    func literal(holding start: Int) -> Literal? {
        literals.first { $0.range.lowerBound < start && start < $0.range.upperBound }
    }
}
