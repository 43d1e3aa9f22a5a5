/// The lines of two files as numbers: lines have the same number where they have the same bytes.
///
/// Numbers go from 0 up in the order in which lines first appear, the old file's before the new one's.
struct LineNumbering {
    let old: [Int]
    let new: [Int]
    /// How many different lines the two files have together.
    let distinctCount: Int

    init(old: FileLines, new: FileLines) {
        (self.old, self.new, distinctCount) = old.withLines { oldLine in
            new.withLines { newLine in
                var known: [FileLines.Line: Int] = [:]
                let oldNumbers = (0..<old.count).map { Self.number(of: oldLine($0), &known) }
                let newNumbers = (0..<new.count).map { Self.number(of: newLine($0), &known) }
                return (oldNumbers, newNumbers, known.count)
            }
        }
    }

    /// A short way from the old lines to the new ones.
    ///
    /// A line that the other file doesn't have anywhere has to go (or come), so the search is spared
    /// it: two files without a line in common cost nothing, and a file with every tenth line rewritten
    /// costs no more than one that wasn't touched.
    var path: EditPath {
        let oldShared = indices(of: old, sharedWith: new)
        let newShared = indices(of: new, sharedWith: old)
        let path = EditPath.short(oldCount: oldShared.count, newCount: newShared.count) {
            old[oldShared[$0]] == new[newShared[$1]]
        }
        return path.spread(to: (oldShared, old.count), (newShared, new.count))
    }

    private func indices(of numbers: [Int], sharedWith others: [Int]) -> [Int] {
        var isShared = Array(repeating: false, count: distinctCount)
        for number in others { isShared[number] = true }
        return numbers.indices.filter { isShared[numbers[$0]] }
    }

    private static func number(of line: FileLines.Line, _ known: inout [FileLines.Line: Int]) -> Int {
        let next = known.count
        if let number = known[line] { return number }
        known[line] = next
        return next
    }
}
