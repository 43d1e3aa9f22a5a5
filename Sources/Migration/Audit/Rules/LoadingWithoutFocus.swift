import ProjectModel
import SourceEditing

/// A pushed screen that loads and never moves VoiceOver's focus.
enum LoadingWithoutFocus: AuditRule {
    static let rule = Rule(
        RuleID("loading-without-focus"), "a screen that loads in silence",
        explanation: """
            A screen that is pushed empty and fills later gives VoiceOver a progress view to stand on. When the \
            content replaces it the focus has nowhere to go, and nothing is said.
            """,
        example: .init(
            wrong: """
                Group {
                    if let album { AlbumContent(album: album) } else { ProgressView() }
                }
                .task { album = await load() }
                """,
            right: """
                Group {
                    if let album {
                        AlbumContent(album: album).accessibilityFocused($isContentFocused)
                    } else { ProgressView() }
                }
                .task { album = await load(); isContentFocused = true }
                """),
        remedy: "Set an AccessibilityFocusState, or post an announcement, when the content has arrived.",
        source: "Apple, AccessibilityFocusState and AccessibilityNotification.")

    static func findings(in audit: AuditedProject) -> [Finding] {
        let places = audit.pushes.screens.compactMap { screen -> Place? in
            guard audit.screens.holds(screen.type, anyOf: [".task {", ".task(", ".task{"]),
                audit.screens.holds(screen.type, anyOf: ["ProgressView("]),
                !audit.screens.holds(screen.type, anyOf: FocusPlaces.words)
            else { return nil }
            return audit.screens.place(screen.type.offset, in: screen.type.file)
        }
        return FocusPlaces.findings(at: places, of: self, in: audit, message)
    }

    // MARK: Messages

    private static func message(_ count: Int) -> String {
        let subject = count == 1 ? "this screen loads" : "\(count) screens, this one first, load"
        return "\(subject) after being pushed and never \(count == 1 ? "moves" : "move") VoiceOver's focus; "
            + "set an AccessibilityFocusState when the content is there"
    }
}
