/// A part of a file with its changes, and the lines around them that stay.
struct Hunk {
    let changes: ArraySlice<LineChange>
    /// The lines of the old file that it shows, and those of the new one. Lines count from 0.
    let old: Range<Int>
    let new: Range<Int>

    /// How many unchanged lines stand before and behind a change.
    static let context = 3

    /// The hunks of a file: changes share one where no unchanged line would be left out between them.
    static func hunks(of changes: [LineChange], oldCount: Int) -> [Hunk] {
        var hunks: [Hunk] = []
        var rest = changes[...]
        while !rest.isEmpty {
            var end = rest.startIndex + 1
            while end < rest.endIndex, rest[end].old.lowerBound - rest[end - 1].old.upperBound <= 2 * context {
                end += 1
            }
            hunks.append(Hunk(rest[..<end], oldCount: oldCount))
            rest = rest[end...]
        }
        return hunks
    }

    /// - Parameter changes: at least one.
    private init(_ changes: ArraySlice<LineChange>, oldCount: Int) {
        let (first, last) = (changes[changes.startIndex], changes[changes.endIndex - 1])
        let before = min(Self.context, first.old.lowerBound)
        let behind = min(Self.context, oldCount - last.old.upperBound)
        self.changes = changes
        old = first.old.lowerBound - before..<last.old.upperBound + behind
        new = first.new.lowerBound - before..<last.new.upperBound + behind
    }

    /// Adds the hunk to a patch.
    func write(old oldLines: FileLines, new newLines: FileLines, to patch: inout [UInt8]) {
        patch += "@@ -\(Self.position(of: old)) +\(Self.position(of: new)) @@\n".utf8
        var unchanged = old.lowerBound
        for change in changes {
            Self.write(oldLines, unchanged..<change.old.lowerBound, marked: " ", to: &patch)
            Self.write(oldLines, change.old, marked: "-", to: &patch)
            Self.write(newLines, change.new, marked: "+", to: &patch)
            unchanged = change.old.upperBound
        }
        Self.write(oldLines, unchanged..<old.upperBound, marked: " ", to: &patch)
    }

    /// The first line's number and how many lines there are, unless it is one. An empty range has the
    /// number of the line before it.
    static func position(of lines: Range<Int>) -> String {
        switch lines.count {
        case 0: "\(lines.lowerBound),0"
        case 1: "\(lines.lowerBound + 1)"
        default: "\(lines.lowerBound + 1),\(lines.count)"
        }
    }

    private static func write(
        _ lines: FileLines, _ range: Range<Int>, marked mark: Unicode.Scalar, to patch: inout [UInt8]
    ) {
        for index in range {
            let line = lines[index]
            patch.append(UInt8(ascii: mark))
            patch += line
            if line.last != UInt8(ascii: "\n") { patch += "\n\\ No newline at end of file\n".utf8 }
        }
    }
}
