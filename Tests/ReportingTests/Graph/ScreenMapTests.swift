import Migration
import ProjectModel
import TestSupport
import Testing

@testable import Reporting

@Suite struct ScreenMapTests {
    @Test func partsAndBordersAreFolded() {
        #expect(
            MapSample.lines(MapSample.map) == [
                "Main contains ContentView (WindowGroup)", "Main contains Preferences (Settings)",
                "ContentView contains Home", "Home contains Home_TabView",
                "Home_TabView contains Home_TabView_NavigationView", "Home_TabView contains Browser",
                "Home_TabView_NavigationView presents Editor (sheet)", "Home_TabView_NavigationView pushes Detail",
                "Browser contains Browser_NavigationSplitView", "Detail pushes Detail",
                "Browser_NavigationSplitView contains Sidebar (sidebar)",
                "Browser_NavigationSplitView contains Browser_NavigationSplitView_column_2 (detail)",
                "Sidebar pushes Sidebar_inline", "Sidebar_inline unknown Sidebar_inline_unknown",
                "SceneDelegate contains Home", "Forgotten presents Editor (popover)",
            ])
    }

    @Test func nodesHavePlacesAndLinks() throws {
        let map = MapSample.map
        let detail = try #require(map.nodes.first { $0.id == "Detail" })
        #expect(detail.kind == .screen)
        #expect(detail.place.map { "\($0.file):\($0.location)" } == "App/Main.swift:31:8")
        #expect(detail.links == 1)
        #expect(map.nodes.first { $0.id == "Home_TabView_NavigationView" }?.links == 1)
        #expect(map.nodes.map(\.title).contains("List …"))
        #expect(map.nodes.filter { $0.kind == .unknown }.map(\.title) == ["? elsewhere"])
    }

    @Test func linesThatMoveChangeNoIds() {
        let moved = ScreenMap(SampleProject(MapSample.files.mapValues { "// A comment.\n\n" + $0 }).project())
        #expect(moved.nodes.map(\.id) == MapSample.map.nodes.map(\.id))
        #expect(MapSample.lines(moved) == MapSample.lines(MapSample.map))
        #expect(MermaidMap.text(moved) == MermaidMap.text(MapSample.map))
    }

    /// A screen that is one of several views leads to each.
    @Test func choicesAreScreens() {
        let map = ScreenMap(
            SampleProject([
                "A.swift": """
                struct Root: View { var body: some View { Text("").sheet(item: $a) { Sheet(kind: $0) } } }
                struct Sheet: View {
                    var body: some View {
                        switch kind {
                        case .first: First()
                        case .second: Second()
                        }
                    }
                }
                struct First: View { var body: some View { Part() } }
                struct Second: View { var body: some View { Text("") } }
                struct Part: View { var body: some View { Text("") } }
                """
            ]).project())
        #expect(
            MapSample.lines(map) == [
                "Root presents Sheet (sheet)", "Sheet contains First", "Sheet contains Second",
            ])
    }

    /// A row that leads to three screens, in four screens: seven edges instead of twelve.
    @Test func sharedPartsAreDrawnOnce() {
        let screens = ["A", "B", "C", "D"].map {
            "struct \($0): View { var body: some View { NavigationStack { VStack { Row(); Text(\"\") } } } }\n"
        }
        let map = ScreenMap(
            SampleProject([
                "A.swift": screens.joined() + """
                    struct Row: View {
                        var body: some View {
                            Text("").sheet(isPresented: $a) { X() }.popover(isPresented: $b) { Y() }
                            NavigationLink("", destination: Z())
                        }
                    }
                    struct X: View { var body: some View { Text("") } }
                    struct Y: View { var body: some View { Text("") } }
                    struct Z: View { var body: some View { Text("") } }
                    """
            ]).project())
        #expect(map.nodes.first { $0.id == "Row" }?.kind == .part)
        #expect(
            MapSample.lines(map).filter { $0.contains("Row") } == [
                "A_NavigationStack contains Row", "Row presents X (sheet)", "Row presents Y (popover)", "Row pushes Z",
                "B_NavigationStack contains Row", "C_NavigationStack contains Row", "D_NavigationStack contains Row",
            ])
    }

    @Test func oneNameInTwoFiles() {
        let map = ScreenMap(
            SampleProject([
                "A.swift": "struct A: View { var body: some View { NavigationLink(\"a\", destination: Row()) } }\n"
                    + "private struct Row: View { var body: some View { Text(\"\") } }",
                "B.swift": "struct B: View { var body: some View { NavigationLink(\"a\", destination: Row()) } }\n"
                    + "private struct Row: View { var body: some View { Text(\"\") } }",
            ]).project())
        #expect(MapSample.lines(map) == ["A pushes Row", "B pushes Row_2"])
    }

    @Test func linksThatStayAreTold() throws {
        let project = SampleProject([
            "A.swift": "struct A: View { var body: some View { NavigationLink(\"a\", destination: B()) } }\n"
                + "struct B: View { var body: some View { Text(\"\") } }"
        ]).project()
        let link = try #require(project.graph.links.first).place
        let file = try #require(project.file(at: link.file))
        let place = Place(file: link.file, offset: link.offset, in: file.source.text)
        let plan = StepPlan(
            step: .links,
            decisions: [
                SiteDecision(
                    place: place, kind: "link", outcome: .leave(Finding(.warning, at: place, RuleID("a", "b"), "stays"))
                )
            ], notes: [])
        let map = ScreenMap(project, results: [StepResult(applying: plan, to: project, includingUnsafe: false)])
        #expect(map.edges.map(\.stays) == [true])
        #expect(map.nodes.map(\.stays) == [1, 0])
        #expect(MermaidMap.text(map).contains("    A -->|\"stays\"| B\n"))
        #expect(SVGMap.text(map, title: "a").contains("<path class=\"pushes stays\""))
    }

    @Test func emptyProject() {
        let map = ScreenMap(SampleProject(["A.swift": "struct A {}"]).project())
        #expect(map.nodes.isEmpty)
        #expect(SVGMap.text(map, title: "a").hasSuffix("</svg>\n"))
    }
}
