import SourceEditing
import Testing

@testable import Migration

@Suite(.typeChecked)
struct ExistingRouterTests {
    private func routers(_ text: String) -> [ExistingRouter] {
        ExistingRouter.routers(in: moduleFile(text), of: "Route")
    }

    private func expectCompleted(
        _ before: String, _ after: String, opensLinks: Bool = true, form: RouterShape.Form = .observable,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let router = try #require(routers(before).first, sourceLocation: sourceLocation)
        let text = applying(router.edits(needing: Set(RouterMember.all(opensLinks: opensLinks))), to: before)
        #expect(text == after, sourceLocation: sourceLocation)
        #expect(
            routers(text).map { $0.edits(needing: Set(RouterMember.all(opensLinks: opensLinks))) } == [[]],
            sourceLocation: sourceLocation)
        let sample = RouterSample().with { $0.router = router.router }
        sample.typeCheck(["Router.swift": text], sourceLocation: sourceLocation)
    }

    @Test(arguments: [RouterShape.Form.observable, .observableObject], [RouterShape.Path.routes, .erased])
    func whatAnEarlierRunMadeIsKnown(form: RouterShape.Form, path: RouterShape.Path) throws {
        let sample = RouterSample().with {
            $0.router = RouterShape(name: "Nav", route: "Route", form: form, path: path)
        }
        for opensLinks in [true, false] {
            let router = try #require(routers(sample.routerText(opensLinks: opensLinks)).first)
            #expect(router.router == sample.router)
            #expect(router.edits(needing: Set(RouterMember.all(opensLinks: opensLinks))).isEmpty)
        }
    }

    @Test func aLaterRunAddsTheLink() throws {
        let sample = RouterSample()
        let before = sample.routerText(opensLinks: false)
        let after = sample.routerText()
        try expectCompleted(before, after)
        func written(_ text: String) -> String {
            text.replacing("    ", with: "\t").replacing("\n", with: "\r\n")
        }
        try expectCompleted(written(before), written(after))
    }

    @Test func aPersonsChangesStay() throws {
        try expectCompleted(
            """
            import SwiftUI

            /// Ours.
            @MainActor
            @Observable final class Router {
                var path: [Route] = [] // where we are
                private(set) var visits = 0

                func push(_ route: Route) {
                    visits += 1
                    path.append(route)
                }

                var isDeep: Bool { path.count > 3 }

                // the end
            }
            """,
            """
            import SwiftUI

            /// Ours.
            @MainActor
            @Observable final class Router {
                var path: [Route] = [] // where we are
                private(set) var visits = 0

                /// A link that leads nowhere, as long as an alert tells so.
                var unknownLink: URL?

                func push(_ route: Route) {
                    visits += 1
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

                var isDeep: Bool { path.count > 3 }

                // the end
            }
            """)
    }

    @Test func othersAreNoRouters() {
        let push = "func push(_ route: Route) {}"
        for code in [
            "final class Router { var path: [Route] = []; \(push) }",
            "@Observable final class Router { var path: [Screen] = []; \(push) }",
            "@Observable final class Router { let path: [Route] = []; \(push) }",
            "@Observable final class Router { var path: [Route] = [] }",
            "@Observable final class Router { var path: [Route] = []; init(_ path: [Route]) {}; \(push) }",
            "@Observable final class Router { var path: [Route] = []; func push(route: Route) {} }",
            "struct Router { var path: [Route] = []; \(push) }",
            "enum Outer { @Observable final class Router { var path: [Route] = []; \(push) } }",
        ] {
            #expect(routers(code).isEmpty, "\(code)")
        }
        let values = RouterFile(router: .ofValues(name: "Router", form: .observable), opensLinks: false)
        #expect(routers(values.text(RouterSample.style)).isEmpty)
        let known = "@Observable final class Router { var path: [Route] = []; init(_ a: Int = 1) {}; \(push) }"
        #expect(routers(known).count == 1)
    }

    @Test(arguments: [RouterShape.Form.observable, .observableObject])
    func thatOfValuesIsKnown(form: RouterShape.Form) throws {
        let shape = RouterShape.ofValues(name: "Nav", form: form)
        let text = RouterFile(router: shape, opensLinks: false).text(RouterSample.style)
        for push in ["some Hashable", "some Hashable & Codable", "any Hashable"] {
            let file = moduleFile(text.replacing("some Hashable", with: push))
            #expect(ExistingRouter.routersOfValues(in: file).map(\.router) == [shape], "\(push)")
        }
    }

    @Test func othersAreNoRoutersOfValues() {
        let path = "var path = NavigationPath()"
        let push = "func push(_ value: some Hashable) {}"
        let pops = "func pop(_ count: Int = 1) {}; func popToRoot() {}"
        let head = "@Observable final class Router {"
        #expect(ExistingRouter.routersOfValues(in: moduleFile("\(head) \(path); \(push); \(pops) }")).count == 1)
        for code in [
            "\(head) \(path); \(push) }",
            "\(head) \(path); \(push); \(pops); func replace(with values: [Int]) {} }",
            "\(head) \(path); func push(_ route: Route) {}; \(pops) }",
            "\(head) var path: [Route] = []; \(push); \(pops) }",
            "\(head) \(path); init(_ path: NavigationPath) {}; \(push); \(pops) }",
            "final class Router { \(path); \(push); \(pops) }",
        ] {
            #expect(ExistingRouter.routersOfValues(in: moduleFile(code)).isEmpty, "\(code)")
        }
    }
}
