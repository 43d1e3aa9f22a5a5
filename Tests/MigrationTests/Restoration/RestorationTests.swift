import Migration
import TestSupport
import Testing

/// What step 6 writes.
@Suite(.typeChecked) struct RestorationTests {
    private typealias Sample = RestorationSample

    @Test("a stack with a router, from iOS 17 on") func oneStack() {
        expectRestored(
            [
                "Kitchen.swift": Sample.home(), "Route.swift": Sample.plainRoute(), "Router.swift": Sample.router,
            ],
            [
                "Kitchen.swift": """
                import SwiftUI

                struct Kitchen: View {
                    @State private var router = Router()
                    @SceneStorage("navigation.Kitchen") private var savedPath: Data?

                    var body: some View {
                        NavigationStack(path: $router.path) {
                            List {
                                NavigationLink("Settings", value: Route.settings)
                            }
                            .navigationDestination(for: Route.self) { route in
                                DestinationView(route: route)
                            }
                        }
                        .environment(router)
                        .task { router.restore(from: savedPath) }
                        .onChange(of: router.path) { savedPath = router.encodedPath }
                    }
                }

                """,
                "Route.swift": Sample.plainRoute(conforming: "Hashable, Codable"),
                "Router.swift": """
                import Foundation
                import Observation
                import os

                /// Owns the path of a navigation stack.
                @Observable
                final class Router {
                    /// The screens on top of the stack's root, the uppermost last.
                    var path: [Route] = []

                    /// Puts a screen on top.
                    func push(_ route: Route) {
                        path.append(route)
                    }

                    /// The path as data that can be saved; nil where a route can't be encoded.
                    var encodedPath: Data? {
                        try? JSONEncoder().encode(path)
                    }

                    /// Brings a saved path back, unless screens are pushed already: a deep link wins.
                    ///
                    /// A route that can't be decoded is dropped with those pushed after it.
                    func restore(from data: Data?) {
                        guard let data, path.isEmpty else { return }
                        do {
                            let saved = try JSONDecoder().decode(SavedPath.self, from: data)
                            path = saved.routes
                            if let error = saved.error { throw error }
                        } catch {
                            Logger(subsystem: Bundle.main.bundleIdentifier ?? "Router", category: "Restoration")
                                .error("The saved path can't be restored in full: \\(error)")
                        }
                    }

                    /// The routes of a saved path, up to the first that can't be decoded.
                    private struct SavedPath: Decodable {
                        var routes: [Route] = []
                        var error: (any Error)?

                        init(from decoder: any Decoder) throws {
                            var list = try decoder.unkeyedContainer()
                            do {
                                while !list.isAtEnd { routes.append(try list.decode(Route.self)) }
                            } catch {
                                self.error = error
                            }
                        }
                    }
                }

                """,
            ])
    }

    @Test("iOS 16: an observable object, and a closure with the new path") func iOS16() {
        let router = """
            import Combine

            final class Router: ObservableObject {
                @Published var path: [Route] = []
            }

            """
        let home = Sample.home().replacing("@State ", with: "@StateObject ")
            .replacing(".environment(", with: ".environmentObject(")
        let saved = home.replacing(
            "Router()\n", with: "Router()\n    @SceneStorage(\"navigation.Kitchen\") private var savedPath: Data?\n"
        ).replacing(
            ".environmentObject(router)",
            with: """
                .environmentObject(router)
                        .task { router.restore(from: savedPath) }
                        .onChange(of: router.path) { _ in savedPath = router.encodedPath }
                """)
        expectRestored(
            ["Kitchen.swift": home, "Route.swift": Sample.plainRoute(), "Router.swift": router],
            [
                "Kitchen.swift": saved, "Route.swift": Sample.plainRoute(conforming: "Hashable, Codable"),
                "Router.swift": "import Combine\nimport Foundation\nimport os\n"
                    + String(router.dropFirst("import Combine\n".count).dropLast("}\n".count)) + Sample.members,
            ], targets: [SampleTarget("App", [.iOS: "16.0"])], compiles: .everywhere)
    }

    @Test("three stacks in one view: each with its own key") func tabs() {
        let before = """
            import SwiftUI

            struct MainTabs: View {
                @SceneStorage("tab") private var tab = "a"
                @State private var kitchenRouter = Router()
                @State private var shopRouter = Router()
                @State private var router = Router()

                var body: some View {
                    TabView(selection: $tab) {
                        NavigationStack(path: $kitchenRouter.path) {
                            Kitchen()
                                .navigationDestination(for: Route.self) { route in
                                    DestinationView(route: route)
                                }
                        }
                        .environment(kitchenRouter)
                        .tabItem { Text("Kitchen") }
                        NavigationStack(path: $shopRouter.path) {
                            List {
                                Text("Shop")
                            }
                            .navigationDestination(for: Route.self) { DestinationView(route: $0) }
                        }.environment(shopRouter).tabItem { Text("Shop") }
                        NavigationStack(path: $router.path) { Kitchen() }
                    }
                }
            }

            struct Kitchen: View {
                var body: some View { Text("Kitchen") }
            }

            """
        let after = """
            import SwiftUI

            struct MainTabs: View {
                @SceneStorage("tab") private var tab = "a"
                @State private var kitchenRouter = Router()
                @SceneStorage("navigation.Kitchen") private var savedKitchenPath: Data?
                @State private var shopRouter = Router()
                @SceneStorage("navigation.MainTabs") private var savedShopPath: Data?
                @State private var router = Router()
                @SceneStorage("navigation.Kitchen2") private var savedPath: Data?

                var body: some View {
                    TabView(selection: $tab) {
                        NavigationStack(path: $kitchenRouter.path) {
                            Kitchen()
                                .navigationDestination(for: Route.self) { route in
                                    DestinationView(route: route)
                                }
                        }
                        .environment(kitchenRouter)
                        .task { kitchenRouter.restore(from: savedKitchenPath) }
                        .onChange(of: kitchenRouter.path) { savedKitchenPath = kitchenRouter.encodedPath }
                        .tabItem { Text("Kitchen") }
                        NavigationStack(path: $shopRouter.path) {
                            List {
                                Text("Shop")
                            }
                            .navigationDestination(for: Route.self) { DestinationView(route: $0) }
                        }.environment(shopRouter)
                        .task { shopRouter.restore(from: savedShopPath) }
                        .onChange(of: shopRouter.path) { savedShopPath = shopRouter.encodedPath }
                        .tabItem { Text("Shop") }
                        NavigationStack(path: $router.path) { Kitchen() }
                            .task { router.restore(from: savedPath) }
                            .onChange(of: router.path) { savedPath = router.encodedPath }
                    }
                }
            }

            struct Kitchen: View {
                var body: some View { Text("Kitchen") }
            }

            """
        expectRestored(
            ["Tabs.swift": before, "Route.swift": Sample.plainRoute(), "Router.swift": Sample.router],
            [
                "Tabs.swift": after, "Route.swift": Sample.plainRoute(conforming: "Hashable, Codable"),
                "Router.swift": Sample.savingRouter,
            ])
    }
}
