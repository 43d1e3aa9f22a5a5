import TestSupport
import Testing

/// A container inside a pushed screen or another container is taken away: unsafe.
@Suite(.typeChecked) struct NestingTests {
    private let pushed =
        "it is inside a pushed screen, and a stack inside a stack shows two bars: the container goes, and its content stays, "
        + "only with --unsafe [navigation-view/nested-stack]"
    private let contained =
        "it is inside another container, and a stack inside a stack shows two bars: the container goes, and its content stays, "
        + "only with --unsafe [navigation-view/nested-stack]"

    @Test("the unwrapping's own example") func documentedExample() {
        expectUnsafe(
            """
            var a: some View {
                NavigationLink("a") {
                    NavigationView {
                        Detail()
                    }
                    .padding()
                }
            }

            """,
            """
            var a: some View {
                NavigationLink("a") {
                    Detail()
                    .padding()
                }
            }

            """, ["3:9: \(pushed)"])
    }

    @Test(
        "destinations in every form",
        arguments: [
            ("NavigationLink(destination: \u{1}) { Text(\"a\") }", 33),
            ("NavigationLink(\"a\", destination: \u{1})", 38),
            ("NavigationLink { \u{1} } label: { Text(\"a\") }", 22),
            ("NavigationLink(destination: { \u{1} }, label: { Text(\"a\") })", 35),
            ("NavigationLink(\"a\") { \u{1} }", 27),
            ("NavigationLink(\"a\", isActive: $b) { \u{1} }", 41),
            ("NavigationLink(destination: \u{1}, isActive: $b) { EmptyView() }", 33),
            ("NavigationLink(destination: \u{1}, tag: 1, selection: $number) { EmptyView() }", 33),
            ("List { }.navigationDestination(for: Int.self) { _ in \u{1} }", 58),
            ("List { }.navigationDestination(isPresented: $b) { \u{1} }", 55),
            ("NavigationLink(destination: AnyView(VStack { \u{1} })) { Text(\"a\") }", 50),
        ])
    func destinations(template: String, column: Int) {
        expectUnsafe(
            "var a: some View {\n    \(template.replacing("\u{1}", with: "NavigationView { A().bold() }"))\n}\n",
            "var a: some View {\n    \(template.replacing("\u{1}", with: "A().bold()"))\n}\n",
            ["2:\(column): \(pushed)"])
    }

    @Test(
        "a link's label isn't pushed",
        arguments: [
            "NavigationLink(destination: B()) { \u{1} }", "NavigationLink { B() } label: { \u{1} }",
            "NavigationLink(destination: { B() }, label: { \u{1} })", "NavigationLink(value: 1) { \u{1} }",
        ])
    func labels(template: String) {
        expectMigration(
            "var a: some View {\n    \(template.replacing("\u{1}", with: "NavigationView { A() }"))\n}\n",
            "var a: some View {\n    \(template.replacing("\u{1}", with: "NavigationStack { A() }"))\n}\n")
    }

    @Test(
        "presentations are roots of their own, in whatever they stand",
        arguments: [
            "NavigationLink(\"a\") { B().sheet(isPresented: $c) { \u{1} } }",
            "NavigationStack { B().fullScreenCover(item: $item) { _ in \u{1} } }",
            "NavigationStack { B().popover(isPresented: $c, content: { \u{1} }) }",
            "NavigationStack { B().inspector(isPresented: $c) { VStack { \u{1} } } }",
            "NavigationStack { Button(\"b\") { present(UIHostingController(rootView: \u{1})) } }",
        ])
    func presentations(template: String) {
        expectMigration(
            "var a: some View {\n    \(template.replacing("\u{1}", with: "NavigationView { A() }"))\n}\n",
            "var a: some View {\n    \(template.replacing("\u{1}", with: "NavigationStack { A() }"))\n}\n", notes: nil,
            compiles: template.contains("inspector") ? .fromIOS17 : .everywhere)
    }

