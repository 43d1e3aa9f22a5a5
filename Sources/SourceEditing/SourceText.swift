import Synchronization

/// The bytes of a file and where its lines begin.
///
/// Nothing is ever decoded and encoded again: a byte order mark, CRLF and invalid sequences stay as they are.
/// All offsets are UTF-8 offsets from the first byte of the file, a byte order mark included.
public struct SourceText: Sendable {
    public let bytes: [UInt8]

    private let derived = Derived()

    public init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// What is found out of the bytes when it is asked for: of most files nobody does.
    private final class Derived: Sendable {
        let lines = AtomicLazyReference<Lines>()
        let words = AtomicLazyReference<WordFilter>()
    }

    private final class Lines: Sendable {
        let starts: [Int]

        init(of bytes: [UInt8]) { starts = SourceText.lineStarts(of: bytes) }
    }

    /// The offsets at which lines begin; a line ends with LF, CRLF or a lone CR, as in the Swift lexer.
    private var lineStarts: [Int] {
        (derived.lines.load() ?? derived.lines.storeIfNil(Lines(of: bytes))).starts
    }

    /// Which identifiers can't stand in it.
    public var words: WordFilter {
        derived.words.load() ?? derived.words.storeIfNil(WordFilter(bytes))
    }

    public init(_ string: String) {
        self.init(bytes: Array(string.utf8))
    }

    /// The text of a range of UTF-8 offsets.
    public func string(in range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// The whole text.
    public var string: String { String(decoding: bytes, as: UTF8.self) }

    /// The 1-based line and column of the byte at `offset`; the column counts UTF-8 bytes, as compilers do.
    public func location(at offset: Int) -> LineColumn {
        let lineStarts = lineStarts
        let line = Self.lineIndex(at: offset, lineStarts)
        return LineColumn(line: line + 1, column: offset - lineStarts[line] + 1)
    }

    /// Where the line that holds `offset` begins.
    public func lineStart(at offset: Int) -> Int {
        let lineStarts = lineStarts
        return lineStarts[Self.lineIndex(at: offset, lineStarts)]
    }

    /// Where the line that holds `offset` ends, its line ending not included.
    public func lineEnd(at offset: Int) -> Int {
        let lineStarts = lineStarts
        let index = Self.lineIndex(at: offset, lineStarts)
        var end = index + 1 < lineStarts.count ? lineStarts[index + 1] : bytes.count
        while end > lineStarts[index], bytes[end - 1] == .lineFeed || bytes[end - 1] == .carriageReturn {
            end -= 1
        }
        return max(end, offset)
    }

    /// Where the lines begin that begin inside `range`.
    public func lineStarts(in range: Range<Int>) -> ArraySlice<Int> {
        let lineStarts = lineStarts
        let first = Self.lineIndex(at: range.lowerBound, lineStarts)
        let last = Self.lineIndex(at: range.upperBound, lineStarts)
        let begin = lineStarts[first] >= range.lowerBound ? first : first + 1
        let end = lineStarts[last] < range.upperBound ? last + 1 : last
        return begin < end ? lineStarts[begin..<end] : []
    }

    /// The spaces and tabs at the beginning of the line that holds `offset`.
    public func indentation(at offset: Int) -> String {
        let start = lineStart(at: offset)
        var end = start
        while end < bytes.count, bytes[end] == .space || bytes[end] == .tab {
            end += 1
        }
        return string(in: start..<end)
    }

    /// Whether these bytes stand anywhere in the text, in a longer word too.
    public func holds(_ part: String) -> Bool {
        part.isEmpty || NeedleSet([part], wholeWords: false).contains(in: bytes)
    }

    /// The offset of the first byte that isn't well-formed UTF-8, if there is one.
    public var firstInvalidByte: Int? {
        bytes.withUnsafeBufferPointer { buffer in
            if String(validating: buffer, as: UTF8.self) != nil { return nil }
            var decoder = UTF8()
            var iterator = CountingIterator(base: buffer.makeIterator())
            while true {
                let start = iterator.consumed
                switch decoder.decode(&iterator) {
                case .scalarValue: continue
                case .emptyInput: return nil
                case .error: return min(start, buffer.count - 1)
                }
            }
        }
    }

    private static func lineIndex(at offset: Int, _ lineStarts: [Int]) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    private static func lineStarts(of bytes: [UInt8]) -> [Int] {
        var starts = [0]
        bytes.withUnsafeBufferPointer { buffer in
            for index in buffer.indices {
                let byte = buffer[index]
                if byte == .lineFeed {
                    starts.append(index + 1)
                } else if byte == .carriageReturn, index + 1 == buffer.count || buffer[index + 1] != .lineFeed {
                    starts.append(index + 1)
                }
            }
        }
        return starts
    }
}

/// A place in a file as people and compilers write it: both 1-based, the column in UTF-8 bytes.
public struct LineColumn: Hashable, Sendable, Comparable, CustomStringConvertible {
    public let line: Int
    public let column: Int

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    public var description: String { "\(line):\(column)" }

    public static func < (lhs: LineColumn, rhs: LineColumn) -> Bool {
        (lhs.line, lhs.column) < (rhs.line, rhs.column)
    }
}

/// Counts the bytes that a decoder has taken.
private struct CountingIterator: IteratorProtocol {
    var base: UnsafeBufferPointer<UInt8>.Iterator
    var consumed = 0

    mutating func next() -> UInt8? {
        guard let byte = base.next() else { return nil }
        consumed += 1
        return byte
    }
}

extension UInt8 {
    static let tab = UInt8(ascii: "\t")
    static let lineFeed = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let space = UInt8(ascii: " ")
}
