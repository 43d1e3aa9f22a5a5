import ProjectModel
import SwiftSyntax

/// Parameters of functions that are written out in the template: they stand for what the call gives them.
extension Lifting {
    /// What a parameter of a function that is written out is given; nil for any other name.
    func argument(of use: OuterNames.Use) -> ExprSyntax? {
        guard case .functionParameter(let offset) = use.name.kind else { return nil }
        return arguments[offset]
    }

    /// The same, for an expression that is nothing but the parameter's name.
    func argument(for expression: ExprSyntax, _ uses: [OuterNames.Use]) -> ExprSyntax? {
        guard expression.is(DeclReferenceExprSyntax.self), let use = uses.first else { return nil }
        return argument(of: use)
    }

    func isGivenNamesBoundInside(_ use: OuterNames.Use) -> Bool {
        argument(of: use).map { usesNamesBoundInside($0) } ?? false
    }

    /// An expression as the link has it: with the arguments in the place of the parameters.
    func linkText(of expression: ExprSyntax) -> String {
        var bytes = Array(expression.trimmedDescription.utf8)
        let start = expression.span.lowerBound
        for use in outer.inside(expression).reversed() {
            guard let argument = argument(of: use) else { continue }
            let text = linkText(of: argument)
            let isPlain = argument.isPath || argument.is(FunctionCallExprSyntax.self)
            let range = (use.offset - start)..<(use.offset - start + use.name.name.utf8.count)
            bytes.replaceSubrange(range, with: Array((isPlain ? text : "(\(text))").utf8))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Takes note of what a call gives to each parameter of a function, where that is one argument for each.
    mutating func bind(_ call: FunctionCallExprSyntax, to function: FunctionDeclSyntax) -> Bool {
        let parameters = function.signature.parameterClause.parameters
        guard call.trailingClosure == nil, call.arguments.count == parameters.count else { return false }
        for (argument, parameter) in zip(call.arguments, parameters) {
            let label = parameter.firstName.text == "_" ? nil : parameter.firstName.identifier?.name
            guard argument.label?.identifier?.name == label, parameter.ellipsis == nil,
                !argument.expression.is(ClosureExprSyntax.self)
            else { return false }
            arguments[parameter.span.lowerBound] = argument.expression
        }
        return true
    }
}
