import TestSupport
import Testing

/// One root view: `NavigationStack`.
@Suite(.typeChecked) struct StackConversionTests {
    @Test("the step's own example") func documentedExample() {
        expectMigration(
            """
            struct Items: View {
                var body: some View {
                    NavigationView {
                        List(items) { Text($0.name) }
                    }
                    .navigationViewStyle(.stack)
                }
            }

            """,
            """
            struct Items: View {
                var body: some View {
                    NavigationStack {
                        List(items) { Text($0.name) }
                    }
                }
            }

            """, notes: [])
    }

    @Test(arguments: [
        ("NavigationView { Home() }", "NavigationStack { Home() }"),
        ("NavigationView{Home()}", "NavigationStack{Home()}"),
        ("NavigationView() { Home() }", "NavigationStack() { Home() }"),
        ("NavigationView(content: { Home() })", "NavigationStack(root: { Home() })"),
        ("NavigationView.init { Home() }", "NavigationStack.init { Home() }"),
        ("NavigationView.init(content: { Home() })", "NavigationStack.init(root: { Home() })"),
        ("SwiftUI.NavigationView { Home() }", "SwiftUI.NavigationStack { Home() }"),
        ("SwiftUI.NavigationView.init(content: { Home() })", "SwiftUI.NavigationStack.init(root: { Home() })"),
        (
            "NavigationView /* the app */ { /* its home */ Home() /* end */ }",
            "NavigationStack /* the app */ { /* its home */ Home() /* end */ }"
        ),
        (
            "NavigationView( /* a */ content /* b */ : /* c */ { Home() })",
            "NavigationStack( /* a */ root /* b */ : /* c */ { Home() })"
        ),
        ("SwiftUI // the\n        .NavigationView { Home() }", "SwiftUI // the\n        .NavigationStack { Home() }"),
        ("NavigationView\n    {\n        Home()\n    }", "NavigationStack\n    {\n        Home()\n    }"),
        (
            "NavigationView // the app\n    { // its home\n        Home()\n    }",
            "NavigationStack // the app\n    { // its home\n        Home()\n    }"
        ),
        ("AnyView(NavigationView { Home() })", "AnyView(NavigationStack { Home() })"),
        ("NavigationView { }", "NavigationStack { }"),
        ("NavigationView { Home().bold(); }", "NavigationStack { Home().bold(); }"),
        ("(NavigationView { Home() })", "(NavigationStack { Home() })"),
        ("A(NavigationView { Home() } as Any)", "A(NavigationStack { Home() } as Any)"),
    ])
    func spellings(before: String, after: String) {
        expectMigration("var a: some View {\n    \(before)\n}\n", "var a: some View {\n    \(after)\n}\n")
    }

    @Test(arguments: [
        "let host = UIHostingController(rootView: \u{1} { Home() })",
        "let window = show(NSHostingView(rootView: \u{1} { Home() }.padding()))",
        "#Preview { \u{1} { Home() } }",
        "#Preview(\"Dark\", traits: .portrait) {\n    \u{1} {\n        Home()\n    }\n}",
        "struct HomePreviews: PreviewProvider {\n    static var previews: some View { \u{1} { Home() } }\n}",
        "let root: some View = \u{1} { Home() }",
        "class Host {\n    lazy var root: AnyView = AnyView(\u{1} { Home() })\n}",
        "func root() -> some View { return \u{1} { Home() } }",
        "struct A: App {\n    var body: some Scene { WindowGroup { \u{1} { Home() } } }\n}",
        "struct A: View {\n    var body: some View {\n        TabView {\n            \u{1} { Home() }.tabItem { Text(\"1\") }\n            \u{1} { News() }.tabItem { Text(\"2\") }\n        }\n    }\n}",
        "var a: some View { Home().sheet(isPresented: $b) { \u{1} { Sheet() } } }",
        "var a: some View { flag ? \u{1} { Home() } : \u{1} { Home() } }",
        "struct Wrapper<Content: View>: View {\n    var body: some View { \u{1} { Home() } }\n}",
        "extension View {\n    func inStack() -> some View { \u{1} { self } }\n}",
    ])
    func places(template: String) {
        expectMigration(
            template.replacing("\u{1}", with: "NavigationView") + "\n",
            template.replacing("\u{1}", with: "NavigationStack") + "\n")
    }

    @Test("modifiers on the container stay") func modifiersStay() {
        expectMigration(
            """
            var a: some View {
                NavigationView {
                    Home()
                        .navigationBarTitle("Home")
                }
                .accentColor(.red) // the brand
                .navigationTitle("x")
            }

            """,
            """
            var a: some View {
                NavigationStack {
                    Home()
                        .navigationBarTitle("Home")
                }
                .accentColor(.red) // the brand
                .navigationTitle("x")
            }

            """)
    }

    @Test("several sites on one line") func oneLine() {
        expectMigration(
            "let all = [AnyView(NavigationView { A() }.navigationViewStyle(.stack)), AnyView(NavigationView { B() })]\n",
            "let all = [AnyView(NavigationStack { A() }), AnyView(NavigationStack { B() })]\n")
    }

    @Test(
        "one view that syntax shows as several statements",
        arguments: [
            "if flag { A() } else { B() }",
            "if flag { A() } else if other { B() } else { C() }",
            "if let name { Text(name) } else { EmptyView() }",
            "if #available(iOS 18, *) { A() } else { B() }",
            "if flag { A() }",
            "if let name { Text(name) }",
            "switch tab { case .a: A(); case .b: B() }",
            "let name = user.name; Text(name)",
            "Group { A() }",
            "Group { if flag { A() } else { B() } }",
            "#if DEBUG\n    A()\n    #else\n    B()\n    #endif\n   ",
            "#if os(iOS)\n    A()\n    #endif\n   ",
            "#if os(macOS)\n    A()\n    B()\n    #else\n    A()\n    #endif\n   ",
            "self.content",
        ])
    func oneView(content: String) {
        expectMigration(
            "var a: some View {\n    NavigationView { \(content) }\n}\n",
            "var a: some View {\n    NavigationStack { \(content) }\n}\n")
    }

    @Test("what a member of the view holds counts as the view that it is") func members() {
        expectMigration(
            """
            struct A: View {
                var body: some View { NavigationView { content } }
                var content: some View { Text("a long text, so that a scan of bytes may leave this body out of account") }
            }
            struct B: View {
                var body: some View { NavigationView { list() } }
                @ViewBuilder func list() -> some View {
                    if flag { Text("a long text, so that a scan of bytes may leave this body out") } else { Text("b") }
                }
            }

            """,
            """
            struct A: View {
                var body: some View { NavigationStack { content } }
                var content: some View { Text("a long text, so that a scan of bytes may leave this body out of account") }
            }
            struct B: View {
                var body: some View { NavigationStack { list() } }
                @ViewBuilder func list() -> some View {
                    if flag { Text("a long text, so that a scan of bytes may leave this body out") } else { Text("b") }
                }
            }

            """)
    }

    @Test(
        "an unusual call stays",
        arguments: [
            "NavigationView<Home> { Home() }",
            "NavigationView()",
            "NavigationView(title: \"a\") { Home() }",
            "NavigationView { Home() } detail: { B() }",
            "NavigationView(Home.init)",
        ])
    func unusualCalls(call: String) {
        expectLeft(
            "var a: some View {\n    \(call)\n}\n",
            [
                "2:5: NavigationView stays: it isn't called with one content closure; convert it by hand [navigation-view/unusual-call]"
            ],
            compiles: call.contains(".init") ? .not("SwiftUI's NavigationView has no such initializer") : .everywhere)
    }
}
