import Migration
import TestSupport
import Testing

/// A module's own enum of routes that can't get a case: the links that would need one stay.
@Suite(.typeChecked) struct OwnRoutesTests {
    private static func app(_ links: String, routes: String) -> String {
        """
        import SwiftUI
        struct HomeView: View {
            let page = Page(number: 1)
            var body: some View {
                NavigationStack {
                    List {
        \(links)
                    }
                    .navigationDestination(for: Route.self) { route in
                        DestinationView(route: route)
                    }
                }
            }
        }
        struct Page: Hashable { let number: Int }
        struct AboutView: View {
            var body: some View { Text("About") }
        }
        struct PageView: View {
            let page: Page
            var body: some View { Text("Page") }
        }
        struct NumberView: View {
            let number: Int
            var body: some View { Text("Number") }
        }
        \(routes)

        """
    }

    private static func routes(_ conformances: String, _ further: String = "", arm: String = "") -> String {
        """
        enum Route: \(conformances) {
            case about\(further)
        }
        struct DestinationView: View {
            let route: Route
            var body: some View {
                switch route {
                case .about: AboutView()\(arm)
                }
            }
        }
        """
    }

    @Test("a Codable enum gets no case whose payload isn't Codable, and gets the others") func codable() {
        let links = """
                            NavigationLink("1", destination: PageView(page: page))
                            NavigationLink("2", destination: NumberView(number: page.number))
            """
        expectMoved(
            ["A.swift": Self.app(links, routes: Self.routes("Codable, Hashable"))],
            [
                "A.swift": Self.app(
                    """
                                    NavigationLink("1", destination: PageView(page: page))
                                    NavigationLink("2", value: Route.number(number: page.number))
                    """,
                    routes: Self.routes(
                        "Codable, Hashable", "\n    case number(number: Int)",
                        arm: "\n        case .number(let number):\n            NumberView(number: number)"))
            ],
            findings: [
                "A.swift:7:17: NavigationLink stays: its stack shows 'Route', which gets no case for it because it is Codable, "
                    + "and 'Page' isn't; add one by hand [destination-link/hand-made-destination]",
                "  A.swift:28:6: what stands in the way",
            ])
    }

    @Test("what lies behind a link without a case stays too") func below() {
        let files = [
            "A.swift": """
            import SwiftUI
            struct HomeView: View {
                let page = Page(number: 1)
                var body: some View {
                    NavigationStack {
                        NavigationLink("1", destination: PageView(page: page))
                            .navigationDestination(for: Route.self) { DestinationView(route: $0) }
                    }
                }
            }
            struct Page: Hashable { let number: Int }
            struct AboutView: View {
                var body: some View { Text("About") }
            }
            struct PageView: View {
                let page: Page
                var body: some View { NavigationLink("2", destination: AboutView()) }
            }
            \(Self.routes("Hashable, Codable"))

            """
        ]
        expectLinksStay(
            files,
            [
                "A.swift:6:13: NavigationLink stays: its stack shows 'Route', which gets no case for it because it is Codable, "
                    + "and 'Page' isn't; add one by hand [destination-link/hand-made-destination]",
                "  A.swift:19:6: what stands in the way",
                "A.swift:17:27: NavigationLink stays: the link to 'PageView' that leads here stays, and pushing a value would "
                    + "pop that screen; once that link can move, this one can [destination-link/below-eager-link]",
                "  A.swift:6:13: the link that stays",
            ])
    }

    private static func inline(_ link: String, _ further: String = "", arm: String = "") -> String {
        """
        import SwiftUI
        final class Store: ObservableObject {}
        struct RootView: View {
            @StateObject private var store = Store()
            var body: some View { HomeView().environmentObject(store) }
        }
        struct HomeView: View {
            enum Way: Hashable {
                case about\(further)
            }
            var body: some View {
                NavigationStack {
                    ListView()
                        .navigationDestination(for: Way.self) { way in
                            switch way {
                            case .about: AboutView()\(arm)
                            }
                        }
                }
            }
        }
        struct ListView: View {
            @EnvironmentObject var store: Store
            let number = 1
            var body: some View { \(link) }
        }
        struct AboutView: View {
            var body: some View { Text("About") }
        }
        struct StoreView: View {
            let store: Store
            let number: Int
            var body: some View { Text("Store") }
        }

        """
    }

    @Test("a registration that lacks an environment object gets no case that needs it") func environment() {
        expectLinksStay(
            ["A.swift": Self.inline(#"NavigationLink("1", destination: StoreView(store: store, number: number))"#)],
            [
                "A.swift:25:27: NavigationLink stays: its stack shows 'HomeView.Way', which gets no case for it because its "
                    + "registration doesn't have 'store'; add one by hand [destination-link/hand-made-destination]",
                "  A.swift:14:18: what stands in the way",
            ])
    }

    @Test("the same registration shows what it has already") func known() {
        expectMoved(
            ["A.swift": Self.inline(#"NavigationLink("1", destination: AboutView())"#)],
            ["A.swift": Self.inline(#"NavigationLink("1", value: HomeView.Way.about)"#)])
    }

    @Test("an enum that a switch without a default names gets none: the switch is told") func refused() {
        let code = Self.app(
            #"                NavigationLink("1", destination: NumberView(number: page.number))"#,
            routes: Self.routes("Hashable")
                + "\nextension Route {\n    var title: String {\n        switch self { case .about: \"About\" }\n    }\n}"
        )
        expectLinksStay(
            ["A.swift": code],
            [
                "A.swift:7:17: NavigationLink stays: its stack shows 'Route', which gets no case for it because another switch "
                    + "over it has no default; add one by hand [destination-link/hand-made-destination]",
                "  A.swift:40:9: what stands in the way",
            ])
    }

    @Test("an enum of one stack alone is no other stack's: most links get an enum of their own") func otherStack() {
        func code(_ link: String, isRegistered: Bool = false) -> String {
            let registration = """

                                .navigationDestination(for: Route.self) { route in
                                    DestinationView(route: route)
                                }
                """
            return """
                import SwiftUI
                struct GuideView: View {
                    enum Guide: Hashable {
                        case first
                    }
                    var body: some View {
                        NavigationStack {
                            NavigationLink("First", value: Guide.first)
                                .navigationDestination(for: Guide.self) { guide in
                                    switch guide {
                                    case .first: A()
                                    }
                                }
                        }
                    }
                }
                struct HomeView: View {
                    var body: some View {
                        NavigationStack {
                            \(link)\(isRegistered ? registration : "")
                        }
                    }
                }

                """
        }
        expectMoved(
            ["A.swift": code(#"NavigationLink("About", destination: B())"#)],
            [
                "A.swift": code(#"NavigationLink("About", value: Route.b)"#, isRegistered: true),
                "Route.swift": routeText(["b"], "case .b:\n    B()"),
            ])
    }
}
