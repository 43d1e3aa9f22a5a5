import SwiftSyntax

/// The modifiers on an expression, innermost first, those in a postfix `#if` included.
struct ModifierChain {
    let names: [String]
    /// The expression with all its modifiers.
    let top: ExprSyntax

    init(of expression: ExprSyntax) {
        var names: [String] = []
        var current = expression
        while true {
            if let member = current.parent?.as(MemberAccessExprSyntax.self), member.base?.id == current.id {
                guard let call = member.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == member.id else {
                    break
                }
                names.append(member.declName.baseName.text)
                current = ExprSyntax(call)
            } else if let postfix = current.parent?.as(PostfixIfConfigExprSyntax.self), postfix.base?.id == current.id {
                names += postfix.config.clauses.flatMap { Self.names(in: $0) }
                current = ExprSyntax(postfix)
            } else {
                break
            }
        }
        self.names = names
        self.top = current
    }

    private static func names(in clause: IfConfigClauseSyntax) -> [String] {
        guard case .postfixExpression(let expression)? = clause.elements else { return [] }
        var names: [String] = []
        var current: ExprSyntax? = expression
        while let call = current?.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self)
        {
            names.append(member.declName.baseName.text)
            current = member.base
        }
        return names.reversed()
    }
}
