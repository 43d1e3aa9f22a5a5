import ProjectModel
import SourceEditing
import SwiftSyntax

/// A modifier with a closure, as text: `.navigationDestination(for: Route.self) { route in … }`.
struct ClosureModifier {
    /// Up to the closure's brace and parameters: `.navigationDestination(for: Route.self) { route in`; several lines are
    /// as deep as they are among each other.
    let head: [String]
    /// What the closure holds.
    let body: MovedCode
    /// What was said of it elsewhere, for the lines before it.
    var comments: [String] = []
    /// Whether it is on one line where it can be.
    var isShort = false

    /// On one line; nil where it needs several.
    var inline: String? {
        guard comments.isEmpty, head.count == 1, let line = body.line else { return nil }
        return "\(head[0]) \(line) }"
    }

    /// On lines of its own, without the indentation of the first of them.
    func lines(indentation: String, _ style: SourceStyle) -> String {
        if isShort, let inline { return inline }
        let outer = (comments + head).enumerated().map { $0 == 0 ? $1 : indentation + $1 }
        let inner = body.lines(indentation: indentation + style.indentationUnit)
        return (outer + inner + [indentation + "}"]).joined(separator: style.lineEnding)
    }
}

/// Code that is written in another place, with its lines as deep as they are among each other.
struct MovedCode {
    private let first: String
    private let others: [String]
    /// Whether the lines have to stay as they are, since they may be part of a string.
    private let isFixed: Bool

    init(_ lines: String...) { self.init(lines: lines) }

    init(lines: [String]) {
        first = lines.first ?? ""
        others = Array(lines.dropFirst())
        isFixed = false
    }

    /// - Parameter range: UTF-8 offsets, from the first byte to be taken to the last.
    init(_ range: Range<Int>, of text: SourceText) {
        let lines = text.string(in: range).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let outer = text.indentation(at: range.lowerBound)
        let isFixed = text.string(in: range).contains("\"\"\"")
        first = lines.first.map(String.init) ?? ""
        others = lines.dropFirst().map { line in
            if isFixed { return String(line) }
            return line.hasPrefix(outer)
                ? String(line.dropFirst(outer.count)) : String(line.drop { $0 == " " || $0 == "\t" })
        }
        self.isFixed = isFixed
    }

    /// The code where it is one line without a comment at its end.
    var line: String? { others.isEmpty && !first.contains("//") ? first : nil }

    func lines(indentation: String) -> [String] {
        [indentation + first] + others.map { $0.isEmpty || isFixed ? $0 : indentation + $0 }
    }
}

/// Where a modifier is put behind a view, as its last one.
struct AppendedModifier {
    let expression: ExprSyntax
    let text: SourceText

    func edit(_ modifier: ClosureModifier) -> TextEdit {
        let style = SourceStyle(of: text)
        let range = expression.span
        let end = text.endOfComments(behind: range.upperBound)
        let startsLine = text.isBlank(text.lineStart(at: range.lowerBound)..<range.lowerBound)
        guard startsLine || endsOnOwnLine, text.endsLine(at: end) else {
            let lines = modifier.lines(indentation: text.indentation(at: range.upperBound), style)
            let apart = modifier.comments.isEmpty ? "" : style.lineEnding + text.indentation(at: range.upperBound)
            return .insert(modifier.inline ?? apart + lines, at: range.upperBound)
        }
        let indentation = indentation(style)
        return .insert(style.lineEnding + indentation + modifier.lines(indentation: indentation, style), at: end)
    }

    /// Where the view's modifiers begin: as the last of them that begins a line, or a brace that does; of a view on one
    /// line, one level deeper.
    private func indentation(_ style: SourceStyle) -> String {
        let range = expression.span
        var current: ExprSyntax? = expression
        while let call = current?.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base
        {
            let line = text.lineStart(at: member.period.span.lowerBound)
            if line > range.lowerBound, [".", ")", "}"].contains(text.string(in: firstByte(of: line))) {
                return text.indentation(at: line)
            }
            current = base
        }
        let last = text.lineStart(at: range.upperBound)
        let indentation = text.indentation(at: range.lowerBound)
        if last <= range.lowerBound { return indentation + style.indentationUnit }
        return [")", "}"].contains(text.string(in: firstByte(of: last))) ? text.indentation(at: last) : indentation
    }

    /// Whether the last line is the view's alone, such as the brace of `return VStack {`.
    private var endsOnOwnLine: Bool {
        let last = text.lineStart(at: expression.span.upperBound)
        return last > expression.span.lowerBound && [".", ")", "}"].contains(text.string(in: firstByte(of: last)))
    }

    private func firstByte(of line: Int) -> Range<Int> {
        let start = text.firstVisible(from: line)
        return start..<min(start + 1, text.bytes.count)
    }
}
