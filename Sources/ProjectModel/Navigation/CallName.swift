import SwiftSyntax

extension FunctionCallExprSyntax {
    /// `padding` in `x.padding()`, `Text` in `SwiftUI.Text(…)` and in `Text.init(…)`.
    package var nameToken: TokenSyntax {
        var expression = calledExpression
        while true {
            if let specialised = expression.as(GenericSpecializationExprSyntax.self) {
                expression = specialised.expression
            } else if let member = expression.as(MemberAccessExprSyntax.self) {
                guard member.declName.baseName.text == "init", let base = member.base else {
                    return member.declName.baseName
                }
                expression = base
            } else {
                return expression.firstToken(viewMode: .sourceAccurate) ?? .unknown("")
            }
        }
    }
}
