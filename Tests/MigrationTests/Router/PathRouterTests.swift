import Migration
import ProjectModel
import TestSupport
import Testing

/// Stacks that show values of several types get a router with a `NavigationPath`.
@Suite(.typeChecked) struct PathRouterTests {
    private static let models = """
        struct Album: Hashable, Identifiable { let id: Int }
        struct Artist: Hashable, Identifiable { let id: Int }
        """
    private static let list = "List { NavigationLink(\"A\", value: Album(id: 1)) }"
    private static let albums = ".navigationDestination(for: Album.self) { Text(\"\\($0.id)\") }"
    private static let artists = ".navigationDestination(for: Artist.self) { Text(\"\\($0.id)\") }"

    /// What a stack shows.
    private static let content = "\(list)\(albums)\(artists)"

    static let router = """
        import SwiftUI

        /// Owns the path of a navigation stack that shows values of several types.
        @Observable
        final class PathRouter {
            /// The screens on top of the stack's root, the uppermost last.
            var path = NavigationPath()

            /// Puts a screen on top.
            func push(_ value: some Hashable) {
                path.append(value)
            }

            /// Goes back by as many screens, to the root at most.
            func pop(_ count: Int = 1) {
                path.removeLast(min(max(count, 0), path.count))
            }

            /// Goes back to the root.
            func popToRoot() {
                path = NavigationPath()
            }
        }

        """

    static let oldRouter =
        router
        .replacing("@Observable\nfinal class PathRouter {", with: "final class PathRouter: ObservableObject {")
        .replacing("    var path =", with: "    @Published var path =")

    private static func withStack(_ router: String, state: String, injection: String) -> String {
        router + """

            /// A navigation stack with a router of its own, for as long as it is shown.
            struct RoutedPathStack<Root: View>: View {
                \(state) private var router = PathRouter()
                private let root: Root

                init(@ViewBuilder root: () -> Root) {
                    self.root = root()
                }

                var body: some View {
                    NavigationStack(path: $router.path) {
                        root
                    }
                    .\(injection)(router)
                }
            }

            """
    }

    /// A view with a stack on a line of its own.
    private static func home(
        _ stack: String = "NavigationStack", state: String = "", content: String = content, end: String = "",
        others: String = ""
    ) -> String {
        """
        import SwiftUI
        struct Home: View {\(state)
            var body: some View {
                \(stack) { \(content) }\(end)
            }
        }
        \(models)\(others)
        """
    }

    private static let bound = home(
        "NavigationStack(path: $router.path)", state: "\n    @State private var router = PathRouter()\n",
        end: "\n            .environment(router)")

    // MARK: A router

    @Test("the view holds the router as a state, and the stack is bound to its path") func made() {
        expectRouter(
            ["A.swift": Self.home()], ["A.swift": Self.bound, "PathRouter.swift": Self.router], includingUnsafe: false)
    }

    @Test("the change names the types that take part") func message() {
        let run = LinksRun(
            SampleProject(["A.swift": Self.home()], targets: [.app]), MigrationOptions(), through: .router)
        let messages = run.results.flatMap(\.sites).compactMap { site -> String? in
            if case .migrated(let fix) = site.fate { return fix.message }
            return nil
        }
        #expect(messages == ["NavigationStack gets a router with a path of NavigationPath, for 'Album' and 'Artist'"])
    }

    @Test("on iOS 16 it is an observable object") func old() {
        expectRouter(
            ["A.swift": Self.home()],
            [
                "A.swift": Self.home(
                    "NavigationStack(path: $router.path)",
                    state: "\n    @StateObject private var router = PathRouter()\n",
                    end: "\n            .environmentObject(router)"), "PathRouter.swift": Self.oldRouter,
            ], includingUnsafe: false, targets: [SampleTarget("App", [.iOS: "16.0"])], compiles: .everywhere)
    }

