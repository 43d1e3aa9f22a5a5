import TestSupport
import Testing

/// A flag that screens set to false, to come back to the root, becomes the router's `popToRoot()`.
@Suite(.typeChecked) struct PopToRootTests {
    private static let before = """
        import SwiftUI

        struct Start: View {
            @State private var isActive = false

            var body: some View {
                NavigationStack {
                    NavigationLink(destination: Second(rootIsActive: self.$isActive), isActive: self.$isActive) {
                        Text("Go")
                    }
                    .isDetailLink(false)
                }
            }
        }

        struct Second: View {
            @Binding var rootIsActive: Bool
            let title = "Second"

            var body: some View {
                NavigationLink(destination: Third(number: 3, shouldPop: self.$rootIsActive)) {
                    Text("Further")
                }
                .isDetailLink(false)
                .navigationTitle(title)
            }
        }

        struct Third: View {
            let number: Int
            // Set to false to come back
            @Binding var shouldPop: Bool

            var body: some View {
                Button(action: { self.shouldPop = false }) {
                    Text("Back from \\(number)")
                }
            }
        }

        struct Third_Previews: PreviewProvider {
            static var previews: some View { Third(number: 1, shouldPop: .constant(false)) }
        }

        """
    private static let after = """
        import SwiftUI

        struct Start: View {
            @State private var router = Router()

            var body: some View {
                NavigationStack(path: $router.path) {
                    NavigationLink(value: Route.second) {
                        Text("Go")
                    }
                    .navigationDestination(for: Route.self) { route in
                        DestinationView(route: route)
                    }
                }
                .environment(router)
            }
        }

        struct Second: View {
            let title = "Second"

            var body: some View {
                NavigationLink(value: Route.third) {
                    Text("Further")
                }
                .navigationTitle(title)
            }
        }

        struct Third: View {
            @Environment(Router.self) private var router: Router?
            let number: Int

            var body: some View {
                Button(action: { router?.popToRoot() }) {
                    Text("Back from \\(number)")
                }
            }
        }

        struct Third_Previews: PreviewProvider {
            static var previews: some View { Third(number: 1) }
        }

        """
    private static let routes = RouterText.routes([
        ("second", "", "", "Second()"), ("third", "", "", "Third(number: 3)"),
    ])

    @Test func theFlagGoesFromAllScreens() {
        expectRouter(
            ["A.swift": Self.before],
            ["A.swift": Self.after, "Route.swift": Self.routes, "Router.swift": RouterText.router])
    }

    @Test func theScreensMayBeInOtherFiles() {
        func split(_ code: String) -> [String: String] {
            let parts = code.components(separatedBy: "struct Third: View")
            return ["A.swift": parts[0], "B.swift": "import SwiftUI\nstruct Third: View" + parts[1]]
        }
        expectRouter(
            split(Self.before),
            split(Self.after).merging(["Route.swift": Self.routes, "Router.swift": RouterText.router]) { $1 })
    }

    /// With code that sets the flag, too, the link that can be seen becomes a button.
    @Test func whatElseSetsItPushes() {
        let link = "NavigationLink(destination: Second(rootIsActive: self.$isActive), isActive: self.$isActive) {"
        let stay = "            }\n            .isDetailLink(false)\n        }"
        expectRouter(
            [
                "A.swift": Self.before.replacing(
                    stay,
                    with: "            }\n            .isDetailLink(false)\n"
                        + "            .toolbar { Button(\"Go\") { isActive = true } }\n        }")
            ],
            [
                "A.swift": Self.after
                    .replacing(
                        "NavigationLink(value: Route.second) {", with: "Button { router.push(Route.second) } label: {"
                    )
                    .replacing(
                        "            .navigationDestination",
                        with: "            .toolbar { Button(\"Go\") { router.push(Route.second) } }\n"
                            + "            .navigationDestination"),
                "Route.swift": Self.routes, "Router.swift": RouterText.router,
            ])
        #expect(Self.before.contains(link) && Self.before.contains(stay))
    }

    // MARK: Initialisers

    @Test(arguments: [
        // All that it does.
        ("init(rootIsActive: Binding<Bool>) { _rootIsActive = rootIsActive }", "rootIsActive", ""),
        ("init(rootIsActive root: Binding<Bool> = .constant(false)) { self._rootIsActive = root }", "rootIsActive", ""),
        // Among other things.
        (
            "init(rootIsActive: Binding<Bool>, number: Int = 1) {\n        _rootIsActive = rootIsActive\n        print(number)\n    }",
            "rootIsActive", "\n\n    init(number: Int = 1) {\n        print(number)\n    }"
        ),
        // Under another label.
        (
            "init(number: Int = 1, root: Binding<Bool>) { print(number); _rootIsActive = root }", "root",
            "\n\n    init(number: Int = 1) { print(number) }"
        ),
    ])
    func anInitialiserThatAssignsItIsFollowed(initializer: String, label: String, after: String) {
        let title = "let title = \"Second\""
        expectRouter(
            [
                "A.swift": Self.before.replacing(title, with: title + "\n\n    " + initializer)
                    .replacing("Second(rootIsActive:", with: "Second(\(label):")
            ],
            [
                "A.swift": Self.after.replacing(title, with: title + after), "Route.swift": Self.routes,
                "Router.swift": RouterText.router,
            ])
    }

