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
    fileprivate static func edits(for modifier: ModifierSpan, in text: SourceText) -> [TextEdit] {
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

/// The removals of all styles of a file. Those that follow each other on one line, and so go together, share the line
/// that they have to themselves:
///
/// Before:
/// ```swift
/// List(items) { Text($0.name) }
///     .navigationViewStyle(.stack).navigationViewStyle(.stack)
///     .padding()
/// ```
/// After:
/// ```swift
/// List(items) { Text($0.name) }
///     .padding()
/// ```
struct StyleRemovals {
    private let modifiers: [ModifierSpan]
    private let text: SourceText
    /// For modifiers beside others, what goes with each.
    private var shares: [Int: Range<Int>] = [:]

    init(_ modifiers: [ModifierSpan], in text: SourceText) {
        self.modifiers = modifiers
        self.text = text
        var run: [Int] = []
        for index in modifiers.indices.sorted(by: { modifiers[$0].range.lowerBound < modifiers[$1].range.lowerBound }) {
            if let last = run.last, isDirectlyBehind(modifiers[index], modifiers[last]) {
                run.append(index)
            } else {
                share(run)
                run = [index]
            }
        }
        share(run)
    }

    func edits(at index: Int) -> [TextEdit] {
        if let share = shares[index] { return [.delete(share)] }
        return ModifierRemoval.edits(for: modifiers[index], in: text)
    }

    private func isDirectlyBehind(_ second: ModifierSpan, _ first: ModifierSpan) -> Bool {
        first.range.upperBound <= second.range.lowerBound && isPlain(first) && isPlain(second)
            && text.startOfSpaces(before: second.range.lowerBound) <= first.range.upperBound
    }

    private func isPlain(_ modifier: ModifierSpan) -> Bool {
        modifier.comments.isEmpty && modifier.soleContentOf == nil
    }

    /// Divides what goes with all of `run` among them.
    private mutating func share(_ run: [Int]) {
        guard run.count > 1, let first = run.first, let last = run.last else { return }
        let whole = text.lineRemoval(of: modifiers[first].range.lowerBound..<modifiers[last].range.upperBound)
        let starts = [whole.lowerBound] + run.dropFirst().map { modifiers[$0].range.lowerBound } + [whole.upperBound]
        for (position, index) in run.enumerated() { shares[index] = starts[position]..<starts[position + 1] }
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
