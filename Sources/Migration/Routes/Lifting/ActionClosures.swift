import ProjectModel
import SwiftSyntax

/// Tells closures that run when something happens from those that make a screen's content.
enum ActionClosures {
    static func isAction(_ closure: ClosureExprSyntax, _ context: ExpressionContext) -> Bool {
        guard let (call, label) = place(of: closure) else { return false }
        if let parameter = CalledFunction(of: call, context)?.parameter(of: closure) {
            return isAction(parameter)
        }
        let name = call.calleeName ?? ""
        if let label { return isActionName(label) }
        if name == "Button" || name == "EditButton" {
            return !call.additionalTrailingClosures.isEmpty || !call.arguments.contains { $0.label?.text == "action" }
        }
        return call.isModifier && (isActionName(name) || ["task", "refreshable", "searchSuggestions"].contains(name))
    }

    private static func isAction(_ parameter: ParameterFacts) -> Bool {
        if parameter.attributes.contains(where: { $0.hasSuffix("Builder") }) { return false }
        switch parameter.type.form {
        case .function(_, let result): return result.isNothing
        case .optional(let wrapped):
            guard case .function(_, let result) = wrapped.form else { return false }
            return result.isNothing
        default: return false
        }
    }

    /// The call that a closure is given to, with its label there.
    private static func place(of closure: ClosureExprSyntax) -> (FunctionCallExprSyntax, String?)? {
        for ancestor in closure.ancestors {
            guard let call = ancestor.as(FunctionCallExprSyntax.self) else { continue }
            return call.closures.first { $0.closure.id == closure.id }.map { (call, $0.label) }
        }
        return nil
    }

    private static func isActionName(_ name: String) -> Bool {
        if ["action", "perform", "completion", "handler", "completionHandler", "set"].contains(name) { return true }
        return name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase == true
    }
}

extension WrittenType {
    fileprivate var isNothing: Bool {
        if case .tuple(let elements) = form { return elements.isEmpty }
        return name == "Void"
    }
}
