import TestSupport
import Testing

/// Who holds the router of a stack, and which stacks get none.
@Suite(.typeChecked) struct RouterStackTests {
    private static let routes = RouterText.routes("about")
    private static let link = "NavigationLink(\"About\", value: Route.about)"
    private static let destination =
        ".navigationDestination(for: Route.self) { route in DestinationView(route: route) }"

    @Test func theViewHoldsTheRouterAsAState() {
        expectRouter(
            [
                "A.swift": """
                import SwiftUI

                struct Home: View {
                    @Environment(\\.colorScheme) private var colorScheme
                    @State private var query = ""
                    let title: String

                    var body: some View {
                        NavigationStack {
                            List { \(Self.link) }
                                \(Self.destination)
                        }
                        .accentColor(.red) // as ever
                    }
                }
                \(RouterText.screens("about"))
                """, "Route.swift": Self.routes,
            ],
            [
                "A.swift": """
                import SwiftUI

                struct Home: View {
                    @Environment(\\.colorScheme) private var colorScheme
                    @State private var query = ""
                    @State private var router = Router()
                    let title: String

                    var body: some View {
                        NavigationStack(path: $router.path) {
                            List { \(Self.link) }
                                \(Self.destination)
                        }
                        .environment(router)
                        .accentColor(.red) // as ever
                    }
                }
                \(RouterText.screens("about"))
                """, "Router.swift": RouterText.router,
            ], includingUnsafe: false)
    }

    @Test func onIOS16ItIsAnObservableObject() {
        expectRouter(
            [
                "A.swift": """
                import SwiftUI
                struct Home: View {
                    var body: some View {
                        NavigationStack { List { \(Self.link) }\(Self.destination) }
                    }
                }
                \(RouterText.screens("about"))
                """, "Route.swift": Self.routes,
            ],
            [
                "A.swift": """
                import SwiftUI
                struct Home: View {
                    @StateObject private var router = Router()

                    var body: some View {
                        NavigationStack(path: $router.path) { List { \(Self.link) }\(Self.destination) }
                            .environmentObject(router)
                    }
                }
                \(RouterText.screens("about"))
                """, "Router.swift": RouterText.oldRouter,
            ], includingUnsafe: false, targets: [SampleTarget("App", [.iOS: "16.0"])], compiles: .everywhere)
    }

    @Test func severalStacksInOneViewAreCalledAfterTheirRoots() {
        expectRouter(
            [
                "A.swift": """
                import SwiftUI
                struct Root: View {
                    var body: some View {
                        TabView {
                            NavigationStack {
                                HomeTab()
                                    \(Self.destination)
                            }
                            .tabItem { Label("Start", systemImage: "house") }
                            NavigationStack {
                                List { \(Self.link) }
                                    \(Self.destination)
                            }
                            .tabItem {
                                Image(systemName: "gear")
                                Text("Your settings")
                            }
                            NavigationStack {
                                SearchView()
                                    \(Self.destination)
                            }
                        }
                    }
                }
                struct HomeTab: View { var body: some View { \(Self.link) } }
                struct SearchView: View { var body: some View { \(Self.link) } }
                \(RouterText.screens("about"))
                """, "Route.swift": Self.routes,
            ],
            [
                "A.swift": """
                import SwiftUI
                struct Root: View {
                    @State private var homeRouter = Router()
                    @State private var yourSettingsRouter = Router()
                    @State private var searchRouter = Router()

                    var body: some View {
                        TabView {
                            NavigationStack(path: $homeRouter.path) {
                                HomeTab()
                                    \(Self.destination)
                            }
                            .environment(homeRouter)
                            .tabItem { Label("Start", systemImage: "house") }
                            NavigationStack(path: $yourSettingsRouter.path) {
                                List { \(Self.link) }
                                    \(Self.destination)
                            }
                            .environment(yourSettingsRouter)
                            .tabItem {
                                Image(systemName: "gear")
                                Text("Your settings")
                            }
                            NavigationStack(path: $searchRouter.path) {
                                SearchView()
                                    \(Self.destination)
                            }
                            .environment(searchRouter)
                        }
                    }
                }
                struct HomeTab: View { var body: some View { \(Self.link) } }
                struct SearchView: View { var body: some View { \(Self.link) } }
                \(RouterText.screens("about"))
                """, "Router.swift": RouterText.router,
            ], includingUnsafe: false)
    }

    /// In an app one router would be shared by all windows; in a sheet, a branch or a row it would outlive its stack.
    @Test(arguments: [
        "@main struct MyApp: App { var body: some Scene { WindowGroup { ⟨stack⟩ } } }",
        "struct Home: View { let isOn: Bool; var body: some View { if isOn { ⟨stack⟩ } else { Text(\"off\") } } }",
        "struct Home: View { @State var isOn = false; var body: some View { Text(\"a\").sheet(isPresented: $isOn) { ⟨stack⟩ } } }",
        "struct Home: View { let items: [Int]; var body: some View { ForEach(items, id: \\.self) { _ in ⟨stack⟩ } } }",
        "struct Home: View { var part: some View { ⟨stack⟩ }; var body: some View { HStack { part; part } } }",
        "struct Home: View { let isOn: Bool; var part: some View { ⟨stack⟩ }; var body: some View { if isOn { part } } }",
    ])
    func aStackThatComesAndGoesIsWrapped(code: String) {
        func file(_ stack: String) -> String {
            let content = "\(stack) { List { \(Self.link) }\(Self.destination) }"
            return "import SwiftUI\n\(code.replacing("⟨stack⟩", with: content))\n\(RouterText.screens("about"))"
        }
        expectRouter(
            ["A.swift": file("NavigationStack"), "Route.swift": Self.routes],
            ["A.swift": file("RoutedStack"), "Router.swift": RouterText.routerWithStack], includingUnsafe: false)
    }