    @Test("in another container") func inContainer() {
        let before = """
            var a: some View {
                NavigationView {
                    TabView {
                        NavigationView { A() }.tabItem { Text("1") }
                        NavigationView { // second
                            B() // b
                            // end
                        }
                        .navigationViewStyle(.stack)
                        .tabItem { Text("2") }
                    }
                }
            }

            """
        expectMigration(
            before, before.replacing("    NavigationView {\n", with: "    NavigationStack {\n"),
            findings: [
                "4:13: \(contained)", "5:13: \(contained)",
                "9:14: navigationViewStyle goes only with --unsafe, as a NavigationView that it is set on "
                    + "[navigation-view-style/container-unsafe]",
                "  5:13: the NavigationView that is converted only with --unsafe",
            ])
        expectMigration(
            before,
            """
            var a: some View {
                NavigationStack {
                    TabView {
                        A().tabItem { Text("1") }
                        // second
                        B() // b
                        // end
                        .tabItem { Text("2") }
                    }
                }
            }

            """, includingUnsafe: true)
    }

    @Test("containers nested twice come out together") func nestedTwice() {
        expectMigration(
            """
            var a: some View {
                NavigationLink("a") {
                    NavigationView {
                        NavigationView {
                            VStack {
                                Text("a")
                            }
                        }
                        .navigationViewStyle(.stack)
                    }
                    .navigationViewStyle(.stack)
                }
            }

            """,
            """
            var a: some View {
                NavigationLink("a") {
                    VStack {
                        Text("a")
                    }
                }
            }

            """, includingUnsafe: true)
    }

    @Test("a container inside what is unwrapped moves out with it") func convertedInside() {
        expectMigration(
            """
            var a: some View {
                NavigationLink("a") {
                    NavigationView {
                        Text("a")
                            .sheet(isPresented: $b) {
                                NavigationView {
                                    A()
                                    B()
                                }
                                .navigationViewStyle(.columns)
                            }
                    }
                }
            }

            """,
            """
            var a: some View {
                NavigationLink("a") {
                    Text("a")
                        .sheet(isPresented: $b) {
                            NavigationSplitView {
                                A()
                            } detail: {
                                B()
                            }
                        }
                }
            }

            """, includingUnsafe: true)
    }

