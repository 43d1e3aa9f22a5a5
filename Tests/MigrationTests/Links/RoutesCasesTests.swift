import Migration
import TestSupport
import Testing

/// Which routes are made, under which names, and what a later run adds.
@Suite(.typeChecked) struct RoutesCasesTests {
    private static func app(_ links: String, _ type: String? = nil, declarations: String = "") -> String {
        let registration =
            type.map { type in
                """

                            .navigationDestination(for: \(type).self) { route in
                                DestinationView(route: route)
                            }
                """
            } ?? ""
        return """
            import SwiftUI
            struct HomeView: View {
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
                let page: Page
                var body: some View { Text("Page") }
            }
            \(declarations)

            """
    }

    private static let page = "struct Page { let number: Int }"

    private static func routes(_ type: String, cases: [String], arms: [String]) -> String {
        """
        import SwiftUI

        /// The screens that a navigation stack can push.
        enum \(type): Hashable {
        \(cases.map { "    case " + $0 }.joined(separator: "\n"))
        }

        /// Shows the screen that a route stands for.
        struct DestinationView: View {
            let route: \(type)

            var body: some View {
                switch route {
        \(arms.map { "        " + $0 }.joined(separator: "\n"))
                }
            }
        }

        """
    }

    // MARK: Names

    @Test("--route-name") func routeName() {
        expectMoved(
            ["A.swift": Self.app(#"                NavigationLink("a") { AboutView() }"#, declarations: Self.page)],
            [
                "A.swift": Self.app(
                    #"                NavigationLink("a", value: Screen.about)"#, "Screen", declarations: Self.page),
                "Screen.swift": Self.routes("Screen", cases: ["about"], arms: ["case .about:", "    AboutView()"]),
            ], options: MigrationOptions(routeName: "Screen"))
    }

    // MARK: What can't be made Hashable

    @Test("--assume-hashable") func assumed() {
        func code(_ link: String, _ modifiers: String = "") -> String {
            """
            import Names
            import SwiftUI
            struct HomeView: View {
                let item: Item
                var body: some View {
                    NavigationStack {
                        \(link)\(modifiers)
                    }
                }
            }
            struct ItemView: View {
                let item: Item
                var body: some View { Text("Item") }
            }

            """
        }
        let before = code(#"NavigationLink("a") { ItemView(item: item) }"#)
        expectMoved(
            ["A.swift": before], [:],
            findings: [
                "A.swift:7:13: NavigationLink stays: nothing is known about the type 'Item' of 'item'; if it is Hashable, vouch for "
                    + "it with --assume-hashable Item, else pass what identifies the value [destination-link/unknown-type]"
            ])
        let imported = Self.routes(
            "Route", cases: ["item(item: Item)"], arms: ["case .item(let item):", "    ItemView(item: item)"])
        expectMoved(
            ["A.swift": before],
            [
                "A.swift": code(
                    #"NavigationLink("a", value: Route.item(item: item))"#,
                    """

                                    .navigationDestination(for: Route.self) { route in
                                        DestinationView(route: route)
                                    }
                    """),
                "Route.swift": imported.replacing("import SwiftUI\n", with: "import Names\nimport SwiftUI\n"),
            ], options: MigrationOptions(assumedHashables: ["Item"]))
    }

    // MARK: A later run

    private static let earlier = [
        "A.swift": app(
            """
                            NavigationLink("a", value: Route.about)
                            NavigationLink("b", destination: PageView(page: page))
            """, "Route", declarations: page),
        "Route.swift": routes("Route", cases: ["about"], arms: ["case .about:", "    AboutView()"]),
    ]

    @Test("an earlier Route is extended by what is new") func extended() {
        expectMoved(
            Self.earlier,
            [
                "A.swift": Self.app(
                    """
                                    NavigationLink("a", value: Route.about)
                                    NavigationLink("b", value: Route.page(page: page))
                    """, "Route", declarations: "struct Page: Hashable { let number: Int }"),
                "Route.swift": Self.routes(
                    "Route", cases: ["about", "page(page: Page)"],
                    arms: ["case .about:", "    AboutView()", "case .page(let page):", "    PageView(page: page)"]),
            ])
    }

    @Test("an earlier case is used again") func used() {
        expectMoved(
            [
                "A.swift": Self.app(
                    """
                                    NavigationLink("a", value: Route.about)
                                    NavigationLink("b") { AboutView() }
                    """, "Route", declarations: Self.page),
                "Route.swift": Self.routes("Route", cases: ["about"], arms: ["case .about:", "    AboutView()"]),
            ],
            [
                "A.swift": Self.app(
                    """
                                    NavigationLink("a", value: Route.about)
                                    NavigationLink("b", value: Route.about)
                    """, "Route", declarations: Self.page)
            ])
    }

    // MARK: Arguments

    @Test("two links to one view that differ in a constant: it is payload in both") func constants() {
        func code(_ links: String, _ type: String? = nil) -> String {
            Self.app(
                links, type,
                declarations: Self.page + """

                    struct LiftView: View {
                        let speed: Int
                        let music: String
                        var body: some View { Text(music) }
                    }
                    """)
        }
        expectMoved(
            [
                "A.swift": code(
                    """
                                    NavigationLink("a", destination: LiftView(speed: 1, music: "Bach"))
                                    NavigationLink("b", destination: LiftView(speed: 3, music: "Bach"))
                    """)
            ],
            [
                "A.swift": code(
                    """
                                    NavigationLink("a", value: Route.lift(speed: 1))
                                    NavigationLink("b", value: Route.lift(speed: 3))
                    """, "Route"),
                "Route.swift": Self.routes(
                    "Route", cases: ["lift(speed: Int)"],
                    arms: ["case .lift(let speed):", #"    LiftView(speed: speed, music: "Bach")"#]),
            ])
    }

    // MARK: Places

    @Test("a hand-made destination in the stack: its links stay") func handMade() {
        expectLinksStay(
            [
                "A.swift": """
                import SwiftUI
                struct HomeView: View {
                    var body: some View {
                        NavigationStack {
                            List {
                                NavigationLink("1", value: 1)
                                NavigationLink("About", destination: AboutView())
                            }
                            .navigationDestination(for: Int.self) { Text("\\($0)") }
                        }
                    }
                }
                struct AboutView: View {
                    var body: some View { Text("About") }
                }

                """
            ],
            [
                "A.swift:7:17: NavigationLink stays: its stack has a navigationDestination of its own, and a stack works with "
                    + "one kind of push alone; move that one into the routes by hand [destination-link/hand-made-destination]",
                "  A.swift:9:14: the navigationDestination",
            ])
    }

    @Test("a screen that two stacks show: both get the destination") func twoStacks() {
        func code(_ link: String, _ modifiers: String = "") -> String {
            """
            import SwiftUI
            struct FirstView: View {
                var body: some View {
                    NavigationStack {
                        ListView()\(modifiers)
                    }
                }
            }
            struct SecondView: View {
                var body: some View {
                    NavigationStack { ListView()\(modifiers.isEmpty ? "" : ".navigationDestination(for: Route.self) { route in DestinationView(route: route) }") }
                }
            }
            struct ListView: View {
                var body: some View { \(link) }
            }
            struct AboutView: View {
                var body: some View { Text("About") }
            }

            """
        }
        expectMoved(
            ["A.swift": code(#"NavigationLink("About", destination: AboutView())"#)],
            [
                "A.swift": code(
                    #"NavigationLink("About", value: Route.about)"#,
                    """

                                    .navigationDestination(for: Route.self) { route in
                                        DestinationView(route: route)
                                    }
                    """),
                "Route.swift": Self.routes("Route", cases: ["about"], arms: ["case .about:", "    AboutView()"]),
            ])
    }

    /// The root's store reaches the link by two views and a property of the root.
    private static func passedOn(_ middle: String, _ link: String, _ modifiers: String = "") -> String {
        """
        import SwiftUI
        final class Store: ObservableObject {}
        struct HomeView: View {
            @StateObject private var store = Store()
            let stores: [Store]
            var body: some View {
                NavigationStack {
                    VStack {
                        \(middle)
                        content
                    }\(modifiers)
                }
            }
            private var content: some View { MiddleView(store: self.store) }
        }
        struct MiddleView: View {
            @ObservedObject var store: Store
            var body: some View { LeafView(store: store) }
        }
        struct LeafView: View {
            @ObservedObject var store: Store
            var body: some View { \(link) }
        }
        struct EditorView: View {
            @ObservedObject var store: Store
            var body: some View { Text("Editor") }
        }

        """
    }

    @Test("a root's object that every call on the way passes on is no payload") func passedOnByAll() {
        let middle = "MiddleView(store: store)"
        expectMoved(
            ["A.swift": Self.passedOn(middle, #"NavigationLink("x", destination: EditorView(store: store))"#)],
            [
                "A.swift": Self.passedOn(
                    middle, #"NavigationLink("x", value: Route.editor)"#,
                    """

                                .navigationDestination(for: Route.self) { route in
                                    DestinationView(route: route, store: store)
                                }
                    """),
                "Route.swift": Self.routes(
                    "Route", cases: ["editor"], arms: ["case .editor:", "    EditorView(store: store)"]
                )
                .replacing("    let route: Route\n", with: "    let route: Route\n    let store: Store\n"),
            ])
        // Another object of the same name.
        expectMoved(
            [
                "A.swift": Self.passedOn(
                    "ForEach(stores.indices, id: \\.self) { index in let store = stores[index]; MiddleView(store: store) }",
                    #"NavigationLink("x", destination: EditorView(store: store))"#)
            ], [:],
            findings: [
                "A.swift:22:27: NavigationLink becomes a value link only with --unsafe: an object of type 'Store' travels by "
                    + "identity: the path can't be saved, and two links to it are one value; pass an id where there is one "
                    + "[destination-link/shared-object]"
            ])
    }

    /// Two roots have a model; the third, whose link moves, has none.
    private static func models(_ link: String, _ modifiers: String = "") -> String {
        """
        import SwiftUI
        final class Model: ObservableObject {}
        struct FirstView: View {
            @StateObject private var model = Model()
            var body: some View {
                NavigationStack {
                    NavigationLink("a", destination: ModelView(model: model))
                }
            }
        }
        struct SecondView: View {
            let model: Model
            var body: some View {
                NavigationStack {
                    NavigationLink("b", destination: ModelView(model: model))
                }
            }
        }
        struct ThirdView: View {
            var body: some View {
                NavigationStack {
                    \(link)\(modifiers)
                }
            }
        }
        struct ModelView: View {
            @ObservedObject var model: Model
            var body: some View { Text("Model") }
        }
        struct AboutView: View {
            var body: some View { Text("About") }
        }

        """
    }

    @Test("roots whose links have moved count among those that hold a model") func movedRoots() {
        let reason =
            "NavigationLink becomes a value link only with --unsafe: an object of type 'Model' travels by identity: the "
            + "path can't be saved, and two links to it are one value; pass an id where there is one "
            + "[destination-link/shared-object]"
        expectMoved(
            ["A.swift": Self.models(#"NavigationLink("c", destination: AboutView())"#)],
            [
                "A.swift": Self.models(
                    #"NavigationLink("c", value: Route.about)"#,
                    """

                                    .navigationDestination(for: Route.self) { route in
                                        DestinationView(route: route)
                                    }
                    """),
                "Route.swift": Self.routes("Route", cases: ["about"], arms: ["case .about:", "    AboutView()"]),
            ], findings: ["A.swift:7:13: \(reason)", "A.swift:15:13: \(reason)"])
    }

    @Test("one of two stacks can't take it: the link stays") func oneStackOfTwo() {
        expectLinksStay(
            [
                "A.swift": """
                import SwiftUI
                struct FirstView: View {
                    var body: some View {
                        NavigationStack { ListView() }
                    }
                }
                struct SecondView: View {
                    var body: some View {
                        NavigationStack { ListView().navigationDestination(for: Int.self) { Text("\\($0)") } }
                    }
                }
                struct ListView: View {
                    var body: some View { NavigationLink("About", destination: AboutView()) }
                }
                struct AboutView: View {
                    var body: some View { Text("About") }
                }

                """
            ],
            [
                "A.swift:13:27: NavigationLink stays: its stack has a navigationDestination of its own, and a stack works with "
                    + "one kind of push alone; move that one into the routes by hand [destination-link/hand-made-destination]",
                "  A.swift:9:38: the navigationDestination",
            ])
    }
}
