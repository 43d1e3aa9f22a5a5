import Foundation
import Testing
import TypeCheck

@testable import Migration

/// The code that opens links, compiled and run.
struct DeepLinkProgramTests {
    private static let types = """
        import Foundation

        enum Style: String { case dark, light = "so light" }
        enum Level: Int { case low = 3, high }
        """
    private static let sample = RouterSample(
        """
        case settings
        case recipeDetail(id: Int)
        case note(text: String, Int)
        case values(a: UUID, b: Bool, c: Double, d: Style, e: Level)
        case web(url: URL, page: Int?, style: Style?)
        case `default`
        """, types
    ).with { $0.bases = "myapp,shop,https://example.com,https://example.org/app" }

    /// Links with what is on the path then: `nil` for one that leads nowhere.
    private static let table: [(link: String, path: String)] = [
        // As people write it.
        ("myapp://settings", "[settings]"),
        ("myapp:///settings", "[settings]"),
        ("myapp:/settings", "[settings]"),
        ("myapp:settings", "[settings]"),
        ("MyApp://Settings/", "[settings]"),
        ("shop://settings", "[settings]"),
        ("https://example.com/settings", "[settings]"),
        ("https://EXAMPLE.com/settings/?utm_source=mail#top", "[settings]"),
        ("https://example.org/app/settings", "[settings]"),
        ("myapp://default", "[default]"),
        // To the root.
        ("myapp://", "[]"),
        ("https://example.com", "[]"),
        ("https://example.com/", "[]"),
        ("https://example.org/app", "[]"),
        // Values.
        ("myapp://recipe-detail/42", "[recipeDetail(id: 42)]"),
        ("myapp:///recipe-detail/-42", "[recipeDetail(id: -42)]"),
        ("https://example.com/recipe-detail/42/", "[recipeDetail(id: 42)]"),
        ("myapp://note/a%2Fb%20c%3F%26d/3", "[note(text: \"a/b c?&d\", 3)]"),
        ("myapp://note/a+b/3", "[note(text: \"a+b\", 3)]"),
        ("myapp://note/%C3%BC%F0%9F%8D%8E/3", "[note(text: \"ü🍎\", 3)]"),
        ("myapp://note/100%25/3", "[note(text: \"100%\", 3)]"),
        (
            "myapp://values/6F9619FF-8B86-D011-B42D-00CF4FC964FF/true/1.5/so%20light/4",
            "[values(a: 6F9619FF-8B86-D011-B42D-00CF4FC964FF, b: true, c: 1.5, d: light, e: high)]"
        ),
        (
            "myapp://web/https%3A%2F%2Fexample.com%2Fa%3Fb%3Dc",
            "[web(url: https://example.com/a?b=c, page: nil, style: nil)]"
        ),
        (
            "myapp://web/https%3A%2F%2Fa.b?style=so%20light&page=3&other=1",
            "[web(url: https://a.b, page: Optional(3), style: Optional(light))]"
        ),
        // Several screens.
        ("myapp://settings/recipe-detail/42/settings", "[settings, recipeDetail(id: 42), settings]"),
        ("https://example.com/note/settings/1/settings", "[note(text: \"settings\", 1), settings]"),
        // Nowhere.
        ("myapp://unknown", "nil"),
        ("myapp://settings/unknown", "nil"),
        ("myapp://settings/42", "nil"),
        ("myapp://recipe-detail", "nil"),
        ("myapp://recipe-detail/many", "nil"),
        ("myapp://recipe-detail/4.2", "nil"),
        ("myapp://recipe-detail/42/43", "nil"),
        ("myapp://recipeDetail/42", "nil"),
        ("myapp://note/a/b/3", "nil"),
        ("myapp://note/%FF/3", "nil"),
        ("myapp://values/6F9619FF/true/1.5/dark/3", "nil"),
        ("myapp://values/6F9619FF-8B86-D011-B42D-00CF4FC964FF/yes/1.5/dark/3", "nil"),
        ("myapp://values/6F9619FF-8B86-D011-B42D-00CF4FC964FF/true/nan/dark/3", "nil"),
        ("myapp://values/6F9619FF-8B86-D011-B42D-00CF4FC964FF/true/inf/dark/3", "nil"),
        ("myapp://values/6F9619FF-8B86-D011-B42D-00CF4FC964FF/true/1.5/light/3", "nil"),
        ("myapp://values/6F9619FF-8B86-D011-B42D-00CF4FC964FF/true/1.5/dark/1", "nil"),
        ("myapp://web/nowhere", "nil"),
        ("myapp://web/https%3A%2F%2Fa.b?page=first", "nil"),
        ("other://settings", "nil"),
        ("http://example.com/settings", "nil"),
        ("https://example.com.other.org/settings", "nil"),
        ("https://www.example.com/settings", "nil"),
        ("https://example.org/settings", "nil"),
        ("https://example.org/apps/settings", "nil"),
        ("file:///settings", "nil"),
    ]

