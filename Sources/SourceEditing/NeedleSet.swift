/// Words to be found in the bytes of a file: a handful of identifiers, searched all at once.
///
/// The search looks at the last two bytes of a window as long as the shortest word. By them a table tells how
/// far the window can move on: mostly by nearly its whole length, so most bytes are never looked at.
public struct NeedleSet: WordSearch {
    private let words: [[UInt8]]
    private let wholeWords: Bool
    /// The length of the shortest word.
    private let window: Int
    /// By the hash of two bytes: how far the window moves on when it ends in them; 0 where a word may stand in it.
    private let shifts: [UInt8]

    private static let tableSize = 4096

    /// - Parameters:
    ///   - words: what to find; none of them empty.
    ///   - wholeWords: only where no letter, digit or `_` stands before or behind it. `$` may: `$name` holds `name`.
    public init(_ words: [String], wholeWords: Bool = true) {
        precondition(words.allSatisfy { !$0.isEmpty }, "an empty word is found everywhere")
        self.words = words.map { Array($0.utf8) }
        self.wholeWords = wholeWords
        window = self.words.map(\.count).min() ?? 0
        guard window > 1 else {
            shifts = [UInt8](repeating: 0, count: Self.tableSize)
            return
        }
        var shifts = [UInt8](repeating: UInt8(min(window - 1, 255)), count: Self.tableSize)
        for word in self.words {
            for end in 1..<window {
                let hash = Self.hash(word[end - 1], word[end])
                shifts[hash] = min(shifts[hash], UInt8(min(window - 1 - end, 255)))
            }
        }
        self.shifts = shifts
    }

    /// Whether one of the words occurs.
    public func contains(in bytes: [UInt8]) -> Bool {
        firstMatch(in: bytes) != nil
    }

    /// The UTF-8 offset of the first place where one of the words occurs.
    func firstMatch(in bytes: [UInt8]) -> Int? {
        var first: Int?
        bytes.withUnsafeBufferPointer { buffer in
            forEachMatch(in: buffer) { offset in
                first = offset
                return false
            }
        }
        return first
    }

    /// The UTF-8 offsets of all places where one of the words occurs, ascending.
    public func matches(in buffer: UnsafeBufferPointer<UInt8>) -> [Int] {
        var offsets: [Int] = []
        forEachMatch(in: buffer) { offset in
            offsets.append(offset)
            return true
        }
        return offsets
    }

    /// Calls `body` for each match, until it answers false.
    private func forEachMatch(in buffer: UnsafeBufferPointer<UInt8>, _ body: (Int) -> Bool) {
        guard window > 0 else { return }
        let count = buffer.count
        shifts.withUnsafeBufferPointer { shifts in
            var last = window - 1
            while last < count {
                let shift = shifts[Self.hash(last > 0 ? buffer[last &- 1] : 0, buffer[last])]
                if shift > 0 {
                    last &+= Int(shift)
                    continue
                }
                let start = last &- window &+ 1
                if hasWord(at: start, in: buffer), !body(start) { return }
                last &+= 1
            }
        }
    }

    private func hasWord(at start: Int, in buffer: UnsafeBufferPointer<UInt8>) -> Bool {
        if wholeWords, start > 0, isWordByte(buffer[start - 1]) { return false }
        return words.contains { word in
            let end = start + word.count
            guard end <= buffer.count, word[0] == buffer[start] else { return false }
            if wholeWords, end < buffer.count, isWordByte(buffer[end]) { return false }
            return word.indices.allSatisfy { word[$0] == buffer[start + $0] }
        }
    }

    @inline(__always)
    private static func hash(_ first: UInt8, _ second: UInt8) -> Int {
        (Int(first) &<< 5 ^ Int(second)) & (tableSize &- 1)
    }
}
