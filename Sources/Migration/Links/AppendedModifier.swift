import ProjectModel
import SourceEditing
import SwiftSyntax

/// Where a modifier is put behind a view, as its last one.
struct AppendedModifier {
    let expression: ExprSyntax
    let text: SourceText

    func edit(_ modifier: ClosureModifier) -> TextEdit {
        let style = SourceStyle(of: text)
        let range = expression.span
        let end = text.endOfComments(behind: range.upperBound)
        let startsLine = text.beginsLine(at: range.lowerBound)
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
