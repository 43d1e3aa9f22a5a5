/// Finds the blocks in some ranges of a file: a place in each, behind its brace. Braces in strings count, too.
public struct BlocksInside: WordSearch {
    private let ranges: [Range<Int>]

    /// - Parameter ranges: UTF-8 offsets.
    public init(ranges: [Range<Int>]) {
        self.ranges = ranges
    }

    public func matches(in buffer: UnsafeBufferPointer<UInt8>) -> [Int] {
        ranges.flatMap { range in
            range.clamped(to: buffer.indices).filter { buffer[$0] == UInt8(ascii: "{") }.map { $0 + 1 }
        }.sorted()
    }
}
