import ProjectModel
import SourceEditing

/// A full-screen cover that doesn't move VoiceOver's focus.
enum CoverWithoutFocus: AuditRule {
    static let rule = Rule(
        RuleID("cover-without-focus"), "a cover that leaves the focus behind",
        explanation: """
            A full-screen cover replaces everything a person was reading. Unless the focus is moved VoiceOver may \
            start at whatever stands first, a close button mostly, or stay where it was until the animation is over.
            """,
        example: .init(
            wrong: ".fullScreenCover(isPresented: $isPlaying) { PlayerView() }",
            right: """
                struct PlayerView: View {
                    @AccessibilityFocusState private var isTitleFocused: Bool
                    var body: some View {
                        Text(track.title)
                            .accessibilityFocused($isTitleFocused)
                            .onAppear { isTitleFocused = true }
                    }
                }
                """),
        remedy: "Move the focus to the title or the first content when the cover appears.",
        source: "Apple, AccessibilityFocusState.")

    static func findings(in audit: AuditedProject) -> [Finding] {
        let places = audit.pushes.presentations.compactMap { presentation -> Place? in
            let content = presentation.content
            guard presentation.kind == .fullScreenCover else { return nil }
            let shown = audit.screens.shown(by: content.content, in: content.unit)
            let around = audit.declaredType(content.unit.owner, at: TypePlace(file: content.unit.file))
            guard !shown.isEmpty,
                !(shown + [around].compactMap { $0 }).contains(where: {
                    audit.screens.holds($0, anyOf: FocusPlaces.words)
                })
            else { return nil }
            return content.place
        }
        return FocusPlaces.findings(at: places, of: self, in: audit, message)
    }

    // MARK: Messages

    private static func message(_ count: Int) -> String {
        let subject = count == 1 ? "this cover takes" : "\(count) covers, this one first, take"
        return "\(subject) the whole screen and \(count == 1 ? "doesn't" : "don't") move VoiceOver's focus; "
            + "set an AccessibilityFocusState when it appears"
    }
}
