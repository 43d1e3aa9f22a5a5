import Migration
import TestSupport
import Testing

/// The stacks that open links: those that are there when the app begins.
@Suite struct LinkOpenerTests {
    /// The files in which a stack opens links.
    private func openers(_ content: String, scenes: String = "", main: String = "@main struct Shop: App") throws
        -> [String]
    {
        try run(content, scenes: scenes, main: main).files.filter { $0.value.contains(".onOpenURL") }.keys.sorted()
    }

    /// What is told of stacks that something can hide, behind their files.
    private func hidden(_ content: String) throws -> [String] {
        let notes = try run(content).results.last?.notes.filter { $0.id.description == "router/hidden-link" } ?? []
        return notes.map { "\($0.place.file): \($0.message)" }
    }

    /// - Parameters:
    ///   - content: what the window shows.
    ///   - scenes: further ones.
    private func run(_ content: String, scenes: String = "", main: String = "@main struct Shop: App") throws
        -> LinksRun
    {
        func stack(_ name: String) -> String {
            """
            import SwiftUI

            struct \(name)View: View {
                var body: some View {
                    NavigationView {
                        NavigationLink("\(name)", destination: Text("\(name)"))
                    }
                }
            }

            """
        }
        let columns = """
            import SwiftUI

            struct ColumnsView: View {
                var body: some View {
                    NavigationView {
                        Text("Side")
                        NavigationLink("Detail", destination: Text("Detail"))
                    }
                }
            }

            """
        let app = """
            import SwiftUI

            \(main) {
                @State private var isIn = false

                var body: some \(main.hasSuffix("App") ? "Scene" : "View") {
                    \(main.hasSuffix("App") ? "WindowGroup" : "Group") {
            \(content.split(separator: "\n").map { "            " + $0 }.joined(separator: "\n"))
                    }
                    \(scenes)
                }
            }

            """
        let sample = SampleProject([
            "App.swift": app, "A.swift": stack("A"), "B.swift": stack("B"), "Columns.swift": columns,
        ])
        let options = MigrationOptions(includesUnsafe: false, deepLinks: try DeepLinkBase.list("shop"))
        return LinksRun(sample, options, through: .router)
    }

    @Test func theFirstTab() throws {
        #expect(try openers("TabView {\n    BView()\n    AView()\n}") == ["B.swift"])
    }

    @Test("the first tab, also where its stack lies deeper") func theFirstTabsDetail() throws {
        #expect(try openers("TabView {\n    ColumnsView()\n    AView()\n}") == ["Columns.swift"])
    }

    @Test("what can be in front while a link opens is told") func hiddenStacks() throws {
        #expect(
            try hidden("TabView {\n    BView()\n    AView()\n}") == [
                "B.swift: links open on this stack: while another tab is chosen the screen comes behind it; choose the tab in "
                    + "onOpenURL, too"
            ])
        #expect(
            try hidden("ColumnsView()") == [
                "Columns.swift: links open on this stack: on an iPhone the first column is in front; give the split view a "
                    + "preferredCompactColumn, and set that in onOpenURL, too"
            ])
        #expect(try hidden("AView()") == [])
        #expect(try hidden("if isIn {\n    AView()\n} else {\n    BView()\n}") == [])
    }

    @Test func eachBranch() throws {
        #expect(try openers("if isIn {\n    AView()\n} else {\n    BView()\n}") == ["A.swift", "B.swift"])
    }

    @Test("a branch beside tabs: it, and the first of them") func aBranchBesideTabs() throws {
        let tabs = "TabView {\n        BView()\n        ColumnsView()\n    }"
        let content = "if isIn {\n    AView()\n} else {\n    \(tabs)\n}"
        #expect(try openers(content) == ["A.swift", "B.swift"])
    }

    @Test func notWhatIsPresented() throws {
        #expect(try openers("AView()\n    .sheet(isPresented: $isIn) { BView() }") == ["A.swift"])
    }

    @Test func notWhatTheSettingsShowToo() throws {
        let tabs = "TabView {\n    BView()\n    AView()\n}"
        #expect(try openers(tabs, scenes: "Settings { AView() }") == ["B.swift"])
    }

    @Test("without a scene: the first tab of what nobody shows") func withoutAScene() throws {
        #expect(try openers("TabView {\n    BView()\n    AView()\n}", main: "public struct Shop: View") == ["B.swift"])
    }
}
