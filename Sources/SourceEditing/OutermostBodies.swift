/// The bodies of a file that stand in no other: those of its functions, initialisers and accessors, and of closures
/// outside of them.
///
/// They are what a mask can blank. Very short ones are never blanked, and are none of them.
public struct OutermostBodies: Sendable {
    /// UTF-8 offsets, ascending, without the braces.
    public let ranges: [Range<Int>]

    /// Nil where the source isn't beyond doubt: see `SourceMask`.
    public init?(in buffer: UnsafeBufferPointer<UInt8>) {
        var finder = BlankableBlocks(buffer, wordOffsets: [])
        guard let ranges = finder.find() else { return nil }
        self.ranges = ranges
    }
}

extension ParsedSource {
    /// Whether each body that holds one of `words` is there with all that is in it.
    public func isWhole(around words: some WordSearch) -> Bool {
        guard isMasked else { return true }
        return text.bytes.withUnsafeBufferPointer { buffer in
            guard let found = OutermostBodies(in: buffer) else { return false }
            var (bodies, gaps) = (found.ranges[...], blanked[...])
            return words.matches(in: buffer).allSatisfy { offset in
                bodies = bodies.drop { $0.upperBound <= offset }
                guard let body = bodies.first, body.contains(offset) else { return true }
                gaps = gaps.drop { $0.upperBound <= body.lowerBound }
                return gaps.first.map { $0.lowerBound >= body.upperBound } ?? true
            }
        }
    }
}
