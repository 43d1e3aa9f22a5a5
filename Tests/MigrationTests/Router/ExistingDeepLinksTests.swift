import SourceEditing
import Testing

@testable import Migration

@Suite(.typeChecked)
struct ExistingDeepLinksTests {
    private func found(_ text: String) -> ExistingDeepLinks? {
        guard case .generated(let links)? = ExistingDeepLinks.find(in: [moduleFile(text)], of: "Route") else {
            return nil
        }
        return links
    }

    /// Expects that the code for the sample's cases, put into `before`, gives `after`, and then nothing more.
    private func expectAdded(
        _ sample: RouterSample, to before: String, _ after: String,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let known = try #require(found(before), sourceLocation: sourceLocation)
        let addition = known.adding(try sample.plan(known.words, taken: known.takenWords).cases, try sample.linkBases)
        #expect(addition.leftCases.isEmpty && addition.leftBases.isEmpty, sourceLocation: sourceLocation)
        let text = applying(addition.edits, to: before, sourceLocation: sourceLocation)
        #expect(text == after, sourceLocation: sourceLocation)
        let again = try #require(found(text), sourceLocation: sourceLocation)
        #expect(
            again.adding(try sample.plan(again.words, taken: again.takenWords).cases, try sample.linkBases) == .init(),
            sourceLocation: sourceLocation)
        sample.typeCheck(
            ["Router.swift": sample.routerText(), "DeepLinks.swift": text], sourceLocation: sourceLocation)
    }

    private let first = RouterSample("case settings\ncase recipeDetail(id: Int)")
    private let more = RouterSample(
        """
        case settings
        case recipeDetail(id: Int)
        #if os(iOS)
        case scan(code: String?)
        #endif
        case web(url: URL, price: Double)
        """)

    private func text(_ sample: RouterSample) throws -> String { try sample.deepLinks().text(RouterSample.style) }

    @Test func whatAnEarlierRunMadeIsKnown() throws {
        let text = try text(more)
        let links = try #require(found(text))
        #expect(links.words == ["settings": "settings", "recipeDetail": "recipe-detail", "scan": "scan", "web": "web"])
        #expect(links.adding(try more.plan(links.words).cases, try more.linkBases) == .init())
    }

    @Test func newCasesComeAtTheEnd() throws {
        let before = try text(first)
        // Values of links have their initialisers at the end, in the order in which they came.
        try expectAdded(
            more, to: before,
            try text(more).replacing(
                "    ///\n    /// Values stand behind the name of their screen, in their order and percent-encoded: `/` is `%2F`.\n"
                    + "    /// Values that can be missing are query items: `?code=…`.\n",
                with:
                    "    ///\n    /// Values stand behind the name of their screen, in their order and percent-encoded: `/` is `%2F`.\n"
            ))
        func written(_ text: String) -> String {
            text.replacing("    ", with: "\t").replacing("\n", with: "\r\n")
        }
        let known = try #require(found(written(before)))
        let addition = known.adding(try more.plan(known.words).cases, try more.linkBases)
        let plain = try #require(found(before)).adding(try more.plan().cases, try more.linkBases)
        #expect(applying(addition.edits, to: written(before)) == written(applying(plain.edits, to: before)))
    }

    @Test func aPersonsChangesStay() throws {
        let before = try text(first).replacing("case \"settings\":", with: "case \"settings\", \"preferences\":")
            .replacing("case \"recipe-detail\":\n", with: "// as in our mails\n        case \"r\":\n")
        let after = before.replacing(
            "        default:\n            throw",
            with: """
                        case "r-2":
                            self = try .r(link.value { $0 })
                        case "preferences-2":
                            self = .preferences
                        default:
                            throw
                """)
        try expectAdded(
            RouterSample("case settings\ncase recipeDetail(id: Int)\ncase r(String), preferences"), to: before, after)
    }

    @Test func newBeginningsOfLinks() throws {
        let before = try text(first)
        let sample = first.with {
            $0.bases = "https://example.com,shop,myapp,https://example.net/b,https://example.org"
        }
        let after = before.replacing(
            "        default:\n            return nil",
            with: """
                        case ("shop", let host):
                            // In `scheme://name` the name stands where a web address has its host.
                            parts = (host ?? "").split(separator: "/") + path[...]
                        case ("https", "example.net") where path.starts(with: ["b"]):
                            parts = path.dropFirst(1)
                        case ("https", "example.org"):
                            parts = path[...]
                        default:
                            return nil
                """)
        try expectAdded(sample, to: before, after)
    }

    @Test func codeThatIsTooDifferentIsLeft() throws {
        let before = """
            extension Route {
                init(reading link: inout Reader) throws {
                    switch try link.name() {
                    case "settings": self = .settings
                    default: throw Failure()
                    }
                }
            }
            struct Reader {
                init(_ text: String) {}
            }
            """
        let links = try #require(found(before))
        let sample = RouterSample("case settings\ncase list(page: Int?)\ncase recipe(id: Int)")
        let plan = try sample.plan(links.words)
        let addition = links.adding(plan.cases, try sample.linkBases)
        #expect(addition.leftCases.map(\.name) == ["list"])
        #expect(addition.leftBases == (try sample.linkBases))
        #expect(
            applying(addition.edits, to: before)
                == before.replacing(
                    "self = .settings\n",
                    with:
                        "self = .settings\n        case \"recipe\":\n            self = try .recipe(id: link.value { Int($0) })\n"
                ))
    }

    @Test func aPersonsOwnInitializerIsTold() throws {
        func own(_ text: String) -> Int? {
            guard case .own("A.swift", let offset)? = ExistingDeepLinks.find(in: [moduleFile(text)], of: "Route") else {
                return nil
            }
            return offset
        }
        #expect(own("extension Route { init?(url: URL) { return nil } }") == 18)
        #expect(own("enum Route { init?(url: URL) { return nil } }") == 13)
        #expect(own("enum Other { init?(url: URL) { return nil } }") == nil)
        #expect(own("extension Route { init(url: URL) {}; init?(link: URL) { return nil } }") == nil)
        #expect(ExistingDeepLinks.find(in: [moduleFile("enum Route { case a }")], of: "Route") == nil)
    }
}
