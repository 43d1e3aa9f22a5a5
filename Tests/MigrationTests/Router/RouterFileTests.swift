import SourceEditing
import Testing

@testable import Migration

@Suite(.typeChecked)
struct RouterFileTests {
    private func router(
        _ form: RouterShape.Form = .observable, _ path: RouterShape.Path = .routes, name: String = "Router",
        route: String = "Route"
    ) -> RouterSample {
        RouterSample().with { $0.router = RouterShape(name: name, route: route, form: form, path: path) }
    }

    @Test func fromIOS17() {
        let sample = router()
        let text = """
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
        #expect(sample.routerText(opensLinks: false) == text)
        sample.typeCheck(["Router.swift": text])
    }

    @Test func onIOS16WithAnErasedPathAndLinks() {
        let sample = router(.observableObject, .erased, name: "AppRouter", route: "Route")
        let text = """
            import SwiftUI

            /// Owns the path of a navigation stack.
            final class AppRouter: ObservableObject {
                /// The screens on top of the stack's root, the uppermost last.
                @Published var path = NavigationPath()

                /// A link that leads nowhere, as long as an alert tells so.
                @Published var unknownLink: URL?

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
                    path = NavigationPath()
                }

                /// Shows these screens instead of those on top of the root.
                func replace(with routes: [Route]) {
                    path = NavigationPath(routes)
                }
            }

            """
        #expect(sample.routerText() == text)
        sample.typeCheck(["AppRouter.swift": text])
    }

    @Test func importsAreThoseOfTheForm() {
        func imports(_ form: RouterShape.Form, _ path: RouterShape.Path, _ opensLinks: Bool) -> [String] {
            let sample = router(form, path)
            let text = sample.routerText(opensLinks: opensLinks)
            sample.typeCheck(["Router.swift": text])
            return text.split(separator: "\n").filter { $0.hasPrefix("import") }.map(String.init)
        }
        #expect(imports(.observable, .routes, true) == ["import Foundation", "import Observation"])
        #expect(imports(.observableObject, .routes, false) == ["import Combine"])
        #expect(imports(.observableObject, .routes, true) == ["import Combine", "import Foundation"])
        #expect(imports(.observable, .erased, false) == ["import SwiftUI"])
        #expect(imports(.observable, .erased, true) == ["import SwiftUI"])
        #expect(imports(.observableObject, .erased, false) == ["import SwiftUI"])
    }

    @Test func theFileIsWrittenAsTheRootIs() {
        let file = RouterFile(router: router().router, opensLinks: false)
        let text = file.text(SourceStyle(of: SourceText("struct A {\r\n\tlet b = 1\r\n}\r\n")))
        let plain = file.text(RouterSample.style)
        #expect(text == plain.replacing("    ", with: "\t").replacing("\n", with: "\r\n"))
    }

    @Test func inTheRootsFileWhereThereCanBeNoOther() {
        let sample = router()
        let home = "import SwiftUI\n\nstruct Home: View {\n    var body: some View { Text(\"\") }\n}\n"
        let edits = RouterFile(router: sample.router, opensLinks: true).edits(in: moduleFile(home))
        let text = sample.routerText()
        let declaration = text.split(separator: "\n\n", maxSplits: 1)[1]
        let after = applying(edits, to: home)
        #expect(
            after
                == home.replacing(
                    "import SwiftUI\n", with: "import Foundation\nimport Observation\nimport SwiftUI\n")
                + "\n" + declaration)
        sample.typeCheck(["Home.swift": after])
    }
}
