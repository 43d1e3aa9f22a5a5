/// A search for words in the bytes of a file.
public protocol WordSearch: Sendable {
    /// The UTF-8 offsets at which one of the words stands, ascending.
    func matches(in buffer: UnsafeBufferPointer<UInt8>) -> [Int]
}

/// Finds which of many names stand in a file as whole identifiers.
///
/// One pass over the bytes; a name is compared only where an identifier has its first letter and its length.
/// Comments and strings count: a name too many costs a little time, a name too few would be a fault.
public struct NameSearch: WordSearch {
    private let names: [String]
    private let bytes: [[UInt8]]
    /// For each first letter, the lengths that occur, as bits; lengths from 63 on share one.
    private let lengths: [UInt64]
    /// By a hash of all their bytes: names in a row, such as `Row1` to `Row999`, have the same beginning and length.
    private let candidates: [UInt64: [Int]]

    public init(_ names: Set<String>) {
        self.names = names.sorted()
        bytes = self.names.map { Array($0.utf8) }
        var lengths = [UInt64](repeating: 0, count: 256)
        var candidates: [UInt64: [Int]] = [:]
        for (index, name) in bytes.enumerated() where !name.isEmpty {
            lengths[Int(name[0])] |= Self.bit(name.count)
            candidates[FNV1a.hash(name), default: []].append(index)
        }
        self.lengths = lengths
        self.candidates = candidates
    }

    /// The names that `source` holds.
    public func names(in source: [UInt8]) -> Set<String> {
        var found: Set<Int> = []
        source.withUnsafeBufferPointer { buffer in
            forEachMatch(in: buffer) { name, _ in found.insert(name) }
        }
        return Set(found.map { names[$0] })
    }

    /// The UTF-8 offsets at which one of the names stands, ascending.
    public func matches(in buffer: UnsafeBufferPointer<UInt8>) -> [Int] {
        var offsets: [Int] = []
        forEachMatch(in: buffer) { _, offset in offsets.append(offset) }
        return offsets
    }

    private func forEachMatch(in buffer: UnsafeBufferPointer<UInt8>, _ body: (_ name: Int, _ offset: Int) -> Void) {
        lengths.withUnsafeBufferPointer { lengths in
            var position = 0
            while position < buffer.count {
                guard isIdentifierByte(buffer[position]) else {
                    position &+= 1
                    continue
                }
                let start = position
                while position < buffer.count, isIdentifierByte(buffer[position]) { position &+= 1 }
                let length = position - start
                guard lengths[Int(buffer[start])] & Self.bit(length) != 0 else { continue }
                for index in candidates[FNV1a.hash(buffer[start..<position])] ?? []
                where bytes[index].elementsEqual(buffer[start..<position]) {
                    body(index, start)
                }
            }
        }
    }

    private static func bit(_ length: Int) -> UInt64 { 1 << UInt64(min(length, 63)) }
}
