import TestSupport
import Testing

/// What a later run makes of stacks that show values of several types, and which of them get no router.
@Suite(.typeChecked) struct PathRouterLaterTests {
    private typealias Sample = PathRouterSample

    // MARK: A later run

    @Test("a later run uses the router that is there, whatever step 6 or a person has added to it")
    func laterRun() {
        let second = """
            import SwiftUI
            struct Second: View {
                var body: some View {
                    NavigationStack { \(Sample.content) }
                }
            }
            """
        let after =
            second
            .replacing("View {\n    var", with: "View {\n    @State private var router = PathRouter()\n\n    var")
            .replacing("NavigationStack {", with: "NavigationStack(path: $router.path) {")
            .replacing("\n    }\n}", with: "\n            .environment(router)\n    }\n}")
        for router in [
            Sample.router, Sample.router.replacing("some Hashable", with: "some Hashable & Codable"),
            Sample.router.replacing("push(_ value: some Hashable)", with: "push<Value: Hashable>(_ value: Value)"),
            Sample.router.dropLast(2) + "\n    var isDeep: Bool { path.count > 3 }\n}\n",
        ] {
            let models =
                router.contains("Codable")
                ? Sample.bound.replacing("Hashable, Identifiable", with: "Hashable, Codable, Identifiable")
                : Sample.bound
            expectRouter(
                ["A.swift": models, "B.swift": second, "PathRouter.swift": router], ["B.swift": after],
                includingUnsafe: false)
        }
    }

    @Test("a later run puts the view around stacks into the router's file") func laterWrapper() {
        func app(_ stack: String) -> String {
            "import SwiftUI\nstruct MyApp: App { var body: some Scene { WindowGroup { \(stack) { \(Sample.content) } } } }\n"
        }
        expectRouter(
            ["A.swift": Sample.bound, "B.swift": app("NavigationStack"), "PathRouter.swift": Sample.router],
            [
                "B.swift": app("RoutedPathStack"),
                "PathRouter.swift": Sample.withStack(Sample.router, state: "@State", injection: "environment"),
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
                "A.swift": Sample.bound, "B.swift": file, "PathRouter.swift": Sample.router,
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
            ["A.swift": Sample.home(content: "VStack { \(Sample.list); \(link) }\(Sample.albums)\(Sample.artists)")],
            [:],
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
                "A.swift": Sample.home(
                    state: state, content: "\(Sample.content).navigationDestination(\(argument)) \(shown)")
            ], [:],
            findings: [
                "6:9: NavigationStack gets no router: it shows values of 'Album' and 'Artist', and a flag or an item shows "
                    + "a screen that its path wouldn't hold; push that as a value [router/mixed-stack]",
                "  6:\(28 + Sample.content.utf8.count): the navigationDestination",
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
                            Text("a")\(Sample.albums).navigationDestination(for: Item.self) { _ in Text("b") }
                        }
                    }
                }
                \(Sample.models)
                """
            ], [:],
            findings: [
                "4:9: NavigationStack gets no router: it shows values of several types, and what 'Item' is can't be told; bind "
                    + "it to a NavigationPath by hand [router/unknown-type]"
            ])
    }

    @Test("stacks of one type, with a path, in previews and of the project's own stay without a word")
    func untold() {
        expectRouter(["A.swift": Sample.home(content: Sample.list + Sample.albums)], [:])
        expectRouter(
            [
                "A.swift": Sample.home(
                    content:
                        "\(Sample.list)\(Sample.albums).navigationDestination(for: Disc.self) { Text(\"\\($0.id)\") }",
                    others: "\ntypealias Disc = Album")
            ],
            [:])
        expectRouter(
            [
                "A.swift": Sample.home(
                    "NavigationStack(path: $path)", state: "\n    @State private var path = NavigationPath()")
            ], [:])
        expectRouter(
            ["A.swift": "import SwiftUI\n\(Sample.models)\n#Preview {\n    NavigationStack { \(Sample.content) }\n}\n"],
            [:])
        expectRouter(
            [
                "A.swift": Sample.home(
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
                ["A.swift": Sample.home(), "B.swift": "import SwiftUI\n\(own)\n"], [:],
                findings: [
                    "4:9: NavigationStack gets no router: 'Pages' routes in this module already; push through that "
                        + "[router/own-router]"
                ])
        }
    }

    @Test("a comment asks to leave it alone") func comment() {
        expectRouter(
            [
                "A.swift": Sample.home().replacing(
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
                        NavigationStack { self\(Sample.albums)\(Sample.artists) }
                    }
                }
                struct Home: View {
                    var body: some View { Text("a").stacked() }
                }
                \(Sample.models)
                """
            ], [:],
            findings: [
                "4:9: NavigationStack gets no router: a helper puts it around whatever it is called on; make it a view that is "
                    + "given its content [router/helper]"
            ])
    }
}
