import TestSupport
import Testing

/// Containers whose columns can't be counted, or are too many, stay.
@Suite(.typeChecked) struct HiddenColumnsTests {
    private func hidden(_ by: String, at place: String = "2:5") -> String {
        "\(place): NavigationView stays: \(by) hides how many columns it has; "
            + "put one view for each column into its content, then run again [navigation-view/hidden-columns]"
    }

    @Test(arguments: [
        "if flag { A(); B() } else { C() }",
        "A(); if flag { B() }",
        "switch tab { case .a: A(); case .b: B(); C() }",
        "if flag { ForEach(items) { A($0) } } else { B() }",
    ])
    func conditional(content: String) {
        expectLeft("var a: some View {\n    NavigationView { \(content) }\n}\n", [hidden("an 'if' or 'switch'")])
    }

    @Test(arguments: [
        "ForEach(items) { A($0) }", "A(); ForEach(items) { A($0) }", "Group { ForEach(items) { A($0) } }",
    ])
    func forEach(content: String) {
        expectLeft("var a: some View {\n    NavigationView { \(content) }\n}\n", [hidden("a 'ForEach'")])
    }

    @Test func groups() {
        expectLeft(
            "var a: some View {\n    NavigationView { Group { A(); B() } }\n}\n",
            [hidden("a 'Group' or a property with several views")])
        expectLeft(
            "var a: some View {\n    NavigationView { Group { A(); B() } }.navigationViewStyle(.stack)\n}\n",
            [
                hidden("a 'Group' or a property with several views"),
                "2:43: navigationViewStyle stays: a NavigationView that it is set on stays; convert that one first, then run again "
                    + "[navigation-view-style/container-stays]",
                "  2:5: the NavigationView that stays",
            ])
    }

    @Test("a view's body that holds several views", arguments: ["Side()", "Side().padding()", "Chain()"])
    func bodies(content: String) {
        let body = "a view whose body holds several"
        let sample = SampleProject([
            "A.swift": "struct Start: View { var body: some View { NavigationView { \(content) } } }\n",
            "Chain.swift": "struct Chain: View { var body: some View { Side().padding() } }\n",
            "Side.swift": "struct Side: View { var body: some View { Text(\"a\"); Text(\"b\") } }\n",
        ])
        expectMigration(
            of: sample, to: sample.files, findings: ["A.swift:" + hidden(body, at: "1:44")], includingUnsafe: true)
    }

    @Test("a view's body that holds several among the columns") func bodyAmongColumns() {
        expectLeft(
            """
            struct Side: View { var body: some View { ForEach(items) { Text($0.name) } } }
            struct Start: View { var body: some View { NavigationView { Side(); Detail() } } }

            """, [hidden("a view whose body holds several", at: "2:44")])
    }

    @Test("a view whose body is one view, or that is only a part, is one column") func singleBodies() {
        expectMigration(
            """
            struct Side: View { var body: some View { Text("a"); Text("b") } }
            struct One: View { var body: some View { List { Side() } } }
            struct Two: View { var body: some View { if flag { Text("a") } else { List { Side() } } } }
            struct StartA: View { var body: some View { NavigationView { One() } } }
            struct StartB: View { var body: some View { NavigationView { Two() } } }
            struct StartC: View { var body: some View { NavigationView { List { Side() } } } }

            """,
            """
            struct Side: View { var body: some View { Text("a"); Text("b") } }
            struct One: View { var body: some View { List { Side() } } }
            struct Two: View { var body: some View { if flag { Text("a") } else { List { Side() } } } }
            struct StartA: View { var body: some View { NavigationStack { One() } } }
            struct StartB: View { var body: some View { NavigationStack { Two() } } }
            struct StartC: View { var body: some View { NavigationStack { List { Side() } } } }

            """)
    }

    @Test("a function passed on by its name") func passedOn() {
        expectLeft(
            """
            struct A: View {
                var body: some View { NavigationView(content: make) }
                @ViewBuilder func make() -> some View { Text("a"); Text("b") }
            }

            """, [hidden("a 'Group' or a property with several views", at: "2:27")])
        expectMigration(
            """
            struct A: View {
                var body: some View { NavigationView(content: make) }
                @ViewBuilder func make() -> some View { Text("a") }
            }

            """,
            """
            struct A: View {
                var body: some View { NavigationStack(root: make) }
                @ViewBuilder func make() -> some View { Text("a") }
            }

            """,
            notes: [
                "2:27: this NavigationView without a style showed two columns on iPad, and a NavigationStack shows one; try the app on an iPad, and make it a NavigationSplitView by hand where you want columns [navigation-view/pad-columns]"
            ])
    }

