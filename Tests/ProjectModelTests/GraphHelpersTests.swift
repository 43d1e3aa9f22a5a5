import Testing

@testable import ProjectModel

/// Helpers of the project that the graph looks through: wrappers, modifiers, factories.
@Suite struct GraphHelpersTests {
    private static let card = """
        struct Card<Content: View>: View {
            let title: String
            @ViewBuilder let content: () -> Content
            var body: some View { VStack { Text(title); content() } }
        }

        """

    @Test func contentClosureBelongsToTheCaller() {
        let sample = GraphSample(
            Self.card + .view("Root", "Card(title: \"a\") { Row()\nNavigationLink(\"b\", destination: Detail()) }")
                + .leaves("Row", "Detail"))
        #expect(sample.edges == ["Root contains Card (part)", "Root contains Row (part)", "Root pushes Detail"])
        #expect(sample.links == ["destination argument in Root"])
    }

    @Test func wrappersInWrappers() {
        let sample = GraphSample(
            Self.card + .view("Root", "Card(title: \"a\") { Card(title: \"b\") { Card(title: \"c\") { Row() } } }")
                + .leaves("Row"))
        #expect(
            sample.edges == [
                "Root contains Card (part)", "Root contains Card (part)", "Root contains Card (part)",
                "Root contains Row (part)",
            ])
    }

    /// A row whose body has the link: each caller pushes its own.
    @Test(arguments: [
        "let destination: Destination", "let title: String\nlet destination: () -> Destination",
        "private let target: Destination\ninit(_ title: String, @ViewBuilder destination: () -> Destination) { target = destination() }",
        "private let target: Destination\ninit(title: String, destination: Destination) { self.target = destination }",
    ])
    func rowWithTheLink(stored: String) {
        let name = stored.contains("target") ? "target" : "destination"
        let sample = GraphSample(
            """
            struct LinkRow<Destination: View>: View {
                \(stored)
                var body: some View { NavigationLink(destination: \(stored.contains("()") && name == "destination" ? "destination()" : name)) { Text("") } }
            }

            """ + .view("First", "LinkRow(title: name, destination: A())") + .view("Second", "LinkRow(\"b\") { B() }")
                + .leaves("A", "B"))
        #expect(
            sample.edges == [
                "First contains LinkRow", "Second contains LinkRow", "Second pushes B", "First pushes A",
            ])
        #expect(sample.links == ["destination \(name == "x" ? "closure" : "argument") in LinkRow"])
    }

    @Test func rowThatNobodyGivesADestinationIsUnknown() {
        let sample = GraphSample(
            "struct LinkRow<D: View>: View {\nlet destination: D\nvar body: some View { NavigationLink(\"a\", destination: destination) }\n}"
        )
        #expect(sample.edges == ["LinkRow pushes unknown «destination»"])
    }

    @Test func wrapperAroundAContainer() {
        let sample = GraphSample(
            """
            struct Nav<Content: View>: View {
                var content: Content
                var body: some View { NavigationView { content }.navigationViewStyle(.stack) }
            }

            """ + .view("First", "Nav(content: A())") + .view("Second", "Nav { B() }") + .leaves("A", "B"))
        #expect(
            sample.edges == [
                "Nav contains NavigationView", "First contains Nav", "Second contains Nav", "NavigationView contains B",
                "NavigationView contains A",
            ])
        #expect(sample.graph.edges[0].styles.count == 1)
        #expect(sample.ways(to: "A") == ["in NavigationView"])
    }

    @Test(arguments: ["LazyView(Detail())", "LazyView { Detail() }", "LazyView(build: Detail.init)"])
    func delayWrapper(destination: String) {
        let sample = GraphSample(
            """
            struct LazyView<Content: View>: View {
                let build: () -> Content
                init(_ build: @autoclosure @escaping () -> Content) { self.build = build }
                init(build: @escaping () -> Content) { self.build = build }
                var body: Content { build() }
            }

            """ + .view("Root", "NavigationLink(\"a\", destination: \(destination))") + .leaves("Detail"))
        #expect(sample.edges == ["Root pushes Detail"])
    }

    @Test func storedAnyViewIsWhatCallersGive() {
        let sample = GraphSample(
            """
            struct Menu: View {
                var destination: AnyView
                var body: some View { NavigationLink("a", destination: destination) }
            }

            """ + .view("Root", "Menu(destination: AnyView(Detail()))") + .leaves("Detail"))
        #expect(sample.edges == ["Root contains Menu", "Root pushes Detail"])
    }

    @Test func modifiersOfTheProject() {
        let sample = GraphSample(
            """
            extension View {
                func editing(_ shows: Binding<Bool>) -> some View { sheet(isPresented: shows) { Editor() } }
                func boxed() -> some View { padding().background(Color.red) }
                func inNavigation() -> some View { NavigationView { self } }
                func linked<D: View>(to target: D) -> some View {
                    background(NavigationLink(destination: target) { EmptyView() })
                }
                func both() -> some View { self.boxed().editing(.constant(true)) }
            }

            """ + .view("First", "Row().editing($shows)") + .view("Second", "Row().boxed()")
                + .view("Third", "Row().inNavigation()") + .view("Fourth", "Row().linked(to: Detail())")
                + .view("Fifth", "Row().both()") + .leaves("Row", "Detail", "Editor"))
        #expect(
            sample.edges == [
                "First contains Row", "First presents sheet 1", "sheet 1 contains Editor", "Second contains Row",
                "Third contains NavigationView", "NavigationView contains Row", "Fourth contains Row",
                "Fourth pushes Detail", "Fifth contains Row", "Fifth presents sheet 2", "sheet 2 contains Editor",
            ])
    }

    @Test func viewModifiers() {
        let sample = GraphSample(
            """
            struct Sheet<S: View>: ViewModifier {
                let sheet: S
                func body(content: Content) -> some View { wrapped(content) }
                func wrapped(_ inner: Content) -> some View { inner.sheet(isPresented: $a) { sheet } }
            }
            extension View {
                func showing<S: View>(@ViewBuilder _ content: () -> S) -> some View { modifier(Sheet(sheet: content())) }
            }

            """ + .view("First", "Row().modifier(Sheet(sheet: A()))") + .view("Second", "Row().showing { B() }")
                + .leaves("Row", "A", "B"))
        #expect(
            sample.edges == [
                "First contains Row", "First presents sheet 1", "sheet 1 contains A", "Second contains Row",
                "Second presents sheet 2", "sheet 2 contains B",
            ])
    }

    @Test func modifierThatIsUsedOnAnotherView() {
        let sample = GraphSample(
            """
            extension SwiftUI.View {
                func framed<C: View>(with other: C) -> some View { VStack { self; other } }
            }

            """ + .view("Root", "A().framed(with: B()).framed(with: C())") + .leaves("A", "B", "C"))
        #expect(sample.edges == ["Root contains A (part)", "Root contains B (part)", "Root contains C (part)"])
    }

    @Test func functionsWithContent() {
        let sample = GraphSample(
            """
            struct Root: View {
                var body: some View {
                    section("a") { Row() }
                    row(to: A())
                    row(to: B())
                }
                func section<C: View>(_ title: String, @ViewBuilder content: () -> C) -> some View { Section { content() } }
                func row<D: View>(to destination: D) -> some View { link(destination) }
                func link<D: View>(_ target: D) -> some View { NavigationLink("a", destination: target) }
            }

            """ + .leaves("Row", "A", "B"))
        #expect(sample.edges == ["Root contains Row (part)", "Root pushes A", "Root pushes B"])
        #expect(sample.links == ["destination argument in Root"])
    }

    @Test(arguments: [
        "Factory.detail()", "Factory.shared.makeDetail(1)", "factory.makeDetail(1)", "Factory().makeDetail(2)",
        "Route.detail.view", "route.view", "makeDetail()", "route.screen()",
    ])
    func factories(destination: String) {
        let sample = GraphSample(
            """
            enum Route {
                case detail
                @ViewBuilder var view: some View { switch self { case .detail: Detail() } }
            }
            extension Route { func screen() -> some View { Detail() } }
            final class Factory {
                static let shared = Factory()
                static func detail() -> some View { Detail() }
                func makeDetail(_ number: Int) -> AnyView { AnyView(Detail()) }
            }
            func makeDetail() -> some View { Detail() }
            struct Root: View {
                let factory: Factory
                var body: some View { NavigationLink("a", destination: \(destination)) }
            }

            """ + .leaves("Detail"))
        #expect(sample.edges.first == "Root pushes Detail")
        #expect(sample.unknown == [])
    }

    @Test func hosting() {
        let sample = GraphSample(
            """
            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                func scene(_ scene: UIScene) {
                    let host = UIHostingController(rootView: Root().environmentObject(store))
                    window.rootViewController = host
                }
            }
            final class Controller: UIViewController {
                func show() { navigationController?.pushViewController(UIHostingController(rootView: NavigationView { A() }), animated: true) }
            }
            final class Host: UIHostingController<B> {
                init() { super.init(rootView: B()) }
            }

            """ + .leaves("Root", "A", "B"))
        #expect(
            sample.edges == [
                "SceneDelegate hosts UIHostingController 1", "UIHostingController 1 contains Root",
                "Controller hosts UIHostingController 2", "UIHostingController 2 contains NavigationView",
                "NavigationView contains A", "Host contains B",
            ])
        #expect(sample.ways(to: "Root") == ["hosted by UIHostingController 1"])
        #expect(sample.ways(to: "B") == ["hosted by Host"])
    }
}
