import SwiftSyntax

/// Code that runs only under a condition, or later: the link would always evaluate it, and at once.
enum GuardedCode {
    /// Whether an expression stands behind a condition in the code of `roots`: in a branch, behind `&&`, in a closure.
    static func holds(_ expression: ExprSyntax, in roots: Set<SyntaxIdentifier>) -> Bool {
        var below = Syntax(expression)
        for ancestor in Syntax(expression).ancestors {
            if roots.contains(below.id) { return false }
            if isConditional(below, in: ancestor) { return true }
            below = ancestor
        }
        return false
    }

    private static func isConditional(_ child: Syntax, in ancestor: Syntax) -> Bool {
        switch ancestor.as(SyntaxEnum.self) {
        case .ifExpr(let branch): return child.id == branch.body.id || child.id == branch.elseBody?.id
        case .conditionElementList(let elements): return elements.first?.id != child.id
        case .switchCase(let arm): return child.id == arm.statements.id
        case .unresolvedTernaryExpr, .closureExpr: return true
        case .exprList(let list):
            return list.prefix { $0.id != child.id }.contains { element in
                if element.is(UnresolvedTernaryExprSyntax.self) { return true }
                let sign = element.as(BinaryOperatorExprSyntax.self)?.operator.text
                return ["&&", "||", "??"].contains(sign)
            }
        default: return false
        }
    }

    /// Whether an expression may trap, or do more than read: a call, `!`, a subscript, a division, a range.
    static func mayFail(_ expression: ExprSyntax) -> Bool { Finder.finds(in: Syntax(expression)) }

    private final class Finder: SyntaxVisitor {
        private var isFound = false

        static func finds(in node: Syntax) -> Bool {
            let finder = Finder(viewMode: .sourceAccurate)
            finder.walk(node)
            return finder.isFound
        }

        private func find() -> SyntaxVisitorContinueKind {
            isFound = true
            return .skipChildren
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind { find() }
        override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind { find() }
        override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind { find() }
        override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind { find() }
        override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

        override func visit(_ node: UnresolvedAsExprSyntax) -> SyntaxVisitorContinueKind {
            node.questionOrExclamationMark?.text == "!" ? find() : .visitChildren
        }

        override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
            ["/", "%", "...", "..<"].contains(node.operator.text) ? find() : .visitChildren
        }
    }
}
