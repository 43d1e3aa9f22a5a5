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

    // MARK: Left alone

    @Test(arguments: [
        // It is read on the way.
        ("let title = \"Second\"", "var title: String { rootIsActive ? \"a\" : \"b\" }"),
        // An initialiser of its own.
        (
            "let title = \"Second\"",
            "let title = \"Second\"\n    init(rootIsActive: Binding<Bool>) { _rootIsActive = rootIsActive }"
        ),
        // Another flag is given to the same screen.
        (
            "static var previews: some View { Third(number: 1, shouldPop: .constant(false)) }",
            "@State static var flag = true\n    static var previews: some View { Third(number: 1, shouldPop: $flag) }"
        ),
    ])
    func whatDoesMoreStays(code: String, other: String) {
        expectRouter(
            ["A.swift": Self.before.replacing(code, with: other)], [:],
            findings: [
                "8:13: NavigationLink stays: 'isActive' drives it, and the way that it takes through the screens behind it "
                    + "can't be followed to where it is set to false; push with the router by hand "
                    + "[destination-link/used-flag]",
                "  8:67: used here",
            ])
    }
}