    @Test("a NavigationView becomes such a stack first") func converted() {
        expectRouter(
            ["A.swift": Self.home("NavigationView", end: ".navigationViewStyle(.stack)")],
            ["A.swift": Self.bound, "PathRouter.swift": Self.router], includingUnsafe: false)
    }

    @Test("types that pushed screens register count, those of the system, and routes beside others")
    func otherPlaces() {
        for (registered, others) in [
            (Self.albums, "\nstruct AlbumView: View { var body: some View { Text(\"b\")\(Self.artists) } }"),
            (".navigationDestination(for: Int.self) { Text(\"\\($0)\") }\(Self.albums)", ""),
            (
                ".navigationDestination(for: Route.self) { DestinationView(route: $0) }\(Self.albums)",
                """

                enum Route: Hashable { case about }
                struct DestinationView: View {
                    let route: Route
                    var body: some View { switch route { case .about: Text("about") } }
                }
                """
            ),
        ] {
            let shown =
                others.contains("AlbumView")
                ? registered.replacing("Text(\"\\($0.id)\")", with: "_ in AlbumView()") : registered
            expectRouter(
                ["A.swift": Self.home(content: Self.list + shown, others: others)],
                [
                    "A.swift": Self.home(
                        "NavigationStack(path: $router.path)",
                        state: "\n    @State private var router = PathRouter()\n", content: Self.list + shown,
                        end: "\n            .environment(router)", others: others),
                    "PathRouter.swift": Self.router,
                ], includingUnsafe: false)
        }
    }

    @Test("a module can have both routers; several stacks in one view are called after their roots") func both() {
        func file(_ home: String, _ music: String, state: String = "", homeEnd: String = "", musicEnd: String = "")
            -> String
        {
            """
            import SwiftUI
            struct Root: View {\(state)
                var body: some View {
                    TabView {
                        NavigationStack\(home) {
                            HomeTab()\(homeEnd.isEmpty ? "" : "\n" + registration)
                        }\(homeEnd)
                        NavigationStack\(music) {
                            MusicTab()
                                \(Self.albums)
                                \(Self.artists)
                        }\(musicEnd)
                    }
                }
            }
            struct HomeTab: View {
                var body: some View { \(homeEnd.isEmpty ? old : new) }
            }
            struct MusicTab: View {
                var body: some View { \(Self.list) }
            }
            \(Self.models)
            \(RouterText.screens("about"))
            """
        }
        let old = "NavigationLink(\"About\", destination: AboutView())"
        let new = "NavigationLink(\"About\", value: Route.about)"
        let registration = """
                                .navigationDestination(for: Route.self) { route in
                                    DestinationView(route: route)
                                }
            """
        expectRouter(
            ["A.swift": file("", "")],
            [
                "A.swift": file(
                    "(path: $homeRouter.path)", "(path: $musicRouter.path)",
                    state: """

                            @State private var homeRouter = Router()
                            @State private var musicRouter = PathRouter()

                        """,
                    homeEnd: "\n            .environment(homeRouter)",
                    musicEnd: "\n            .environment(musicRouter)"),
                "Route.swift": RouterText.routes("about"), "Router.swift": RouterText.router,
                "PathRouter.swift": Self.router,
            ], includingUnsafe: false)
    }

    @Test("the file lies beside that of the routes' router, else where the stacks are") func folder() {
        expectRouter(
            ["App/Music/A.swift": Self.home(), "App/B.swift": "struct B {}\n"],
            ["App/Music/A.swift": Self.bound, "App/Music/PathRouter.swift": Self.router], includingUnsafe: false)
        let main = """
            import SwiftUI
            struct Main: View {
                var body: some View {
                    NavigationStack(path: $router.path) { Text("a").navigationDestination(for: Route.self) { DestinationView(route: $0) } }
                        .environment(router)
                }
                @State private var router = Router()
            }
            \(RouterText.screens("about"))
            """
        expectRouter(
            [
                "App/Music/A.swift": Self.home(), "App/Core/Router.swift": RouterText.router,
                "App/Core/Route.swift": RouterText.routes("about"), "App/Main.swift": main,
            ],
            ["App/Music/A.swift": Self.bound, "App/Core/PathRouter.swift": Self.router], includingUnsafe: false)
    }

