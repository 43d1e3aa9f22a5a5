/// A search through a grid of old elements (x) and new ones (y), from one of its corners.
///
/// After each `advance` it knows, for every diagonal (x - y) that one more edit reaches, the furthest
/// point on it. It can't tell which corner it began in: coordinates count from that corner.
struct CornerSearch {
    /// How many edits the search can take.
    let reach: Int
    private(set) var edits = 0
    private var width = 0
    private var height = 0
    /// The x of the furthest point on each diagonal. Two neighbours more than the search reaches.
    private var furthest: [Int]

    init(reach: Int) {
        self.reach = reach
        furthest = Array(repeating: 0, count: 2 * reach + 3)
    }

    /// Starts in the corner of another grid, whose first elements differ.
    mutating func begin(width: Int, height: Int) {
        self.width = width
        self.height = height
        edits = 0
        self[0] = 0
    }

    /// Goes one edit further, and then as far as elements match.
    mutating func advance(_ matches: (_ x: Int, _ y: Int) -> Bool) {
        edits += 1
        var diagonal = lowestDiagonal
        while diagonal <= highestDiagonal {
            let below = self[diagonal + 1]
            let right = self[diagonal - 1] + 1
            var x = diagonal == -edits || (diagonal != edits && below >= right) ? below : right
            while x < width, x - diagonal < height, matches(x, x - diagonal) { x += 1 }
            self[diagonal] = x
            diagonal += 2
        }
    }

    /// A point that this search and the one from the opposite corner both have reached.
    func point(sharedWith opposite: CornerSearch) -> (x: Int, y: Int)? {
        var diagonal = lowestDiagonal
        while diagonal <= highestDiagonal {
            let same = width - height - diagonal
            if abs(same) <= opposite.edits, self[diagonal] + opposite[same] >= width {
                return (self[diagonal], self[diagonal] - diagonal)
            }
            diagonal += 2
        }
        return nil
    }

    /// The point in the grid that is furthest from the corner.
    var furthestPoint: (x: Int, y: Int) {
        var best = (x: 0, y: 0)
        for diagonal in stride(from: lowestDiagonal, through: highestDiagonal, by: 2) {
            let (x, y) = (self[diagonal], self[diagonal] - diagonal)
            if x <= width, y <= height, x + y > best.x + best.y { best = (x, y) }
        }
        return best
    }

    /// Diagonals beyond the grid's corners are left out. What steps over an edge between them is
    /// harmless: the searches have met on that edge before.
    private var lowestDiagonal: Int { -edits + 2 * max(0, edits - height) }
    private var highestDiagonal: Int { edits - 2 * max(0, edits - width) }

    private subscript(diagonal: Int) -> Int {
        get { furthest[diagonal + reach + 1] }
        set { furthest[diagonal + reach + 1] = newValue }
    }
}
