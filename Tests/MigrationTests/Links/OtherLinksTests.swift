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
                    func page() -> some View { Text("Page") }
                }
                """)
        expectMoved(
            ["A.swift": app.before(["model.softwareUpdateView", "model.page()"])],
            [
                "A.swift": app.after(["softwareUpdate", "a"]).replacing(
                    "DestinationView(route: route)", with: "DestinationView(route: route, model: model)"),
                "Route.swift": routeText(
                    ["softwareUpdate", "a"],
                    """
                    case .softwareUpdate:
                        model.softwareUpdateView
                    case .a:
                        model.page()
                    """, properties: ["let model: Model"]),
            ])
    }
}
