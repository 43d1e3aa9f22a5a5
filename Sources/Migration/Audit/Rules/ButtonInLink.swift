import ProjectModel
import SourceEditing
import SwiftSyntax

/// A button that is the whole label of a link, or a link in a button.
enum ButtonInLink: AuditRule {
    static let rule = Rule(
        RuleID("button-in-link"), "a button and a link in each other",
        explanation: """
            A link is a button. Where one is the label of the other, one of them gets the tap and the other does \
            nothing: the button's action runs and nothing is pushed, or the other way round. A link that a button's \
            action makes is thrown away. VoiceOver meets two controls in one place.
            """,
        example: .init(
            wrong: """
                NavigationLink(destination: CheckoutView()) {
                    Button("Pay") { order.submit() }
                }
                """,
            right: """
                Button("Pay") {
                    order.submit()
                    path.append(Route.checkout)
                }
                """),
        remedy: "Keep one: a link with a plain label, or a button that changes the path.",
        source: "Reports of links that don't push; Apple, NavigationLink: the link is the control.")

    static func findings(in audit: AuditedProject) -> [Finding] {
        let buttons = audit.calls.calls(named: "Button").compactMap { call -> Finding? in
            guard !call.syntax.isModifier, let link = call.surroundings.layers.first(where: { !$0.isSubject }),
                link.name == "NavigationLink", !link.isDestination, isWhole(call, of: link)
            else { return nil }
            return finding(at: call.place, buttonInLink)
        }
        let links = audit.calls.calls(named: "NavigationLink").compactMap { call -> Finding? in
            guard let button = call.surroundings.layers.first(where: { !$0.isSubject }), button.name == "Button",
                !button.call.isModifier
            else { return nil }
            if button.isButtonLabel {
                return isWhole(call, of: button) ? finding(at: call.place, linkInButton) : nil
            }
            return finding(at: call.place, linkInAction)
        }
        return buttons + links
    }

    /// Whether the call with its modifiers is all that a closure of the outer one holds.
    private static func isWhole(_ call: CodeCall, of layer: Surroundings.Layer) -> Bool {
        let top = ModifierChain(of: ExprSyntax(call.syntax)).top
        guard let item = top.parent?.as(CodeBlockItemSyntax.self),
            let list = item.parent?.as(CodeBlockItemListSyntax.self)
        else { return top.parent?.is(LabeledExprSyntax.self) ?? false }
        return list.count == 1 && (list.parent?.is(ClosureExprSyntax.self) ?? false)
    }

    // MARK: Messages

    private static let buttonInLink =
        "this button is the label of a link and takes its tap, so nothing is pushed; "
        + "use a plain label, or a button that changes the path"

    private static let linkInButton =
        "this link is the label of a button, and one tap can't do both; use a link with a plain label, "
        + "or a button that changes the path"

    private static let linkInAction =
        "this link is made in a button's action and thrown away, so nothing is pushed; change the path there instead"
}
