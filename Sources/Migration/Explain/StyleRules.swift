/// Why a `navigationViewStyle` stays, or goes only with `--unsafe`.
enum StyleRules {
    private static func rule(
        _ reason: String, _ name: String, _ explanation: String, wrong: String, right: String, _ remedy: String
    ) -> Rule {
        Rule(
            RuleID("navigation-view-style", reason), name, explanation: explanation,
            example: .init(wrong: wrong, right: right),
            remedy: remedy, source: "Apple, navigationViewStyle(_:) and Migrating to new navigation types.")
    }

    static let all: [Rule] = [
        rule(
            "helper", "a helper that only sets the style",
            "A modifier of the project's own does nothing but set the style. On a stack it has no effect, and without its only line it "
                + "would return nothing.",
            wrong: "extension View { func stacked() -> some View { navigationViewStyle(.stack) } }", right: "(nothing)",
            "Remove the helper and its uses by hand once no NavigationView needs it."),
        rule(
            "conditional", "all that an '#if' holds",
            "The style is all that one branch of an '#if' behind a view holds while another holds more; the branch would be left empty.",
            wrong: """
                Home()
                #if os(iOS)
                .navigationViewStyle(.stack)
                #else
                .frame(width: 300)
                #endif
                """,
            right: """
                Home()
                #if !os(iOS)
                .frame(width: 300)
                #endif
                """,
            "Remove the branch by hand."),
        rule(
            "never-compiled", "code that no target compiles",
            "An '#if' keeps the code out of every target that the file is in.",
            wrong: "#if os(watchOS)   // in a file of an iOS target\n.navigationViewStyle(.stack)\n#endif",
            right: "(nothing)",
            "Remove the code by hand."),
        rule(
            "container-stays", "a container below it stays",
            "The style is set on a NavigationView that stays as it is, perhaps further down, and would lose its style.",
            wrong: "TabView { HomeTab(); OldTab() }.navigationViewStyle(.stack)   // OldTab's NavigationView stays",
            right: "TabView { HomeTab(); OldTab() }   // once both have a NavigationStack",
            "Convert the container that the finding names first, then run again."),
        rule(
            "container-unsafe", "a container below it is unsafe",
            "The style is set on a NavigationView that is converted only with --unsafe; it goes with it.",
            wrong: "NavigationView { Home(); Detail() }.navigationViewStyle(.stack)",
            right: "NavigationStack { Home() }",
            "Run with --unsafe, or convert that container by hand."),
        rule(
            "deployment-target", "the target runs on older systems",
            "The target supports systems that have no NavigationStack, so its containers stay, and so do their styles.",
            wrong: "IPHONEOS_DEPLOYMENT_TARGET = 15.0", right: "IPHONEOS_DEPLOYMENT_TARGET = 16.0",
            "Raise the deployment target, then run again."),
        rule(
            "excluded", "left alone as asked for",
            "A comment says that the style is to stay. It names the rule or none, and holds for the statement behind it.",
            wrong: """
                Home()
                    // navmigrate:skip navigation-view-style; the old screens need it
                    .navigationViewStyle(.stack)
                """,
            right: "Home()",
            "Remove the comment once the style is to go."),
    ]
}
