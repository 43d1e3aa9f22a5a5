extension LineChange {
    /// Moves changes to where a reader expects them.
    ///
    /// Where lines are added behind lines like them, several diffs are equally short, and only one reads
    /// as what was done:
    ///
    ///         a {                    a {
    ///         }                 +    }
    ///     +   b {               +    b {
    ///     +   }                      }
    ///         c {                    c {
    ///
    /// Such a change slides: up by a line if the line before it is like its last one, down by a line if
    /// the line behind it is like its first one. One that reaches its neighbour becomes one with it. Any
    /// other stops where its first line and the line behind it are indented least, since there statements
    /// and declarations begin; of several such places, where blank lines part it from what is around it;
    /// and then at the lowest.
    ///
    /// - Parameter changes: as `changes(from:to:)` gives them.
    static func slid(_ changes: [LineChange], old: FileLines, new: FileLines) -> [LineChange] {
        var placed: [LineChange] = []
        var ahead = Array(changes.reversed())
        while let change = ahead.popLast() {
            let (previous, next) = (placed.last, ahead.last)
            guard let slide = Slide(of: change, from: previous, to: next, old: old, new: new) else {
                placed.append(change)
                continue
            }
            if let previous, slide.reachesStart {
                placed.removeLast()
                ahead.append(previous.joined(with: change.moved(by: -slide.up)))
            } else if let next, slide.reachesEnd {
                ahead.removeLast()
                ahead.append(change.moved(by: slide.down).joined(with: next))
            } else {
                placed.append(change.moved(by: slide.best))
            }
        }
        return placed
    }

    private func moved(by lines: Int) -> LineChange {
        LineChange(
            old: old.lowerBound + lines..<old.upperBound + lines, new: new.lowerBound + lines..<new.upperBound + lines)
    }

    private func joined(with next: LineChange) -> LineChange {
        LineChange(old: old.lowerBound..<next.old.upperBound, new: new.lowerBound..<next.new.upperBound)
    }
}

/// How far one change can slide.
private struct Slide {
    private let lines: FileLines
    private let range: Range<Int>
    /// How many lines up, and how many down.
    let up: Int
    let down: Int
    /// Whether nothing is left between the change and the one before it, or the file's beginning.
    let reachesStart: Bool
    /// Whether nothing is left between the change and the next one, or the file's end.
    let reachesEnd: Bool

    /// Nil for a change that both adds and removes lines: it stays where it is.
    init?(of change: LineChange, from previous: LineChange?, to next: LineChange?, old: FileLines, new: FileLines) {
        switch (change.old.isEmpty, change.new.isEmpty) {
        case (true, _):
            self.init(new, change.new, within: (previous?.new.upperBound ?? 0)..<(next?.new.lowerBound ?? new.count))
        case (_, true):
            self.init(old, change.old, within: (previous?.old.upperBound ?? 0)..<(next?.old.lowerBound ?? old.count))
        case (false, false):
            return nil
        }
    }

    private init(_ lines: FileLines, _ range: Range<Int>, within limits: Range<Int>) {
        let (up, down) = lines.withLines { line in
            var (up, down) = (0, 0)
            while range.lowerBound - up > limits.lowerBound,
                line(range.lowerBound - up - 1) == line(range.upperBound - up - 1)
            {
                up += 1
            }
            while range.upperBound + down < limits.upperBound,
                line(range.lowerBound + down) == line(range.upperBound + down)
            {
                down += 1
            }
            return (up, down)
        }
        self.lines = lines
        self.range = range
        self.up = up
        self.down = down
        reachesStart = range.lowerBound - up == limits.lowerBound
        reachesEnd = range.upperBound + down == limits.upperBound
    }

    /// By how many lines to move the change; less than 0 is up.
    var best: Int {
        var shift = down
        var first = indentation(from: range.lowerBound + shift)
        var behind = indentation(from: range.upperBound + shift)
        var best = (shift: shift, indentation: first + behind, paragraphs: paragraphs(at: shift))
        while shift > -up {
            shift -= 1
            first = indentation(of: range.lowerBound + shift) ?? first
            behind = indentation(of: range.upperBound + shift) ?? behind
            let paragraphs = paragraphs(at: shift)
            if (first + behind, -paragraphs) < (best.indentation, -best.paragraphs) {
                best = (shift, first + behind, paragraphs)
            }
        }
        return best.shift
    }

    /// On how many of its two ends a change would have a blank line, inside or outside.
    private func paragraphs(at shift: Int) -> Int {
        [range.lowerBound + shift, range.upperBound + shift].count { end in
            (end > 0 && indentation(of: end - 1) == nil) || (end < lines.count && indentation(of: end) == nil)
        }
    }

    /// The indentation of the first line that isn't blank, from a line on; 0 at the end of the file.
    private func indentation(from line: Int) -> Int {
        (line..<lines.count).lazy.compactMap(indentation(of:)).first ?? 0
    }

    /// The columns before a line's text, with a tab stop every 8 columns; nil for a blank line.
    private func indentation(of line: Int) -> Int? {
        guard line < lines.count else { return nil }
        var columns = 0
        for byte in lines[line] {
            switch byte {
            case UInt8(ascii: " "): columns += 1
            case UInt8(ascii: "\t"): columns += 8 - columns % 8
            case UInt8(ascii: "\r"), UInt8(ascii: "\n"): return nil
            default: return columns
            }
        }
        return nil
    }
}
