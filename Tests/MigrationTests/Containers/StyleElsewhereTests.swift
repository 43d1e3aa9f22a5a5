import TestSupport
import Testing

/// Styles on other views than the container: ancestors, helpers, other files.
@Suite(.typeChecked) struct StyleElsewhereTests {
    @Test(
        "on an ancestor in the same body",
        arguments: [
            "VStack { \u{1} }", "Group { \u{1} }", "TabView { \u{1}.tabItem { Text(\"1\") } }",
            "ZStack(alignment: .top) { B(); \u{1} }",
            "AnyView(\u{1})",
        ])
    func ancestors(template: String) {
        expectMigration(
            "var a: some View {\n    \(template.replacing("\u{1}", with: "NavigationView { A() }")).navigationViewStyle(.stack)\n}\n",
            "var a: some View {\n    \(template.replacing("\u{1}", with: "NavigationStack { A() }"))\n}\n")
    }

    @Test("on the tabs, far away from the containers") func tabs() {
        expectMigration(
            of: SampleProject([
                "Home.swift": "struct HomeTab: View {\n    var body: some View { NavigationView { Home() } }\n}\n",
                "Search.swift":
                    "struct SearchTab: View {\n    var body: some View { NavigationView { Search() } }\n}\n",
                "Tabs.swift": """
                struct Tabs: View {
                    var body: some View {
                        TabView {
                            HomeTab().tabItem { Text("Home") }
                            SearchTab().tabItem { Text("Search") }
                        }
                        .navigationViewStyle(.stack)
                    }
                }

                """,
            ]),
            to: [
                "Home.swift": "struct HomeTab: View {\n    var body: some View { NavigationStack { Home() } }\n}\n",
                "Search.swift":
                    "struct SearchTab: View {\n    var body: some View { NavigationStack { Search() } }\n}\n",
                "Tabs.swift": """
                struct Tabs: View {
                    var body: some View {
                        TabView {
                            HomeTab().tabItem { Text("Home") }
                            SearchTab().tabItem { Text("Search") }
                        }
                    }
                }

                """,
            ], notes: [])
    }

    private static let tabs =
        "struct Tabs: View {\n    var body: some View { TabView { Home(); Search() }.navigationViewStyle(.stack) }\n}\n"
    private static let elsewhere =
        "NavigationView stays: a style set elsewhere decides whether it has columns; "
        + "set the style on the container itself, then run again [navigation-view/style-elsewhere]"

    @Test("as long as one container stays, the style stays") func oneStays() {
        expectMigration(
            of: SampleProject([
                "Home.swift": "struct Home: View {\n    var body: some View { NavigationView { A() } }\n}\n",
                "Search.swift":
                    "struct Search: View {\n    var body: some View { NavigationView { ForEach(items) { B($0) } } }\n}\n",
                "Tabs.swift": Self.tabs,
            ]),
            to: [
                "Home.swift": "struct Home: View {\n    var body: some View { NavigationStack { A() } }\n}\n",
                "Search.swift":
                    "struct Search: View {\n    var body: some View { NavigationView { ForEach(items) { B($0) } } }\n}\n",
                "Tabs.swift": Self.tabs,
            ],
            findings: [
                "Search.swift:2:27: NavigationView stays: a 'ForEach' hides how many columns it has; put one view for each "
                    + "column into its content, then run again [navigation-view/hidden-columns]",
                "Tabs.swift:2:56: navigationViewStyle stays: a NavigationView that it is set on stays; "
                    + "convert that one first, then run again [navigation-view-style/container-stays]",
                "  Search.swift:2:27: the NavigationView that stays",
            ])
    }

    @Test("a style reaches the modules below, not those beside") func modules() {
        let feature = "public struct Home: View {\n    public var body: some View { NavigationView { A(); B() } }\n}\n"
        let sample = SampleProject(
            ["App.swift": Self.tabs, "Home.swift": feature],
            targets: [
                SampleTarget("App", files: ["App.swift"], dependencies: ["Core"]),
                SampleTarget("Core", files: [], dependencies: ["Feature"]),
                SampleTarget("Feature", files: ["Home.swift"]),
            ])
        var together = sample
        together.files["App.swift"] = "import Feature\n" + Self.tabs
        expectMigration(
            of: together, to: together.files,
            findings: [
                "App.swift:3:56: navigationViewStyle goes only with --unsafe, as a NavigationView that it is set on "
                    + "[navigation-view-style/container-unsafe]",
                "  Home.swift:2:34: the NavigationView that is converted only with --unsafe",
                "Home.swift:2:34: its second view was never shown under the stack style: it goes only with --unsafe "
                    + "[navigation-view/removed-views]",
            ])
        var apart = sample
        apart.targets[0].dependencies = []
        expectMigration(
            of: apart,
            to: [
                "App.swift": Self.tabs.replacing(".navigationViewStyle(.stack)", with: ""),
                "Home.swift": feature.replacing(
                    "NavigationView { A(); B() }", with: "NavigationSplitView { A() } detail: { B() }"),
            ])
    }

