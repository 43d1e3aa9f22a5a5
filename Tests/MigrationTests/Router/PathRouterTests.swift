import Migration
import ProjectModel
import TestSupport
import Testing

/// Stacks that show values of several types get a router with a `NavigationPath`.
@Suite(.typeChecked) struct PathRouterTests {
    private typealias Sample = PathRouterSample

    // MARK: A router

    @Test("the view holds the router as a state, and the stack is bound to its path") func made() {
        expectRouter(
            ["A.swift": Sample.home()], ["A.swift": Sample.bound, "PathRouter.swift": Sample.router],
            includingUnsafe: false)
    }

    @Test("the change names the types that take part") func message() {
        let run = LinksRun(
            SampleProject(["A.swift": Sample.home()], targets: [.app]), MigrationOptions(), through: .router)
        let messages = run.results.flatMap(\.sites).compactMap { site -> String? in
            if case .migrated(let fix) = site.fate { return fix.message }
            return nil
        }
        #expect(messages == ["NavigationStack gets a router with a path of NavigationPath, for 'Album' and 'Artist'"])
    }

    @Test("on iOS 16 it is an observable object") func old() {
        expectRouter(
            ["A.swift": Sample.home()],
            [
                "A.swift": Sample.home(
                    "NavigationStack(path: $router.path)",
                    state: "\n    @StateObject private var router = PathRouter()\n",
                    end: "\n            .environmentObject(router)"), "PathRouter.swift": Sample.oldRouter,
            ], includingUnsafe: false, targets: [SampleTarget("App", [.iOS: "16.0"])], compiles: .everywhere)
    }

    @Test("a NavigationView becomes such a stack first") func converted() {
        expectRouter(
            ["A.swift": Sample.home("NavigationView", end: ".navigationViewStyle(.stack)")],
            ["A.swift": Sample.bound, "PathRouter.swift": Sample.router], includingUnsafe: false)
    }

    @Test("types that pushed screens register count, those of the system, and routes beside others")
    func otherPlaces() {
        for (registered, others) in [
            (Sample.albums, "\nstruct AlbumView: View { var body: some View { Text(\"b\")\(Sample.artists) } }"),
            (".navigationDestination(for: Int.self) { Text(\"\\($0)\") }\(Sample.albums)", ""),
            (
                ".navigationDestination(for: Route.self) { DestinationView(route: $0) }\(Sample.albums)",
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
                ["A.swift": Sample.home(content: Sample.list + shown, others: others)],
                [
                    "A.swift": Sample.home(
                        "NavigationStack(path: $router.path)",
                        state: "\n    @State private var router = PathRouter()\n", content: Sample.list + shown,
                        end: "\n            .environment(router)", others: others),
                    "PathRouter.swift": Sample.router,
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
                                \(Sample.albums)
                                \(Sample.artists)
                        }\(musicEnd)
                    }
                }
            }
            struct HomeTab: View {
                var body: some View { \(homeEnd.isEmpty ? old : new) }
            }
            struct MusicTab: View {
                var body: some View { \(Sample.list) }
            }
            \(Sample.models)
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
                "PathRouter.swift": Sample.router,
            ], includingUnsafe: false)
    }

    @Test("the file lies beside that of the routes' router, else where the stacks are") func folder() {
        expectRouter(
            ["App/Music/A.swift": Sample.home(), "App/B.swift": "struct B {}\n"],
            ["App/Music/A.swift": Sample.bound, "App/Music/PathRouter.swift": Sample.router], includingUnsafe: false)
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
                "App/Music/A.swift": Sample.home(), "App/Core/Router.swift": RouterText.router,
                "App/Core/Route.swift": RouterText.routes("about"), "App/Main.swift": main,
            ],
            ["App/Music/A.swift": Sample.bound, "App/Core/PathRouter.swift": Sample.router], includingUnsafe: false)
    }

    @Test("the name is the next free one") func name() {
        let own = "\nstruct PathRouter { let hosts: [String] }\nstruct RoutedPathStack {}"
        expectRouter(
            ["A.swift": Sample.home(others: own)],
            [
                "A.swift": Sample.home(
                    "NavigationStack(path: $router.path)", state: "\n    @State private var router = ValueRouter()\n",
                    end: "\n            .environment(router)", others: own),
                "ValueRouter.swift": Sample.router.replacing("class PathRouter", with: "class ValueRouter"),
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
            \(Sample.models)
            \(RouterText.screens("about"))
            """
        }
        expectRouter(
            [
                "A.swift": file(
                    "NavigationStack { \(Sample.content) }", "NavigationLink(\"About\", destination: AboutView())",
                    "NavigationStack { NavigationLink(\"B\", destination: Pushed()) }")
            ],
            [
                "A.swift": file(
                    """
                    NavigationStack(path: $navigationRouter.path) { \(Sample.content) }
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
                ]), "Router.swift": RouterText.router, "PathRouter.swift": Sample.router,
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
            \(code.replacing("⟨stack⟩", with: "\(stack) { \(Sample.content) }"))
            \(Sample.models)
            struct Track {
                let length: Double
            }
            """
        }
        expectRouter(
            ["A.swift": file("NavigationStack")],
            [
                "A.swift": file("RoutedPathStack"),
                "PathRouter.swift": Sample.withStack(Sample.router, state: "@State", injection: "environment"),
            ], includingUnsafe: false)
        expectRouter(
            ["A.swift": file("NavigationStack")],
            [
                "A.swift": file("RoutedPathStack"),
                "PathRouter.swift": Sample.withStack(
                    Sample.oldRouter, state: "@StateObject", injection: "environmentObject"),
            ], includingUnsafe: false, targets: [SampleTarget("App", [.iOS: "16.0"])], compiles: .everywhere)
    }
}
