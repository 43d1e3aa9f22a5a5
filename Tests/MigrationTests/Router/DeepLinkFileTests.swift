import SourceEditing
import Testing

@testable import Migration

@Suite(.typeChecked)
struct DeepLinkFileTests {
    @Test func aFile() throws {
        let sample = RouterSample("case settings\ncase recipeDetail(id: Int)")
        let text = """
            import Foundation
            import os

            extension Route {
                /// The screen that a link leads to, such as `myapp://recipe-detail/42`; nil where that is none, or several.
                init?(url: URL) {
                    guard let routes = [Route](url: url), routes.count == 1 else { return nil }
                    self = routes[0]
                }

                /// The next screen of a link.
                fileprivate init(reading link: inout DeepLinkReader) throws {
                    switch try link.name() {
                    case "settings":
                        self = .settings
                    case "recipe-detail":
                        self = try .recipeDetail(id: link.value { Int($0) })
                    default:
                        throw DeepLinkReader.Unreadable()
                    }
                }
            }

            extension [Route] {
                /// The screens that a link leads to, each on top of the one before; nil where a part of it can't be read.
                ///
                /// Values stand behind the name of their screen, in their order and percent-encoded: `/` is `%2F`.
                init?(url: URL) {
                    guard var link = DeepLinkReader(url) else { return nil }
                    self.init()
                    while !link.isAtEnd {
                        guard let route = try? Route(reading: &link) else { return nil }
                        append(route)
                    }
                }
            }

            extension Router {
                /// Whether an alert tells of a link that leads nowhere.
                var isUnknownLinkShown: Bool {
                    get { unknownLink != nil }
                    set { if !newValue { unknownLink = nil } }
                }

                /// Shows the screens that a link leads to instead of those on top of the root.
                ///
                /// Links that begin otherwise than the app's are left to whoever else opens links.
                func open(_ url: URL) {
                    guard DeepLinkReader(url) != nil else { return }
                    guard let routes = [Route](url: url) else {
                        Logger(subsystem: Bundle.main.bundleIdentifier ?? "Router", category: "Links")
                            .error("This link leads nowhere: \\(url.absoluteString)")
                        unknownLink = url
                        return
                    }
                    replace(with: routes)
                }
            }

            /// Reads a link part by part.
            private struct DeepLinkReader {
                struct Unreadable: Error {}

                private var parts: ArraySlice<Substring>

                /// Nil for a link that isn't the app's.
                init?(_ url: URL) {
                    guard let components = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return nil }
                    let path = components.percentEncodedPath.split(separator: "/")
                    switch (components.scheme?.lowercased(), components.host?.lowercased()) {
                    case ("myapp", let host):
                        // In `scheme://name` the name stands where a web address has its host.
                        parts = (host ?? "").split(separator: "/") + path[...]
                    case ("https", "example.com"):
                        parts = path[...]
                    default:
                        return nil
                    }
                }

                var isAtEnd: Bool { parts.isEmpty }

                /// The name of a screen, in small letters.
                mutating func name() throws -> String {
                    try value { $0.lowercased() }
                }

                mutating func value<Value>(_ read: (String) -> Value?) throws -> Value {
                    guard let part = parts.popFirst()?.removingPercentEncoding, let value = read(part) else {
                        throw Unreadable()
                    }
                    return value
                }
            }

            """
        #expect(try sample.deepLinks().text(RouterSample.style) == text)
        sample.typeCheck([
            "Router.swift": sample.routerText(), "DeepLinks.swift": text, "Home.swift": sample.home,
        ])
    }

    private static let everything = RouterSample(
        """
        case none
        #if os(iOS)
        case note(text: String)
        #endif
        case values(a: Int, b: UUID, c: Bool, d: Double, e: URL, f: Style, level: Level, TimeInterval, g: Float)
        case list(style: Style?, in: Int, page: UInt8?)
        case `default`
        """,
        """
        import Foundation
        enum Style: String { case dark, light }
        enum Level: Int { case low = 3, high }
        """)

