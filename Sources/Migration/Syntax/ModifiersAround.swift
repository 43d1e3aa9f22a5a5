import SwiftSyntax

extension ExprSyntax {
    /// The modifiers on the view, innermost first; those in an `#if` are left out.
    var modifiersAround: [FunctionCallExprSyntax] {
        var calls: [FunctionCallExprSyntax] = []
        var current = self
        while let member = current.parent?.as(MemberAccessExprSyntax.self), member.base?.id == current.id,
            let call = member.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == member.id
        {
            calls.append(call)
            current = ExprSyntax(call)
        }
        return calls
    }
}
