/// A view whose stack shows values of two types, as text.
enum PathRouterSample {
    static let models = """
        struct Album: Hashable, Identifiable { let id: Int }
        struct Artist: Hashable, Identifiable { let id: Int }
        """
    static let list = "List { NavigationLink(\"A\", value: Album(id: 1)) }"
    static let albums = ".navigationDestination(for: Album.self) { Text(\"\\($0.id)\") }"
    static let artists = ".navigationDestination(for: Artist.self) { Text(\"\\($0.id)\") }"

    /// What a stack shows.
    static let content = "\(list)\(albums)\(artists)"

    static let router = """
        import SwiftUI

        /// Owns the path of a navigation stack that shows values of several types.
        @Observable
        final class PathRouter {
            /// The screens on top of the stack's root, the uppermost last.
            var path = NavigationPath()

            /// Puts a screen on top.
            func push(_ value: some Hashable) {
                path.append(value)
            }

            /// Goes back by as many screens, to the root at most.
            func pop(_ count: Int = 1) {
                path.removeLast(min(max(count, 0), path.count))
            }

            /// Goes back to the root.
            func popToRoot() {
                path = NavigationPath()
            }
        }

        """

    static let oldRouter =
        router
        .replacing("@Observable\nfinal class PathRouter {", with: "final class PathRouter: ObservableObject {")
        .replacing("    var path =", with: "    @Published var path =")

    static func withStack(_ router: String, state: String, injection: String) -> String {
        router + """

            /// A navigation stack with a router of its own, for as long as it is shown.
            struct RoutedPathStack<Root: View>: View {
                \(state) private var router = PathRouter()
                private let root: Root

                init(@ViewBuilder root: () -> Root) {
                    self.root = root()
                }

                var body: some View {
                    NavigationStack(path: $router.path) {
                        root
                    }
                    .\(injection)(router)
                }
            }

            """
    }

    /// A view with a stack on a line of its own.
    static func home(
        _ stack: String = "NavigationStack", state: String = "", content: String = content, end: String = "",
        others: String = ""
    ) -> String {
        """
        import SwiftUI
        struct Home: View {\(state)
            var body: some View {
                \(stack) { \(content) }\(end)
            }
        }
        \(models)\(others)
        """
    }

    static let bound = home(
        "NavigationStack(path: $router.path)", state: "\n    @State private var router = PathRouter()\n",
        end: "\n            .environment(router)")
}
