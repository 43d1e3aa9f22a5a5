import Migration
import TestSupport
import Testing

/// What the routes' file has to import for types that the link's file has from elsewhere.
@Suite struct LinkImportTests {
    private static let models = """
        import Flow
        import SwiftUI
        typealias AppStore = Store<Int, String>

        """

    private static func app(_ link: String, isRegistered: Bool = false) -> String {
        let registration = """

                            .navigationDestination(for: Route.self) { route in
                                DestinationView(route: route)
                            }
            """
        return """
            import SwiftUI
            struct DemoApp: App {
                @StateObject private var store = AppStore(0)
                var body: some Scene { WindowGroup { Root().environmentObject(store) } }
            }
            struct Root: View {
                @EnvironmentObject var store: AppStore
                var body: some View {
                    NavigationStack {
                        \(link)\(isRegistered ? registration : "")
                    }
                }
            }
            struct Detail: View {
                let store: AppStore
                var body: some View { Text("Detail") }
            }

            """
    }

    @Test("what a typealias stands for is imported as the alias's file does it") func alias() {
        expectMoved(
            ["A.swift": Self.app(#"NavigationLink("a") { Detail(store: store) }"#), "Models.swift": Self.models],
            [
                "A.swift": Self.app(#"NavigationLink("a", value: Route.detail)"#, isRegistered: true),
                "Route.swift": routeText(
                    ["detail"], "case .detail:\n    Detail(store: store)",
                    properties: ["@EnvironmentObject private var store: Store<Int, String>"]
                ).replacing("import SwiftUI\n", with: "import Flow\nimport SwiftUI\n"),
            ])
    }

    @Test("a type whose module no import of the link's file can be keeps the link") func unimported() {
        expectMoved(
            [
                "A.swift": """
                import SwiftUI
                struct Root: View {
                    let ticket: Ticket
                    var body: some View {
                        NavigationStack { NavigationLink("a", destination: Detail(token: ticket.token)) }
                    }
                }
                struct Detail: View {
                    let token: Any
                    var body: some View { Text("Detail") }
                }

                """,
                "Models.swift": "import Flow\nstruct Ticket: Hashable {\n    let token: Token\n}\n",
            ], [:],
            findings: [
                "A.swift:5:27: NavigationLink stays: the type of 'Detail(token: ticket.token)' can't be told: this file doesn't "
                    + "import the module of 'Token'; declare it, or pass a value of a declared type "
                    + "[destination-link/unknown-type]"
            ], options: MigrationOptions(assumedHashables: ["Token"]))
    }
}
