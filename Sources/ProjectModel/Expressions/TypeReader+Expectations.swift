import SwiftSyntax

extension TypeReader {
    /// The type that the place of an expression asks for: that of the parameter of the project's function or initialiser
    /// that it is an argument of, or of the variable that it is the value of. Nil where the place doesn't tell.
    func expectedType(of expression: ExprSyntax) -> ResolvedType? {
        guard let type = try? expected(at: expression), type.isConcrete else { return nil }
        return type
    }

    private func expected(at expression: ExprSyntax) throws(TypeFailure) -> ResolvedType? {
        guard let parent = expression.parent else { return nil }
        if let clause = parent.as(InitializerClauseSyntax.self),
            let binding = clause.parent?.as(PatternBindingSyntax.self)
        {
            guard let annotation = binding.typeAnnotation else { return nil }
            return try type(written: annotation.type)
        }
        guard parent.is(LabeledExprSyntax.self), let call = parent.parent?.parent?.as(FunctionCallExprSyntax.self)
        else {
            return nil
        }
        return try expected(of: expression, in: call)
    }

    /// The type of a parameter, where all functions that fit agree on it.
    private func expected(
        of argument: ExprSyntax, in call: FunctionCallExprSyntax
    ) throws(TypeFailure) -> ResolvedType? {
        var found: ResolvedType?
        for callable in try takers(of: call) {
            guard let match = ArgumentMatch(call, to: callable.parameters),
                let index = match.position(of: argument)
            else { continue }
            let parameter = callable.parameters[index]
            let declared = try type(written: parameter.type, at: callable.place)
            guard !declared.mentions(callable.open) else { return nil }
            let type = callable.seen(declared, as: parameter.type).ofArgument(to: parameter)
            if let found, found != type { return nil }
            found = type
        }
        return found
    }
}

extension ResolvedType {
    /// What is passed for a parameter of the type: an autoclosure takes its value.
    fileprivate func ofArgument(to parameter: ParameterFacts) -> ResolvedType {
        guard parameter.isAutoclosure, case .function(_, let result) = self else { return self }
        return result
    }
}