    /// Stands in for the system's.
    private static let logger = """
        struct Logger {
            init(subsystem: String, category: String) {}
            func error(_ message: String) { print("logged: \\(message)") }
        }
        """

    private static let main = """
        import Foundation

        func shown(_ routes: [Route]) -> String {
            "[" + routes.map { "\\($0)" }.joined(separator: ", ").replacing("Style.", with: "").replacing("Level.", with: "")
                .replacing("program.", with: "") + "]"
        }
        for link in links {
            guard let url = URL(string: link) else {
                print("no URL: \\(link)")
                continue
            }
            print([Route](url: url).map(shown) ?? "nil")
        }
        print(Route(url: URL(string: "myapp://settings")!) == .settings)
        print(Route(url: URL(string: "myapp://settings/settings")!) == nil, Route(url: URL(string: "myapp://")!) == nil)
        let router = Router()
        router.push(.settings)
        router.open(URL(string: "myapp://unknown")!)
        print(shown(router.path), router.unknownLink!, router.isUnknownLinkShown)
        router.isUnknownLinkShown = true
        print(router.isUnknownLinkShown)
        router.isUnknownLinkShown = false
        print(router.isUnknownLinkShown)
        router.open(URL(string: "myapp://recipe-detail/42/settings")!)
        print(shown(router.path))
        """

    /// Links of the table with pieces put in and characters taken out: each is read or leads nowhere, and none is read that
    /// belongs to somebody else. The last line is the seed and how many were read.
    private static func damaged(seed: UInt64, count: Int) -> String {
        """

        struct Numbers: RandomNumberGenerator {
            var state: UInt64
            mutating func next() -> UInt64 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return state ^ (state >> 29)
            }
        }
        var numbers = Numbers(state: \(seed))
        let pieces = [
            "%", "%2", "%2F", "%FF", "%00", "%E2%80", "/", "//", "?", "??", "#", "&", "=", ":", "@", "..", "+", "é", "😀", "e\\u{301}",
            " ", "-", "0", "9223372036854775808", "1e400", "nan", "settings", "/settings", "recipe-detail/", "page=", "style=dark",
            "https://", "myapp:", "@example.com", ".example.com", "[::1]", "\\\\", "|", "\\0", "\\u{202E}",
        ]
        var read = 0
        for _ in 0..<\(count) {
            var link = Array(links.randomElement(using: &numbers)!)
            for _ in 0..<Int.random(in: 1...4, using: &numbers) {
                let place = Int.random(in: 0...link.count, using: &numbers)
                if Bool.random(using: &numbers) {
                    link.insert(contentsOf: pieces.randomElement(using: &numbers)!, at: place)
                } else {
                    link.removeSubrange(place..<min(link.count, place + Int.random(in: 0...5, using: &numbers)))
                }
            }
            guard let url = URL(string: String(link)) else { continue }
            // Where the program ends before its time, this ended it.
            try Data(url.absoluteString.utf8).write(to: URL(fileURLWithPath: CommandLine.arguments[1]))
            guard let routes = [Route](url: url) else { continue }
            read += 1
            let host = url.host()?.lowercased() ?? ""
            switch url.scheme?.lowercased() {
            case "myapp", "shop": break
            case "https" where host == "example.com" || host == "example.org": break
            default: print("read, though it is somebody else's: \\(url.absoluteString)")
            }
            if routes.count == 1, Route(url: url) != routes[0] { print("one route, and another one: \\(url.absoluteString)") }
        }
        print("seed \(seed): \\(read > \(count / 100) ? "many" : "few") were read")
        """
    }