    @Test("a string of several lines keeps its value") func strings() {
        expectMigration(
            ##"""
            var a: some View {
                NavigationLink("a") {
                    NavigationView {
                        VStack {
                            Text("""
                        to the left
                            of its call
                        """)
                            Text(#"""
                                to the right
                                """#)
                        }
                    }
                }
            }

            """##,
            ##"""
            var a: some View {
                NavigationLink("a") {
                    VStack {
                        Text("""
                    to the left
                        of its call
                    """)
                        Text(#"""
                            to the right
                            """#)
                    }
                }
            }

            """##, includingUnsafe: true)
    }

    @Test(
        "what can't stand alone gets a Group",
        arguments: [
            ("NavigationView { if b { A() } else { C() } }", "Group { if b { A() } else { C() } }"),
            ("NavigationView { if b { A() } }.padding()", "Group { if b { A() } }.padding()"),
            ("NavigationView { let d = e; A(d) }", "Group { let d = e; A(d) }"),
            ("NavigationView { b ? A() : A() }.padding()", "Group { b ? A() : A() }.padding()"),
            ("NavigationView(content: { switch b { default: A() } })", "Group(content: { switch b { default: A() } })"),
            ("NavigationView /* why */ { A() }", "Group /* why */ { A() }"),
            ("SwiftUI.NavigationView { if b { A() } }", "SwiftUI.Group { if b { A() } }"),
            ("NavigationView(content: { A() /* a */ })", "A() /* a */"),
            ("NavigationView { /* a */ A(); }", "/* a */ A()"),
            ("SwiftUI.NavigationView() { A() }", "A()"),
        ])
    func groups(before: String, after: String) {
        expectMigration(
            "var a: some View {\n    NavigationLink(\"a\") { \(before) }\n}\n",
            "var a: some View {\n    NavigationLink(\"a\") { \(after) }\n}\n", includingUnsafe: true)
    }

    @Test("columns in a pushed screen stay, and what holds given content") func nestedColumns() {
        let stays =
            "NavigationView stays: it is inside another container, and a stack inside a stack shows two bars; "
            + "remove one of them by hand [navigation-view/nested-stack]"
        expectLeft(
            """
            struct A<Content: View>: View {
                let content: () -> Content
                var body: some View {
                    NavigationStack { VStack { NavigationView { B(); C() }; NavigationView { content() } } }
                }
                var other: some View { NavigationLink("b") { NavigationView(content: content) } }
            }

            """, ["4:36: \(stays)", "4:65: \(stays)", "6:50: \(stays)"])
    }

    @Test("a column may hold a stack") func columns() {
        expectMigration(
            "var a: some View {\n    NavigationView { NavigationView { A() }; NavigationView { B() } }\n}\n",
            "var a: some View {\n    NavigationSplitView { NavigationStack { A() } } detail: { NavigationStack { B() } }\n}\n"
        )
        expectMigration(
            "var a: some View {\n    NavigationSplitView { A() } detail: { NavigationView { B() } }\n}\n",
            "var a: some View {\n    NavigationSplitView { A() } detail: { NavigationStack { B() } }\n}\n")
    }

    @Test(
        "what a modifier or function of unknown meaning is given",
        arguments: [
            ("B().bottomSheet(isPresented: $c) { \u{1} }", "bottomSheet", 58),
            ("Button(\"b\") { root = AnyView(\u{1}) }", "Button", 52),
            ("B().onAppear { show(\u{1}) }", "show", 43),
        ])
    func unclear(template: String, name: String, column: Int) {
        expectLeft(
            "var a: some View {\n    NavigationStack { \(template.replacing("\u{1}", with: "NavigationView { A() }")) }\n}\n",
            [
                "2:\(column): NavigationView stays: it is inside another container, in what '\(name)' is given, "
                    + "and may be shown in it or over it; make it a NavigationStack by hand where it is shown over it, else remove it "
                    + "[navigation-view/unclear-nesting]"
            ])
    }

    @Test("the same outside of containers is a root") func clearOutside() {
        expectMigration(
            "var a: some View {\n    B().bottomSheet(isPresented: $c) { NavigationView { A() } }\n}\n",
            "var a: some View {\n    B().bottomSheet(isPresented: $c) { NavigationStack { A() } }\n}\n")
    }

    @Test("a known modifier shows it in place") func overlays() {
        expectUnsafe(
            "var a: some View {\n    NavigationStack { B().overlay { NavigationView { A() } } }\n}\n",
            "var a: some View {\n    NavigationStack { B().overlay { A() } }\n}\n", ["2:37: \(contained)"])
    }

    @Test(
        "what an action keeps in a constant isn't shown where it stands",
        arguments: [
            "Button(\"b\") { let image = \u{1}.frame(width: 9).asImage(); share(image) }",
            "Button(action: { let image = \u{1}.asImage(); share(image) }) { Text(\"b\") }",
            "B().onTapGesture { let root = \u{1}; present(UIHostingController(rootView: root)) }",
        ])
    func actions(template: String) {
        expectMigration(
            "var a: some View {\n    NavigationStack { \(template.replacing("\u{1}", with: "NavigationView { A() }")) }\n}\n",
            "var a: some View {\n    NavigationStack { \(template.replacing("\u{1}", with: "NavigationStack { A() }")) }\n}\n"
        )
    }

    @Test("a pushed screen's action makes containers of its own") func actionsOfPushedScreens() {
        let before = """
            struct Root: View {
                var body: some View { NavigationStack { NavigationLink("a") { Detail() } } }
            }
            struct Detail: View {
                @State var c: Shown?
                var body: some View { Button("b") { c = .d(share()) } }
                func share() -> Any { NavigationView { Text("c") }.navigationViewStyle(.stack).asImage() }
            }

            """
        expectMigration(
            before,
            before.replacing(
                "NavigationView { Text(\"c\") }.navigationViewStyle(.stack)", with: "NavigationStack { Text(\"c\") }"))
    }
}
