/// Tells quickly which identifiers a text can't hold.
///
/// A Bloom filter: of an identifier that stands in the text the answer is always yes, of another one nearly always no.
/// It takes an eighth of the text's memory.
public final class WordFilter: Sendable {
    private let bits: [UInt64]

    init(_ bytes: [UInt8]) {
        // An identifier comes with every six bytes, and most of them come several times.
        var count = 8
        while count * 64 < bytes.count { count *= 2 }
        var bits = [UInt64](repeating: 0, count: count)
        bytes.withUnsafeBufferPointer { buffer in
            bits.withUnsafeMutableBufferPointer { bits in
                WordHashes.forEach(in: buffer.indices, of: buffer) { hash, _ in
                    bits[Self.index(hash, count)] |= Self.bit(hash)
                    bits[Self.index(hash &>> 32, count)] |= Self.bit(hash &>> 32)
                }
            }
        }
        self.bits = bits
    }

    /// Whether one of the words may stand in the text as a whole; false is certain.
    public func mayHold(_ words: SoughtWords) -> Bool { words.hashes.contains(where: mayHold) }

    private func mayHold(_ hash: UInt64) -> Bool {
        bits[Self.index(hash, bits.count)] & Self.bit(hash) != 0
            && bits[Self.index(hash &>> 32, bits.count)] & Self.bit(hash &>> 32) != 0
    }

    @inline(__always)
    private static func index(_ hash: UInt64, _ count: Int) -> Int {
        Int(truncatingIfNeeded: hash &>> 6) & (count &- 1)
    }

    @inline(__always)
    private static func bit(_ hash: UInt64) -> UInt64 { 1 &<< (hash & 63) }
}

/// Identifiers that many texts are asked for.
public struct SoughtWords: Sendable {
    fileprivate let hashes: [UInt64]

    /// - Returns: nil where one of them isn't an identifier alone: no text can be ruled out then.
    public init?(_ words: some Sequence<String>) {
        var hashes: [UInt64] = []
        for word in words {
            guard !word.isEmpty, word.utf8.allSatisfy(isWordByte) else { return nil }
            hashes.append(FNV1a.hash(word.utf8))
        }
        self.hashes = hashes
    }
}