    private static let environment = ProcessInfo.processInfo.environment
    private static let seed = environment["NAVMIGRATE_FUZZ_SEED"].flatMap { UInt64($0) } ?? 20_260_101
    private static let damagedLinks = environment["NAVMIGRATE_FUZZ_INPUTS"].flatMap { Int($0) } ?? 4_000

    @Test func linksLeadWhereTheyShould() throws {
        let sample = Self.sample
        let links = try sample.deepLinks().text(RouterSample.style).replacing("import os\n", with: "")
        let routes = "enum Route: Hashable {\n\(sample.cases)\n}"
        let list = Self.table.map { "    \(StringLiteral.code($0.link))," }.joined(separator: "\n")
        let program = try Program([
            .init("Types.swift", Self.types), .init("Route.swift", "import Foundation\n" + routes),
            .init("Router.swift", sample.routerText()), .init("DeepLinks.swift", links),
            .init("Logger.swift", Self.logger), .init("Links.swift", "let links = [\n\(list)\n]"),
            .init("main.swift", Self.main + Self.damaged(seed: Self.seed, count: Self.damagedLinks)),
        ])
        let last = NSTemporaryDirectory() + "navmigrate-link-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: last) }
        let run = try program.run([last])
        let lines = run.output.split(separator: "\n").map(String.init)
        #expect(run.status == 0, "seed \(Self.seed), \((try? String(contentsOfFile: last, encoding: .utf8)) ?? "")")
        try #require(lines.count > Self.table.count)
        for (entry, line) in zip(Self.table, lines) { #expect(line == entry.path, "\(entry.link)") }
        #expect(
            lines.dropFirst(Self.table.count) == [
                "true", "true true", "logged: This link leads nowhere: myapp://unknown",
                "[settings] myapp://unknown true",
                "true", "false", "[recipeDetail(id: 42), settings]", "seed \(Self.seed): many were read",
            ])
    }

    #if os(Linux)
    private static let runner = """
        import Foundation
        import Testing
        import XCTest

        @main struct Runner {
            static func main() async {
                let code = await Testing.__swiftPMEntryPoint() as CInt
                print("Swift Testing: \\(code)")
                fflush(nil)
                XCTMain([testCase(RouterXCTests.allTests)])
            }
        }
        """

    @Test func theTestsOfARouterPass() throws {
        let sample = Self.sample
        let links = try sample.deepLinks().text(RouterSample.style).replacing("import os\n", with: "")
        func own(_ library: TestLibrary) throws -> String {
            try sample.tests(library).text(RouterSample.style).replacing("@testable import Shop\n", with: "")
        }
        // Here, other than on macOS, XCTest has to be told its tests, and takes none that is the main actor's.
        let xctest = try own(.xctest).replacing("RouterTests", with: "RouterXCTests").replacing(
            "@MainActor\n", with: "")
        let names = xctest.matches(of: #/func (test\w+)/#).map { String($0.1) }
        let all = names.map { "(\"\($0)\", \($0))" }.joined(separator: ", ")
        let program = try Program([
            .init("Types.swift", Self.types),
            .init("Route.swift", "import Foundation\nenum Route: Hashable {\n\(sample.cases)\n}"),
            .init("Router.swift", sample.routerText()), .init("DeepLinks.swift", links),
            .init("Logger.swift", Self.logger), .init("RouterTests.swift", try own(.swiftTesting)),
            .init("RouterXCTests.swift", xctest),
            .init(
                "All.swift",
                "extension RouterXCTests { static var allTests: [(String, (RouterXCTests) -> () throws -> Void)] { [\(all)] } }"
            ),
            .init("Runner.swift", Self.runner),
        ])
        let run = try program.run()
        #expect(run.output.contains("Swift Testing: 0"), "\(run.output)")
        #expect(names.count == 15)
        #expect(run.output.contains("Executed \(names.count) tests, with 0 failures"), "\(run.output)")
        #expect(run.status == 0, "\(run.output)")
    }
    #endif
}
