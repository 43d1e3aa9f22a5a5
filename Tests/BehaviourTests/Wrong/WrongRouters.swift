import Foundation
import TypeCheck

/// What routers, links that open screens, and saved paths can get wrong.
enum WrongRouters {
    private static func url(_ text: String) -> URL { URL(string: text)! }

    /// Two tabs, each with a stack whose router the screens use; links open screens, and a scene keeps the paths.
    private static let app = """
        enum Route: Hashable, Codable { case first, second }
        @Observable final class Router {
            var path: [Route] = []
            var unknownLink: URL?
            var isUnknownLinkShown: Bool {
                get { unknownLink != nil }
                set { if !newValue { unknownLink = nil } }
            }
            func push(_ route: Route) { path.append(route) }
            func popToRoot() { path.removeAll() }
            func open(_ url: URL) {
                switch url.host() {
                case "first": path = [.first]
                case "second": path = [.first, .second]
                default: unknownLink = url
                }
            }
            func restore(from data: Data?) {
                guard let data, path.isEmpty else { return }
                path = (try? JSONDecoder().decode([Route].self, from: data)) ?? []
            }
            var encodedPath: Data? { try? JSONEncoder().encode(path) }
        }
        struct Root: View {
            @State private var router = Router()
            @State private var otherRouter = Router()
            @SceneStorage("a") private var savedPath: Data?
            @SceneStorage("b") private var otherSavedPath: Data?
            var body: some View {
                TabView {
                    NavigationStack(path: $router.path) {
                        Start(name: "A")
                    }
                    .environment(router)
                    .onOpenURL { router.open($0) }
                    .alert("Can't Open Link", isPresented: $router.isUnknownLinkShown) {
                    } message: {
                        Text(router.unknownLink?.absoluteString ?? "")
                    }
                    .task { router.restore(from: savedPath) }
                    .onChange(of: router.path) { savedPath = router.encodedPath }
                    .tabItem { Text("A") }
                    NavigationStack(path: $otherRouter.path) {
                        Start(name: "B")
                    }
                    .environment(otherRouter)
                    .task { otherRouter.restore(from: otherSavedPath) }
                    .onChange(of: otherRouter.path) { otherSavedPath = otherRouter.encodedPath }
                    .tabItem { Text("B") }
                }
            }
        }
        struct Start: View {
            let name: String
            @Environment(Router.self) private var router: Router?
            @State private var isPresented = false
            var body: some View {
                VStack {
                    Button("Push") { router?.push(.first) }
                    Button("Present") { isPresented = true }
                }
                .navigationTitle(name)
                .navigationDestination(for: Route.self) { route in
                    switch route {
                    case .first: First()
                    case .second: Second()
                    }
                }
                .sheet(isPresented: $isPresented) { Help() }
            }
        }
        struct First: View {
            @Environment(Router.self) private var router: Router?
            var body: some View { Button("Next") { router?.push(.second) }.navigationTitle("First") }
        }
        struct Second: View {
            @Environment(Router.self) private var router: Router?
            var body: some View { Button("Home") { router?.popToRoot() }.navigationTitle("Second") }
        }
        struct Help: View {
            @State private var router = Router()
            var body: some View {
                NavigationStack(path: $router.path) {
                    Step().navigationDestination(for: Route.self) { _ in Text("Helped").navigationTitle("Helped") }
                }
                .environment(router)
            }
        }
        struct Step: View {
            @Environment(Router.self) private var router: Router?
            var body: some View { Button("Help") { router?.push(.first) }.navigationTitle("Help") }
        }
        """

    private static func wrong(
        _ mistake: String, _ first: [AppExploration.Step] = [], depth: Int = 1, changes: [(String, String)],
        differences: String
    ) -> WrongMigration {
        var exploration = AppExploration(first: first, depth: depth)
        exploration.staysInTab = true
        let after = changes.reduce(app) { $0.replacing($1.0, with: $1.1) }
        return WrongMigration(mistake, exploration, before: app, after: after, differences: differences)
    }