    @Test(arguments: [
        "init(rootIsActive: Binding<Bool>) { _rootIsActive = rootIsActive; print(rootIsActive) }",
        "init(rootIsActive: Binding<Bool>) { _rootIsActive = Binding(get: { true }, set: { rootIsActive.wrappedValue = $0 }) }",
        "init(rootIsActive: Binding<Bool>) { _rootIsActive = rootIsActive; _rootIsActive.wrappedValue = true }",
    ])
    func anInitialiserThatDoesMoreStays(initializer: String) {
        let title = "let title = \"Second\""
        expectRouter(
            ["A.swift": Self.before.replacing(title, with: title + "\n    " + initializer)], [:],
            findings: [
                "8:13: NavigationLink stays: 'isActive' drives it, and an initialiser of 'Second', which it is handed to, can't "
                    + "be followed; push with the router by hand [destination-link/used-flag]",
                "  16:8: seen here",
            ])
    }

    // MARK: The environment

    private static let key = """

        private struct RootKey: EnvironmentKey {
            static let defaultValue: Binding<Bool> = .constant(false)
        }

        extension EnvironmentValues {
            var root: Binding<Bool> {
                get { self[RootKey.self] }
                set { self[RootKey.self] = newValue }
            }
        }

        """
    private static let byEnvironment =
        before
        .replacing("Second(rootIsActive: self.$isActive)", with: "Second()")
        .replacing(
            "            .isDetailLink(false)\n        }", with: "        }\n        .environment(\\.root, $isActive)"
        )
        .replacing("    @Binding var rootIsActive: Bool\n", with: "")
        .replacing("Third(number: 3, shouldPop: self.$rootIsActive)", with: "Third(number: 3)")
        .replacing(
            "    // Set to false to come back\n    @Binding var shouldPop: Bool",
            with: "    @Environment(\\.root) private var root"
        )
        .replacing("self.shouldPop = false", with: "root.wrappedValue = false")
        .replacing("Third(number: 1, shouldPop: .constant(false))", with: "Third(number: 1)") + key

    @Test(arguments: ["root.wrappedValue = false", "self.root.wrappedValue.toggle()"])
    func aFlagInTheEnvironment(statement: String) {
        expectRouter(
            ["A.swift": Self.byEnvironment.replacing("root.wrappedValue = false", with: statement)],
            [
                "A.swift": Self.after + Self.key,
                "Route.swift": Self.routes, "Router.swift": RouterText.router,
            ])
    }

    @Test(arguments: [
        (
            "root.wrappedValue = false", "root.wrappedValue = true",
            "'Third' does more with it than go back to the root", "33:26: seen here"
        ),
        (
            "static var previews: some View { Third(number: 1) }",
            "static var previews: some View { Third(number: 1).environment(\\.root, Binding { true } set: { _ in }) }",
            "another view puts a flag of its own under 'root' into the environment", "40:38: seen here"
        ),
    ])
    func whatDoesMoreInTheEnvironmentStays(code: String, other: String, reason: String, note: String) {
        expectRouter(
            ["A.swift": Self.byEnvironment.replacing(code, with: other)], [:],
            findings: [
                "8:13: NavigationLink stays: 'isActive' drives it, and \(reason); push with the router by hand "
                    + "[destination-link/used-flag]",
                "  \(note)",
            ])
    }

    // MARK: Left alone

    @Test(arguments: [
        // It is read on the way.
        (
            "let title = \"Second\"", "var title: String { rootIsActive ? \"a\" : \"b\" }",
            "'Second' does more with it than go back to the root", "18:25: seen here"
        ),
        // Another flag is given to the same screen.
        (
            "static var previews: some View { Third(number: 1, shouldPop: .constant(false)) }",
            "@State static var flag = true\n    static var previews: some View { Third(number: 1, shouldPop: $flag) }",
            "'Third', which it is handed to, gets another flag elsewhere", "43:55: seen here"
        ),
        // Who came by another link stayed on the screen.
        (
            "static var previews: some View { Third(number: 1, shouldPop: .constant(false)) }",
            "static var previews: some View { Text(\"\") }\n}\n\nstruct Other: View {\n    var body: some View { Third(number: 1, shouldPop: .constant(false)) }",
            "'Third', which it is handed to, gets another flag elsewhere", "46:44: seen here"
        ),
    ])
    func whatDoesMoreStays(code: String, other: String, reason: String, note: String) {
        expectRouter(
            ["A.swift": Self.before.replacing(code, with: other)], [:],
            findings: [
                "8:13: NavigationLink stays: 'isActive' drives it, and \(reason); push with the router by hand "
                    + "[destination-link/used-flag]",
                "  \(note)",
            ])
    }
}
