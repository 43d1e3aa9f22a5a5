import ProjectModel
import SourceEditing

/// A hidden bar or back button with no escape for VoiceOver.
enum HiddenBackWithoutEscape: AuditRule {
    static let rule = Rule(
        RuleID("hidden-back-without-escape"), "a hidden back button without an escape",
        explanation: """
            Hiding the bar or its back button takes the swipe back away and VoiceOver's escape gesture, the \
            two-finger scrub. A button of your own brings back neither: people who can't find it are stuck.
            """,
        example: .init(
            wrong: """
                .navigationBarBackButtonHidden()
                .toolbar { Button("Back") { dismiss() } }
                """,
            right: """
                .navigationBarBackButtonHidden()
                .toolbar { Button("Back") { dismiss() } }
                .accessibilityAction(.escape) { dismiss() }
                """),
        remedy: "Keep the system's back button, or add .accessibilityAction(.escape) that does what your button does.",
        source: "Apple, accessibilityAction(_:_:) and AccessibilityActionKind.escape.")

    static func findings(in audit: AuditedProject) -> [Finding] {
        HiddenBars.screens(in: audit).compactMap { screen in
            audit.screens.holds(screen.type, anyOf: [".escape"]) ? nil : finding(at: screen.call.place, message)
        }
    }

    // MARK: Messages

    private static let message =
        "the way back is hidden from VoiceOver's escape gesture too; keep the system's back button, "
        + "or add accessibilityAction(.escape)"
}
