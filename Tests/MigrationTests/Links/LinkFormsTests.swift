import Migration
import TestSupport
import Testing

/// Every way to write a link, and what is written of it.
@Suite(.typeChecked) struct LinkFormsTests {
    /// A stack whose root is a list with the links.
    private static func app(_ links: String, state: String = "", registers: Bool = false) -> String {
        """
        import SwiftUI
        struct HomeView: View {
            let title = "Home"
        \(state)    var body: some View {
                NavigationStack {
                    List {
                        \(links.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n                "))
                    }\(registers ? registration : "")
                }
            }
        }
        struct PageView: View {
            let number: Int
            var body: some View { Text("Page \\(number)") }
        }

        """
    }

    private static let registration = """

                    .navigationDestination(for: Route.self) { route in
                        DestinationView(route: route)
                    }
        """

    private static let routes = [
        "Route.swift": """
        import SwiftUI

        /// The screens that a navigation stack can push.
        enum Route: Hashable {
            case page
        }

        /// Shows the screen that a route stands for.
        struct DestinationView: View {
            let route: Route

            var body: some View {
                switch route {
                case .page:
                    PageView(number: 1)
                }
            }
        }

        """
    ]

    private func expect(
        _ before: String, _ after: String, state: String = "", sourceLocation: SourceLocation = #_sourceLocation
    ) {
        expectMoved(
            ["A.swift": Self.app(before, state: state)],
            Self.routes.merging(["A.swift": Self.app(after, registers: true)]) { $1 }, sourceLocation: sourceLocation)
    }

    // MARK: Forms

    /// Lines of code, each followed by what becomes of it.
    private static func pairs(_ text: String) -> [(String, String)] {
        let lines = text.split(separator: "\n").map { $0.trimmingPrefix("  → ") }
        return stride(from: 0, to: lines.count, by: 2).map { (String(lines[$0]), String(lines[$0 + 1])) }
    }

    @Test(
        "every form without a flag",
        arguments: pairs(
            """
            NavigationLink(destination: PageView(number: 1)) { Text("a") }
              → NavigationLink(value: Route.page) { Text("a") }
            NavigationLink(destination: PageView(number: 1), label: { Text("a") })
              → NavigationLink(value: Route.page, label: { Text("a") })
            NavigationLink { PageView(number: 1) } label: { Text("a") }
              → NavigationLink(value: Route.page) { Text("a") }
            NavigationLink(destination: { PageView(number: 1) }, label: { Text("a") })
              → NavigationLink(value: Route.page, label: { Text("a") })
            NavigationLink(destination: { PageView(number: 1) }) { Text("a") }
              → NavigationLink(value: Route.page) { Text("a") }
            NavigationLink("a", destination: PageView(number: 1))
              → NavigationLink("a", value: Route.page)
            NavigationLink("a") { PageView(number: 1) }
              → NavigationLink("a", value: Route.page)
            NavigationLink("a", destination: { PageView(number: 1) })
              → NavigationLink("a", value: Route.page)
            NavigationLink(title, destination: PageView(number: 1))
              → NavigationLink(title, value: Route.page)
            NavigationLink(title) { PageView(number: 1) }
              → NavigationLink(title, value: Route.page)
            NavigationLink(LocalizedStringKey("a"), destination: PageView(number: 1))
              → NavigationLink(LocalizedStringKey("a"), value: Route.page)
            SwiftUI.NavigationLink("a", destination: PageView(number: 1))
              → SwiftUI.NavigationLink("a", value: Route.page)
            NavigationLink.init("a", destination: PageView(number: 1))
              → NavigationLink.init("a", value: Route.page)
            NavigationLink<Text, PageView>(destination: PageView(number: 1)) { Text("a") }
              → NavigationLink(value: Route.page) { Text("a") }
            NavigationLink("a", destination: PageView.init(number: 1))
              → NavigationLink("a", value: Route.page)
            NavigationLink("a", destination: (PageView(number: 1)))
              → NavigationLink("a", value: Route.page)
            NavigationLink("a") { return PageView(number: 1) }
              → NavigationLink("a", value: Route.page)
            """
        ))
    func forms(before: String, after: String) { expect(before, after) }

    @Test(
        "every form with a flag that nobody uses: the flag goes with its comment",
        arguments: pairs(
            """
            NavigationLink(destination: PageView(number: 1), isActive: $isOn) { Text("a") }
              → NavigationLink(value: Route.page) { Text("a") }
            NavigationLink(isActive: $isOn) { PageView(number: 1) } label: { Text("a") }
              → NavigationLink(value: Route.page) { Text("a") }
            NavigationLink(isActive: $isOn, destination: { PageView(number: 1) }, label: { Text("a") })
              → NavigationLink(value: Route.page, label: { Text("a") })
            NavigationLink(isActive: $isOn, destination: { PageView(number: 1) }) { Text("a") }
              → NavigationLink(value: Route.page) { Text("a") }
            NavigationLink("a", isActive: $isOn) { PageView(number: 1) }
              → NavigationLink("a", value: Route.page)
            NavigationLink("a", isActive: $isOn, destination: { PageView(number: 1) })
              → NavigationLink("a", value: Route.page)
            NavigationLink("a", destination: PageView(number: 1), isActive: $isOn)
              → NavigationLink("a", value: Route.page)
            NavigationLink(title, destination: PageView(number: 1), isActive: self.$isOn)
              → NavigationLink(title, value: Route.page)
            """
        ))
    func unusedFlag(before: String, after: String) {
        expect(before, after, state: "    // Never set.\n    @State private var isOn = false\n")
    }

