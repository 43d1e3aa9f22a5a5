import Migration
import TestSupport
import Testing

/// Stacks whose paths aren't saved, each with the reason.
@Suite(.typeChecked) struct RestorationLeftTests {
    private typealias Sample = RestorationSample

    /// Step 6 on one view beside routes and a router.
    private func left(
        _ view: String, _ finding: String, notes: [String] = [], router: String = Sample.router,
        route: String = Sample.plainRoute(), others: [String: String] = [:], targets: [SampleTarget] = [.app],
        compiles: Compiles = .fromIOS17, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let files = ["View.swift": view, "Route.swift": route, "Router.swift": router].merging(others) { $1 }
        expectNotRestored(
            files, ["View.swift:\(finding)"] + notes.map { "  " + $0 }, targets: targets, compiles: compiles,
            sourceLocation: sourceLocation)
    }

    private func notRestored(_ place: String, _ text: String, _ reason: String) -> String {
        "\(place): NavigationStack isn't restored: \(text) [restoration/\(reason)]"
    }

    // MARK: What the path holds

    @Test("an enum that may be left without a case") func casesUnderConditions() {
        left(
            Sample.home(), notRestored("7:9", "a case of 'Route' can't be Codable; carry an id instead", "not-codable"),
            notes: ["Route.swift:4:6: 'Route' has no case outside of '#if', and one without cases can't be Codable"],
            route: Sample.route("#if os(iOS)\n    case settings\n    #endif", arms: "default:\n            EmptyView()")
        )
    }

    @Test("every case that can't be Codable is listed, once, and nothing of the module is changed") func notCodable() {
        let route = Sample.route(
            "case settings\n    case store(Shared<Store>), photo(name: String, image: UIImage)\n"
                + "    case place(Spot)\n    case action(Handler)",
            arms: "default:\n            EmptyView()")
        let models = """
            import UIKit

            final class Store {}
            struct Shared<Object: AnyObject>: Hashable {
                let object: Object
                static func == (lhs: Shared, rhs: Shared) -> Bool { lhs.object === rhs.object }
                func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
            }
            struct Spot: Hashable {
                let name: String
                let inner: Inner
                struct Inner: Hashable { let store: Shared<Store> }
            }
            struct Handler: Hashable {
                let id: Int
                let run: () -> Void
                static func == (lhs: Handler, rhs: Handler) -> Bool { lhs.id == rhs.id }
                func hash(into hasher: inout Hasher) { hasher.combine(id) }
            }

            """
        let second = """
            import SwiftUI

            struct Shop: View {
                @State private var router = Router()

                var body: some View {
                    NavigationStack(path: $router.path) { Text("Shop") }
                }
            }

            """
        let message = "NavigationStack isn't restored: 4 cases of 'Route' can't be Codable; carry ids instead"
        expectNotRestored(
            [
                "Kitchen.swift": Sample.home(), "Models.swift": models, "Route.swift": route,
                "Router.swift": Sample.router, "Shop.swift": second,
            ],
            [
                "Kitchen.swift:7:9: \(message) [restoration/not-codable]",
                "  Route.swift:6:10: 'store' carries 'Shared<Store>': 'Shared.object' is of type 'Store', a class that isn't Codable",
                "  Route.swift:6:32: 'photo' carries 'UIImage': 'UIImage' is a class that isn't Codable",
                "  Route.swift:7:10: 'place' carries 'Spot': 'Shared.object' is of type 'Store', a class that isn't Codable",
                "  Route.swift:8:10: 'action' carries 'Handler': 'Handler.run' is a closure",
                "Shop.swift:7:9: \(message) [restoration/not-codable]",
                "  Kitchen.swift:7:9: the cases are listed here",
            ])
    }

    @Test("a case with a type that nothing is known about") func unknownType() {
        left(
            Sample.home(),
            notRestored("7:9", "a case of 'Route' can't be Codable; carry an id instead", "not-codable"),
            notes: ["Route.swift:6:10: 'map' carries 'Atlas.Map': nothing tells whether 'Atlas.Map' is Codable"],
            route: Sample.route(
                "case settings\n    case map(Atlas.Map)", arms: "default:\n            EmptyView()"),
            compiles: .not("it uses a module that isn't there"))
    }

