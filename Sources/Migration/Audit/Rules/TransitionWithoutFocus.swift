import ProjectModel
import SourceEditing

/// A custom transition that doesn't move VoiceOver's focus.
enum TransitionWithoutFocus: AuditRule {
    static let rule = Rule(
        RuleID("transition-without-focus"), "a custom transition that leaves the focus behind",
        explanation: """
            With a transition of its own a screen comes up without the system's announcement of a push. VoiceOver can \
            keep its place on the view that the new screen grew out of, which is covered.
            """,
        example: .init(
            wrong: "AlbumView(album: album).navigationTransition(.zoom(sourceID: album.id, in: namespace))",
            right: """
                AlbumView(album: album)   // sets an AccessibilityFocusState in onAppear
                    .navigationTransition(.zoom(sourceID: album.id, in: namespace))
                """),
        remedy: "Move the focus to the title of the new screen when it appears.",
        source: "Apple, AccessibilityFocusState and navigationTransition(_:).")

    static func findings(in audit: AuditedProject) -> [Finding] {
        let places = audit.calls.calls(named: "navigationTransition").compactMap { call -> Place? in
            guard call.syntax.isModifier, call.firstArgument?.expression.trimmedDescription != ".automatic" else {
                return nil
            }
            var types = [audit.enclosingType(of: call.surroundings, in: call.file.path)].compactMap { $0 }
            if let name = call.modified?.lastCalledName, let shown = audit.declaredType(name, at: call.typePlace) {
                types.append(shown)
            }
            return types.contains { audit.screens.holds($0, anyOf: FocusPlaces.words) } ? nil : call.place
        }
        return FocusPlaces.findings(at: places, of: self, in: audit, message)
    }

    // MARK: Messages

    private static func message(_ count: Int) -> String {
        let subject = count == 1 ? "this transition doesn't" : "\(count) transitions, this one first, don't"
        return "\(subject) move VoiceOver's focus to the new screen; set an AccessibilityFocusState when it appears"
    }
}
