/// Lines that make way for others. Lines count from 0; one of the ranges may be empty, never both.
struct LineChange: Equatable {
    /// Lines of the old file that go.
    var old: Range<Int>
    /// Lines of the new file that come in their place.
    var new: Range<Int>

    /// What turns the old file into the new one, in the order of the lines. Between two changes there
    /// is at least one line that both files have.
    static func changes(from old: FileLines, to new: FileLines) -> [LineChange] {
        let path = pathOfFewEdits(from: old, to: new) ?? LineNumbering(old: old, new: new).path
        return changes(along: path)
    }

    /// Few edits, which is what nearly every file has, are found by comparing lines where they stand;
    /// to number the lines first would take several times as long.
    private static func pathOfFewEdits(from old: FileLines, to new: FileLines) -> EditPath? {
        old.withLines { oldLine in
            new.withLines { newLine in
                EditPath.shortest(oldCount: old.count, newCount: new.count) { oldLine($0) == newLine($1) }
            }
        }
    }

    private static func changes(along path: EditPath) -> [LineChange] {
        var changes: [LineChange] = []
        var (old, new) = (0, 0)
        while old < path.isRemoved.count || new < path.isAdded.count {
            let (oldStart, newStart) = (old, new)
            while old < path.isRemoved.count, path.isRemoved[old] { old += 1 }
            while new < path.isAdded.count, path.isAdded[new] { new += 1 }
            if old > oldStart || new > newStart {
                changes.append(LineChange(old: oldStart..<old, new: newStart..<new))
            } else {
                old += 1
                new += 1
            }
        }
        return changes
    }
}