    @Test("the name is the next free one") func name() {
        let own = "\nstruct PathRouter { let hosts: [String] }\nstruct RoutedPathStack {}"
        expectRouter(
            ["A.swift": Self.home(others: own)],
            [
                "A.swift": Self.home(
                    "NavigationStack(path: $router.path)", state: "\n    @State private var router = ValueRouter()\n",
                    end: "\n            .environment(router)", others: own),
                "ValueRouter.swift": Self.router.replacing("class PathRouter", with: "class ValueRouter"),
            ], includingUnsafe: false)
    }

    @Test("a property that the view gets for what it pushes elsewhere has another name") func besideReader() {
        func file(_ stack: String, _ menu: String, _ link: String, state: String = "", rootState: String = "")
            -> String
        {
            """
            import SwiftUI
            struct Root: View {\(rootState)
                var body: some View {
                    \(link)
                }
            }
            struct Pushed: View {\(state)
                var body: some View {
                    VStack {
                        Menu("More") { \(menu) }
                        \(stack)
                    }
                }
            }
            \(Self.models)
            \(RouterText.screens("about"))
            """
        }
        expectRouter(
            [
                "A.swift": file(
                    "NavigationStack { \(Self.content) }", "NavigationLink(\"About\", destination: AboutView())",
                    "NavigationStack { NavigationLink(\"B\", destination: Pushed()) }")
            ],
            [
                "A.swift": file(
                    """
                    NavigationStack(path: $navigationRouter.path) { \(Self.content) }
                                    .environment(navigationRouter)
                    """, "Button(\"About\") { router?.push(Route.about) }",
                    """
                    NavigationStack(path: $router.path) {
                                NavigationLink("B", value: Route.pushed)
                                    .navigationDestination(for: Route.self) { route in
                                        DestinationView(route: route)
                                    }
                            }
                            .environment(router)
                    """,
                    state: """

                            @State private var navigationRouter = PathRouter()
                            @Environment(Router.self) private var router: Router?

                        """, rootState: "\n    @State private var router = Router()\n"),
                "Route.swift": RouterText.routes([
                    ("pushed", "", "", "Pushed()"), ("about", "", "", "AboutView()"),
                ]), "Router.swift": RouterText.router, "PathRouter.swift": Self.router,
            ])
    }

    // MARK: Stacks that come and go

    @Test(
        "in an app, a sheet, a branch or a row a view around the stack holds it",
        arguments: [
            "struct MyApp: App { var body: some Scene { WindowGroup { ⟨stack⟩ } } }",
            "struct Home: View { let isOn: Bool; var body: some View { if isOn { ⟨stack⟩ } else { Text(\"off\") } } }",
            "struct Home: View { @State var isOn = false; var body: some View { Text(\"a\").sheet(isPresented: $isOn) { ⟨stack⟩ } } }",
            "struct Home: View { let items: [Int]; var body: some View { ForEach(items, id: \\.self) { _ in ⟨stack⟩ } } }",
        ]) func wrapped(code: String)
    {
        func file(_ stack: String) -> String {
            """
            import SwiftUI
            \(code.replacing("⟨stack⟩", with: "\(stack) { \(Self.content) }"))
            \(Self.models)
            struct Track {
                let length: Double
            }
            """
        }
        expectRouter(
            ["A.swift": file("NavigationStack")],
            [
                "A.swift": file("RoutedPathStack"),
                "PathRouter.swift": Self.withStack(Self.router, state: "@State", injection: "environment"),
            ], includingUnsafe: false)
        expectRouter(
            ["A.swift": file("NavigationStack")],
            [
                "A.swift": file("RoutedPathStack"),
                "PathRouter.swift": Self.withStack(
                    Self.oldRouter, state: "@StateObject", injection: "environmentObject"),
            ], includingUnsafe: false, targets: [SampleTarget("App", [.iOS: "16.0"])], compiles: .everywhere)
    }

