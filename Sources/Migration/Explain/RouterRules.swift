/// Why a stack gets no router, and what step 5 tells besides.
enum RouterRules {
    private static let rule = RuleGroup(name: "router")

    static let all: [Rule] = [
        rule(
            "own-path", "a stack whose path is bound already",
            "The stack's path is a state of the view, or belongs to an object. A router would be a second owner of the same thing, "
                + "and what pushes through the old one would do nothing.",
            wrong: "NavigationStack(path: $path) { … }   // @State private var path: [Route] = []",
            right: "NavigationStack(path: $router.path) { … }.environment(router)",
            "Keep it, and push by appending to the path; or bind the stack to a router by hand.",
            "Apple, NavigationStack: one path for each stack."),
        rule(
            "own-router", "a router of the project's own",
            "A library, or a class of the module, owns paths. Two routers for the screens of one app disagree about what is shown.",
            wrong: "final class AppCoordinator: ObservableObject { @Published var path = NavigationPath() }",
            right: "coordinator.path.append(Route.settings)",
            "Push through what is there; where that is to go, take it out by hand and run step 5 again.",
            "Reports of two navigation mechanisms in one stack."),
        rule(
            "mixed-stack", "a stack of several types with a screen that no path holds",
            "A stack that shows values of several types gets a router whose NavigationPath holds any of them. A link with a "
                + "destination of its own, a flag or an item shows a screen that isn't on that path: going back to the root passes it "
                + "by, and a flag beside a path shows the wrong screen, or two.",
            wrong: "NavigationLink(\"Help\") { HelpView() }   // beside values of Album and Artist",
            right: "NavigationLink(\"Help\", value: Page.help)   // and navigationDestination(for: Page.self)",
            "Push that screen as a value, too; then run again.",
            "Apple, Understanding the navigation stack; reports of wrong screens where for: stands beside isPresented:."
        ),
        rule(
            "unknown-type", "a stack of several types, one of which can't be told",
            "The stack registers a generic parameter, or a name that several types have. Its values may be of several types, which need "
                + "a NavigationPath, or of one, which is better kept in an array: that depends on who uses the view.",
            wrong: "struct Browser<Item: Hashable>: View { … .navigationDestination(for: Item.self) { … } }",
            right: "@State private var path = NavigationPath()\n…\nNavigationStack(path: $path) { … }",
            "Bind the stack to a NavigationPath by hand, or leave it.",
            "Apple, NavigationPath: for values of different types."),
        rule(
            "excluded", "a stack that a comment leaves alone",
            "A comment at the stack, or at a statement around it, asks to leave alone what stands there: the stack isn't bound to a "
                + "router's path.",
            wrong: "// navmigrate:skip; has a path soon\nNavigationStack { … }",
            right: "NavigationStack { … }", "Remove the comment once the stack may have a router.",
            "The project's own code."),
        rule(
            "helper", "a helper that puts a stack around views",
            "A function of an extension puts the stack around whatever it is called on. It has no state that could hold a path, and "
                + "what is saved for one of its callers would come back in another.",
            wrong: "extension View { func stacked() -> some View { NavigationStack { self } } }",
            right: "struct Stacked<Content: View>: View { … NavigationStack { content } }",
            "Make it a view that is given its content, or write the stack where it is used; then run again.",
            "SwiftUI: state belongs to views."),
        rule(
            "deep-links", "which links open which screens",
            "With --deep-links each case whose values can be read from a URL gets one: the case's name, then its values, percent-encoded, "
                + "in their order; values that can be missing are query items. Several names in one link push several screens. A link that "
                + "leads nowhere is logged, and an alert shows it. No link opens a case that carries an object or a value of another "
                + "type.",
            wrong: "case player(model: PlayerModel)   // nothing in a URL says which model",
            right: "case player(track: Int)   // myapp://player/42",
            "Carry ids in the cases that links should open.", "Apple, onOpenURL(perform:); RFC 3986."),
        rule(
            "hidden-link", "links that open behind something",
            "Links open on the first stack that can show their routes. Where that is in a tab, its path changes while another tab may "
                + "be chosen; where it is in the last column of a split view, an iPhone may show the first.",
            wrong: ".onOpenURL { url in router.open(url) }",
            right: ".onOpenURL { url in\n    tab = .home\n    router.open(url)\n}",
            "Choose the tab, or set the split view's preferredCompactColumn, where the link is opened.",
            "Apple, TabView and NavigationSplitView; seen in the runs of this project's tests."),
        rule(
            "other-handler", "links that are opened already",
            "SwiftUI hands each link to every onOpenURL, and UIKit to its delegate. The router leaves links alone that begin otherwise "
                + "than those of --deep-links; of one that begins so and is known only to the other, such as the callback of a sign-in, "
                + "an alert would say that it leads nowhere.",
            wrong: ".onOpenURL { url in signIn.resume(url) }   // and .onOpenURL { url in router.open(url) }",
            right: ".onOpenURL { url in if !signIn.resume(url) { router.open(url) } }",
            "Have one place decide, and call the router's open(_:) there.", "Apple, onOpenURL(perform:)."),
        rule(
            "tests", "tests of the router",
            "With --router-tests a file of tests is added to the module's unit tests, in the library that these use. Where the module has "
                + "none with a file in it, there is no place for them.",
            wrong: "navmigrate --step 5 --router-tests   // no test target",
            right: "navmigrate --step 5 --router-tests   // AppTests/ExampleTests.swift is there",
            "Add a target of unit tests, with a file; then run again.", "What is in the project's manifests."),
    ]
}