    private static let atSecond: [AppExploration.Step] = [.use("tap button \"Push\""), .use("tap button \"Next\"")]

    static let all = [
        wrong(
            "a push into another stack's router", [.use("tap tab \"B\"")],
            changes: [(".environment(otherRouter)", ".environment(router)")],
            differences: """
                tap button "Push"
                - tabs A | [B]
                -   stack "B" > "First"
                -     button "Next"
                + tabs A | [B]
                +   stack "B"
                +     button "Push"
                +     button "Present"
                """),
        wrong(
            "a router that is made anew whenever its view is",
            changes: [
                (
                    "@State private var router = Router()\n    @State private var otherRouter",
                    "private var router = Router()\n    @State private var otherRouter"
                ), ("$router.", "Bindable(router)."),
            ],
            differences: """
                tap button "Push"
                - tabs [A] | B
                -   stack "A" > "First"
                -     button "Next"
                + : as start
                """),
        wrong(
            "a router that is put into the environment inside the stack", [.use("tap button \"Push\"")],
            changes: [
                (".environment(router)\n            .onOpenURL", ".onOpenURL"),
                ("Start(name: \"A\")", "Start(name: \"A\").environment(router)"),
            ],
            differences: """
                tap button "Next"
                - tabs [A] | B
                -   stack "A" > "First" > "Second"
                -     button "Home"
                + : as start
                """),
        wrong(
            "a sheet's stack with the router of the stack behind it", [.use("tap button \"Present\"")],
            changes: [
                ("        }\n        .environment(router)\n    }\n}\nstruct Step", "        }\n    }\n}\nstruct Step")
            ],
            differences: """
                tap button "Help"
                - over the window: sheet
                -   stack "Help" > "Helped"
                -     Helped
                + over the window: sheet
                +   stack "Help"
                +     button "Help"
                """),
        wrong(
            "a way to the root that leads nowhere", atSecond, changes: [("path.removeAll()", "")],
            differences: """
                tap button "Home"
                - tabs [A] | B
                -   stack "A"
                -     button "Push"
                -     button "Present"
                + : as start
                """),
        wrong(
            "a way to the root that goes back once", atSecond, changes: [("path.removeAll()", "path.removeLast()")],
            differences: """
                tap button "Home"
                - tabs [A] | B
                -   stack "A"
                -     button "Push"
                -     button "Present"
                + tabs [A] | B
                +   stack "A" > "First"
                +     button "Next"
                back
                - tabs [A] | B
                -   stack "A" > "First"
                -     button "Next"
                + : as tap button "Home"
                """),
        wrong(
            "a screen that is pushed twice", changes: [("path.append(route)", "path += [route, route]")],
            differences: """
                tap button "Push"
                - tabs [A] | B
                -   stack "A" > "First"
                -     button "Next"
                + tabs [A] | B
                +   stack "A" > "First" > "First"
                +     button "Next"
                """),
        wrong(
            "a link that opens nothing", [.open(url("app://second"))], depth: 0,
            changes: [(".onOpenURL { router.open($0) }", "")],
            differences: """
                start
                - tabs [A] | B
                -   stack "A" > "First" > "Second"
                -     button "Home"
                + tabs [A] | B
                +   stack "A"
                +     button "Push"
                +     button "Present"
                """),
        wrong(
            "a link that opens its screen on top of others", [.use("tap button \"Push\""), .open(url("app://first"))],
            depth: 0, changes: [("path = [.first]\n", "path.append(.first)\n")],
            differences: """
                start
                - tabs [A] | B
                -   stack "A" > "First"
                -     button "Next"
                + tabs [A] | B
                +   stack "A" > "First" > "First"
                +     button "Next"
                """),
        wrong(
            "a link that opens only the last of its screens", [.open(url("app://second"))], depth: 0,
            changes: [("path = [.first, .second]", "path = [.second]")],
            differences: """
                start
                - tabs [A] | B
                -   stack "A" > "First" > "Second"
                -     button "Home"
                + tabs [A] | B
                +   stack "A" > "Second"
                +     button "Home"
                """),
        wrong(
            "a link that leads nowhere, and nobody is told", [.open(url("app://nowhere"))], depth: 0,
            changes: [("default: unknownLink = url", "default: break")],
            differences: """
                start
                - over the window: alert
                -   title "Can't Open Link"
                -   app://nowhere
                -   button "OK"
                + tabs [A] | B
                +   stack "A"
                +     button "Push"
                +     button "Present"
                """),
        wrong(
            "a link that leads nowhere, and leads to the root", atSecond + [.open(url("app://nowhere"))],
            changes: [("default: unknownLink = url", "default:\n            unknownLink = url\n            path = []")],
            differences: """
                tap button "OK"
                - tabs [A] | B
                -   stack "A" > "First" > "Second"
                -     button "Home"
                + tabs [A] | B
                +   stack "A"
                +     button "Push"
                +     button "Present"
                """),
        wrong(
            "a path that isn't saved", atSecond + [.restart], depth: 0,
            changes: [(".onChange(of: router.path) { savedPath = router.encodedPath }", "")],
            differences: """
                start
                - tabs [A] | B
                -   stack "A" > "First" > "Second"
                -     button "Home"
                + tabs [A] | B
                +   stack "A"
                +     button "Push"
                +     button "Present"
                """),
        wrong(
            "a path that isn't restored", atSecond + [.restart], depth: 0,
            changes: [(".task { router.restore(from: savedPath) }", "")],
            differences: """
                start
                - tabs [A] | B
                -   stack "A" > "First" > "Second"
                -     button "Home"
                + tabs [A] | B
                +   stack "A"
                +     button "Push"
                +     button "Present"
                """),
        wrong(
            "a path that is restored on top of what is there",
            atSecond + [.use("tap tab \"B\""), .use("tap tab \"A\"")], depth: 0,
            changes: [("guard let data, path.isEmpty", "guard let data"), ("path = (try?", "path += (try?")],
            differences: """
                start
                - tabs [A] | B
                -   stack "A" > "First" > "Second"
                -     button "Home"
                + tabs [A] | B
                +   stack "A" > "First" > "Second" > "First" > "Second"
                +     button "Home"
                """),
        wrong(
            "a way back to the root that isn't saved", atSecond + [.use("back"), .use("back"), .restart], depth: 0,
            changes: [("savedPath = router.encodedPath", "if !router.path.isEmpty { savedPath = router.encodedPath }")],
            differences: """
                start
                - tabs [A] | B
                -   stack "A"
                -     button "Push"
                -     button "Present"
                + tabs [A] | B
                +   stack "A" > "First"
                +     button "Next"
                """),
        wrong(
            "data that can't be decoded ends the app", [.store("[{\"gone\":{}}]", key: "a"), .restart], depth: 0,
            changes: [
                (
                    "(try? JSONDecoder().decode([Route].self, from: data)) ?? []",
                    "try! JSONDecoder().decode([Route].self, from: data)"
                )
            ],
            differences: """
                start
                - tabs [A] | B
                -   stack "A"
                -     button "Push"
                -     button "Present"
                + : crashes: 'try!' expression unexpectedly raised an error: DecodingError.typeMismatch: expected value of type Route. Path: [0]. Debug description: Invalid number of keys found, expected one.
                """),
        wrong(
            "two stacks whose paths are one", [.use("tap button \"Push\""), .restart, .use("tap tab \"B\"")], depth: 0,
            changes: [("@SceneStorage(\"b\")", "@SceneStorage(\"a\")")],
            differences: """
                start
                - tabs A | [B]
                -   stack "B"
                -     button "Push"
                -     button "Present"
                + tabs A | [B]
                +   stack "B" > "First"
                +     button "Next"
                """),
    ]
}