    @Test("a property or function of the view that holds several views") func builders() {
        expectLeft(
            """
            struct A: View {
                var body: some View { NavigationView { columns } }
                @ViewBuilder var columns: some View {
                    Text("the first of two texts, long enough for a scan of bytes to blank the body")
                    Text("b")
                }
            }
            struct B: View {
                var body: some View { NavigationView { self.columns() } }
                @ViewBuilder private func columns() -> some View { C(); D() }
            }

            """,
            [
                hidden("a 'Group' or a property with several views", at: "2:27"),
                hidden("a 'Group' or a property with several views", at: "9:27"),
            ])
    }

    @Test("content that is passed in is one column, and its users are told") func given() {
        let code = """
            struct Wrapper<Content: View>: View {
                @ViewBuilder let content: () -> Content
                var body: some View { NavigationView { content() } }
            }
            struct Home: View {
                var body: some View { Wrapper { A() } }
            }

            """
        expectMigration(
            of: SampleProject(["A.swift": code]),
            to: ["A.swift": code.replacing("NavigationView {", with: "NavigationStack {")],
            notes: [
                "A.swift:3:27: this NavigationView without a style showed two columns on iPad, and a NavigationStack shows one; "
                    + "try the app on an iPad, and make it a NavigationSplitView by hand where you want columns "
                    + "[navigation-view/pad-columns]",
                "A.swift:3:27: this container shows content that is passed in; a NavigationStack shows all of it in "
                    + "one column: check that each use passes one view [navigation-view/given-content]",
                "  A.swift:6:27: used here",
            ])
    }

    @Test("content that is passed in, in the stack's style") func givenToAStack() {
        expectMigration(
            """
            struct Wrapper<Content: View>: View {
                @ViewBuilder let content: () -> Content
                var body: some View { NavigationView { content() }.navigationViewStyle(.stack) }
            }
            struct Other<Content: View>: View {
                let content: () -> Content
                var body: some View { NavigationView(content: content).navigationViewStyle(.stack) }
            }
            struct Stacked: ViewModifier {
                func body(content: Content) -> some View {
                    NavigationView { content }
                        .navigationViewStyle(.stack)
                        .padding()
                }
            }

            """,
            """
            struct Wrapper<Content: View>: View {
                @ViewBuilder let content: () -> Content
                var body: some View { NavigationStack { content() } }
            }
            struct Other<Content: View>: View {
                let content: () -> Content
                var body: some View { NavigationStack(root: content) }
            }
            struct Stacked: ViewModifier {
                func body(content: Content) -> some View {
                    NavigationStack { content }
                        .padding()
                }
            }

            """)
    }

    @Test("columns that differ by '#if' between the platforms") func compilation() {
        let both = SampleTarget("App", [.iOS: "17.0", .macOS: "14.0"])
        let code = """
            var a: some View {
                NavigationView {
                    A()
                    #if os(macOS)
                    B()
                    #endif
                }
            }

            """
        expectLeft(code, [hidden("an '#if'")], targets: [both])
        expectMigration(code, code.replacing("NavigationView", with: "NavigationStack"))
    }

    @Test("a '#if' that no platform decides") func undecidedCompilation() {
        expectLeft(
            "var a: some View {\n    NavigationView {\n        A()\n        #if DEBUG\n        B()\n        #endif\n    }\n}\n",
            [hidden("an '#if'")])
    }

    @Test("a column that another platform has more of") func deadColumn() {
        expectLeft(
            """
            var a: some View {
                NavigationView {
                    A()
                    B()
                    #if os(macOS)
                    C()
                    #endif
                }
            }

            """, [hidden("an '#if'")])
    }

    @Test func fourColumns() {
        expectLeft(
            "var a: some View {\n    NavigationView { A(); B(); C(); D() }\n}\n",
            [
                "2:5: NavigationView stays: it has 4 views and a NavigationSplitView has three columns at most; "
                    + "combine some of them by hand [navigation-view/too-many-columns]"
            ])
    }

    @Test("a declaration that several columns may use") func declarations() {
        expectLeft(
            "var a: some View {\n    NavigationView {\n        let user = self.user\n        A(user)\n        B(user)\n    }\n}\n",
            [
                "2:5: NavigationView stays: a declaration in its content is used by several columns; "
                    + "move it out of the content, then run again [navigation-view/shared-declaration]"
            ])
    }
}
