import SwiftSyntax

extension PatternSyntax {
    /// The name of the case that the pattern matches: `a` of `.a`, `Route.a(let x)`, `let .a(x)`.
    var caseName: String? {
        if let binding = self.as(ValueBindingPatternSyntax.self) { return binding.pattern.caseName }
        guard let expression = self.as(ExpressionPatternSyntax.self)?.expression else { return nil }
        let called = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
        return called.as(MemberAccessExprSyntax.self)?.declName.baseName.bareName
    }

    /// The type that the pattern names: `Route` of `Route.a(let x)`; nil where it says none.
    var caseType: String? {
        if let binding = self.as(ValueBindingPatternSyntax.self) { return binding.pattern.caseType }
        guard let expression = self.as(ExpressionPatternSyntax.self)?.expression else { return nil }
        let called = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
        return called.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
    }

    /// The name that the pattern binds each associated value to, nil for `_`; nil where one isn't plain.
    var boundNames: [String?]? {
        if let binding = self.as(ValueBindingPatternSyntax.self) { return binding.pattern.boundNames }
        guard let expression = self.as(ExpressionPatternSyntax.self)?.expression else { return nil }
        guard let call = expression.as(FunctionCallExprSyntax.self) else { return [] }
        var names: [String?] = []
        for argument in call.arguments {
            guard let name = argument.expression.boundName else { return nil }
            names.append(name == "_" ? nil : name)
        }
        return names
    }
}

extension ExprSyntax {
    /// `x` of `let x`, and of `x` behind an outer `let`; `_` where the value isn't bound.
    fileprivate var boundName: String? {
        if self.is(DiscardAssignmentExprSyntax.self) { return "_" }
        if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.bareName }
        guard var pattern = self.as(PatternExprSyntax.self)?.pattern else { return nil }
        if let binding = pattern.as(ValueBindingPatternSyntax.self) { pattern = binding.pattern }
        if pattern.is(WildcardPatternSyntax.self) { return "_" }
        return pattern.as(IdentifierPatternSyntax.self)?.identifier.bareName
    }
}
