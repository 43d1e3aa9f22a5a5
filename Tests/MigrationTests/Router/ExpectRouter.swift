import Migration
import ProjectModel
import TestSupport
import Testing

/// Expects that steps 2 to 5 make `expected` of a sample, in whatever way the files are written, and that step 5 tells
/// `findings`.
///
/// - Parameters:
///   - expected: the texts of the files that change or are added; the others have to stay.
///   - findings: `line:column: message [id]` of what is unsafe or left in `A.swift`, notes as lines of their own.
func expectRouter(
    _ files: [String: String], _ expected: [String: String], findings: [String] = [], includingUnsafe: Bool = true,
    targets: [SampleTarget] = [.app], compiles: Compiles = .fromIOS17,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    let options = MigrationOptions(includesUnsafe: includingUnsafe)
    let sample = SampleProject(files, targets: targets)
    let run = LinksRun(sample, options, through: .router)
    MigratedSamples.current?.add(sample, after: run.files, compiles: compiles, sourceLocation: sourceLocation)
    let wanted = findings.map { $0.hasPrefix("  ") ? "  A.swift:" + $0.dropFirst(2) : "A.swift:" + $0 }
    #expect(run.findings == wanted, sourceLocation: sourceLocation)
    for fault in LinksRun.faults(of: sample, expecting: expected, options, through: .router) {
        Issue.record("\(fault)", sourceLocation: sourceLocation)
    }
}

/// What the samples of step 5 have in common.
enum RouterText {
    /// Routes as step 3 makes them: one case for each screen that is given.
    static func routes(_ cases: [(name: String, values: String, arm: String, code: String)]) -> String {
        """
        import SwiftUI

        /// The screens that a navigation stack can push.
        enum Route: Hashable {
        \(cases.map { "    case \($0.name)\($0.values)" }.joined(separator: "\n"))
        }

        /// Shows the screen that a route stands for.
        struct DestinationView: View {
            let route: Route

            var body: some View {
                switch route {
        \(cases.map { "        case .\($0.name)\($0.arm):\n            \($0.code)" }.joined(separator: "\n"))
                }
            }
        }

        """
    }

    /// Routes to screens without values: `about` shows `AboutView()`.
    static func routes(_ names: String...) -> String {
        routes(names.map { ($0, "", "", "\($0.prefix(1).uppercased() + $0.dropFirst())View()") })
    }

    /// The view of each of the names, `AboutView` of `about`.
    static func screens(_ names: String...) -> String {
        names.map { name in
            let view = name.prefix(1).uppercased() + name.dropFirst()
            return "struct \(view)View: View { var body: some View { Text(\"\(view)\") } }\n"
        }.joined()
    }

    /// `Router.swift` for iOS 17.
    static let router = """
        import Observation

        /// Owns the path of a navigation stack.
        @Observable
        final class Router {
            /// The screens on top of the stack's root, the uppermost last.
            var path: [Route] = []

            /// Puts a screen on top.
            func push(_ route: Route) {
                path.append(route)
            }

            /// Goes back by as many screens, to the root at most.
            func pop(_ count: Int = 1) {
                path.removeLast(min(max(count, 0), path.count))
            }

            /// Goes back to the root.
            func popToRoot() {
                path.removeAll()
            }

            /// Shows these screens instead of those on top of the root.
            func replace(with routes: [Route]) {
                path = routes
            }
        }

        """

    /// The same for iOS 16.
    static let oldRouter =
        router
        .replacing("import Observation", with: "import Combine")
        .replacing("@Observable\nfinal class Router {", with: "final class Router: ObservableObject {")
        .replacing("    var path: [Route]", with: "    @Published var path: [Route]")

    /// `Router.swift` with the view around stacks that come and go.
    static let routerWithStack = withStack(router, state: "@State", injection: "environment")
    static let oldRouterWithStack = withStack(oldRouter, state: "@StateObject", injection: "environmentObject")

    private static func withStack(_ router: String, state: String, injection: String) -> String {
        let imports = router.prefix { !$0.isNewline }
        return imports + "\nimport SwiftUI" + router.dropFirst(imports.count) + """

            /// A navigation stack with a router of its own, for as long as it is shown.
            struct RoutedStack<Root: View>: View {
                \(state) private var router = Router()
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
}
