/// The words of a text by their hashes: two with one hash count as the same.
public enum WordHashes {
    /// The hashes of the words in a range of UTF-8 offsets.
    public static func all(in range: Range<Int>, of buffer: UnsafeBufferPointer<UInt8>) -> Set<UInt64> {
        var hashes: Set<UInt64> = []
        forEach(in: range, of: buffer) { hash, _ in hashes.insert(hash) }
        return hashes
    }

    /// - Parameter body: is given the hash of each word, as `FNV1a` gives it, and the UTF-8 offsets of the word.
    public static func forEach(
        in range: Range<Int>, of buffer: UnsafeBufferPointer<UInt8>,
        _ body: (_ hash: UInt64, _ word: Range<Int>) -> Void
    ) {
        var position = range.lowerBound
        while position < range.upperBound {
            guard isWordByte(buffer[position]) else {
                position &+= 1
                continue
            }
            let start = position
            var hash = FNV1a.start
            while position < range.upperBound, isWordByte(buffer[position]) {
                hash = (hash ^ UInt64(buffer[position])) &* FNV1a.factor
                position &+= 1
            }
            body(hash, start..<position)
        }
    }
}
