import ProjectModel
import SourceEditing

/// Splits the content of one closure into the closures of a split view.
///
/// Before:
/// ```swift
/// NavigationView {
///     Sidebar()
///     // the mail
///     Inbox()
/// }
/// ```
/// After:
/// ```swift
/// NavigationSplitView {
///     Sidebar()
/// } detail: {
///     // the mail
///     Inbox()
/// }
/// ```
struct ColumnSeparation {
    let closure: ContentClosure
    let text: SourceText
    private let style: SourceStyle

    init(closure: ContentClosure, text: SourceText) {
        self.closure = closure
        self.text = text
        self.style = SourceStyle(of: text)
    }

    /// - Parameter stackInDetail: how the stack around the last column is written, if there is to be one.
    func change(stackInDetail: String?) -> TextChange {
        let labels = closure.items.count == 2 ? ["detail"] : ["content", "detail"]
        var change = TextChange()
        for (index, label) in labels.enumerated() {
            change.edits += separator(label, between: closure.items[index], and: closure.items[index + 1])
        }
        guard let last = closure.items.last else { return change }
        if let semicolon = last.semicolon { change.edits.append(.delete(semicolon)) }
        guard let stackInDetail else { return change }
        return change + stack(stackInDetail, around: last, after: closure.items[closure.items.count - 2])
    }

    /// `} detail: { EmptyView() }` behind the only column.
    func emptyDetail() -> [TextEdit] {
        let brace = closure.rightBrace
        guard isOnLinesOfItsOwn else {
            return [.insert("\(opening("detail")) EmptyView() ", at: brace)]
        }
        let indentation = text.indentation(at: brace)
        return [
            .insert(
                "\(opening("detail"))\(style.lineEnding)\(indentation)\(style.indentationUnit)EmptyView()"
                    + "\(style.lineEnding)\(indentation)", at: brace)
        ]
    }

    // MARK: Separators

    private func opening(_ label: String) -> String {
        closure.label == nil ? "} \(label): {" : "}, \(label): {"
    }

    /// The braces between two columns. Comments behind the first on its line stay there, others go with the second.
    private func separator(_ label: String, between first: ContentItem, and second: ContentItem) -> [TextEdit] {
        let semicolon = first.semicolon.map { [TextEdit.delete($0)] } ?? []
        if let lineEnd = endOfLine(of: first, before: second) {
            let next = text.lineStart(at: text.firstVisible(from: lineEnd))
            return semicolon + [TextEdit(lineEnd..<next, onItsLine(opening(label)) + style.lineEnding)]
        }
        let end = first.withSemicolon.upperBound
        let next = text.firstVisible(from: end)
        let between =
            isOnLinesOfItsOwn
            ? onItsLine(opening(label)) + style.lineEnding + text.indentation(at: first.range.lowerBound)
            : " \(opening(label)) "
        guard text.isBlank(first.range.upperBound..<(first.semicolon?.lowerBound ?? end)) else {
            return semicolon + [TextEdit(end..<next, between)]
        }
        return [TextEdit(first.range.upperBound..<next, between)]
    }

    private func onItsLine(_ braces: String) -> String {
        let brace = isOnLinesOfItsOwn ? closure.rightBrace : closure.leftBrace
        return style.lineEnding + text.indentation(at: brace) + braces
    }

    /// Where the line of `first` ends, its comments included; nil where `second` begins on it.
    private func endOfLine(of first: ContentItem, before second: ContentItem) -> Int? {
        let end = text.endOfComments(behind: first.withSemicolon.upperBound)
        return end < second.range.lowerBound && text.endsLine(at: end) ? end : nil
    }

    /// Whether the closing brace begins its line, so that the separators can stand like it.
    private var isOnLinesOfItsOwn: Bool {
        let start = text.lineStart(at: closure.rightBrace)
        return start > closure.leftBrace
            && start + text.indentation(at: closure.rightBrace).utf8.count == closure.rightBrace
    }

    // MARK: A stack of its own

    private func stack(_ name: String, around item: ContentItem, after previous: ContentItem) -> TextChange {
        guard let lineEnd = endOfLine(of: previous, before: item), isOnLinesOfItsOwn else {
            return TextChange([
                .insert("\(name) { ", at: item.range.lowerBound), .insert(" }", at: item.range.upperBound),
            ])
        }
        let start = text.lineStart(at: text.firstVisible(from: lineEnd))
        let end = text.endOfComments(behind: item.withSemicolon.upperBound)
        let indentation = text.indentation(at: item.range.lowerBound)
        return TextChange(
            [
                .insert("\(indentation)\(name) {\(style.lineEnding)", at: start),
                .insert("\(style.lineEnding)\(indentation)}", at: end),
            ], shifts: [LineShift(start..<end, .deeper(style.indentationUnit))])
    }
}
