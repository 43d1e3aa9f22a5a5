import ProjectModel
import SourceEditing

/// A delay wrapper that nothing uses any more.
enum UnneededDelayWrapper: AuditRule {
    static let rule = Rule(
        RuleID("unneeded-delay-wrapper"), "a delay wrapper that nothing needs",
        explanation: """
            Wrappers like LazyView keep a link from making its destination with every render. Value links make it when \
            it is pushed, and links with a closure too late to matter: once the links are converted the wrapper is \
            dead code.
            """,
        example: .init(
            wrong: """
                struct LazyView<Content: View>: View {
                    let build: () -> Content
                    init(_ build: @autoclosure @escaping () -> Content) { self.build = build }
                    var body: Content { build() }
                }
                """,
            right: "(nothing)"),
        remedy: "Remove the type.",
        source: "Apple, NavigationLink(value:label:); reports of view models made with every render.")

    static func findings(in audit: AuditedProject) -> [Finding] {
        let mark = NeedleSet(["@autoclosure", "@escaping"], wholeWords: false)
        return audit.declarations.types.compactMap { type in
            guard let file = audit.file(type.file), mark.contains(in: file.source.text.bytes),
                DelayWrapper.isMeantToDelay(type, audit.declarations),
                !audit.screens.isUsed(type), let place = audit.screens.place(type.offset, in: type.file)
            else { return nil }
            return finding(.note, at: place, message(type.name))
        }
    }

    // MARK: Messages

    private static func message(_ type: String) -> String {
        "nothing uses '\(type)' any more, which only delayed the making of destinations; remove it"
    }
}
