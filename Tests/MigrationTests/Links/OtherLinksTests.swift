import Migration
import Testing

/// Links whose destination is found elsewhere than in one of SwiftUI's initialisers, or is made by a member.
@Suite(.typeChecked) struct OtherLinksTests {
    @Test("an initialiser of the project's own stays, with what lies behind it") func ownInitializer() {
        expectLinksLeft(
            """
            import SwiftUI
            struct HomeView: View {
                var body: some View {
                    NavigationStack { NavigationLink(page: 1) }
                }
            }
            struct PageView: View {
                let number: Int
                var body: some View { Text("Page") }
            }
            extension NavigationLink where Label == Text, Destination == PageView {
                init(page: Int) { self.init("Page") { PageView(number: page) } }
            }

            """,
            [
                "4:27: NavigationLink stays: its initialiser isn't one of SwiftUI's with a destination; write one of those "
                    + "[destination-link/opaque-destination]"
            ])
    }

    @Test("a view that a model makes gives its case the member's name") func member() {
        let app = LinksApp(
            properties: "@ObservedObject var model: Model",
            declarations: """
                final class Model: ObservableObject {
                    var softwareUpdateView: some View { Text("Update") }
                    func makeHelpScreen() -> some View { Text("Help") }
                    func page() -> some View { Text("Page") }
                }
                """)
        expectMoved(
            ["A.swift": app.before(["model.softwareUpdateView", "model.makeHelpScreen().padding()", "model.page()"])],
            [
                "A.swift": app.after(["softwareUpdate", "help", "a"]).replacing(
                    "DestinationView(route: route)", with: "DestinationView(route: route, model: model)"),
                "Route.swift": routeText(
                    ["softwareUpdate", "help", "a"],
                    """
                    case .softwareUpdate:
                        model.softwareUpdateView
                    case .help:
                        model.makeHelpScreen().padding()
                    case .a:
                        model.page()
                    """, properties: ["let model: Model"]),
            ])
    }

    @Test("rows of a list give a case no name, and a filter gives a value none") func rows() {
        let app = LinksApp(
            properties: "let names = [\"a\"]",
            declarations: """
                struct NamesView: View {
                    init(_ names: [String]) {}
                    var body: some View { Text("Names") }
                }
                """)
        let list =
            "NavigationLink(\"Every name\") { List { ForEach(names, id: \\.self) { name in Text(name); Text(\"b\") } } }"
        expectMoved(
            [
                "A.swift": app.text(
                    [list, "NavigationLink(\"a\", destination: NamesView(names.filter { $0 != \"b\" }))"],
                    isRegistered: false)
            ],
            [
                "A.swift": app.text(
                    [
                        "NavigationLink(\"Every name\", value: Route.everyName(names: names))",
                        "NavigationLink(\"a\", value: Route.names(names: names.filter { $0 != \"b\" }))",
                    ], isRegistered: true),
                "Route.swift": routeText(
                    ["everyName(names: [String])", "names(names: [String])"],
                    """
                    case .everyName(let names):
                        List { ForEach(names, id: \\.self) { name in Text(name); Text("b") } }
                    case .names(let names):
                        NamesView(names)
                    """),
            ])
    }

    @Test("a column of a container that isn't converted yet is no stack") func columnOfContainer() {
        expectLinksLeft(
            """
            import SwiftUI
            struct HomeView: View {
                var body: some View {
                    // navmigrate:skip navigation-view
                    NavigationView {
                        NavigationLink("a", destination: A())
                        NavigationLink("b", destination: B())
                    }
                }
            }

            """,
            [
                "6:13: NavigationLink stays: a NavigationView that has not become a stack shows it, and a value link works only "
                    + "in a stack [destination-link/no-stack]", "  5:9: shown here",
                "7:13: NavigationLink stays: a NavigationView that has not become a stack shows it, and a value link works only "
                    + "in a stack [destination-link/no-stack]", "  5:9: shown here",
            ])
    }
}
