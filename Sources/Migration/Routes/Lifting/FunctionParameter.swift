import ProjectModel
import SwiftSyntax

/// A parameter of the function around a piece of code, with what the calls in the same file give it.
struct FunctionParameter {
    private let function: FunctionDeclSyntax
    private let index: Int

    /// - Returns: nil where the name is that of no function's parameter: of a closure's, of an initialiser's.
    init?(named name: String, around node: Syntax) {
        for function in node.ancestors.lazy.compactMap({ $0.as(FunctionDeclSyntax.self) }) {
            let parameters = Array(function.signature.parameterClause.parameters)
            guard let index = parameters.firstIndex(where: { ($0.secondName ?? $0.firstName).bareName == name }) else {
                continue
            }
            self.function = function
            self.index = index
            return
        }
        return nil
    }

    /// The calls of a function of that name, outside of the function itself.
    var calls: [FunctionCallExprSyntax] {
        let name = function.name.bareName
        return function.root.tokens(viewMode: .sourceAccurate).compactMap { token -> FunctionCallExprSyntax? in
            guard token.bareName == name, !function.span.contains(token.span.lowerBound) else { return nil }
            let callee = token.parent?.parent?.as(MemberAccessExprSyntax.self).map { Syntax($0) } ?? token.parent
            return callee?.parent?.as(FunctionCallExprSyntax.self)
        }
    }

    /// What a call gives the parameter; nil: its default, or a closure behind the call.
    func argument(of call: FunctionCallExprSyntax) -> ExprSyntax? {
        let parameters = Array(function.signature.parameterClause.parameters)
        let label = parameters[index].firstName.bareName
        if label != "_" { return call.arguments.first { $0.label?.bareName == label }?.expression }
        let before = parameters[..<index].count { $0.firstName.bareName == "_" }
        let unlabelled = call.arguments.filter { $0.label == nil }.map(\.expression)
        return before < unlabelled.count ? unlabelled[before] : nil
    }
}
