import ProjectModel
import SourceEditing
import SwiftSyntax

/// A custom back button that is a picture without words.
enum BackButtonWithoutLabel: AuditRule {
    static let rule = Rule(
        RuleID("back-button-without-label"), "a back button without a label",
        explanation: """
            A button that is only an image is read by the image's name: "chevron left, button". The system's back \
            button says "Back" in the person's language, and the title of the screen before.
            """,
        example: .init(
            wrong: "Button { dismiss() } label: { Image(systemName: \"chevron.left\") }",
            right: """
                Button { dismiss() } label: { Image(systemName: "chevron.left") }
                    .accessibilityLabel("Back")
                """),
        remedy: "Add .accessibilityLabel(…), or use Label with a title that is hidden by .labelStyle(.iconOnly).",
        source: "Apple, accessibilityLabel(_:).")

    private static let images = ["chevron", "arrow", "xmark"]

    static func findings(in audit: AuditedProject) -> [Finding] {
        HiddenBars.screens(in: audit).flatMap(\.backButtons).compactMap { button in
            guard !isLabelled(ModifierChain(of: ExprSyntax(button.syntax)).names), let image = image(of: button.syntax)
            else { return nil }
            return finding(at: button.place, message(image))
        }
    }

    private static func isLabelled(_ modifiers: [String]) -> Bool {
        modifiers.contains("accessibilityLabel") || modifiers.contains("accessibility")
    }

    /// The symbol that is all that the button shows.
    private static func image(of button: FunctionCallExprSyntax) -> String? {
        guard let label = button.labelClosure, label.statements.count == 1,
            let only = label.statements.first?.item.as(ExprSyntax.self),
            let image = only.withoutModifiers?.as(FunctionCallExprSyntax.self), image.calleeName == "Image",
            !isLabelled(ModifierChain(of: ExprSyntax(image)).names),
            let name = image.argument(labelled: "systemName")?.as(StringLiteralExprSyntax.self)?.segments
                .trimmedDescription
        else { return nil }
        return images.contains { name.hasPrefix($0) } ? name : nil
    }

    // MARK: Messages

    private static func message(_ image: String) -> String {
        "VoiceOver reads this back button as the image '\(image)'; add accessibilityLabel"
    }
}
