import ProjectModel
import SwiftSyntax

/// Screens that hide the bar or its back button.
struct HiddenBars {
    static let words = ["navigationBarHidden", "navigationBarBackButtonHidden", "for: .navigationBar"]
    /// What goes back a screen.
    private static let dismissals = ["dismiss()", "removeLast(", "popLast(", ".pop("]

    struct Screen {
        let type: DeclaredType
        /// The modifier that hides the bar or the button.
        let call: CodeCall
        /// The buttons of the screen that go back.
        let backButtons: [CodeCall]
    }

    /// The pushed screens that hide their way back and have one of their own.
    static func screens(in audit: AuditedProject) -> [Screen] {
        let pushed = Set(audit.pushes.screens.map(\.type))
        var told: Set<DeclaredType> = []
        let calls = audit.calls.calls(
            named: "navigationBarBackButtonHidden", "navigationBarHidden", "toolbar", "toolbarVisibility")
        return calls.compactMap { call in
            guard hides(call.syntax), let type = audit.enclosingType(of: call.surroundings, in: call.file.path),
                pushed.contains(type), audit.screens.holds(type, anyOf: dismissals), told.insert(type).inserted
            else { return nil }
            let buttons = audit.calls.calls(named: "Button").filter { button in
                button.file.path == call.file.path && button.surroundings.types == call.surroundings.types
                    && goesBack(button.syntax)
            }
            return Screen(type: type, call: call, backButtons: buttons)
        }
    }

    private static func hides(_ call: FunctionCallExprSyntax) -> Bool {
        guard call.isModifier else { return false }
        let first = call.arguments.first?.expression.trimmedDescription
        switch call.calleeName {
        case "toolbar", "toolbarVisibility":
            return first == ".hidden" && call.argument(labelled: "for")?.trimmedDescription == ".navigationBar"
        case "navigationBarBackButtonHidden":
            return first == nil || first == "true"
        default:
            return first == "true"
        }
    }

    /// Whether a button's action does nothing but go back, so far as to be short.
    private static func goesBack(_ call: FunctionCallExprSyntax) -> Bool {
        guard !call.isModifier, let action = call.action else { return false }
        let text = action.statements.trimmedDescription
        return action.statements.count == 1 && dismissals.contains { text.contains($0) }
    }
}

extension FunctionCallExprSyntax {
    /// The action of a button where it is written as a closure.
    var action: ClosureExprSyntax? {
        if let argument = arguments.first(where: { $0.label?.text == "action" }) {
            return argument.expression.as(ClosureExprSyntax.self)
        }
        return trailingClosure
    }

    /// The label of a button where it is written as a closure.
    var labelClosure: ClosureExprSyntax? {
        if let label = argument(labelled: "label")?.as(ClosureExprSyntax.self) { return label }
        return arguments.contains { $0.label?.text == "action" } ? trailingClosure : nil
    }
}
