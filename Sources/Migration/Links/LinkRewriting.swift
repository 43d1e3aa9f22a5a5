import SourceEditing
import SwiftSyntax

/// Makes a value link of a destination link: its label and modifiers stay to the byte.
///
/// Before: `NavigationLink(destination: Detail(item: item)) { Row(item) }`;
/// after: `NavigationLink(value: Route.detail(item: item)) { Row(item) }`.
struct LinkRewriting {
    let link: LinkCall
    /// The comments that the destination has taken along: they stand in the code that shows the route.
    var movedComments: Set<String> = []

    /// - Parameter route: the value: `Route.detail(item: item)`. Where the line would get too wide, each of its arguments
    ///   stands on a line of its own.
    func edits(route: ParenthesizedList) -> [TextEdit] {
        let edits = edits(route: route.line)
        guard let wrapped = route.wrapped, widens(edits) else { return edits }
        let text = link.file.source.text
        let style = SourceStyle(of: text)
        let start = edits.map(\.range.lowerBound).min() ?? link.syntax.span.lowerBound
        let indentation = text.indentation(at: start)
        let lines = wrapped.map { $0.written(indentation, unit: style.indentationUnit) }
        return self.edits(route: lines.joined(separator: style.lineEnding).trimmingPrefix(indentation).description)
    }

    /// Whether a line gets too wide by the edits that wasn't before.
    private func widens(_ edits: [TextEdit]) -> Bool {
        let text = link.file.source.text
        guard let first = edits.map(\.range.lowerBound).min(), let last = edits.map(\.range.upperBound).max() else {
            return false
        }
        let range = text.lineStart(at: first)..<text.lineEnd(at: last)
        let lines = SourceText(text.string(in: range))
        var set = EditSet()
        let start = range.lowerBound
        let moved = edits.map { edit in
            TextEdit(edit.range.lowerBound - start..<edit.range.upperBound - start, edit.replacement)
        }
        guard set.insert(moved) else { return false }
        let (before, after) = (widest(lines.string), widest(lines.applying(set).string))
        return after > LineLimit.columns && after > before
    }

    private func widest(_ text: String) -> Int {
        text.split(whereSeparator: \.isNewline).map { LineLimit.width(of: $0) }.max() ?? 0
    }

    private func edits(route: String) -> [TextEdit] {
        let rewritten: [TextEdit]
        switch link.destination {
        case .argument(let argument): rewritten = replaced(argument, route) + removedFlags
        case .trailing(let closure): rewritten = appended(before: closure, route)
        case .trailingBeforeLabel(_, let label): rewritten = beforeLabel(label, route)
        }
        return rewritten + removedGenerics + removedDetailLink + keptComments(beside: rewritten, route)
    }

    // MARK: Forms

    /// `destination: Detail()` → `value: Route.detail`
    private func replaced(_ argument: LabeledExprSyntax, _ route: String) -> [TextEdit] {
        let start = (argument.label ?? argument.firstToken(viewMode: .sourceAccurate) ?? .identifier("")).span
        return [TextEdit(start.lowerBound..<argument.expression.span.upperBound, "value: \(route)")]
    }

    /// `("a") { Detail() }` → `("a", value: Route.detail)`
    private func appended(before closure: ClosureExprSyntax, _ route: String) -> [TextEdit] {
        let kept = Array(link.syntax.arguments).filter { !isFlag($0) }
        guard let right = link.syntax.rightParen, let last = kept.last else {
            return [TextEdit(behindCallee..<closure.span.upperBound, "(value: \(route))")]
        }
        return [
            TextEdit(last.expression.span.upperBound..<right.span.lowerBound, ", value: \(route)"),
            .delete(right.span.upperBound..<closure.span.upperBound),
        ]
    }

    /// `{ Detail() } label: { … }` → `(value: Route.detail) { … }`
    private func beforeLabel(_ label: MultipleTrailingClosureElementSyntax, _ route: String) -> [TextEdit] {
        let brace = label.closure.leftBrace.span.lowerBound
        return [TextEdit(behindCallee..<brace, "(value: \(route)) ")]
    }

    private var behindCallee: Int { link.syntax.calledExpression.span.upperBound }

    // MARK: What goes

    /// `, isActive: $flag` with its comma.
    private var removedFlags: [TextEdit] {
        let arguments = Array(link.syntax.arguments)
        return arguments.indices.filter { isFlag(arguments[$0]) }.map { index in
            guard index > 0 else {
                let next = arguments.dropFirst().first?.span.lowerBound ?? arguments[0].span.upperBound
                return .delete(arguments[0].span.lowerBound..<next)
            }
            let previous = arguments[index - 1].expression.span.upperBound
            return .delete(previous..<arguments[index].expression.span.upperBound)
        }
    }

    private func isFlag(_ argument: LabeledExprSyntax) -> Bool { link.flags.contains { $0.id == argument.id } }

    /// `<Text, Detail>` in `NavigationLink<Text, Detail>(…)`
    var removedGenerics: [TextEdit] {
        var expression = link.syntax.calledExpression
        if let member = expression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init",
            let base = member.base
        {
            expression = base
        }
        guard let specialised = expression.as(GenericSpecializationExprSyntax.self) else { return [] }
        return [.delete(specialised.genericArgumentClause.span)]
    }

    /// `.isDetailLink(false)`: a stack has no other column.
    private var removedDetailLink: [TextEdit] { removedDetailLink(saying: ["false"]) }

    func removedDetailLink(saying values: Set<String>) -> [TextEdit] {
        guard let member = link.syntax.parent?.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "isDetailLink",
            let call = member.parent?.as(FunctionCallExprSyntax.self),
            values.contains(call.arguments.first?.expression.trimmedDescription ?? "")
        else { return [] }
        let text = link.file.source.text
        let range = member.period.span.lowerBound..<call.span.upperBound
        let startsLine = text.beginsLine(at: range.lowerBound)
        return [.delete(startsLine ? text.lineRemoval(of: range) : range)]
    }

    // MARK: Comments

    /// The comments in what goes, on lines of their own before the line that the link begins on; but for those that the
    /// route has, as its value or in what it shows.
    private func keptComments(beside edits: [TextEdit], _ route: String) -> [TextEdit] {
        let comments = CommentFinder.comments(in: Syntax(link.syntax)).filter { comment in
            edits.contains {
                $0.range.lowerBound <= comment.range.lowerBound && comment.range.upperBound <= $0.range.upperBound
            }
                && !route.contains(comment.text) && !movedComments.contains(comment.text)
        }
        guard !comments.isEmpty else { return [] }
        let text = link.file.source.text
        let start = link.syntax.span.lowerBound
        let line = text.lineStart(at: start)
        guard text.isBlank(line..<start) else {
            return [.insert(comments.map { $0.asBlock + " " }.joined(), at: start)]
        }
        let style = SourceStyle(of: text)
        let lines = comments.map { text.indentation(at: start) + $0.text + style.lineEnding }
        return [.insert(lines.joined(), at: line)]
    }
}
