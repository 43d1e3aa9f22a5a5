import SwiftSyntax

/// The modifiers on an expression, innermost first, those in a postfix `#if` included.
package struct ModifierChain {
    package let names: [String]
    /// The expression with all its modifiers.
    package let top: ExprSyntax

    package init(of expression: ExprSyntax) {
        var names: [String] = []
        var current = expression
        while true {
            if let member = current.parent?.as(MemberAccessExprSyntax.self), member.base?.id == current.id {
                guard let call = member.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == member.id
                else {
                    names.append(member.declName.baseName.plainName)
                    current = ExprSyntax(member)
                    continue
                }
                names += Self.names(of: member, called: call)
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
            names += Self.names(of: member, called: call)
            current = member.base
        }
        return names.reversed()
    }

    /// `padding` for `.padding()`; for `.modifier(Stacked())` the modifier's own name, too.
    private static func names(of member: MemberAccessExprSyntax, called call: FunctionCallExprSyntax) -> [String] {
        let name = member.declName.baseName.plainName
        guard name == "modifier", let modifier = call.arguments.first?.expression else { return [name] }
        let type = modifier.as(FunctionCallExprSyntax.self)?.calleeName ?? modifier.lastName
        return [name] + (type.map { [$0] } ?? [])
    }
}
