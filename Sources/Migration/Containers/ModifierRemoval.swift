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
        guard !modifier.comments.isEmpty else { return [.delete(text.lineRemoval(of: range))] }
        let next = text.indentation(at: range.lowerBound)
        let lineBreak = SourceStyle(of: text).lineEnding + next
        var kept = modifier.comments.joinedOnLines(lineBreak)
        // Code behind a line comment would become part of it.
        let end = text.endOfComments(behind: range.upperBound)
        if modifier.comments.last?.hasPrefix("//") ?? false, !text.endsLine(at: end) { kept += lineBreak }
        let isBehindCode = range.lowerBound > 0 && !text.isBlank(range.lowerBound - 1..<range.lowerBound)
        return [TextEdit(range, (isBehindCode ? " " : "") + kept)]
    }
}

extension [String] {
    /// Comments one behind the other, with a line break behind each that goes to the end of its line.
    fileprivate func joinedOnLines(_ lineBreak: String) -> String {
        var result = ""
        for (index, comment) in enumerated() {
            if index > 0 { result += self[index - 1].hasPrefix("//") ? lineBreak : " " }
            result += comment
        }
        return result
    }
}
