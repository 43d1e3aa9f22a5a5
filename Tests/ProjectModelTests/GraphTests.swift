import TestSupport
import Testing

@testable import ProjectModel

/// Who contains, pushes and presents whom, in the code of one type.
@Suite struct GraphTests {
    @Test func containerLinksAndSheets() {
        let sample = GraphSample(
            .view(
                "Root",
                """
                NavigationView {
                    List {
                        Row()
                        NavigationLink(destination: Detail()) { Text("a") }
                        NavigationLink("b") { Detail() }
                    }
                    .sheet(isPresented: $shows) { Editor() }
                }
                """) + .leaves("Row", "Detail", "Editor"))
        #expect(
            sample.edges == [
                "Root contains NavigationView", "NavigationView contains Row (part)", "NavigationView pushes Detail",
                "NavigationView pushes Detail", "NavigationView presents sheet", "sheet contains Editor",
            ])
        #expect(sample.links == ["destination argument in NavigationView", "destination closure in NavigationView"])
    }

    @Test(arguments: [
        "Detail()", "AnyView(Detail())", "Group { Detail() }", "Detail().navigationTitle(title)", "App.Detail()",
        "Detail.init()", "detail", "self.detail", "makeDetail()", "makeDetail(for: 1)", "AnyView(self.makeDetail())",
        "erased", "{ let screen = Detail(); return screen }()",
    ])
    func destinationIsLookedThrough(destination: String) {
        let sample = GraphSample(
            """
            struct Root: View {
                var body: some View { NavigationLink("a", destination: \(destination)) }
                var detail: some View { Detail() }
                var erased: AnyView { get { AnyView(detail) } }
                @ViewBuilder func makeDetail(for number: Int = 0) -> some View { Detail() }
            }
            """ + .leaves("Detail"))
        #expect(sample.pushes == ["Root pushes Detail"])
        #expect(sample.unknown == [])
    }

    @Test("a type of another type's, or of another module's, is not the one of that name") func otherTypes() {
        let sample = GraphSample(
            """
            struct Root: View {
                var body: some View { NavigationLink("a", destination: Config.Detail()) }
            }
            """ + .leaves("Detail"))
        #expect(sample.pushes == ["Root pushes «Config.Detail()»"])
    }

    @Test(arguments: [
        "if a { A() } else { B() }", "if a { A() } else if b { B() }", "switch a { case .a: A()\ndefault: B() }",
        "a ? AnyView(A()) : AnyView(B())", "Group { if a { A() } else { B() } }", "choice", "early()", "made(route)",
        "Self.fixed(a)",
    ])
    func branchesArePushedEach(destination: String) {
        let sample = GraphSample(
            """
            struct Root: View {
                var body: some View { NavigationLink { \(destination) } label: { Text("a") } }
                @ViewBuilder var choice: some View { switch a { case 1: A()
                default: B() } }
                func early() -> AnyView {
                    if a { return AnyView(A()) }
                    return AnyView(B())
                }
                func made(_ route: Route) -> some View {
                    switch route {
                    case .a: A()
                    case .b: B()
                    }
                }
                static func fixed(_ a: Bool) -> some View { a ? AnyView(A()) : AnyView(B()) }
            }
            """ + .leaves("A", "B"))
        #expect(sample.pushes == ["Root pushes A", "Root pushes B"])
    }

    @Test func screenWrittenInPlaceIsANodeOfItsOwn() {
        let sample = GraphSample(
            .view(
                "Root",
                """
                NavigationView {
                    NavigationLink("a") {
                        List {
                            Row()
                            NavigationLink("b") { Detail() }
                        }
                    }
                }
                """) + .leaves("Row", "Detail"))
        let screen = #"«{ List { Row() NavigationLink("b") { Detail() } } }»"#
        #expect(
            sample.edges == [
                "Root contains NavigationView", "NavigationView pushes \(screen)", "\(screen) contains Row (part)",
                "\(screen) pushes Detail",
            ])
        #expect(sample.links == ["destination closure in NavigationView", "destination closure in \(screen)"])
    }

    @Test func pushOfAViewOfSwiftUIIsSeen() {
        let sample = GraphSample(.view("Root", #"NavigationLink("a", destination: Text("b"))"#))
        #expect(sample.edges == [#"Root pushes «Text("b")»"#])
        #expect(sample.unknown == [])
    }

    @Test(arguments: ["elsewhere", "makeElsewhere()", "item.screen", "router.view(for: item)", "elsewhere()"])
    func whatCannotBeSeenIsUnknown(destination: String) {
        let sample = GraphSample(.view("Root", #"NavigationLink("a", destination: \#(destination))"#))
        #expect(sample.edges == ["Root pushes unknown «\(destination)»"])
    }

    @Test func unknownContentOfContainersAndPresentations() {
        let sample = GraphSample(
            .view(
                "Root",
                "NavigationView { elsewhere }.sheet(item: $item) { makeSheet($0) }.popover(isPresented: $b) { Text(\"\") }"
            ))
        #expect(
            sample.edges == [
                "Root contains NavigationView", "Root presents sheet", "Root presents popover",
                "NavigationView contains unknown «content of NavigationView»",
                "sheet contains unknown «content of sheet»",
            ])
    }

    @Test func destinationsOfEveryForm() {
        let sample = GraphSample(
            .view(
                "Root",
                """
                NavigationStack {
                    List { NavigationLink("a", value: 1) }
                        .navigationDestination(for: Int.self) { Detail(number: $0) }
                        .navigationDestination(isPresented: $b) { A() }
                        .navigationDestination(item: $item) { item in B() }
                        .navigationDestination(for: Route.self, destination: screen)
                }
                """) + .leaves("Detail", "A", "B", "C")
                + "extension Root { func screen(_ route: Route) -> some View { C() } }")
        #expect(
            sample.edges == [
                "Root contains NavigationStack", "NavigationStack pushes Detail", "NavigationStack pushes A",
                "NavigationStack pushes B", "NavigationStack pushes C",
            ])
        #expect(
            sample.destinations == [
                "for Int in NavigationStack", "isPresented - in NavigationStack", "item - in NavigationStack",
                "for Route in NavigationStack",
            ])
        #expect(sample.links == ["value in NavigationStack"])
    }

    @Test func tabsColumnsAndScenes() {
        let sample = GraphSample(
            """
            @main struct Main: App {
                var body: some Scene {
                    WindowGroup { Root() }
                    settings
                }
                var settings: some Scene { Settings { Preferences() } }
            }
            """
                + .view(
                    "Root",
                    """
                    TabView(selection: $tab) {
                        A().tabItem { Label("a", systemImage: "a") }
                        Tab("b", systemImage: "b") { B() }
                        NavigationSplitView { Sidebar() } content: { A() } detail: { B() }
                            .tabItem { TabLabel() }
                    }
                    """) + .leaves("A", "B", "Sidebar", "Preferences", "TabLabel"))
        #expect(
            sample.edges == [
                "Main contains WindowGroup", "WindowGroup contains Root", "Main contains Settings",
                "Settings contains Preferences", "Root contains TabView", "TabView contains A", "TabView contains B",
                "TabView contains NavigationSplitView", "NavigationSplitView contains column 1",
                "column 1 contains Sidebar",
                "NavigationSplitView contains column 2", "column 2 contains A", "NavigationSplitView contains column 3",
                "column 3 contains B", "TabView contains TabLabel (part)",
            ])
    }

    @Test func navigationViewWithSeveralColumns() {
        let sample = GraphSample(
            .view("Root", "NavigationView {\nSidebar()\nif a { A() } else { B() }\nText(\"c\")\n}")
                + .leaves("Sidebar", "A", "B"))
        #expect(
            sample.edges == [
                "Root contains NavigationView", "NavigationView contains column 1", "column 1 contains Sidebar",
                "NavigationView contains column 2", "column 2 contains A", "column 2 contains B",
                "NavigationView contains column 3",
            ])
        #expect(sample.unknown == [])
    }

    @Test func presentationsOfEveryKind() {
        let sample = GraphSample(
            .view(
                "Root",
                """
                Text("a")
                    .sheet(isPresented: $a, onDismiss: { leave() }) { A() }
                    .fullScreenCover(item: $b, content: B.init)
                    .popover(isPresented: $c) { if c { A() } else { B() } }
                    .inspector(isPresented: $d) { NavigationStack { A() } }
                """) + .leaves("A", "B"))
        #expect(
            sample.edges == [
                "Root presents sheet", "sheet contains A", "Root presents fullScreenCover",
                "fullScreenCover contains B",
                "Root presents popover", "popover contains A", "popover contains B", "Root presents inspector",
                "inspector contains NavigationStack", "NavigationStack contains A",
            ])
    }

    @Test func localsAreLookedThrough() {
        let sample = GraphSample(
            """
            struct Root: View {
                var body: some View {
                    let detail = Detail()
                    return VStack {
                        NavigationLink("a", destination: detail)
                        if let other = makeOther() { NavigationLink("b") { other } }
                    }
                }
                func makeOther() -> Other? { Other() }
            }
            """ + .leaves("Detail", "Other"))
        #expect(sample.edges == ["Root pushes Detail", "Root pushes Other"])
    }

    @Test("every modifier of a long chain is read", arguments: [600, 20_000]) func longChains(count: Int) async {
        let sample = await onDeepStack {
            GraphSample(
                .view(
                    "Root",
                    "NavigationView { A() }" + String(repeating: ".opacity(1)", count: count)
                        + ".sheet(isPresented: $b) { B() }.overlay { C() }") + .leaves("A", "B", "C"))
        }
        #expect(
            sample.edges == [
                "Root contains NavigationView", "NavigationView contains A", "Root presents sheet",
                "sheet contains B", "Root contains C (part)",
            ])
        #expect(sample.unknown == [])
    }

    @Test("modifiers that nest too deeply are told as unknown") func deepChains() async {
        let sample = await onDeepStack {
            GraphSample(
                .view("Root", "A()" + String(repeating: ".sheet(isPresented: $b) { B() }.opacity(1)", count: 2_500))
                    + .leaves("A", "B"))
        }
        #expect(sample.unknown == ["modifiers that nest too deeply to be read"])
        let root = sample.node("Root")
        let edges = sample.graph.edges.filter { $0.from == root }
        #expect(edges.count { $0.kind == .presents } == 2_500)
        #expect(
            edges.filter { $0.kind == .contains }.map { sample.graph.nodes[$0.to].kind }.count { $0 == .unknown } == 1)
    }
}
