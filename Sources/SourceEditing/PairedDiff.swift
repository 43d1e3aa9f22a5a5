/// A file's changes as old and new lines beside each other: the hunks of the patch, for people who look at both.
public struct PairedDiff: Sendable {
    public struct Line: Sendable, Equatable {
        /// 1-based.
        public let number: Int
        /// UTF-8 offsets, without the line's ending.
        public let range: Range<Int>
    }

    /// Of a row with both lines, unless it is a change, they are the same.
    public struct Row: Sendable, Equatable {
        public let old: Line?
        public let new: Line?
        public let isChange: Bool
    }

    public let hunks: [[Row]]
    public let removedCount: Int
    public let addedCount: Int

    /// - Parameter change: one that leaves the file as it is has no hunks.
    public init(_ change: FileChange) {
        let (old, new) = (FileLines(change.before ?? []), FileLines(change.after ?? []))
        let changes =
            change.before == change.after
            ? [] : LineChange.slid(LineChange.changes(from: old, to: new), old: old, new: new)
        hunks = Hunk.hunks(of: changes, oldCount: old.count).map { Self.rows(of: $0, old, new) }
        removedCount = changes.reduce(0) { $0 + $1.old.count }
        addedCount = changes.reduce(0) { $0 + $1.new.count }
    }

    private static func rows(of hunk: Hunk, _ old: FileLines, _ new: FileLines) -> [Row] {
        var rows: [Row] = []
        var (oldNext, newNext) = (hunk.old.lowerBound, hunk.new.lowerBound)
        func keep(until end: Int) {
            while oldNext < end {
                rows.append(Row(old: line(oldNext, of: old), new: line(newNext, of: new), isChange: false))
                oldNext += 1
                newNext += 1
            }
        }
        for change in hunk.changes {
            keep(until: change.old.lowerBound)
            for index in 0..<max(change.old.count, change.new.count) {
                rows.append(
                    Row(
                        old: index < change.old.count ? line(change.old.lowerBound + index, of: old) : nil,
                        new: index < change.new.count ? line(change.new.lowerBound + index, of: new) : nil,
                        isChange: true))
            }
            (oldNext, newNext) = (change.old.upperBound, change.new.upperBound)
        }
        keep(until: hunk.old.upperBound)
        return rows
    }

    private static func line(_ index: Int, of lines: FileLines) -> Line {
        let bytes = lines[index]
        var end = bytes.endIndex
        if end > bytes.startIndex, bytes[end - 1] == .lineFeed {
            end -= 1
            if end > bytes.startIndex, bytes[end - 1] == .carriageReturn { end -= 1 }
        }
        return Line(number: index + 1, range: bytes.startIndex..<end)
    }
}
