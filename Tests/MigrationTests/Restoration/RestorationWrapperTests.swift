import Migration
import TestSupport
import Testing

/// A view that puts a stack with a router around what it is given: step 5 makes one for stacks that come and go.
@Suite(.typeChecked) struct RestorationWrapperTests {
    private typealias Sample = RestorationSample

    private static let imports = "import Observation\nimport SwiftUI\n"

    /// As step 5 makes it, behind the router.
    private static let wrapper = """

        /// A navigation stack with a router of its own, for as long as it is shown.
        struct RoutedStack<Root: View>: View {
            @State private var router = Router()
            private let root: Root

            init(@ViewBuilder root: () -> Root) {
                self.root = root()
            }

            var body: some View {
                NavigationStack(path: $router.path) {
                    root
                }
                .environment(router)
            }
        }

        """

    private static let keyedWrapper = """

        /// A navigation stack with a router of its own, for as long as it is shown.
        struct RoutedStack<Root: View>: View {
            @State private var router = Router()
            @SceneStorage private var savedPath: Data?
            private let isSaved: Bool
            private let root: Root

            /// - Parameter key: what the path is saved under in its scene; nil: it isn't saved.
            init(savedAs key: String? = nil, @ViewBuilder root: () -> Root) {
                _savedPath = SceneStorage(key ?? "navigation")
                isSaved = key != nil
                self.root = root()
            }

            var body: some View {
                NavigationStack(path: $router.path) {
                    root
                }
                .environment(router)
                .task { if isSaved { router.restore(from: savedPath) } }
                .onChange(of: router.path) { if isSaved { savedPath = router.encodedPath } }
            }
        }

        """

    private static let router = imports + Sample.router.dropFirst("import Observation\n".count)
    private static let savingRouter =
        imports + "import os\n"
        + Sample.savingRouter.dropFirst("import Observation\nimport Foundation\nimport os\n".count)

    private static func app(_ home: String, _ welcome: String) -> String {
        """
        import SwiftUI

        struct CookingApp: App {
            @State private var isKnown = false

            var body: some Scene {
                WindowGroup {
                    if #available(iOS 18, *) {
                        \(home) {
                            Home()
                                .navigationDestination(for: Route.self) { DestinationView(route: $0) }
                        }
                    } else {
                        \(welcome) { Text("Welcome") }
                    }
                }
            }
        }

        struct Home: View {
            @State private var isAsking = false

            var body: some View {
                Button("Ask") { isAsking = true }
                    .sheet(isPresented: $isAsking) {
                        RoutedStack { Text("Search") }
                    }
                    .popover(isPresented: $isAsking) {
                        Rows()
                    }
            }
        }

        struct Rows: View {
            var body: some View {
                RoutedStack() { Text("Rows") }
            }
        }

        struct Home_Previews: PreviewProvider {
            static var previews: some View { RoutedStack { Home() } }
        }

        """
    }

    private static let presented =
        "NavigationStack isn't restored: a sheet, cover or popover shows it, which isn't there when the app comes back; "
        + "nothing has to be done [restoration/presented]"

    @Test("each place says what its path is saved under, sheets nothing") func uses() {
        expectRestored(
            [
                "App.swift": Self.app("RoutedStack", "RoutedStack"), "Route.swift": Sample.plainRoute(),
                "Router.swift": Self.router + Self.wrapper,
            ],
            [
                "App.swift": Self.app(
                    "RoutedStack(savedAs: \"navigation.Home\")", "RoutedStack(savedAs: \"navigation.CookingApp\")"),
                "Route.swift": Sample.plainRoute(conforming: "Hashable, Codable"),
                "Router.swift": Self.savingRouter + Self.keyedWrapper,
            ],
            findings: [
                "App.swift:26:17: \(Self.presented)", "  App.swift:25:14: it is shown here",
                "App.swift:36:9: \(Self.presented)", "  App.swift:28:14: it is shown here",
            ])
    }

    @Test("a further place behind an earlier run") func later() {
        expectRestored(
            [
                "App.swift": Self.app("RoutedStack(savedAs: \"navigation.Home\")", "RoutedStack"),
                "Route.swift": Sample.plainRoute(conforming: "Hashable, Codable"),
                "Router.swift": Self.savingRouter + Self.keyedWrapper,
            ],
            [
                "App.swift": Self.app(
                    "RoutedStack(savedAs: \"navigation.Home\")", "RoutedStack(savedAs: \"navigation.CookingApp\")")
            ],
            findings: [
                "App.swift:26:17: \(Self.presented)", "  App.swift:25:14: it is shown here",
                "App.swift:36:9: \(Self.presented)", "  App.swift:28:14: it is shown here",
            ])
    }

