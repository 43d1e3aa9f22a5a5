import ProjectModel
import SourceEditing

/// Path state that a pushed screen declares.
enum PathInDestination: AuditRule {
    static let rule = Rule(
        RuleID("path-in-destination"), "path state declared in a pushed screen",
        explanation: """
            The path belongs to the stack. A pushed screen that has a NavigationPath in its own @State changes a path \
            that no stack shows: appending to it does nothing, and every new copy of the screen begins with an empty one.
            """,
        example: .init(
            wrong: """
                struct AlbumView: View {   // pushed
                    @State private var path = NavigationPath()
                    var body: some View { Button("Play") { path.append(Route.player) } }
                }
                """,
            right: """
                struct AlbumView: View {
                    @Binding var path: NavigationPath
                    var body: some View { Button("Play") { path.append(Route.player) } }
                }
                """),
        remedy:
            "Declare the path beside its stack and hand it down as a binding or through a router in the environment.",
        source: "Apple, NavigationStack(path:root:): the stack is bound to the path.")

    static func findings(in audit: AuditedProject) -> [Finding] {
        audit.pushes.screens.compactMap { screen in
            guard let property = path(of: screen.type, audit),
                let place = audit.screens.place(property.offset, in: property.place.file)
            else { return nil }
            return finding(at: place, message(property.name), notes: [.init(screen.place, "the screen is pushed here")])
        }
    }

    /// The path that a screen keeps and hands to nobody.
    private static func path(of type: DeclaredType, _ audit: AuditedProject) -> PropertyFacts? {
        let property = audit.declarations.facts(of: type)?.storedProperties.first { property in
            property.wrapper?.name == "State" && property.type?.lastName == "NavigationPath"
        }
        guard let property, !audit.screens.holds(type, anyOf: ["$" + property.name]) else { return nil }
        return property
    }

    // MARK: Messages

    private static func message(_ property: String) -> String {
        "'\(property)' is the path of no stack, since this screen is pushed itself; "
            + "declare the path beside its stack and hand it down"
    }
}
