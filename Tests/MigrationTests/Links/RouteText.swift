/// The text of a file of routes.
/// - Parameters:
///   - cases: without the word `case`.
///   - arms: the lines of the switch, as they are indented below it.
func routeText(_ cases: [String], _ arms: String, name: String = "Route", properties: [String] = []) -> String {
    let lines = arms.split(separator: "\n", omittingEmptySubsequences: false).map { "        " + $0 }
    let members = ["let route: \(name)"] + properties
    return """
        import SwiftUI

        /// The screens that a navigation stack can push.
        enum \(name): Hashable {
        \(cases.map { "    case " + $0 }.joined(separator: "\n"))
        }

        /// Shows the screen that a route stands for.
        struct DestinationView: View {
        \(members.map { "    " + $0 }.joined(separator: "\n"))

            var body: some View {
                switch route {
        \(lines.joined(separator: "\n"))
                }
            }
        }

        """
}

/// An app with links in a view's stack, as it is and as step 3 leaves the stack.
struct LinksApp {
    /// The properties of the view that holds the links.
    var properties: String
    var declarations: String

    /// The links, one for each destination.
    func before(_ destinations: [String]) -> String {
        text(destinations.map { "NavigationLink(\"a\", destination: \($0))" }, isRegistered: false)
    }

    func after(_ routes: [String]) -> String {
        text(routes.map { "NavigationLink(\"a\", value: Route.\($0))" }, isRegistered: true)
    }

    func text(_ links: [String], isRegistered: Bool) -> String {
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
                \(properties)
                var body: some View {
                    NavigationStack {
                        List {
            \(links.map { "                " + $0 }.joined(separator: "\n"))
                        }\(registration)
                    }
                }
            }
            \(declarations)

            """
    }
}