    // MARK: What stays to the byte

    @Test("modifiers on the link, and its label") func label() {
        expect(
            """
            NavigationLink(destination: PageView(number: 1)) {
                // the label
                HStack   {   Text("a") ;Spacer() }
            }
            .disabled( title.isEmpty )
            .accessibilityLabel("Page") // read aloud
            """,
            """
            NavigationLink(value: Route.page) {
                // the label
                HStack   {   Text("a") ;Spacer() }
            }
            .disabled( title.isEmpty )
            .accessibilityLabel("Page") // read aloud
            """)
        expect(
            """
            NavigationLink {
                PageView(number: 1)
            } label: {
                Text("a")
            }
            .isDetailLink(false)
            .padding()
            """,
            """
            NavigationLink(value: Route.page) {
                Text("a")
            }
            .padding()
            """)
    }

    @Test("arguments on lines of their own keep them") func lines() {
        expect(
            """
            NavigationLink(
                destination: PageView(
                    number: 1
                ),
                label: {
                    Text("a")
                }
            )
            """,
            """
            NavigationLink(
                value: Route.page,
                label: {
                    Text("a")
                }
            )
            """)
    }

    @Test("comments inside the argument list survive") func comments() {
        expect(
            """
            NavigationLink(
                "a", // the title
                destination: PageView(number: 1) // the page
            )
            """,
            """
            NavigationLink(
                "a", // the title
                value: Route.page // the page
            )
            """)
        expect(
            """
            NavigationLink(
                // where it leads
                destination: PageView(number: 1), /* a label */ label: { Text("a") }
            )
            """,
            """
            NavigationLink(
                // where it leads
                value: Route.page, /* a label */ label: { Text("a") }
            )
            """)
    }

    @Test("comments of the destination go where it goes") func destinationComments() {
        func routes(_ arm: String) -> [String: String] {
            Self.routes.mapValues { $0.replacing("            PageView(number: 1)\n", with: arm) }
        }
        expectMoved(
            [
                "A.swift": Self.app(
                    """
                    NavigationLink("a") {
                        // the first page
                        PageView(number: 1) // of many
                    }
                    """)
            ],
            routes(
                """
                            // the first page
                            PageView(number: 1) // of many

                """
            ).merging(["A.swift": Self.app(#"NavigationLink("a", value: Route.page)"#, registers: true)]) { $1 })
        expectMoved(
            [
                "A.swift": Self.app(
                    """
                    NavigationLink {
                        // the first page
                        PageView(number: 1)
                    } /* that was the page */ label: {
                        Text("a") // the label
                    }
                    """)
            ],
            routes(
                """
                            // the first page
                            PageView(number: 1)

                """
            ).merging([
                "A.swift": Self.app(
                    """
                    /* that was the page */
                    NavigationLink(value: Route.page) {
                        Text("a") // the label
                    }
                    """, registers: true)
            ]) { $1 })
        // Two links have one screen: the second's comment has no other place.
        expectMoved(
            [
                "A.swift": Self.app(
                    """
                    NavigationLink("a") {
                        // the first page
                        PageView(number: 1)
                    }
                    NavigationLink("b") {
                        // again
                        PageView(number: 1)
                    }
                    """)
            ],
            routes(
                """
                            // the first page
                            PageView(number: 1)

                """
            ).merging([
                "A.swift": Self.app(
                    """
                    NavigationLink("a", value: Route.page)
                    // again
                    NavigationLink("b", value: Route.page)
                    """, registers: true)
            ]) { $1 })
    }

    @Test("several links, one route") func severalLinks() {
        expect(
            """
            NavigationLink("a") { PageView(number: 1) }
            Text("🐈‍⬛"); NavigationLink("🇵🇹", destination: PageView(number: 1)); Text("🐈‍⬛")
            """,
            """
            NavigationLink("a", value: Route.page)
            Text("🐈‍⬛"); NavigationLink("🇵🇹", value: Route.page); Text("🐈‍⬛")
            """)
    }

    // MARK: What has no destination of its own

    @Test("value links and a project's own NavigationLink are no destination links") func others() {
        expectMoved(
            [
                "A.swift": """
                import SwiftUI
                struct HomeView: View {
                    var body: some View {
                        NavigationStack {
                            NavigationLink("a", value: 1)
                        }
                    }
                }

                """
            ], [:])
    }
}
