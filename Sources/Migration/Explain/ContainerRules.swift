/// Why a `NavigationView` stays, or is converted only with `--unsafe`.
enum ContainerRules {
    private static let rule = RuleGroup(name: "navigation-view")

    private static let migrating = "Apple, Migrating to new navigation types."
    private static let identity =
        "SwiftUI's interface: NavigationStack has no style and is another type than NavigationView."

    static let all: [Rule] = stays + unsafe + notes

    private static let stays: [Rule] = [
        rule(
            "deployment-target", "the target runs on older systems",
            "NavigationStack and NavigationSplitView exist from iOS 16, macOS 13, tvOS 16 and watchOS 9 on. A target that supports "
                + "older systems would not compile. The finding names the setting.",
            wrong: "IPHONEOS_DEPLOYMENT_TARGET = 15.0", right: "IPHONEOS_DEPLOYMENT_TARGET = 16.0",
            "Raise the setting that the finding names, then run again.",
            "SwiftUI's interface (iOS 16 SDK): availability."),
        rule(
            "available-check", "the branch for older systems",
            "The container is the part of an #available check that older systems run, beside a stack for newer ones. It goes with "
                + "the check, not alone.",
            wrong: "if #available(iOS 16, *) { NavigationStack { Home() } } else { NavigationView { Home() } }",
            right: "NavigationStack { Home() }",
            "Remove the check and the branch once the deployment target allows it.", migrating),
        rule(
            "named-type", "its type is written out",
            "Somewhere the type NavigationView stands in the code: as an annotation, a generic argument, an extension, or because one "
                + "function returns it in several places. A stack is another type, and the code around would not compile.",
            wrong: "let root: NavigationView<Home> = NavigationView { Home() }",
            right: "let root: some View = NavigationView { Home() }",
            "Write 'some View' there, then run again.", identity),
        rule(
            "custom-style", "a style that isn't SwiftUI's",
            "Stacks have no styles, so what a style of the project's own does can't be kept.",
            wrong: "NavigationView { Home() }.navigationViewStyle(CardStyle())",
            right: "NavigationStack { Home().cardLayout() }",
            "Decide what the style is to become, and replace it by hand.", identity),
        rule(
            "runtime-style", "a style that is chosen at run time",
            "Stack and columns are different containers. A style that a variable or a function gives doesn't tell which of them it is.",
            wrong: "NavigationView { Home() }.navigationViewStyle(isWide ? wide : narrow)",
            right: "if isWide { NavigationSplitView { … } detail: { … } } else { NavigationStack { … } }",
            "Decide for a stack or for columns by hand.", migrating),
        rule(
            "style-varies", "a style that differs between platforms",
            "An '#if' gives the container one style on one platform of the target and another on the next: there it would be a stack, "
                + "here columns.",
            wrong: """
                NavigationView { Home() }
                #if os(iOS)
                .navigationViewStyle(.stack)
                #endif
                """,
            right: """
                #if os(iOS)
                NavigationStack { Home() }
                #else
                NavigationSplitView { Home() } detail: { Detail() }
                #endif
                """,
            "Split the code with '#if os(…)' by hand.", migrating),
        rule(
            "style-elsewhere", "a style set on another view",
            "A style reaches every container below the view that it is set on. The container has no style of its own, and views "
                + "that may show it set different ones, or none.",
            wrong: "TabView { HomeTab() }.navigationViewStyle(.stack)   // HomeTab has the NavigationView",
            right: "NavigationView { Home() }.navigationViewStyle(.stack)   // in HomeTab",
            "Set the style on the container itself, then run again.", "Apple, navigationViewStyle(_:)."),
        rule(
            "hidden-columns", "its columns can't be counted",
            "Each view in a NavigationView is a column. Content that is passed in, a ForEach, a Group or an 'if' without 'else' hides "
                + "how many there are, and so whether it is a stack or a split view.",
            wrong: "NavigationView { content }", right: "NavigationView { Sidebar(); Detail() }",
            "Put one view for each column into the content, then run again.", "Apple, NavigationView."),
        rule(
            "too-many-columns", "more columns than a split view has",
            "A NavigationSplitView has three columns at most.",
            wrong: "NavigationView { A(); B(); C(); D() }", right: "NavigationView { A(); B(); VStack { C(); D() } }",
            "Combine some of the views by hand, then run again.", "SwiftUI's interface: NavigationSplitView."),
        rule(
            "shared-declaration", "a declaration that several columns use",
            "The columns become closures of their own, and a 'let' between them would be seen in one only.",
            wrong: "NavigationView { let items = load(); Sidebar(items); Detail(items) }",
            right: "let items = load()\nreturn NavigationView { Sidebar(items); Detail(items) }",
            "Move the declaration out of the content, then run again.", "Swift: scope of declarations in closures."),
        rule(
            "nested-stack", "a container inside another one",
            "A NavigationView in a screen that is pushed, or in another container, half worked. A NavigationStack there shows two bars "
                + "and loses its links. With --unsafe the inner container goes and its content stays; where it has several "
                + "columns nothing can be said.",
            wrong: "NavigationLink(\"Settings\") { NavigationView { SettingsForm() } }",
            right: "NavigationLink(\"Settings\") { SettingsForm() }",
            "Remove one of the two by hand, or run with --unsafe and look at the screen.",
            "Reports of double bars and instant pops; Apple engineers in the developer forums."),
        rule(
            "unclear-nesting", "a container in what a function is given",
            "The container stands inside another one, in an argument of a function or modifier whose code isn't seen. That may show it "
                + "in place, where it has to go, or over it, where it has to become a stack.",
            wrong: "NavigationView { Home().customSheet { NavigationView { Form { … } } } }",
            right: "NavigationView { Home().customSheet { NavigationStack { Form { … } } } }",
            "Make it a NavigationStack by hand where it is shown over the other, else remove it.",
            "The design of this tool: no guessing."),
        rule(
            "detail-link", "a link that pushes in its own column",
            "isDetailLink(false) keeps a push within the first columns. In a split view that needs a stack in the column.",
            wrong: "NavigationView { List { NavigationLink(…).isDetailLink(false) }; Detail() }",
            right: "NavigationSplitView { NavigationStack { List { NavigationLink(…) } } } detail: { Detail() }",
            "Convert the container by hand.", "Apple, isDetailLink(_:)."),
        rule(
            "never-compiled", "code that no target compiles",
            "An '#if' keeps the code out of every target that the file is in, so nothing tells what it would have to become.",
            wrong: "#if os(watchOS)   // in a file of an iOS target\nNavigationView { … }\n#endif", right: "(nothing)",
            "Remove the code, or convert it by hand.", "The targets of the project, as its manifests have them."),
        rule(
            "unusual-call", "an unusual call",
            "The container isn't called with one content closure: it has explicit generic arguments, several closures, or none.",
            wrong: "NavigationView<Home>(content: { Home() })", right: "NavigationView { Home() }",
            "Write it with one closure, then run again, or convert it by hand.", identity),
        rule(
            "excluded", "left alone as asked for",
            "A comment says that the container is to stay. It names the rule or none, and holds for the statement behind it, with "
                + "all that stands in it.",
            wrong: "// navmigrate:skip navigation-view; rewritten next month\nNavigationView { Home() }",
            right: "NavigationStack { Home() }",
            "Remove the comment once the container is to change.", "The design of this tool."),
    ]