    @Test func theWrapperOnIOS16() {
        func file(_ stack: String) -> String {
            """
            import SwiftUI
            @main struct MyApp: App {
                var body: some Scene { WindowGroup { \(stack) { List { \(Self.link) }\(Self.destination) } } }
            }
            \(RouterText.screens("about"))
            """
        }
        expectRouter(
            ["A.swift": file("SwiftUI.NavigationStack"), "Route.swift": Self.routes],
            ["A.swift": file("RoutedStack"), "Router.swift": RouterText.oldRouterWithStack], includingUnsafe: false,
            targets: [SampleTarget("App", [.iOS: "16.0"])], compiles: .everywhere)
    }

    // MARK: Left alone

    @Test func previewsAndStacksWithoutTheRoutesStay() {
        expectRouter(
            [
                "A.swift": """
                import SwiftUI
                struct Home: View {
                    var body: some View { \(Self.link) }
                }
                struct Other: View {
                    var body: some View { NavigationStack { Text("no link") } }
                }
                struct Home_Previews: PreviewProvider {
                    static var previews: some View { NavigationStack { Home()\(Self.destination) } }
                }
                \(RouterText.screens("about"))
                """, "Route.swift": Self.routes,
            ], [:])
    }

    @Test func aStackWithAPathOfItsOwn() {
        expectRouter(
            [
                "A.swift": """
                import SwiftUI
                struct Home: View {
                    @State private var path: [Route] = []
                    var body: some View {
                        NavigationStack(path: $path) { List { \(Self.link) }\(Self.destination) }
                    }
                }
                \(RouterText.screens("about"))
                """, "Route.swift": Self.routes,
            ], [:],
            findings: [
                "5:9: NavigationStack gets no router: its path is bound to '$path'; push through that, or bind it to a router "
                    + "by hand [router/own-path]"
            ])
    }

    @Test(arguments: [
        ("import FlowStacks\n", "", "FlowStacks"),
        ("", "final class Pages: ObservableObject { @Published var pages = NavigationPath() }\n", "Pages"),
        ("", "final class AppCoordinator { var routes: [String] = [] }\n", "AppCoordinator"),
    ])
    func aRouterOfTheProjectsOwn(imported: String, code: String, name: String) {
        expectRouter(
            [
                "A.swift": """
                import SwiftUI
                struct Home: View {
                    var body: some View {
                        NavigationStack { List { \(Self.link) }\(Self.destination) }
                    }
                }
                \(RouterText.screens("about"))
                """, "Route.swift": Self.routes, "Own.swift": "import SwiftUI\n\(imported)\(code)",
            ], [:],
            findings: [
                "4:9: NavigationStack gets no router: '\(name)' routes in this module already; push through that "
                    + "[router/own-router]"
            ], compiles: imported.isEmpty ? .fromIOS17 : .not("the library isn't there"))
    }

    @Test func aRouterThatIsThereIsUsed() {
        let router = """
            import SwiftUI
            @Observable final class Router {
                var path = [Route]()
                func push(_ route: Route) { path.append(route) }
            }

            """
        func file(_ stack: String, _ state: String, _ end: String) -> String {
            """
            import SwiftUI
            struct Home: View {\(state)
                var body: some View {
                    \(stack) { List { \(Self.link) }\(Self.destination) }\(end)
                }
            }
            \(RouterText.screens("about"))
            """
        }
        expectRouter(
            ["A.swift": file("NavigationStack", "", ""), "Route.swift": Self.routes, "Router.swift": router],
            [
                "A.swift": file(
                    "NavigationStack(path: $router.path)", "\n    @State private var router = Router()\n",
                    "\n            .environment(router)")
            ], includingUnsafe: false)
    }

    @Test func theNameIsTheNextFreeOne() {
        let file = """
            import SwiftUI
            struct Router { let hosts: [String] }
            struct Home: View {
                let router: Router
                var body: some View {
                    NavigationStack { List { \(Self.link) }\(Self.destination) }
                }
            }
            \(RouterText.screens("about"))
            """
        expectRouter(
            ["A.swift": file, "Route.swift": Self.routes],
            [
                "A.swift":
                    file
                    .replacing(
                        "struct Home: View {\n",
                        with: "struct Home: View {\n    @State private var navigationRouter = NavigationRouter()\n"
                    )
                    .replacing("NavigationStack {", with: "NavigationStack(path: $navigationRouter.path) {")
                    .replacing(
                        "route: route) } }", with: "route: route) } }\n            .environment(navigationRouter)"),
                "NavigationRouter.swift": RouterText.router.replacing("class Router", with: "class NavigationRouter"),
            ], includingUnsafe: false)
    }
}
