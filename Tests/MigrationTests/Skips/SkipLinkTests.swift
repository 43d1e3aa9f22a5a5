import Migration
import Testing

/// `// navmigrate:skip` leaves links alone.
@Suite(.typeChecked) struct SkipLinkTests {
    private static func app(_ links: String, _ declarations: String = "", isRegistered: Bool = false) -> String {
        let registration =
            isRegistered
            ? """

                        .navigationDestination(for: Route.self) { route in
                            DestinationView(route: route)
                        }
            """ : ""
        return """
            import SwiftUI
            struct HomeView: View {
                @State private var isShown = false
                let page = Page(number: 1)
                var body: some View {
                    NavigationStack {
                        List {
            \(links)
                        }\(registration)
                    }
                }
            }
            struct AboutView: View {
                var body: some View { Text("About") }
            }
            struct PageView: View {
                let number: Int
                var body: some View { Text("Page") }
            }
            \(declarations.isEmpty ? "struct Page { let number: Int }" : declarations)

            """
    }

    private static let about = #"NavigationLink("About", destination: AboutView())"#
    private static let page = #"NavigationLink("Page", destination: PageView(number: 1))"#
    private static let moved = #"NavigationLink("Page", value: Route.page)"#
    private static let routes = routeText(["page"], "case .page:\n    PageView(number: 1)")

    /// The link to `PageView` moves, the one to `AboutView` stays.
    private static func expectStay(
        _ lines: [String], _ message: String = "a comment asks for that", comment: Int = 8, column: Int = 17,
        at link: Int = 9, sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        func code(_ page: String) -> String {
            (lines + [page]).map { "                \($0)" }.joined(separator: "\n")
        }
        expectMoved(
            ["A.swift": app(code(page))],
            ["A.swift": app(code(moved), isRegistered: true), "Route.swift": routes],
            findings: [
                "A.swift:\(link):17: NavigationLink stays: \(message) [destination-link/excluded]",
                "  A.swift:\(comment):\(column): the comment",
            ], sourceLocation: sourceLocation)
    }

    @Test("on the line before, at the end of the line, before it on the line") func places() {
        Self.expectStay(["// navmigrate:skip", Self.about])
        Self.expectStay([Self.about + " // navmigrate:skip"], column: 67, at: 8)
        Self.expectStay(["//navmigrate:skip", "// another comment", Self.about], at: 10)
        Self.expectStay(["/* navmigrate:skip */", Self.about])
        Self.expectStay(["NavigationLink(destination: AboutView()) { // navmigrate:skip", "}"], column: 60, at: 8)
        Self.expectStay(
            ["NavigationLink(destination: AboutView()) {", "    Text(\"a\")", "} // navmigrate:skip"], comment: 10,
            column: 19, at: 8)
    }

    @Test("the rule is named, or none; the reason is told") func rules() {
        Self.expectStay(
            ["// navmigrate:skip destination-link; moved by hand later", Self.about],
            "a comment asks for that: moved by hand later")
        Self.expectStay(["// navmigrate:skip navigation-view, destination-link", Self.about])
        Self.expectStay(
            ["// navmigrate:skip; later; or never", Self.about], "a comment asks for that: later; or never")
    }

    @Test("other comments, and comments for other rules, do nothing") func others() {
        for comment in [
            "// navmigrate:skip navigation-view", "// navmigrate:skipped", "// see navmigrate:skip",
            "/// navmigrate:skip",
            "// navmigrate: skip",
        ] {
            let code = { (link: String) in "                \(comment)\n                \(link)" }
            expectMoved(
                ["A.swift": Self.app(code(Self.page))],
                ["A.swift": Self.app(code(Self.moved), isRegistered: true), "Route.swift": Self.routes])
        }
    }

    @Test("all that stands in a statement stays; what stands behind it moves") func inside() {
        let code = { (page: String) in
            """
                            // navmigrate:skip
                            Section {
                                NavigationLink("a", destination: AboutView())
                                VStack { NavigationLink("b", destination: AboutView()) }
                            }
                            \(page)
            """
        }
        expectMoved(
            ["A.swift": Self.app(code(Self.page))],
            ["A.swift": Self.app(code(Self.moved), isRegistered: true), "Route.swift": Self.routes],
            findings: [
                "A.swift:10:21: NavigationLink stays: a comment asks for that [destination-link/excluded]",
                "  A.swift:8:17: the comment",
                "A.swift:11:30: NavigationLink stays: a comment asks for that [destination-link/excluded]",
                "  A.swift:8:17: the comment",
            ])
    }