    private static let unsafe: [Rule] = [
        rule(
            "mac-columns", "a sidebar on the Mac",
            "On the Mac a NavigationView with one view was a sidebar with an empty detail column beside it. A split view with an empty "
                + "detail keeps that; a stack is mostly what is wanted.",
            wrong: "NavigationView { Home() }   // macOS only", right: "NavigationStack { Home() }",
            "Run with --unsafe for a split view, or write a stack by hand.",
            "Apple, NavigationView; reports from Mac apps."),
        rule(
            "removed-views", "views that were never shown",
            "With the stack style only the first view of a NavigationView is ever shown. A stack has no place for the others.",
            wrong: "NavigationView { Home(); Detail() }.navigationViewStyle(.stack)",
            right: "NavigationStack { Home() }",
            "Run with --unsafe to remove them, or make it columns by hand.", migrating),
        rule(
            "legacy-links", "links with a flag on iOS 16",
            "Links with isActive: or tag:selection: misbehave inside a NavigationStack on iOS 16: they don't pop, or don't push a "
                + "second time. Container and links have to move together.",
            wrong: "NavigationStack { NavigationLink(\"A\", destination: A(), isActive: $isOn) }",
            right:
                "NavigationStack { Button(\"A\") { isOn = true }.navigationDestination(isPresented: $isOn) { A() } }",
            "Raise the target to iOS 17, or run with --unsafe --through 4, which moves both.",
            "Reports from libraries that tried it on iOS 16; SwiftUI's interface deprecates both forms."),
    ]

    private static let notes: [Rule] = [
        rule(
            "pad-columns", "two columns on iPad became one",
            "A NavigationView without a style shows two columns on an iPad: its view as a sidebar and a detail. A NavigationStack "
                + "shows one. It is mostly what is wanted, and it is seen.",
            wrong: "NavigationView { Home() }",
            right: "NavigationStack { Home() }   // or NavigationSplitView { Home() } detail: { … }",
            "Try the app on an iPad; make it a NavigationSplitView by hand where columns are wanted.",
            "Apple, NavigationView."),
        rule(
            "given-content", "a container around content that is passed in",
            "The container shows what its users pass to the view around it. A NavigationView made a column of each view that "
                + "was passed; a NavigationStack shows all of them in its one column.",
            wrong: "struct Nav<Content: View>: View { var body: some View { NavigationView { content() } } }",
            right: "struct Nav<Content: View>: View { var body: some View { NavigationStack { content() } } }",
            "Look at the uses that the notes list: each should pass one view.",
            "Apple, NavigationView; NavigationStack."),
        rule(
            "assumed-system", "nothing tells the oldest system",
            "No target that the file belongs to says which system it supports, so iOS 16 is assumed.",
            wrong: "navmigrate Sources", right: "navmigrate Sources --minimum-os ios17",
            "Say it with --minimum-os; a setting of the project always comes first.",
            "The targets of the project, as its manifests have them."),
    ]
}