    @Test("a file of two targets is reached by the files of either") func sharedFile() {
        let shared = "struct Home: View {\n    var body: some View { NavigationView { A(); B() } }\n}\n"
        let sample = SampleProject(
            ["App.swift": Self.tabs, "Shared.swift": shared],
            targets: [SampleTarget("App"), SampleTarget("Widget", files: ["Shared.swift"])])
        expectMigration(
            of: sample, to: sample.files,
            findings: [
                "App.swift:2:56: navigationViewStyle goes only with --unsafe, as a NavigationView that it is set on "
                    + "[navigation-view-style/container-unsafe]",
                "  Shared.swift:2:27: the NavigationView that is converted only with --unsafe",
                "Shared.swift:2:27: its second view was never shown under the stack style: it goes only with --unsafe "
                    + "[navigation-view/removed-views]",
            ])
    }

    @Test("columns set elsewhere agree with two views") func columnsElsewhere() {
        expectMigration(
            "var a: some View { Tabs().navigationViewStyle(.columns) }\nvar b: some View { NavigationView { A(); B() } }\n",
            "var a: some View { Tabs() }\nvar b: some View { NavigationSplitView { A() } detail: { B() } }\n")
        expectLeft(
            "var b: some View { NavigationView { A() } }\nvar a: some View { Tabs().navigationViewStyle(.columns) }\n",
            [
                "1:20: \(Self.elsewhere)",
                "2:27: navigationViewStyle stays: a NavigationView that it is set on stays; "
                    + "convert that one first, then run again [navigation-view-style/container-stays]",
                "  1:20: the NavigationView that stays",
            ])
    }

    @Test("a style on the caller of a project's own NavigationView goes on to SwiftUI's") func ownWrapper() {
        let code = """
            struct NavigationView<Content: View>: View {
                @ViewBuilder var content: () -> Content
                var body: some View { SwiftUI.NavigationView { content() } }
            }
            var a: some View { NavigationView { A() }.navigationViewStyle(.stack) }

            """
        expectLeft(
            code,
            [
                "3:35: \(Self.elsewhere)",
                "5:43: navigationViewStyle stays: a NavigationView that it is set on stays; "
                    + "convert that one first, then run again [navigation-view-style/container-stays]",
                "  3:35: the NavigationView that stays",
            ], ownNames: 2)
    }

    @Test("with no container below, it goes") func nothingBelow() {
        expectMigration(
            "var a: some View { Tabs().navigationViewStyle(StackNavigationViewStyle()) }\n",
            "var a: some View { Tabs() }\n")
    }

    private static func sheet(_ content: String) -> SampleProject {
        SampleProject([
            "Home.swift": """
            struct Home: View {
                var body: some View {
                    NavigationView {
                        A().sheet(isPresented: on) { Options() }
                        B()
                    }
                    .navigationViewStyle(.columns)
                }
            }

            """,
            "Options.swift":
                "struct Options: View {\n    var body: some View { NavigationView { \(content) } }\n}\n",
        ])
    }

    @Test("one view in a sheet is a stack, whatever its presenter's style") func sheetOfOne() {
        expectMigration(
            of: Self.sheet("C()"),
            to: [
                "Home.swift": """
                struct Home: View {
                    var body: some View {
                        NavigationSplitView {
                            A().sheet(isPresented: on) { Options() }
                        } detail: {
                            B()
                        }
                    }
                }

                """,
                "Options.swift": "struct Options: View {\n    var body: some View { NavigationStack { C() } }\n}\n",
            ])
    }

    @Test("a presenter's style stays with a container that it presents") func sheetStays() {
        let sample = Self.sheet("ForEach(items) { C($0) }")
        expectMigration(
            of: sample,
            to: [
                "Home.swift": """
                struct Home: View {
                    var body: some View {
                        NavigationSplitView {
                            A().sheet(isPresented: on) { Options() }
                        } detail: {
                            B()
                        }
                        .navigationViewStyle(.columns)
                    }
                }

                """,
                "Options.swift": sample.files["Options.swift"] ?? "",
            ],
            findings: [
                "Home.swift:7:10: navigationViewStyle stays: a NavigationView that it is set on stays; "
                    + "convert that one first, then run again [navigation-view-style/container-stays]",
                "  Options.swift:2:27: the NavigationView that stays",
                "Options.swift:2:27: NavigationView stays: a 'ForEach' hides how many columns it has; put one view for "
                    + "each column into its content, then run again [navigation-view/hidden-columns]",
            ])
    }
}
