import ProjectModel
import SourceEditing

extension ContainerConversion {
    /// The edits of the conversion: the name, a label, the braces between columns. The content itself stays.
    func edits(for site: ContainerSite, in text: SourceText) -> [TextEdit] {
        switch self {
        case .stack:
            return [TextEdit(site.name, "NavigationStack")] + relabelled(site.content, "root")
        case .stackOfFirst:
            guard case .closure(let closure) = site.content else { return [] }
            return [TextEdit(site.name, "NavigationStack")] + relabelled(site.content, "root")
                + closure.items.dropFirst().map { TextEdit.delete(text.lineRemoval(of: $0.withSemicolon)) }
        case .splitView(let stackInDetail):
            guard case .closure(let closure) = site.content else { return [] }
            return [TextEdit(site.name, "NavigationSplitView")] + relabelled(site.content, "sidebar")
                + ColumnSeparation(closure: closure, text: text).edits(stackInDetail: stackInDetail)
        case .splitViewWithEmptyDetail:
            guard case .closure(let closure) = site.content else { return [] }
            return [TextEdit(site.name, "NavigationSplitView")] + relabelled(site.content, "sidebar")
                + ColumnSeparation(closure: closure, text: text).emptyDetail()
        case .unwrapped:
            guard case .closure(let closure) = site.content, let item = closure.items.first else { return [] }
            return Unwrapping(site: site, closure: closure, item: item, text: text).edits()
        }
    }

    private func relabelled(_ content: ContainerContent, _ label: String) -> [TextEdit] {
        switch content {
        case .closure(let closure): closure.label.map { [TextEdit($0, label)] } ?? []
        case .value(let range): [TextEdit(range, label)]
        case .unusual: []
        }
    }
}

extension ContentItem {
    var withSemicolon: Range<Int> {
        range.lowerBound..<(semicolon?.upperBound ?? range.upperBound)
    }
}

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

    func edits(stackInDetail: Bool) -> [TextEdit] {
        let labels = closure.items.count == 2 ? ["detail"] : ["content", "detail"]
        var edits: [TextEdit] = []
        for (index, label) in labels.enumerated() {
            edits += separator(label, between: closure.items[index], and: closure.items[index + 1])
        }
        if let last = closure.items.last {
            if let semicolon = last.semicolon { edits.append(.delete(semicolon)) }
            if stackInDetail { edits += stack(around: last, after: closure.items[closure.items.count - 2]) }
        }
        return edits
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

    private func separator(_ label: String, between first: ContentItem, and second: ContentItem) -> [TextEdit] {
        let end = first.withSemicolon.upperBound
        guard text.lineStart(at: second.range.lowerBound) > end else {
            let next = firstVisible(from: end)
            return [TextEdit(first.range.upperBound..<next, " \(opening(label)) ")]
        }
        let lineEnd = text.lineEnd(at: end)
        let indentation = isOnLinesOfItsOwn ? text.indentation(at: closure.rightBrace) : text.indentation(at: closure.leftBrace)
        let next = text.lineStart(at: firstVisible(from: lineEnd))
        var edits: [TextEdit] = []
        if let semicolon = first.semicolon { edits.append(.delete(semicolon)) }
        edits.append(TextEdit(lineEnd..<next, "\(style.lineEnding)\(indentation)\(opening(label))\(style.lineEnding)"))
        return edits
    }

    /// Whether the closing brace begins its line, so that the separators can stand like it.
    private var isOnLinesOfItsOwn: Bool {
        let start = text.lineStart(at: closure.rightBrace)
        return start > closure.leftBrace && start + text.indentation(at: closure.rightBrace).utf8.count == closure.rightBrace
    }

    /// The first byte from `offset` on that isn't white space.
    private func firstVisible(from offset: Int) -> Int {
        var position = offset
        while position < text.bytes.count, Self.isSpace(text.bytes[position]) { position += 1 }
        return position
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }

    // MARK: A stack of its own

    private func stack(around item: ContentItem, after previous: ContentItem) -> [TextEdit] {
        guard text.lineStart(at: item.range.lowerBound) > previous.range.upperBound, isOnLinesOfItsOwn else {
            return [
                .insert("NavigationStack { ", at: item.range.lowerBound), .insert(" }", at: item.range.upperBound),
            ]
        }
        let start = text.lineStart(at: firstVisible(from: text.lineEnd(at: previous.withSemicolon.upperBound)))
        let end = text.lineEnd(at: item.withSemicolon.upperBound)
        let indentation = text.indentation(at: item.range.lowerBound)
        let opening = TextEdit.insert("\(indentation)NavigationStack {\(style.lineEnding)", at: start)
        let closing = TextEdit.insert("\(style.lineEnding)\(indentation)}", at: end)
        let indents = Indentation.deeper(start..<end, by: style.indentationUnit, in: text)
        return [opening] + indents + [closing]
    }
}

/// Moves lines in or out by one level. Blank lines stay blank.
enum Indentation {
    static func deeper(_ range: Range<Int>, by unit: String, in text: SourceText) -> [TextEdit] {
        lines(in: range, of: text).map { .insert(unit, at: $0) }
    }

    static func shallower(_ range: Range<Int>, by width: Int, in text: SourceText) -> [TextEdit] {
        lines(in: range, of: text).compactMap { start in
            let removable = min(width, text.indentation(at: start).utf8.count)
            return removable == 0 ? nil : .delete(start..<start + removable)
        }
    }

    private static func lines(in range: Range<Int>, of text: SourceText) -> [Int] {
        text.lineStarts(in: range).filter { start in
            start + text.indentation(at: start).utf8.count < text.lineEnd(at: start)
        }
    }
}

/// Takes a container away from around its content.
///
/// Before: `NavigationView { Detail() }.padding()`; after: `Detail().padding()`.
struct Unwrapping {
    let site: ContainerSite
    let closure: ContentClosure
    let item: ContentItem
    let text: SourceText

    func edits() -> [TextEdit] {
        let head = site.call.lowerBound..<closure.leftBrace + 1
        let tail = closure.rightBrace..<site.call.upperBound
        let leading = head.upperBound..<item.range.lowerBound
        let trailing = item.withSemicolon.upperBound..<tail.lowerBound
        var edits: [TextEdit] = []
        if isBlank(leading) {
            edits.append(.delete(head.lowerBound..<item.range.lowerBound))
        } else {
            edits.append(.delete(head.lowerBound..<firstComment(in: leading)))
        }
        if isBlank(trailing) {
            edits.append(.delete(item.range.upperBound..<tail.upperBound))
        } else {
            edits.append(.delete(text.lineRemoval(of: tail)))
        }
        let outer = text.indentation(at: site.call.lowerBound).utf8.count
        let inner = text.indentation(at: item.range.lowerBound).utf8.count
        if text.lineStart(at: item.range.lowerBound) > site.call.lowerBound, inner > outer {
            let body = item.range.lowerBound..<item.range.upperBound
            edits += Indentation.shallower(body, by: inner - outer, in: text)
        }
        return edits
    }

    private func isBlank(_ range: Range<Int>) -> Bool {
        text.bytes[range].allSatisfy { $0 == 32 || $0 == 9 || $0 == 10 || $0 == 13 }
    }

    private func firstComment(in range: Range<Int>) -> Int {
        range.first { !isBlank($0..<$0 + 1) } ?? range.upperBound
    }
}
