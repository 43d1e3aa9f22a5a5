import ProjectModel
import SourceEditing
import SwiftSyntax

/// Binds a stack to a path, and puts modifiers on the container: directly behind it, before all others.
///
/// Before: `NavigationStack { … }`; after: `NavigationStack(path: $router.path) { … }.environment(router)`. So what others
/// of its modifiers show, such as a sheet, doesn't get the router: it would push behind itself.
struct StackPath: Sendable {
    let call: FunctionCallExprSyntax
    let text: SourceText

    /// - Returns: nil where the call has a path, or says the types of its path and content.
    func edits(path: String, _ modifiers: [ContainerModifier]) -> [TextEdit]? {
        guard let binding = binding(path) else { return nil }
        return modifiers.isEmpty ? [binding] : [binding, appended(modifiers)]
    }

    /// Modifiers on a container whose path is bound already.
    func edits(_ modifiers: [ContainerModifier]) -> [TextEdit] { [appended(modifiers)] }

    // MARK: - The argument

    private func binding(_ path: String) -> TextEdit? {
        guard call.argument(labelled: "path") == nil, !call.calledExpression.saysTypes else { return nil }
        let argument = "path: \(path)"
        guard let opening = call.leftParen else {
            return .insert("(\(argument))", at: call.calledExpression.span.upperBound)
        }
        guard let first = call.arguments.first else { return .insert(argument, at: opening.span.upperBound) }
        let start = first.span.lowerBound
        let line = text.lineStart(at: start)
        guard line > opening.span.lowerBound else { return .insert("\(argument), ", at: start) }
        let style = SourceStyle(of: text)
        return .insert("\(argument),\(style.lineEnding)\(text.indentation(at: start))", at: start)
    }

    // MARK: - The modifiers

    private func appended(_ modifiers: [ContainerModifier]) -> TextEdit {
        let style = SourceStyle(of: text)
        let end = text.endOfComments(behind: call.span.upperBound)
        let next = call.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
        let isModified = call.parent?.as(MemberAccessExprSyntax.self)?.base?.id == call.id
        func written(_ indentation: String) -> String {
            modifiers.flatMap(\.lines).map { $0.written(indentation, unit: style.indentationUnit) }.joined(
                separator: style.lineEnding)
        }
        if text.endsLine(at: end), startsLine || endsOnOwnLine {
            let modifier = isModified ? next.map { text.indentation(at: $0.span.lowerBound) } : nil
            return .insert(style.lineEnding + written(modifier ?? ownIndentation(style)), at: end)
        }
        let inline = modifiers.map(\.inline).joined()
        guard isModified, let next, endsOnOwnLine, modifiers.count > 1 else {
            return .insert(inline, at: call.span.upperBound)
        }
        // `}.tabItem {`: the next modifier begins a line, too.
        let gap = call.span.upperBound..<next.span.lowerBound
        let indentation = ownIndentation(style)
        let code = style.lineEnding + written(indentation) + style.lineEnding + indentation
        return text.isBlank(gap) ? TextEdit(gap, code) : .insert(code, at: gap.lowerBound)
    }

    /// Whether nothing stands before the call on its line.
    private var startsLine: Bool {
        text.beginsLine(at: call.span.lowerBound)
    }

    /// Whether the last line is the call's alone, such as the brace of `return NavigationStack {`.
    private var endsOnOwnLine: Bool {
        let line = text.lineStart(at: call.span.upperBound)
        let first = text.firstVisible(from: line)
        return line > call.span.lowerBound && ["}", ")"].contains(text.string(in: first..<first + 1))
    }

    private func ownIndentation(_ style: SourceStyle) -> String {
        let isSeveralLines = text.lineStart(at: call.span.upperBound) > call.span.lowerBound
        return text.indentation(at: call.span.upperBound) + (isSeveralLines ? "" : style.indentationUnit)
    }
}

extension ExprSyntax {
    /// `NavigationStack<NavigationPath, Home>`
    fileprivate var saysTypes: Bool {
        if self.is(GenericSpecializationExprSyntax.self) { return true }
        return self.as(MemberAccessExprSyntax.self)?.base?.saysTypes ?? false
    }
}
