import ProjectModel
import SourceEditing
import SwiftSyntax

/// A custom back button that doesn't say where it leads.
enum BackButtonWithoutHint: AuditRule {
    static let rule = Rule(
        RuleID("back-button-without-hint"), "a back button without a hint",
        explanation: """
            The system's back button tells where it leads. One of your own should say so too: a hint is read after \
            the label, and people can turn hints off.
            """,
        example: .init(
            wrong: "Button(\"Back\") { dismiss() }",
            right: "Button(\"Back\") { dismiss() }.accessibilityHint(\"Returns to the albums\")"),
        remedy: "Add .accessibilityHint(…) with the screen that the button leads back to.",
        source: "Apple, accessibilityHint(_:).")

    static func findings(in audit: AuditedProject) -> [Finding] {
        HiddenBars.screens(in: audit).flatMap(\.backButtons).compactMap { button in
            guard looksLikeBack(button.syntax) else { return nil }
            let modifiers = ModifierChain(of: ExprSyntax(button.syntax)).names
            return modifiers.contains("accessibilityHint") ? nil : finding(.note, at: button.place, message)
        }
    }

    /// Whether the button shows an arrow back or the word: one that cancels or closes says so itself.
    private static func looksLikeBack(_ button: FunctionCallExprSyntax) -> Bool {
        let label =
            button.labelClosure?.statements.trimmedDescription ?? button.arguments.first?.expression.trimmedDescription
            ?? ""
        return ["\"chevron", "\"arrow", "\"Back\"", "\"back\""].contains { label.contains($0) }
    }

    // MARK: Messages

    private static let message = "this back button doesn't say where it leads; add accessibilityHint"
}