    @Test("two cases of one name can't be told apart when they are read") func sameNames() {
        left(
            Sample.home(), notRestored("7:9", "a case of 'Route' can't be Codable; carry an id instead", "not-codable"),
            notes: ["Route.swift:4:6: 'Route' has several cases with the name 'recipe'"],
            route: Sample.route(
                "case settings\n    case recipe(id: Int), recipe(name: String)",
                arms: "default:\n            EmptyView()"))
    }

    @Test("public routes") func publicRoute() {
        left(
            Sample.home(),
            notRestored(
                "7:9",
                "'Route' is public, and Codable would be a promise to all who use the module; make it Codable by hand",
                "public-route"), route: Sample.plainRoute().replacing("enum Route", with: "public enum Route"),
            compiles: .fromIOS17)
    }

    @Test("a router of another module") func otherModule() {
        let kit = """
            import Observation

            public enum Route: Hashable, Codable { case settings }

            @Observable
            public final class Router {
                public var path: [Route] = []
                public init() {}
            }

            """
        expectNotRestored(
            [
                "App/View.swift": Sample.home().replacing("import SwiftUI", with: "import Kit\nimport SwiftUI")
                    .replacing("DestinationView(route: route)", with: "Text(\"a\")"),
                "Kit/Router.swift": kit,
            ],
            [
                "App/View.swift:"
                    + notRestored(
                        "8:9", "'Router' belongs to another module, which would have to save its path itself",
                        "other-module")
            ],
            targets: [
                SampleTarget("Kit", files: ["Kit/Router.swift"]),
                SampleTarget("App", files: ["App/View.swift"], dependencies: ["Kit"]),
            ])
    }

    // MARK: Whose path it is

    @Test(
        "a router that the view doesn't make",
        arguments: [
            "@Environment(Router.self) private var router", "@Bindable var router: Router",
            "@State private var router: Router", "@State private var router: Router = .shared",
            "@State private var router = Router.shared", "@State private var router = makeRouter()",
        ])
    func routerElsewhere(property: String) {
        let bound = property.hasPrefix("@Environment") ? "@Bindable var router = router\n        return " : ""
        left(
            Sample.home().replacing("@State private var router = Router()", with: property)
                .replacing("        NavigationStack", with: "        \(bound)NavigationStack"),
            notRestored(
                bound.isEmpty ? "7:9" : "8:16",
                "'router' isn't made by this view, so another window or stack may have the same one; "
                    + "make it where its stack is", "router-elsewhere"),
            router: Sample.router.replacing(
                "    /// Puts", with: "    @MainActor static let shared = Router()\n\n    /// Puts")
                + "\n@MainActor func makeRouter() -> Router { Router() }\n")
    }

    @Test("a path whose owner can't be told") func unknownRouter() {
        let message = "is can't be told; keep the path as an array in a class that this view makes"
        left(
            Sample.home().replacing("NavigationStack(path: $router", with: "NavigationStack(path: $bound")
                .replacing(
                    "        NavigationStack",
                    with: "        @Bindable var bound = router\n        return NavigationStack"),
            notRestored("8:16", "what 'bound.path' \(message)", "unknown-router"))
        left(
            Sample.home().replacing("Router()", with: "Router<Route>()"),
            notRestored("7:9", "what 'router.path' \(message)", "unknown-router"),
            router: Sample.router.replacing("Router {", with: "Router<Route: Hashable> {"))
        left(
            Sample.home(), notRestored("7:9", "what 'router.path' \(message)", "unknown-router"),
            router: Sample.router.replacing(
                "path: [Route] = []",
                with: "path: [Route] { get { all } set { all = newValue } }\n    private var all: [Route] = []"))
    }

    @Test("a path that begins with screens") func startingPath() {
        left(
            Sample.home(),
            notRestored(
                "7:9",
                "the path of 'Router' begins with screens, and only an empty path is restored; push them in code",
                "starting-path"), notes: ["Router.swift:7:9: the path"],
            router: Sample.router.replacing("= []", with: "= [.settings]"))
    }

    @Test("a router that saves its path, or has a member of the name") func ownMembers() {
        let end = Sample.router.dropLast(2)
        left(
            Sample.home(),
            notRestored(
                "7:9", "the router uses 'UserDefaults', so it may save its path already; keep one of the two",
                "own-saving"), notes: ["Router.swift:7:9: the path"],
            router: "import Foundation\n"
                + end
                .replacing("import Observation\n", with: "import Observation")
                + "    func save() { UserDefaults.standard.set(path.count, forKey: \"path\") }\n}\n"
        )
        left(
            Sample.home(),
            notRestored("7:9", "the router has its own 'encodedPath'; give that another name", "name-taken"),
            notes: ["Router.swift:7:9: the path"], router: end + "    var encodedPath: String { \"\" }\n}\n")
        left(
            Sample.home(),
            notRestored("7:9", "the router has its own 'restore(from:)'; give that another name", "name-taken"),
            notes: ["Router.swift:7:9: the path"], router: end + "    func restore(from text: String) {}\n}\n")
    }