    @Test("what a skipped link leads to stays, too") func below() {
        let declarations = """
            struct ListView: View {
                var body: some View { NavigationLink("Page", destination: PageView(number: 1)) }
            }
            """
        expectLinksStay(
            [
                "A.swift": Self.app(
                    """
                                    // navmigrate:skip destination-link
                                    NavigationLink("List", destination: ListView())
                    """, declarations + "\nstruct Page { let number: Int }")
            ],
            [
                "A.swift:9:17: NavigationLink stays: a comment asks for that [destination-link/excluded]",
                "  A.swift:8:17: the comment",
                "A.swift:22:27: NavigationLink stays: the link to 'ListView' that leads here stays, and pushing a value would "
                    + "pop that screen; once that link can move, this one can [destination-link/below-eager-link]",
                "  A.swift:9:17: the link that stays",
            ])
    }

    @Test("a declaration with a comment stays as it is, and so do the links in it") func declaration() {
        let code = """
            import SwiftUI
            struct HomeView: View {
                var body: some View { NavigationStack { ListView() } }
            }
            // navmigrate:skip; later
            struct ListView: View {
                var body: some View { NavigationLink("a", destination: A()) }
            }

            """
        expectLinksStay(
            ["A.swift": code],
            [
                "A.swift:7:27: NavigationLink stays: a comment asks for that: later [destination-link/excluded]",
                "  A.swift:5:1: the comment",
            ])
    }

    // MARK: What would have to change besides

    @Test("a stack that a comment keeps gets no destination") func stack() {
        let code = """
            import SwiftUI
            struct HomeView: View {
                var body: some View {
                    // navmigrate:skip; the root is rewritten
                    NavigationStack { ListView() }
                }
            }
            struct ListView: View {
                var body: some View { NavigationLink("a", destination: A()) }
            }

            """
        expectLinksStay(
            ["A.swift": code],
            [
                "A.swift:9:27: NavigationLink stays: its stack would have to change, and a comment asks to leave it alone: the "
                    + "root is rewritten [destination-link/excluded]", "  A.swift:4:9: the comment",
            ])
    }

    @Test("a type that a comment keeps doesn't become Hashable") func type() {
        let code = Self.app(
            """
                            NavigationLink("Page", destination: PagesView(page: page))
            """,
            """
            // navmigrate:skip
            struct Page { let number: Int }
            struct PagesView: View {
                let page: Page
                var body: some View { Text("Pages") }
            }
            """)
        expectLinksStay(
            ["A.swift": code],
            [
                "A.swift:8:17: NavigationLink stays: 'Page' would have to change, and a comment asks to leave it alone "
                    + "[destination-link/excluded]", "  A.swift:20:1: the comment",
            ])
    }

    @Test("a private view that a comment keeps stays private") func privateView() {
        let code = Self.app(
            """
                            NavigationLink("Own", destination: OwnView())
            """,
            """
            // navmigrate:skip
            private struct OwnView: View {
                var body: some View { Text("Own") }
            }
            struct Page { let number: Int }
            """)
        expectLinksStay(
            ["A.swift": code],
            [
                "A.swift:8:17: NavigationLink stays: 'OwnView' would have to change, and a comment asks to leave it alone "
                    + "[destination-link/excluded]", "  A.swift:20:1: the comment",
            ])
    }

    @Test("an unused flag that a comment keeps") func flag() {
        let code = """
            import SwiftUI
            struct HomeView: View {
                @State private var isShown = false // navmigrate:skip
                var body: some View {
                    NavigationStack { NavigationLink("a", destination: A(), isActive: $isShown) }
                }
            }

            """
        expectLinksStay(
            ["A.swift": code],
            [
                "A.swift:5:27: NavigationLink stays: 'isShown' would have to change, and a comment asks to leave it alone "
                    + "[destination-link/excluded]", "  A.swift:3:40: the comment",
            ])
    }

    @Test("links that share a selection stay together") func selection() {
        let code = """
            import SwiftUI
            struct HomeView: View {
                @State private var choice: String?
                var body: some View {
                    NavigationStack {
                        VStack {
                            Button("a") { choice = "a" }
                            NavigationLink("a", destination: A(), tag: "a", selection: $choice)
                            // navmigrate:skip
                            NavigationLink("b", destination: B(), tag: "b", selection: $choice)
                        }
                    }
                }
            }

            """
        expectLinksStay(
            ["A.swift": code],
            [
                "A.swift:8:17: NavigationLink stays: 'choice' drives it, and another link with that selection has to stay "
                    + "[destination-link/used-flag]", "  A.swift:10:17: the other link",
                "A.swift:10:17: NavigationLink stays: a comment asks for that [destination-link/excluded]",
                "  A.swift:9:17: the comment",
            ])
    }
}
