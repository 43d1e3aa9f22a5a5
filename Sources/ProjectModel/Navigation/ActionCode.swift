import SwiftSyntax

/// Which closures SwiftUI's names give away as actions: code that runs later, and shows nothing where it stands.
enum ActionCode {
    private static let labels: Set<String> = [
        "action", "completion", "completionHandler", "handler", "operation", "perform", "primaryAction",
    ]
    private static let modifiers: Set<String> = ["accessibilityAction", "refreshable", "task"]
    /// The buttons of an `Alert` or an `ActionSheet`: `.default(Text("a")) { … }`
    private static let buttons: Set<String> = ["cancel", "default", "destructive"]

    /// `onAppear`, `onTapGesture`, `onEnded`; but not `once`.
    static func isEvent(_ name: String) -> Bool {
        name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase == true
    }

    static func isLabel(_ label: String) -> Bool { labels.contains(label) || isEvent(label) }

    fileprivate static func isTrailingAction(_ name: String, _ call: FunctionCallExprSyntax) -> Bool {
        switch name {
        // With its action in parentheses the closure behind is the label.
        case "Button": !call.arguments.contains { $0.label?.text == "action" }
        case "Task", "detached": true
        default: buttons.contains(name) && call.calledExpression.as(MemberAccessExprSyntax.self)?.base == nil
        }
    }

    fileprivate static func isActionModifier(_ name: String) -> Bool { modifiers.contains(name) || isEvent(name) }
}

extension FunctionCallExprSyntax {
    /// Whether what the call is given is run as an action.
    /// - Parameters:
    ///   - label: nil where it has none.
    ///   - isTrailing: whether it is the first closure behind the parentheses.
    func runsAsAction(label: String?, isTrailing: Bool) -> Bool {
        if let label { return ActionCode.isLabel(label) }
        guard let name = calleeName else { return false }
        if isModifier, ActionCode.isActionModifier(name) { return true }
        return isTrailing && ActionCode.isTrailingAction(name, self)
    }
}