    // MARK: Where the stack is

    @Test("a stack in an App") func inApp() {
        left(
            """
            import SwiftUI

            struct CookingApp: App {
                @State private var router = Router()

                var body: some Scene {
                    WindowGroup {
                        NavigationStack(path: $router.path) { Text("Home") }
                            .environment(router)
                    }
                }
            }

            """,
            notRestored(
                "8:13",
                "it is in an App or a Scene, where SceneStorage keeps nothing; move the stack into a view of its own",
                "in-app"))
    }

    @Test("a stack outside of views") func outsideView() {
        left(
            """
            import SwiftUI

            @MainActor final class Factory {
                @Bindable var router = Router()

                func makeRoot() -> some View {
                    NavigationStack(path: $router.path) { Text("Home") }
                }
            }

            """,
            notRestored(
                "7:9", "it isn't in a view's own code, and SceneStorage belongs to a view; move the stack into one",
                "outside-view"))
    }

    @Test("a sheet's own stack, also inside a split view") func sheet() {
        let shown = """

            struct Cooking: View {
                @State private var isShown = false

                var body: some View {
                    Button("Show") { isShown = true }
                        .sheet(isPresented: $isShown) { Kitchen() }
                }
            }

            """
        let message =
            "a sheet, cover or popover shows it, which isn't there when the app comes back; nothing has to be done"
        left(
            Sample.home() + shown, notRestored("7:9", message, "presented"),
            notes: ["View.swift:24:14: it is shown here"])
        let split = Sample.home().replacing(
            "        NavigationStack(path: $router.path) {",
            with: "        NavigationSplitView { Text(\"a\") } detail: { NavigationStack(path: $router.path) {"
        ).replacing("        .environment(router)", with: "        .environment(router) }")
        left(
            split + shown, notRestored("7:53", message, "presented"), notes: ["View.swift:24:14: it is shown here"])
    }

    @Test("a stack in a hosting controller") func hosted() {
        left(
            Sample.home() + """

                @MainActor func makeController() -> UIViewController {
                    UIHostingController(rootView: Kitchen())
                }

                """,
            notRestored(
                "7:9",
                "a hosting controller shows it, and SceneStorage works in scenes of SwiftUI only; save the path there by hand",
                "hosted"), notes: ["View.swift:20:5: it is hosted here"])
    }

    // MARK: No sites

    @Test("stacks without a router, previews, and paths that are saved already are no sites") func noSites() {
        let own = """
            import SwiftUI

            struct Own: View {
                @State private var path: [Route] = []
                @State private var model = Model()

                var body: some View {
                    NavigationStack(path: $path) { Text("a") }
                    NavigationStack(path: $model.path) { Text("a") }
                    NavigationStack { Text("a") }
                }

                struct Model { var path: [Route] = [] }
            }

            struct Own_Previews: PreviewProvider {
                @Bindable static var router = Router()

                static var previews: some View { NavigationStack(path: $router.path) { Text("a") } }
            }

            """
        let saved = """
            import SwiftUI

            struct ByHand: View {
                @State private var router = Router()
                @SceneStorage("route") private var data: Data?

                var body: some View {
                    NavigationStack(path: $router.path) { Text("a") }
                        .onAppear {
                            if let data, let path = try? JSONDecoder().decode([Route].self, from: data) {
                                router.path = path
                            }
                        }
                        .onChange(of: router.path, save)
                }

                private func save() { data = try? JSONEncoder().encode(router.path) }
            }

            struct Unclear: View {
                @State private var router = Router()
                @SceneStorage("kitchen") private var navigation = ""

                var body: some View {
                    NavigationStack(path: $router.path) { Text("a") }
                        .onChange(of: navigation, load)
                }

                private func load() {}
            }

            """
        expectRestored(
            [
                "Own.swift": own, "Saved.swift": saved,
                "Route.swift": Sample.plainRoute(conforming: "Hashable, Codable"), "Router.swift": Sample.router,
            ], [:])
    }
}