    // MARK: A later run

    @Test("a later run uses the router that is there, whatever step 6 or a person has added to it")
    func laterRun() {
        let second = """
            import SwiftUI
            struct Second: View {
                var body: some View {
                    NavigationStack { \(Self.content) }
                }
            }
            """
        let after =
            second
            .replacing("View {\n    var", with: "View {\n    @State private var router = PathRouter()\n\n    var")
            .replacing("NavigationStack {", with: "NavigationStack(path: $router.path) {")
            .replacing("\n    }\n}", with: "\n            .environment(router)\n    }\n}")
        for router in [
            Self.router, Self.router.replacing("some Hashable", with: "some Hashable & Codable"),
            Self.router.replacing("push(_ value: some Hashable)", with: "push<Value: Hashable>(_ value: Value)"),
            Self.router.dropLast(2) + "\n    var isDeep: Bool { path.count > 3 }\n}\n",
        ] {
            let models =
                router.contains("Codable")
                ? Self.bound.replacing("Hashable, Identifiable", with: "Hashable, Codable, Identifiable") : Self.bound
            expectRouter(
                ["A.swift": models, "B.swift": second, "PathRouter.swift": router], ["B.swift": after],
                includingUnsafe: false)
        }
    }

    @Test("a later run puts the view around stacks into the router's file") func laterWrapper() {
        func app(_ stack: String) -> String {
            "import SwiftUI\nstruct MyApp: App { var body: some Scene { WindowGroup { \(stack) { \(Self.content) } } } }\n"
        }
        expectRouter(
            ["A.swift": Self.bound, "B.swift": app("NavigationStack"), "PathRouter.swift": Self.router],
            [
                "B.swift": app("RoutedPathStack"),
                "PathRouter.swift": Self.withStack(Self.router, state: "@State", injection: "environment"),
            ], includingUnsafe: false)
    }

    @Test("it isn't the router of routes, and doesn't keep them from getting one") func laterRoutes() {
        let file = """
            import SwiftUI
            struct Main: View {
                var body: some View {
                    NavigationStack { Text("a").navigationDestination(for: Route.self) { DestinationView(route: $0) } }
                }
            }
            \(RouterText.screens("about"))
            """
        expectRouter(
            [
                "A.swift": Self.bound, "B.swift": file, "PathRouter.swift": Self.router,
                "Route.swift": RouterText.routes("about"),
            ],
            [
                "B.swift":
                    file
                    .replacing(
                        "View {\n    var body: some View {\n        N",
                        with: "View {\n    @State private var router = Router()\n\n    var body: some View {\n        N"
                    )
                    .replacing("NavigationStack {", with: "NavigationStack(path: $router.path) {")
                    .replacing("$0) } }\n", with: "$0) } }\n            .environment(router)\n"),
                "Router.swift": RouterText.router,
            ], includingUnsafe: false)
    }

    // MARK: Left alone

    @Test("a link with a destination of its own is on no path") func eagerLink() {
        let link = "NavigationLink(\"Help\") { Text(\"help\") }"
        expectRouter(
            ["A.swift": Self.home(content: "VStack { \(Self.list); \(link) }\(Self.albums)\(Self.artists)")], [:],
            findings: [
                "4:9: NavigationStack gets no router: it shows values of 'Album' and 'Artist', and a link brings a screen "
                    + "that its path wouldn't hold; make that a value link [router/mixed-stack]",
                "  4:87: the link",
            ])
    }

