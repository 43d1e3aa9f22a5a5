import Testing

@testable import Migration

struct CaseNameTests {
    private func names(_ screens: [Screen]) -> [String] {
        RouteSample("import SwiftUI").asked(screens).uses.map(\.caseName)
    }

    private func declarations(_ screens: [Screen]) -> [String] {
        let sample = RouteSample("import SwiftUI")
        let text = sample.asked(screens).book.changes(includingUnsafe: true).newFile?.text ?? ""
        return text.split(separator: "\n").filter { $0.hasPrefix("    case ") }.map { String($0.dropFirst(4)) }
    }

    @Test(arguments: [
        ("DefaultView", "default"), ("SwitchScreen", "switch"), ("URLPage", "url"), ("HTTPLogView", "httpLog"),
        ("RecipeDetailView", "recipeDetail"), ("HTML5Page", "html5"), ("Viewer", "viewer"), ("View", "view"),
        ("PageView", "page"), ("X", "x"), ("IPv6Screen", "iPv6"), ("ContentPageView", "contentPage"),
        ("SelfView", "selfView"), ("InitPage", "initPage"), ("HashView", "hashView"), ("_Hidden", "_Hidden"),
    ])
    func ofAView(_ view: String, _ name: String) {
        #expect(names([Screen("\(view)()")]) == [name])
    }

    @Test(arguments: [
        ("Recent orders", "recentOrders"), ("settings.title", "settingsTitle"), ("3 items", "screen3Items"),
        ("…", "screen"), ("URL", "url"), ("Über uns", "überUns"), ("One two three four five", "oneTwoThreeFour"),
    ])
    func ofALinksTitle(_ title: String, _ name: String) {
        #expect(names([Screen("a").with { ($0.view, $0.title) = (nil, title) }]) == [name])
    }

    @Test func withoutAnything() {
        let screens = ["a", "b", "c"].map { code in Screen(code).with { $0.view = nil } }
        #expect(names(screens) == ["screen", "screen2", "screen3"])
    }

    @Test func keywordsAreDeclaredInBackticks() {
        let screens = [Screen("DefaultView()"), Screen("SwitchScreen()"), Screen("InPage()"), Screen("OpenView()")]
        #expect(declarations(screens) == ["case `default`", "case `switch`", "case `in`", "case open"])
        #expect(
            RouteSample("").asked(screens).uses.map(\.code) == [
                "Route.default", "Route.switch", "Route.in", "Route.open",
            ])
    }

    @Test func theFirstGetsTheShortName() {
        let item = Screen.Payload(label: "item", type: "Int", expression: "i")
        let screens = [
            Screen("InfoView()"), Screen("InfoScreen()"), Screen("InfoView(item: {0})", [item]),
            Screen("InfoView(other: {0})", [item]), Screen("InfoView(third: {0})", [item]),
            Screen("InfoPage().padding()"),
            Screen("InfoPage().bold()"),
        ]
        #expect(
            names(screens) == ["info", "infoScreen", "infoView", "infoWithItem", "info2", "infoPage", "info3"])
    }

    @Test func aCaseHasItsNameAlone() {
        let item = Screen.Payload(label: "item", type: "Int", expression: "i")
        let screens = [Screen("InfoView(item: {0})", [item]), Screen("InfoView()")]
        #expect(declarations(screens) == ["case info(item: Int)", "case infoView"])
    }

    @Test func linksWithoutDoubtsAreNamedFirst() {
        let screens = [Screen("InfoView()").with { $0.isUnsafe = true }, Screen("InfoScreen()")]
        #expect(names(screens) == ["infoView", "info"])
        #expect(declarations(screens) == ["case infoView", "case info"])
        let book = RouteSample("").asked(screens).book
        #expect(book.changes(includingUnsafe: false).newFile?.text.contains("case infoView") == false)
    }
}
