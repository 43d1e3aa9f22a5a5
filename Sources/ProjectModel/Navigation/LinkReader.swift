import SwiftSyntax

/// Reads `NavigationLink` calls by the initialiser that they use.
package enum LinkReader {
    static func site(_ name: DeclReferenceExprSyntax, in chains: ModifierChains) -> LinkSite {
        let call = name.namedCall
        let context = chains.context(of: call.map { Syntax($0) } ?? Syntax(name))
        guard let call, call.calleeName == "NavigationLink" else {
            return LinkSite(name: name.baseName.span, form: .custom, destination: nil, context: context)
        }
        return LinkSite(
            name: name.baseName.span, form: form(of: call), destination: destination(of: call), context: context)
    }

    package static func form(of call: FunctionCallExprSyntax) -> LinkForm {
        let labels = Set(call.arguments.compactMap(\.label?.text))
        if labels.contains("isActive") { return .isActive }
        if labels.contains("tag") || labels.contains("selection") { return .tagSelection }
        if labels.contains("destinationName") { return .destinationName }
        if labels.contains("value") { return .value }
        guard labels.isSubset(of: ["destination", "label"]) else { return .custom }
        guard let argument = call.arguments.first(where: { $0.label?.text == "destination" }) else {
            return call.trailingClosure == nil ? .custom : .destinationClosure
        }
        return argument.expression.is(ClosureExprSyntax.self) ? .destinationClosure : .destinationArgument
    }

    private static func destination(of call: FunctionCallExprSyntax) -> String? {
        var expression = call.arguments.first { $0.label?.text == "destination" }?.expression
        if expression == nil, form(of: call) == .destinationClosure {
            expression = call.trailingClosure.map { ExprSyntax($0) }
        }
        if let closure = expression?.as(ClosureExprSyntax.self) {
            guard closure.statements.count == 1, case .expr(let only)? = closure.statements.first?.item else {
                return nil
            }
            expression = only
        }
        guard let name = expression?.withoutModifiers?.as(FunctionCallExprSyntax.self)?.calleeName,
            name.first?.isUppercase == true
        else { return nil }
        return name
    }
}
