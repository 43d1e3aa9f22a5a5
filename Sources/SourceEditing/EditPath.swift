/// A way from one sequence to another: which elements of the old one go, and which of the new one come.
///
/// Think of a grid with the old elements from left to right and the new ones from top to bottom. A
/// step to the right removes an element, a step down adds one, a diagonal step keeps an element that
/// both have. The fewest edits are the way with the most diagonal steps. It is looked for from two
/// opposite corners at once, and again on either side of the point where the two searches meet
/// (E. Myers, "An O(ND) Difference Algorithm and Its Variations", 1986).
struct EditPath {
    /// For each old element, whether it goes.
    private(set) var isRemoved: [Bool]
    /// For each new element, whether it comes.
    private(set) var isAdded: [Bool]

    /// Whether an element of the old sequence and one of the new are the same.
    typealias Matching = (_ old: Int, _ new: Int) -> Bool

    /// How many edits a search takes from its corner, unless told otherwise. This bounds the time: each
    /// element is compared about so many times at most.
    static let reach = 256

    /// The shortest way, or nil if it has more edits than two searches find.
    static func shortest(oldCount: Int, newCount: Int, reach: Int = reach, _ matches: Matching) -> EditPath? {
        var path = EditPath(oldCount: oldCount, newCount: newCount)
        let isFound = path.find(reach: reach, matches) { _ in nil }
        return isFound ? path : nil
    }

    /// The shortest way, or a longer one where that would take too long to find.
    static func short(oldCount: Int, newCount: Int, reach: Int = reach, _ matches: Matching) -> EditPath {
        var path = EditPath(oldCount: oldCount, newCount: newCount)
        _ = path.find(reach: reach, matches) { search in search.furthestPoint }
        return path
    }

    /// The same way through sequences that have more elements, none of which the other sequence has.
    ///
    /// - Parameters:
    ///   - old: where the old elements of this way stand in the longer sequence, and how long that is.
    ///   - new: the same for the new elements.
    func spread(to old: (indices: [Int], count: Int), _ new: (indices: [Int], count: Int)) -> EditPath {
        var path = EditPath(oldCount: 0, newCount: 0)
        path.isRemoved = Self.spread(isRemoved, to: old.indices, count: old.count)
        path.isAdded = Self.spread(isAdded, to: new.indices, count: new.count)
        return path
    }

    private static func spread(_ marks: [Bool], to indices: [Int], count: Int) -> [Bool] {
        var result = Array(repeating: true, count: count)
        for (mark, index) in zip(marks, indices) { result[index] = mark }
        return result
    }

    private init(oldCount: Int, newCount: Int) {
        isRemoved = Array(repeating: false, count: oldCount)
        isAdded = Array(repeating: false, count: newCount)
    }

    /// Marks the edits of the way; false if `detour` gave no point to go through when it was asked.
    private mutating func find(
        reach: Int, _ matches: Matching, detour: (CornerSearch) -> (x: Int, y: Int)?
    ) -> Bool {
        var forward = CornerSearch(reach: reach)
        var backward = CornerSearch(reach: reach)
        var pending = [Block(old: 0..<isRemoved.count, new: 0..<isAdded.count)]
        while let untrimmed = pending.popLast() {
            let block = untrimmed.trimmed(matches)
            guard !block.old.isEmpty, !block.new.isEmpty else {
                for index in block.old { isRemoved[index] = true }
                for index in block.new { isAdded[index] = true }
                continue
            }
            let meeting = Self.meetingPoint(in: block, &forward, &backward, matches)
            guard let point = meeting ?? detour(forward) else { return false }
            let (first, second) = block.split(at: point)
            pending.append(second)
            pending.append(first)
        }
        return true
    }

    /// A point inside the block that a shortest way goes through; nil if the searches don't meet.
    private static func meetingPoint(
        in block: Block, _ forward: inout CornerSearch, _ backward: inout CornerSearch, _ matches: Matching
    ) -> (x: Int, y: Int)? {
        let (left, top, right, bottom) = block.corners
        forward.begin(width: block.old.count, height: block.new.count)
        backward.begin(width: block.old.count, height: block.new.count)
        // The number of edits of every way has the parity of this difference.
        let isOdd = !(block.old.count - block.new.count).isMultiple(of: 2)
        while forward.edits < forward.reach {
            forward.advance { x, y in matches(left + x, top + y) }
            if isOdd, let point = forward.point(sharedWith: backward) { return point }
            backward.advance { x, y in matches(right - 1 - x, bottom - 1 - y) }
            if !isOdd, let point = forward.point(sharedWith: backward) { return point }
        }
        return nil
    }
}

extension EditPath {
    /// A part of the grid, not yet searched.
    private struct Block {
        var old: Range<Int>
        var new: Range<Int>

        var corners: (left: Int, top: Int, right: Int, bottom: Int) {
            (old.lowerBound, new.lowerBound, old.upperBound, new.upperBound)
        }

        /// The block without the elements at its beginning and its end that both sequences have.
        func trimmed(_ matches: Matching) -> Block {
            var (left, top, right, bottom) = corners
            while left < right, top < bottom, matches(left, top) {
                left += 1
                top += 1
            }
            while left < right, top < bottom, matches(right - 1, bottom - 1) {
                right -= 1
                bottom -= 1
            }
            return Block(old: left..<right, new: top..<bottom)
        }

        /// The parts before and behind a point, which counts from the block's own corner.
        func split(at point: (x: Int, y: Int)) -> (Block, Block) {
            let (left, top, right, bottom) = corners
            return (
                Block(old: left..<left + point.x, new: top..<top + point.y),
                Block(old: left + point.x..<right, new: top + point.y..<bottom)
            )
        }
    }
}
