import Migration
import TestSupport
import Testing

/// The stacks that open links: those that are there when the app begins.
@Suite struct LinkOpenerTests {
    /// The files in which a stack opens links.
    /// - Parameters:
    ///   - content: what the window shows.
    ///   - scenes: further ones.
    private func openers(_ content: String, scenes: String = "", main: String = "@main struct Shop: App") throws
        -> [String]
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
        let run = LinksRun(sample, options, through: .router)
        return run.files.filter { $0.value.contains(".onOpenURL") }.keys.sorted()
    }

    @Test func theFirstTab() throws {
        #expect(try openers("TabView {\n    BView()\n    AView()\n}") == ["B.swift"])
    }

    @Test("the first tab, also where its stack lies deeper") func theFirstTabsDetail() throws {
        #expect(try openers("TabView {\n    ColumnsView()\n    AView()\n}") == ["Columns.swift"])
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
