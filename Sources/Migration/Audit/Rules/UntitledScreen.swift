import ProjectModel
import SourceEditing

/// A screen that is pushed and has no title.
enum UntitledScreen: AuditRule {
    static let rule = Rule(
        RuleID("untitled-screen"), "a pushed screen without a title",
        explanation: """
            The title is what VoiceOver says when a screen is pushed, what the back button of the next screen is \
            called, and what the menu of a long press on it lists. Without one people hear "Back" and don't know \
            where they are.
            """,
        example: .init(
            wrong: """
                struct AlbumView: View {   // pushed
                    var body: some View { List { … } }
                }
                """,
            right: """
                struct AlbumView: View {
                    var body: some View { List { … }.navigationTitle(album.title) }
                }
                """),
        remedy: "Add .navigationTitle(…) to the outermost view of the screen, also where the bar is to look empty.",
        source: "Apple, navigationTitle(_:): the title of a view in a navigation container.")

    static func findings(in audit: AuditedProject) -> [Finding] {
        let screens = audit.screens
        var told: Set<DeclaredType> = []
        return audit.pushes.contents.flatMap { push -> [Finding] in
            screens.alternatives(push.content, in: push.unit).flatMap { screen -> [Finding] in
                guard !screen.content.contains(where: { screens.mayHaveTitle($0, in: screen.unit, depth: 4) }) else {
                    return []
                }
                return screens.shown(by: screen.content, in: screen.unit).compactMap { type in
                    guard told.insert(type).inserted, !screens.holds(type, anyOf: HiddenBars.words),
                        let place = screens.place(type.offset, in: type.file)
                    else { return nil }
                    return finding(.note, at: place, message(type.name), notes: [.init(push.place, "pushed here")])
                }
            }
        }
    }

    // MARK: Messages

    private static func message(_ type: String) -> String {
        "'\(type)' is pushed and has no title for VoiceOver and the next screen's back button; add navigationTitle to it"
    }
}
