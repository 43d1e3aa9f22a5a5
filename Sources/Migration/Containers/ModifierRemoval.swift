import ProjectModel
import SourceEditing

/// Removes one modifier from a chain, with the line that it has to itself; comments stay.
///
/// Before:
/// ```swift
/// List(items) { Text($0.name) }
///     // one column on iPad
///     .navigationViewStyle(.stack) // for now
///     .padding()
/// ```
/// After:
/// ```swift
/// List(items) { Text($0.name) }
///     // one column on iPad
///     // for now
///     .padding()
/// ```
enum ModifierRemoval {
    static func edits(for modifier: ModifierSpan, in text: SourceText) -> [TextEdit] {
        let range = modifier.soleContentOf ?? modifier.range
        let comments = modifier.comments.joined(separator: " ")
        if !comments.isEmpty { return [TextEdit(range, comments)] }
        return [TextEdit.delete(text.lineRemoval(of: range))]
    }
}

extension SourceText {
    /// The bytes to delete so that `range` goes without a trace: with the line, where nothing else is on it, else with
    /// the spaces that set it apart. A comment behind it stays, in its place.
    func lineRemoval(of range: Range<Int>) -> Range<Int> {
        let before = firstOfSpaces(before: range.lowerBound)
        let after = lastOfSpaces(from: range.upperBound)
        let startsLine = before == lineStart(at: range.lowerBound)
        let endsLine = after == lineEnd(at: range.upperBound)
        if startsLine, endsLine { return precedingLineEnd(of: before)..<after }
        if startsLine { return range.lowerBound..<after }
        if endsLine { return before..<after }
        return range
    }

    private func firstOfSpaces(before offset: Int) -> Int {
        var start = offset
        while start > 0, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t") { start -= 1 }
        return start
    }

    private func lastOfSpaces(from offset: Int) -> Int {
        var end = offset
        while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") { end += 1 }
        return end
    }

    /// Where the line before the one that starts at `offset` ends, its line ending not included.
    private func precedingLineEnd(of offset: Int) -> Int {
        guard offset > 0 else { return 0 }
        return lineEnd(at: lineStart(at: offset - 1))
    }
}