    @Test("a wrapper that can open links, too") func links() {
        func linking(_ text: String) -> String {
            text.replacing(
                "    private let root: Root\n", with: "    private let root: Root\n    private let opensLinks: Bool\n"
            )
            .replacing("init(", with: "init(opensLinks: Bool = false, ")
            .replacing("self.root = root()\n", with: "self.root = root()\n        self.opensLinks = opensLinks\n")
        }
        func main(_ argument: String) -> String {
            """
            import SwiftUI

            struct Main: View {
                var body: some View {
                    RoutedStack(opensLinks: true\(argument)) {
                        Kitchen()
                    }
                }
            }
            struct Kitchen: View { var body: some View { Text("a") } }

            """
        }
        expectRestored(
            [
                "Main.swift": main(""), "Route.swift": Sample.plainRoute(),
                "Router.swift": Self.router + linking(Self.wrapper),
            ],
            [
                "Main.swift": main(", savedAs: \"navigation.Kitchen\""),
                "Route.swift": Sample.plainRoute(conforming: "Hashable, Codable"),
                "Router.swift": Self.savingRouter + linking(Self.keyedWrapper),
            ])
    }

    @Test("on iOS 16, with its content as an argument") func iOS16() {
        func old(_ text: String) -> String {
            text.replacing("import Observation", with: "import Combine").replacing("@State ", with: "@StateObject ")
                .replacing("@Observable\nfinal class Router {", with: "final class Router: ObservableObject {")
                .replacing("    var path: [", with: "    @Published var path: [")
                .replacing(".environment(", with: ".environmentObject(")
        }
        func main(_ argument: String) -> String {
            "import SwiftUI\n\nstruct Main: View { var body: some View { RoutedStack(\(argument)root: { Text(\"a\") }) } }\n"
        }
        expectRestored(
            [
                "Main.swift": main(""), "Route.swift": Sample.plainRoute(),
                "Router.swift": old(Self.router + Self.wrapper),
            ],
            [
                "Main.swift": main("savedAs: \"navigation.Main\", "),
                "Route.swift": Sample.plainRoute(conforming: "Hashable, Codable"),
                "Router.swift": old(Self.savingRouter + Self.keyedWrapper).replacing(
                    "{ if isSaved { saved", with: "{ _ in if isSaved { saved"),
            ], targets: [SampleTarget("App", [.iOS: "16.0"])], compiles: .everywhere)
    }

    @Test("in rows: only with --unsafe, and nothing is prepared without it") func rows() {
        let main = """
            import SwiftUI

            struct Main: View {
                var body: some View {
                    TabView {
                        ForEach(0..<3, id: \\.self) { _ in
                            RoutedStack { Text("a") }
                        }
                    }
                }
            }

            """
        let files = [
            "Main.swift": main, "Route.swift": Sample.plainRoute(), "Router.swift": Self.router + Self.wrapper,
        ]
        expectRestored(
            files, [:],
            findings: [
                "Main.swift:7:17: NavigationStack is restored only with --unsafe: 'Main' is shown in several places, "
                    + "whose paths would be kept under one key; give each place a view of its own [restoration/shown-twice]",
                "  Main.swift:7:17: it is shown here",
            ])
        expectRestored(
            files,
            [
                "Main.swift": main.replacing("RoutedStack {", with: "RoutedStack(savedAs: \"navigation.Main\") {"),
                "Route.swift": Sample.plainRoute(conforming: "Hashable, Codable"),
                "Router.swift": Self.savingRouter + Self.keyedWrapper,
            ], includingUnsafe: true)
    }

    @Test("a generic view that is given its content otherwise") func otherWrapper() {
        let shell = """

            struct Shell<Content: View>: View {
                @State private var router = Router()
                let content: Content

                var body: some View {
                    NavigationStack(path: $router.path) { content }
                }
            }

            """
        func main(_ uses: String) -> String {
            "import SwiftUI\n\nstruct Main: View {\n    var body: some View {\n        TabView {\n            \(uses)\n        }\n    }\n}\n"
        }
        let one = "Shell(content: Text(\"a\"))"
        expectNotRestored(
            [
                "Main.swift": main("\(one)\n            \(one)"), "Route.swift": Sample.plainRoute(),
                "Router.swift": Self.router + shell,
            ],
            [
                "Router.swift:21:9: NavigationStack isn't restored: 'Shell' puts its stack around what several places give it, "
                    + "and their paths would be kept under one key; give it a key for each place [restoration/shared-wrapper]",
                "  Main.swift:6:13: it is shown here", "  Main.swift:7:13: it is shown here",
            ])
        expectRestored(
            ["Main.swift": main(one), "Route.swift": Sample.plainRoute(), "Router.swift": Self.router + shell],
            [
                "Route.swift": Sample.plainRoute(conforming: "Hashable, Codable"),
                "Router.swift": Self.savingRouter
                    + shell.replacing(
                        "Router()\n",
                        with: "Router()\n    @SceneStorage(\"navigation.Shell\") private var savedPath: Data?\n"
                    ).replacing(
                        "{ content }\n",
                        with: "{ content }\n            .task { router.restore(from: savedPath) }\n"
                            + "            .onChange(of: router.path) { savedPath = router.encodedPath }\n"),
            ])
    }
}
