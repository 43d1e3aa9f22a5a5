import ProjectModel
import SwiftParser
import SwiftSyntax

/// A view with its modifiers, from one line.
struct ViewLine {
    private let base: String
    /// The call, where the view is one without closures.
    private let call: ParenthesizedList?
    private let modifiers: [String]

    init(_ code: String) {
        let statements = Parser.parse(source: code).statements
        // A comment would be lost, or would make a comment of what follows.
        let isPlain = statements.count == 1 && !code.contains("//") && !code.contains("/*")
        var expression = isPlain ? statements.first?.item.as(ExprSyntax.self) : nil
        var modifiers: [String] = []
        while let outer = expression?.as(FunctionCallExprSyntax.self), outer.isModifier,
            let member = outer.calledExpression.as(MemberAccessExprSyntax.self), let inner = member.base
        {
            let start = inner.span.upperBound - outer.span.lowerBound
            modifiers.insert(String(outer.trimmedDescription.utf8.dropFirst(start)) ?? "", at: 0)
            expression = inner
        }
        base = modifiers.isEmpty ? code : expression?.trimmedDescription ?? code
        self.modifiers = modifiers
        let made = expression?.as(FunctionCallExprSyntax.self)
        call = made.flatMap { call in
            guard call.closures.isEmpty, !call.isModifier else { return nil }
            return ParenthesizedList(
                head: call.calledExpression.trimmedDescription,
                elements: call.arguments.map { argument in
                    argument.with(\.trailingComma, nil).trimmedDescription
                })
        }
    }

    /// The modifiers on lines of their own, and then the arguments, as far as the line is too wide.
    func lines(level: Int, _ limit: LineLimit) -> [CodeLine] {
        let whole = base + modifiers.joined()
        guard !limit.fits(whole, level: level) else { return [CodeLine(level, whole)] }
        let isWrapped = !limit.fits(base, level: level)
        let view = isWrapped ? call?.wrapped?.indented(by: level) : nil
        // Behind a parenthesis that begins a line, modifiers stand as it does.
        let deeper = view == nil ? 1 : 0
        return (view ?? [CodeLine(level, base)]) + modifiers.map { CodeLine(level + deeper, $0) }
    }
}
