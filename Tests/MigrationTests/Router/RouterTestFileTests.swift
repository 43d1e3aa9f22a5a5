import SourceEditing
import Testing

@testable import Migration

@Suite(.typeChecked)
struct RouterTestFileTests {
    private static let sample = RouterSample("case settings\ncase recipeDetail(id: Int)")

    private func expectTests(
        _ library: TestLibrary, opensLinks: Bool = true, _ text: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let sample = Self.sample
        #expect(
            try sample.tests(library, opensLinks: opensLinks).text(RouterSample.style) == text,
            sourceLocation: sourceLocation)
        try typeCheck(sample, text, sourceLocation: sourceLocation)
    }

    private func typeCheck(_ sample: RouterSample, _ tests: String, sourceLocation: SourceLocation) throws {
        sample.typeCheck(
            [
                "Router.swift": sample.routerText(), "DeepLinks.swift": try sample.deepLinks().text(RouterSample.style),
                "RouterTests.swift": tests,
            ], sourceLocation: sourceLocation)
    }

    @Test func inSwiftTesting() throws {
        try expectTests(
            .swiftTesting,
            """
            import Foundation
            import Testing

            @testable import Shop

            @MainActor
            struct RouterTests {
                @Test func push() {
                    let router = Router()
                    router.push(Route.settings)
                    #expect(router.path == [Route.settings])
                }

                @Test func pop() {
                    let router = Router()
                    router.replace(with: [Route.settings, Route.recipeDetail(id: 42)])
                    router.pop()
                    #expect(router.path == [Route.settings])
                    router.pop(-1)
                    #expect(router.path == [Route.settings])
                    router.pop(5)
                    #expect(router.path.isEmpty)
                    router.pop()
                    #expect(router.path.isEmpty)
                }

                @Test func popToRoot() {
                    let router = Router()
                    router.replace(with: [Route.settings, Route.recipeDetail(id: 42)])
                    router.popToRoot()
                    #expect(router.path.isEmpty)
                }

                @Test func replace() {
                    let router = Router()
                    router.push(Route.recipeDetail(id: 42))
                    router.replace(with: [Route.settings, Route.recipeDetail(id: 42)])
                    #expect(router.path == [Route.settings, Route.recipeDetail(id: 42)])
                }

                @Test func linksToSettings() throws {
                    let route = Route.settings
                    #expect(try [Route](url: link("myapp://settings")) == [route])
                    #expect(try [Route](url: link("https://example.com/settings")) == [route])
                }

                @Test func linksToRecipeDetail() throws {
                    let route = Route.recipeDetail(id: 42)
                    #expect(try [Route](url: link("myapp://recipe-detail/42")) == [route])
                    #expect(try [Route](url: link("https://example.com/recipe-detail/42")) == [route])
                    #expect(try [Route](url: link("myapp://recipe-detail")) == nil)
                    #expect(try [Route](url: link("myapp://recipe-detail/many")) == nil)
                }

                @Test func formsOfLinks() throws {
                    let route = Route.settings
                    #expect(try [Route](url: link("myapp://settings")) == [route])
                    #expect(try [Route](url: link("myapp:///settings")) == [route])
                    #expect(try [Route](url: link("myapp:/settings")) == [route])
                    #expect(try [Route](url: link("MYAPP://settings/")) == [route])
                    #expect(try [Route](url: link("https://example.com/settings/?utm_source=mail#top")) == [route])
                }

                @Test func linksToSeveralScreens() throws {
                    let route = Route.settings
                    let next = Route.recipeDetail(id: 42)
                    #expect(try [Route](url: link("myapp://settings/recipe-detail/42")) == [route, next])
                    #expect(try Route(url: link("myapp://settings/recipe-detail/42")) == nil)
                    #expect(try [Route](url: link("myapp://")) == [])
                }

                @Test func unknownLinks() throws {
                    #expect(try [Route](url: link("myapp://no-such-screen")) == nil)
                    #expect(try [Route](url: link("myapp://settings/no-such-screen")) == nil)
                    #expect(try [Route](url: link("other-myapp://settings")) == nil)
                    #expect(try [Route](url: link("https://other.example.com/settings")) == nil)
                }

                @Test func openReplacesThePath() throws {
                    let route = Route.settings
                    let router = Router()
                    router.replace(with: [route, route])
                    try router.open(link("myapp://settings"))
                    #expect(router.path == [route])
                    #expect(router.unknownLink == nil)
                }

                @Test func unknownLinksAreShown() throws {
                    let route = Route.settings
                    let url = try link("myapp://no-such-screen")
                    let router = Router()
                    router.push(route)
                    router.open(url)
                    #expect(router.path == [route])
                    #expect(router.unknownLink == url)
                    #expect(router.isUnknownLinkShown)
                    router.isUnknownLinkShown = false
                    #expect(router.unknownLink == nil)
                }

                private func link(_ text: String) throws -> URL {
                    try #require(URL(string: text))
                }
            }

            """)
    }

    @Test func inXCTestWithoutLinks() throws {
        try expectTests(
            .xctest, opensLinks: false,
            """
            import XCTest

            @testable import Shop

            @MainActor
            final class RouterTests: XCTestCase {
                func testPush() {
                    let router = Router()
                    router.push(Route.settings)
                    XCTAssertEqual(router.path, [Route.settings])
                }

                func testPop() {
                    let router = Router()
                    router.replace(with: [Route.settings, Route.recipeDetail(id: 42)])
                    router.pop()
                    XCTAssertEqual(router.path, [Route.settings])
                    router.pop(-1)
                    XCTAssertEqual(router.path, [Route.settings])
                    router.pop(5)
                    XCTAssertTrue(router.path.isEmpty)
                    router.pop()
                    XCTAssertTrue(router.path.isEmpty)
                }

                func testPopToRoot() {
                    let router = Router()
                    router.replace(with: [Route.settings, Route.recipeDetail(id: 42)])
                    router.popToRoot()
                    XCTAssertTrue(router.path.isEmpty)
                }

                func testReplace() {
                    let router = Router()
                    router.push(Route.recipeDetail(id: 42))
                    router.replace(with: [Route.settings, Route.recipeDetail(id: 42)])
                    XCTAssertEqual(router.path, [Route.settings, Route.recipeDetail(id: 42)])
                }
            }

            """)
    }

    private static let everything = RouterSample(
        """
        case web(url: URL, page: UUID?)
        #if os(iOS)
        case scan(`in`: Style)
        #endif
        case note(text: String, Bool)
        case day(Date)
        """,
        """
        import Foundation
        enum Style: String { case dark = "a/b" }
        """)

    @Test(arguments: [TestLibrary.xctest, .swiftTesting], [RouterShape.Path.routes, .erased])
    func everyFormCompiles(library: TestLibrary, path: RouterShape.Path) throws {
        for form in [RouterShape.Form.observable, .observableObject] {
            let sample = Self.everything.with {
                $0.router = RouterShape(name: "AppRouter", route: "Route", form: form, path: path)
            }
            try typeCheck(sample, sample.tests(library).text(RouterSample.style), sourceLocation: #_sourceLocation)
        }
    }

    @Test func valuesThatMayBeNoneAreUnwrapped() throws {
        let sample = Self.everything.with {
            $0.router = RouterShape(name: "AppRouter", route: "Route", form: .observable, path: .erased)
        }
        let file = try sample.tests(.swiftTesting)
        #expect(file.name == "AppRouterTests")
        let text = file.text(RouterSample.style)
        #expect(text.hasPrefix("import Foundation\nimport SwiftUI\nimport Testing\n\n@testable import Shop\n"))
        for part in [
            """
                @Test func push() {
                    let router = AppRouter()
                    router.push(Route.note(text: "a/b & c?", true))
                    #expect(router.path == NavigationPath([Route.note(text: "a/b & c?", true)]))
                }
            """,
            """
                @Test func linksToWeb() throws {
                    let route = try Route.web(url: #require(URL(string: "https://example.com/a?b=c")), page: #require(UUID(uuidString: "6F9619FF-8B86-D011-B42D-00CF4FC964FF")))
                    #expect(try [Route](url: link("myapp://web/https%3A%2F%2Fexample.com%2Fa%3Fb%3Dc?page=6F9619FF-8B86-D011-B42D-00CF4FC964FF")) == [route])
                    #expect(try [Route](url: link("https://example.com/web/https%3A%2F%2Fexample.com%2Fa%3Fb%3Dc?page=6F9619FF-8B86-D011-B42D-00CF4FC964FF")) == [route])
                    let shortRoute = try Route.web(url: #require(URL(string: "https://example.com/a?b=c")), page: nil)
                    #expect(try [Route](url: link("myapp://web/https%3A%2F%2Fexample.com%2Fa%3Fb%3Dc")) == [shortRoute])
                    #expect(try [Route](url: link("myapp://web")) == nil)
                    #expect(try [Route](url: link("myapp://web/nowhere")) == nil)
                    #expect(try [Route](url: link("myapp://web/https%3A%2F%2Fexample.com%2Fa%3Fb%3Dc?page=6F9619FF")) == nil)
                }
            """,
            """
                #if os(iOS)
                @Test func linksToScan() throws {
                    let route = Route.scan(in: Style.dark)
                    #expect(try [Route](url: link("myapp://scan/a%2Fb")) == [route])
                    #expect(try [Route](url: link("https://example.com/scan/a%2Fb")) == [route])
                    #expect(try [Route](url: link("myapp://scan")) == nil)
                    #expect(try [Route](url: link("myapp://scan/a%2Fb-no")) == nil)
                }
                #endif
            """,
        ] {
            #expect(text.contains(part), "\(part)")
        }
        #expect(!text.contains("day"))
    }

    @Test func whereNoRouteCanBeMade() throws {
        let sample = RouterSample("case day(Date)", "import Foundation")
        let text = try RouterTestFile(
            router: sample.router, cases: sample.plan().cases, bases: sample.linkBases, module: "Shop", library: .xctest
        ).text(RouterSample.style)
        #expect(
            text == """
                import XCTest

                @testable import Shop

                @MainActor
                final class RouterTests: XCTestCase {
                    func testPopOnTheRoot() {
                        let router = Router()
                        router.pop()
                        XCTAssertTrue(router.path.isEmpty)
                    }
                }

                """)
        sample.typeCheck(["Router.swift": sample.routerText(), "RouterTests.swift": text])
    }
}