    @Test("nor is what a flag or an item shows", arguments: ["isPresented: $isOn", "item: $item"])
    func flag(argument: String) {
        let shown = argument.hasPrefix("item") ? "{ _ in Text(\"b\") }" : "{ Text(\"b\") }"
        let state = "\n    @State private var isOn = false\n    @State private var item: Int?"
        expectRouter(
            [
                "A.swift": Self.home(
                    state: state, content: "\(Self.content).navigationDestination(\(argument)) \(shown)")
            ], [:],
            findings: [
                "6:9: NavigationStack gets no router: it shows values of 'Album' and 'Artist', and a flag or an item shows "
                    + "a screen that its path wouldn't hold; push that as a value [router/mixed-stack]",
                "  6:\(28 + Self.content.utf8.count): the navigationDestination",
            ])
    }

    @Test("a generic parameter may be the same type") func generic() {
        expectRouter(
            [
                "A.swift": """
                import SwiftUI
                struct Browser<Item: Hashable>: View {
                    var body: some View {
                        NavigationStack {
                            Text("a")\(Self.albums).navigationDestination(for: Item.self) { _ in Text("b") }
                        }
                    }
                }
                \(Self.models)
                """
            ], [:],
            findings: [
                "4:9: NavigationStack gets no router: it shows values of several types, and what 'Item' is can't be told; bind "
                    + "it to a NavigationPath by hand [router/unknown-type]"
            ])
    }

    @Test("stacks of one type, with a path, in previews and of the project's own stay without a word")
    func untold() {
        expectRouter(["A.swift": Self.home(content: Self.list + Self.albums)], [:])
        expectRouter(
            [
                "A.swift": Self.home(
                    content: "\(Self.list)\(Self.albums).navigationDestination(for: Disc.self) { Text(\"\\($0.id)\") }",
                    others: "\ntypealias Disc = Album")
            ],
            [:])
        expectRouter(
            [
                "A.swift": Self.home(
                    "NavigationStack(path: $path)", state: "\n    @State private var path = NavigationPath()")
            ], [:])
        expectRouter(
            ["A.swift": "import SwiftUI\n\(Self.models)\n#Preview {\n    NavigationStack { \(Self.content) }\n}\n"],
            [:])
        expectRouter(
            [
                "A.swift": Self.home(
                    others: """

                        struct NavigationStack<Content: View>: View {
                            @ViewBuilder let content: Content
                            init(@ViewBuilder content: () -> Content) { self.content = content() }
                            var body: some View { content }
                        }
                        """)
            ], [:])
    }

    @Test("a class of the project's own that owns a path") func ownRouter() {
        for own in [
            "final class Pages: ObservableObject { @Published var pages = NavigationPath() }",
            "@Observable final class Pages { var path = NavigationPath(); func push(_ page: some Hashable) { path.append(page) } }",
        ] {
            expectRouter(
                ["A.swift": Self.home(), "B.swift": "import SwiftUI\n\(own)\n"], [:],
                findings: [
                    "4:9: NavigationStack gets no router: 'Pages' routes in this module already; push through that "
                        + "[router/own-router]"
                ])
        }
    }

    @Test("a comment asks to leave it alone") func comment() {
        expectRouter(
            [
                "A.swift": Self.home().replacing(
                    "        NavigationStack", with: "        // navmigrate:skip; later\n        NavigationStack")
            ], [:],
            findings: [
                "5:9: NavigationStack gets no router: a comment asks for that: later [router/excluded]",
                "  4:9: the comment",
            ])
    }

    @Test("a helper that puts the stack around views") func helper() {
        expectRouter(
            [
                "A.swift": """
                import SwiftUI
                extension View {
                    func stacked() -> some View {
                        NavigationStack { self\(Self.albums)\(Self.artists) }
                    }
                }
                struct Home: View {
                    var body: some View { Text("a").stacked() }
                }
                \(Self.models)
                """
            ], [:],
            findings: [
                "4:9: NavigationStack gets no router: a helper puts it around whatever it is called on; make it a view that is "
                    + "given its content [router/helper]"
            ])
    }
}
