import Testing

@testable import Migration

struct DeepLinkPlanTests {
    private func words(_ cases: String) throws -> [String] {
        try RouterSample(cases).plan().cases.map(\.word)
    }

    @Test func aCaseIsCalledByItsWords() throws {
        #expect(
            try words("case settings, recipeDetail, httpLog, infoURL, step2Done, URLPage, snake_case, _odd, a, über")
                == [
                    "settings", "recipe-detail", "http-log", "info-url", "step2-done", "url-page", "snake-case", "odd",
                    "a", "über",
                ])
        #expect(try words("case `default`, `switch`") == ["default", "switch"])
    }

    @Test func wordsAreUnique() throws {
        #expect(try words("case userInfo, user_info, userINFO") == ["user-info", "user-info-2", "user-info-3"])
    }

    @Test func wordsOfAnEarlierRunStay() throws {
        let plan = try RouterSample("case recipe, settings, recipes").plan(["settings": "recipe", "recipes": "all"])
        #expect(plan.cases.map(\.word) == ["recipe-2", "recipe", "all"])
    }

    @Test func whatALinkCanHold() throws {
        let sample = RouterSample(
            """
            case values(a: String, b: Int, c: UUID, d: Bool, e: Double, f: URL, g: Style, h: Level, UInt8, i: Recipe.ID)
            case items(a: String?, b: Optional<Int>, c: Style?)
            """,
            """
            import Foundation
            enum Style: String { case dark, light }
            enum Level: Int { case low = 3, high }
            struct Recipe: Identifiable { let id: UUID }
            """)
        let plan = try sample.plan()
        #expect(plan.unreadable.isEmpty)
        #expect(
            plan.cases[0].values.map(\.form.reading) == [
                "{ $0 }", "{ Int($0) }", "{ UUID(uuidString: $0) }", "{ Bool($0) }", "{ Double(finite: $0) }",
                "{ URL(absolute: $0) }", "{ Style(rawValue: $0) }", "{ Int($0).flatMap(Level.init(rawValue:)) }",
                "{ UInt8($0) }", "{ UUID(uuidString: $0) }",
            ])
        #expect(plan.cases[0].items.isEmpty)
        #expect(plan.cases[1].items.map(\.itemName) == ["a", "b", "c"])
        #expect(plan.cases[1].pathValues.isEmpty)
    }

    @Test func whatNoLinkCanHoldIsToldWithItsType() throws {
        let sample = RouterSample(
            """
            case recipe(recipe: Recipe)
            case player(track: Int, model: Shared<Model>)
            case day(_ date: Date)
            case tags(tags: [String], Int)
            case filter(Int?)
            case twice(value: Int??)
            case secret(style: Hidden)
            case plain(Plain)
            case letter(Letter)
            case item(id: Int)
            case item(name: String)
            """,
            """
            import Foundation
            struct Recipe: Hashable { let id: Int }
            final class Model {}
            struct Shared<Object: AnyObject>: Hashable {
                let object: Object
                static func == (lhs: Shared, rhs: Shared) -> Bool { lhs.object === rhs.object }
                func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
            }
            private enum Hidden: String { case a }
            enum Plain { case a }
            enum Letter: Character { case a = "a" }
            """)
        let plan = try sample.plan()
        #expect(plan.cases.map(\.name) == ["item"])
        #expect(plan.cases[0].values.map(\.label) == ["id"])
        #expect(
            plan.unreadable.map { "\($0.name): \($0.reason)" } == [
                "recipe(recipe:): recipe has the type Recipe",
                "player(track:model:): model is an object of type Model",
                "day(_:): a value has the type Date",
                "tags(tags:_:): tags has the type [String]",
                "filter(_:): a value of type Int? has no label",
                "twice(value:): value has the type Int??",
                "secret(style:): style has the type Hidden",
                "plain(_:): a value has the type Plain",
                "letter(_:): a value has the type Letter",
                "item(name:): another case is called item, too",
            ])
    }

    @Test func whatLinksBeginWith() throws {
        #expect(
            try DeepLinkBase.list("myapp, My-App2:,x.y://,https://Example.com,https://a.b/c/d/,myapp") == [
                .scheme("myapp"), .scheme("my-app2"), .scheme("x.y"), .web(host: "example.com", path: []),
                .web(host: "a.b", path: ["c", "d"]),
            ])
        for text in [
            "", "my app", "1app", "http", "https", "https://", "http://example.com", "myapp://host", "myapp,,b",
            "https://a.b/c?d", "https://a.b:80", "https://a..b", "https://a.b/ü", "mailto", "file://",
        ] {
            #expect(throws: DeepLinkBase.Mistake.self, "\(text)") { try DeepLinkBase.list(text) }
        }
        #expect(
            DeepLinkBase.Mistake(text: "my app").description
                == "\"my app\" is neither a URL scheme of the app nor a web address: write myapp or https://example.com"
        )
    }

    @Test func theTableShowsEveryLink() throws {
        let sample = RouterSample(
            """
            case settings
            #if os(iOS)
            case recipe(id: Int, String, style: String?, page: Int?)
            #endif
            case über
            case day(date: Double, moment: Never)
            """
        ).with { $0.bases = "myapp,https://example.com/app" }
        let table = DeepLinkTable(try sample.plan(), try sample.linkBases)
        #expect(
            table.rows == [
                DeepLinkTable.Row(
                    route: "settings", links: ["myapp://settings", "https://example.com/app/settings"], values: [],
                    condition: nil),
                DeepLinkTable.Row(
                    route: "recipe(id:_:style:page:)",
                    links: [
                        "myapp://recipe/{id}/{String}?style={style}&page={page}",
                        "https://example.com/app/recipe/{id}/{String}?style={style}&page={page}",
                    ], values: ["id: Int", "_: String", "style: String?", "page: Int?"], condition: "os(iOS)"),
                DeepLinkTable.Row(
                    route: "über", links: ["myapp:///%C3%BCber", "https://example.com/app/%C3%BCber"], values: [],
                    condition: nil),
            ])
        #expect(
            table.others == [.init(name: "day(date:moment:)", reason: "moment has the type Never")])
    }
}
