import ProjectModel
import SourceEditing
import SwiftSyntax

/// Popping to the root by giving the stack a new identity.
enum PopByIdentity: AuditRule {
    static let rule = Rule(
        RuleID("pop-by-id"), "popping to the root with a new id",
        explanation: """
            A new id makes a new stack: the old one goes with its state, scroll positions, running tasks and without \
            animation, and VoiceOver starts over. A path does what is meant.
            """,
        example: .init(
            wrong: """
                NavigationStack { Home() }
                    .id(stackID)
                // to pop: stackID = UUID()
                """,
            right: """
                NavigationStack(path: $path) { Home() }
                // to pop: path.removeAll()
                """),
        remedy: "Bind the stack to a path and empty the path.",
        source: "Apple, NavigationStack(path:root:); View.id(_:): a new identity resets the state of the view.")

    static func findings(in audit: AuditedProject) -> [Finding] {
        audit.calls.calls(named: "id").compactMap { call -> Finding? in
            guard call.syntax.isModifier, let stack = call.modified?.as(FunctionCallExprSyntax.self)?.calleeName,
                stack == "NavigationStack" || stack == "NavigationView", let id = call.firstArgument?.expression,
                let property = audit.property(named: id, from: call),
                case .external("UUID", _) = property.type.unwrapped, !property.facts.isLet
            else { return nil }
            return finding(at: call.place, message(stack))
        }
    }

    // MARK: Messages

    private static func message(_ stack: String) -> String {
        "a new id throws the \(stack) away to get back to its root, with all its state; bind it to a path and empty that"
    }
}