    /// The lines from one that begins so to the end of its block.
    private func block(_ head: String, of text: String) -> [String] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).drop { !$0.hasPrefix(head) }
        return lines.prefix { $0 != "}" }.map(String.init)
    }

    @Test func valuesOfEveryType() throws {
        let sample = Self.everything
        let text = try sample.deepLinks().text(RouterSample.style)
        let lines = block("extension Route {", of: text)
        #expect(
            lines[lines.firstIndex { $0.contains("case \"none\"") }!...].joined(separator: "\n") == """
                        case "none":
                            self = .none
                        #if os(iOS)
                        case "note":
                            self = try .note(text: link.value { $0 })
                        #endif
                        case "values":
                            self = try .values(
                                a: link.value { Int($0) },
                                b: link.value { UUID(uuidString: $0) },
                                c: link.value { Bool($0) },
                                d: link.value { Double(finite: $0) },
                                e: link.value { URL(absolute: $0) },
                                f: link.value { Style(rawValue: $0) },
                                level: link.value { Int($0).flatMap(Level.init(rawValue:)) },
                                link.value { Double(finite: $0) },
                                g: link.value { Float(finite: $0) })
                        case "list":
                            self = try .list(
                                style: link.item("style") { Style(rawValue: $0) },
                                in: link.value { Int($0) },
                                page: link.item("page") { UInt8($0) })
                        case "default":
                            self = .default
                        default:
                            throw DeepLinkReader.Unreadable()
                        }
                    }
                """)
        #expect(
            text.contains(
                """
                    /// Values stand behind the name of their screen, in their order and percent-encoded: `/` is `%2F`.
                    /// Values that can be missing are query items: `?style=…`.
                    init?(url: URL) {
                """))
        #expect(
            block("extension Double {", of: text) == [
                "extension Double {", "    /// Nil for infinity, too, and for NaN, which isn't equal to itself.",
                "    fileprivate init?(finite text: String) {",
                "        guard let number = Double(text), number.isFinite else { return nil }",
                "        self = number", "    }",
            ])
        #expect(block("extension Float {", of: text).count == 6)
        #expect(
            block("extension URL {", of: text) == [
                "extension URL {", "    /// Nil for a text that is no whole address.",
                "    fileprivate init?(absolute text: String) {",
                "        guard let url = URL(string: text), url.scheme != nil else { return nil }",
                "        self = url", "    }",
            ])
        let reader = block("private struct DeepLinkReader", of: text).joined(separator: "\n")
        #expect(
            reader.contains(
                """
                    private var parts: ArraySlice<Substring>
                    private let items: [URLQueryItem]

                """))
        #expect(
            reader.contains(
                """
                resolvingAgainstBaseURL: true) else { return nil }
                        items = components.queryItems ?? []
                        let path
                """))
        #expect(
            reader.hasSuffix(
                """
                        return value
                    }

                    /// A value that can be missing.
                    func item<Value>(_ name: String, _ read: (String) -> Value?) throws -> Value? {
                        guard let text = items.first(where: { $0.name == name })?.value else { return nil }
                        guard let value = read(text) else { throw Unreadable() }
                        return value
                    }
                """))
    }

    @Test(arguments: [RouterShape.Form.observable, .observableObject], [RouterShape.Path.routes, .erased])
    func everyFormCompiles(form: RouterShape.Form, path: RouterShape.Path) throws {
        let sample = Self.everything.with { sample in
            sample.router = RouterShape(name: "Router", route: "Route", form: form, path: path)
        }
        sample.typeCheck([
            "Router.swift": sample.routerText(), "DeepLinks.swift": try sample.deepLinks().text(RouterSample.style),
            "Home.swift": sample.home,
        ])
    }

    @Test func beginningsOfLinks() throws {
        func arms(_ bases: String) throws -> [String] {
            let sample = RouterSample().with { $0.bases = bases }
            let text = try sample.deepLinks().text(RouterSample.style)
            sample.typeCheck(["Router.swift": sample.routerText(), "DeepLinks.swift": text])
            let lines = block("private struct DeepLinkReader", of: text).map { $0.drop { $0 == " " } }
            return lines.drop { !$0.hasPrefix("switch") }.dropFirst().prefix { $0 != "default:" }.map(String.init)
        }
        let host = [
            "// In `scheme://name` the name stands where a web address has its host.",
            "parts = (host ?? \"\").split(separator: \"/\") + path[...]",
        ]
        #expect(try arms("a,b") == ["case (\"a\", let host), (\"b\", let host):"] + host)
        #expect(
            try arms("https://a.b,a,https://c.d/e/f") == ["case (\"a\", let host):"] + host + [
                "case (\"https\", \"a.b\"):", "parts = path[...]",
                "case (\"https\", \"c.d\") where path.starts(with: [\"e\", \"f\"]):", "parts = path.dropFirst(2)",
            ])
        #expect(
            try arms("https://a.b,https://c.d,https://a.b/e,https://a.b/f/g") == [
                "case (\"https\", \"a.b\") where path.starts(with: [\"f\", \"g\"]):", "parts = path.dropFirst(2)",
                "case (\"https\", \"a.b\") where path.starts(with: [\"e\"]):", "parts = path.dropFirst(1)",
                "case (\"https\", \"a.b\"):", "parts = path[...]", "case (\"https\", \"c.d\"):", "parts = path[...]",
            ])
        #expect(try arms("https://a.b") == ["case (\"https\", \"a.b\"):", "parts = path[...]"])
    }

    @Test func namesThatAreTaken() throws {
        let sample = RouterSample().with {
            $0.types = "struct DeepLinkReader {}\nenum Logger { static func log() {} }"
        }
        let text = try sample.deepLinks { ["DeepLinkReader", "Logger"].contains($0) }.text(RouterSample.style)
        #expect(text.contains("guard var link = RouteLinkReader(url) else"))
        #expect(text.contains("os.Logger(subsystem:"))
        sample.typeCheck(["Router.swift": sample.routerText(), "DeepLinks.swift": text])
    }

    @Test func whereNoLinkLeadsAnywhereThereIsNoFile() throws {
        let sample = RouterSample("case day(date: Date)", "import Foundation")
        let plan = try sample.plan()
        #expect(plan.unreadable.count == 1)
        #expect(
            DeepLinkFile(router: sample.router, bases: try sample.linkBases, cases: plan.cases) { _ in false } == nil)
        #expect(
            DeepLinkFile(router: sample.router, bases: [], cases: try Self.everything.plan().cases) { _ in false }
                == nil)
    }

    @Test func theFileIsWrittenAsTheRootIs() throws {
        let file = try RouterSample("case a(b: Int, c: String, d: Double, e: UUID, f: UInt64)").deepLinks()
        let text = file.text(SourceStyle(of: SourceText("struct A {\r\n\tlet b = 1\r\n}\r\n")))
        let plain = file.text(RouterSample.style)
        #expect(text == plain.replacing("    ", with: "\t").replacing("\n", with: "\r\n"))
    }

    @Test func inTheRootsFileWhereThereCanBeNoOther() throws {
        let sample = RouterSample()
        let file = try sample.deepLinks()
        let after = applying(file.edits(in: moduleFile("import os\n")), to: "import os\n")
        let plain = file.text(RouterSample.style)
        #expect(after == plain)
    }
}
