import TestSupport
import Testing

/// Two and three root views: `NavigationSplitView`.
@Suite(.typeChecked) struct ColumnConversionTests {
    @Test("the step's own example") func documentedExample() {
        expectMigration(
            """
            var a: some View {
                NavigationView {
                    Sidebar()
                    // the mail
                    Inbox()
                }
            }

            """,
            """
            var a: some View {
                NavigationSplitView {
                    Sidebar()
                } detail: {
                    // the mail
                    Inbox()
                }
            }

            """, notes: [])
    }

    @Test("three columns, each with its comments, and the style gone") func threeColumns() {
        expectMigration(
            """
            var a: some View {
                NavigationView { // columns
                    Sidebar() // left

                    /* the mail */
                    // of the folder
                    Inbox()
                        .padding() /* middle */ // too

                    Text("Pick a message") // right
                    // that's all
                }
                .navigationViewStyle(.columns)
                .padding()
            }

            """,
            """
            var a: some View {
                NavigationSplitView { // columns
                    Sidebar() // left
                } content: {
                    /* the mail */
                    // of the folder
                    Inbox()
                        .padding() /* middle */ // too
                } detail: {
                    Text("Pick a message") // right
                    // that's all
                }
                .padding()
            }

            """)
    }

    @Test(
        "on one line",
        arguments: [
            ("NavigationView { A(); B() }", "NavigationSplitView { A() } detail: { B() }"),
            ("NavigationView {A();B();}", "NavigationSplitView {A() } detail: { B()}"),
            ("NavigationView { A(); B(); C() }", "NavigationSplitView { A() } content: { B() } detail: { C() }"),
            (
                "NavigationView { A() /* a */; /* b */ B() /* c */ }",
                "NavigationSplitView { A() /* a */ } detail: { /* b */ B() /* c */ }"
            ),
            ("NavigationView(content: { A(); B() })", "NavigationSplitView(sidebar: { A() }, detail: { B() })"),
            ("NavigationView.init { A(); B() }", "NavigationSplitView.init { A() } detail: { B() }"),
            ("SwiftUI.NavigationView() { A(); B() }", "SwiftUI.NavigationSplitView() { A() } detail: { B() }"),
            (
                "NavigationView { List { Text(\"🧭\") }; B() }",
                "NavigationSplitView { List { Text(\"🧭\") } } detail: { B() }"
            ),
            (
                "NavigationView { A(); NavigationLink(\"b\") { B() } }",
                "NavigationSplitView { A() } detail: { NavigationStack { NavigationLink(\"b\") { B() } } }"
            ),
            (
                "NavigationView { if x { A() } else { B() }; C() }",
                "NavigationSplitView { if x { A() } else { B() } } detail: { C() }"
            ),
        ])
    func oneLine(before: String, after: String) {
        expectMigration("#Preview { \(before) }\n", "#Preview { \(after) }\n")
    }

    @Test("columns that share a line between braces of their own") func sharedLine() {
        expectMigration(
            """
            var a: some View {
                NavigationView {
                    A(); B() // both
                }
            }

            """,
            """
            var a: some View {
                NavigationSplitView {
                    A()
                } detail: {
                    B() // both
                }
            }

            """)
    }

    @Test("semicolons at the ends of lines go") func semicolons() {
        expectMigration(
            """
            var a: some View {
                NavigationView {
                    A(); // first
                    B();
                }
            }

            """,
            """
            var a: some View {
                NavigationSplitView {
                    A() // first
                } detail: {
                    B()
                }
            }

            """)
    }

    @Test("a comment of several lines is never torn") func longComments() {
        expectMigration(
            """
            var a: some View {
                NavigationView {
                    A() /* the first
                           column */
                    B() /* the second /* and
                           last */ */
                    NavigationLink("c") { C() } /* with
                        links */
                }
            }

            """,
            """
            var a: some View {
                NavigationSplitView {
                    A() /* the first
                           column */
                } content: {
                    B() /* the second /* and
                           last */ */
                } detail: {
                    NavigationStack {
                        NavigationLink("c") { C() } /* with
                            links */
                    }
                }
            }

            """)
    }

    @Test("a closing brace that stands behind the last column") func closingBraceBehind() {
        expectMigration(
            """
            var a: some View {
                NavigationView { A()
                    B() }
            }

            """,
            """
            var a: some View {
                NavigationSplitView { A()
                } detail: {
                    B() }
            }

            """)
    }

    @Test("an argument of several lines") func labelledClosure() {
        expectMigration(
            """
            var a: some View {
                NavigationView(content: {
                    A()
                    B()
                })
            }

            """,
            """
            var a: some View {
                NavigationSplitView(sidebar: {
                    A()
                }, detail: {
                    B()
                })
            }

            """)
    }

    @Test("braces on lines of their own") func bracesBelow() {
        expectMigration(
            """
            var a: some View
            {
                NavigationView
                {
                    A()
                    B()
                }
            }

            """,
            """
            var a: some View
            {
                NavigationSplitView
                {
                    A()
                } detail: {
                    B()
                }
            }

            """)
    }

    @Test("a detail column with links gets a stack, and strings keep their value") func stackInDetail() {
        expectMigration(
            #"""
            var a: some View {
                NavigationView {
                    NavigationLink("a") { A() }
                    // the detail
                    VStack {
                        Text("""
                            two lines
                              and a third

                            """)

                        NavigationLink("b") { B() }
                    }
                    .padding() // around it
                }
            }

            """#,
            #"""
            var a: some View {
                NavigationSplitView {
                    NavigationLink("a") { A() }
                } detail: {
                    NavigationStack {
                        // the detail
                        VStack {
                            Text("""
                                two lines
                                  and a third

                                """)

                            NavigationLink("b") { B() }
                        }
                        .padding() // around it
                    }
                }
            }

            """#)
    }

    @Test("white space at the end of a string's line moves with it") func blankLinesOfStrings() {
        let spaces = String(repeating: " ", count: 16)
        expectMigration(
            "var a: some View {\n    NavigationView {\n        A()\n        Text(\"\"\"\n            b\n\(spaces)\n            \"\"\").link { NavigationLink(\"b\") { B() } }\n    }\n}\n",
            "var a: some View {\n    NavigationSplitView {\n        A()\n    } detail: {\n        NavigationStack {\n            Text(\"\"\"\n                b\n\(spaces)    \n                \"\"\").link { NavigationLink(\"b\") { B() } }\n        }\n    }\n}\n"
        )
    }

    @Test("a detail column that is a stack already stays one") func stackAlready() {
        expectMigration(
            "#Preview { NavigationView { A(); NavigationStack { NavigationLink(\"b\") { B() } } } }\n",
            "#Preview { NavigationSplitView { A() } detail: { NavigationStack { NavigationLink(\"b\") { B() } } } }\n")
    }

    @Test("links of a sheet or of another container are none of the detail's") func linksElsewhere() {
        expectMigration(
            "#Preview { NavigationView { A(); B().sheet(isPresented: on) { NavigationView { NavigationLink(\"d\") { D() } } } } }\n",
            "#Preview { NavigationSplitView { A() } detail: { B().sheet(isPresented: on) { NavigationStack { NavigationLink(\"d\") { D() } } } } }\n"
        )
    }

    @Test("a container in a detail column that moves in") func nestedInDetail() {
        expectMigration(
            """
            var a: some View {
                NavigationView {
                    A()
                    VStack {
                        NavigationLink("b") { B() }
                    }
                    .sheet(isPresented: $c) {
                        NavigationView {
                            C()

                            D()
                        }
                        .navigationViewStyle(.columns) // wide
                        .padding()
                    }
                }
                .navigationViewStyle(.columns)
            }

            """,
            """
            var a: some View {
                NavigationSplitView {
                    A()
                } detail: {
                    NavigationStack {
                        VStack {
                            NavigationLink("b") { B() }
                        }
                        .sheet(isPresented: $c) {
                            NavigationSplitView {
                                C()
                            } detail: {
                                D()
                            }
                            // wide
                            .padding()
                        }
                    }
                }
            }

            """)
    }

    @Test("columns in '#if' with one view on each platform") func compiledColumns() {
        expectMigration(
            """
            var a: some View {
                NavigationView {
                    A()
                    #if os(iOS)
                    B()
                    #else
                    C()
                    #endif
                }
            }

            """,
            """
            var a: some View {
                NavigationSplitView {
                    A()
                } detail: {
                    #if os(iOS)
                    B()
                    #else
                    C()
                    #endif
                }
            }

            """)
    }

    @Test("one view and the columns' style: an empty detail") func emptyDetail() {
        expectMigration(
            """
            var a: some View {
                NavigationView {
                    A()
                }
                .navigationViewStyle(.columns)
            }
            var b: some View { NavigationView { B() }.navigationViewStyle(DoubleColumnNavigationViewStyle()) }
            var c: some View { NavigationView(content: { C() }).navigationViewStyle(.columns) }

            """,
            """
            var a: some View {
                NavigationSplitView {
                    A()
                } detail: {
                    EmptyView()
                }
            }
            var b: some View { NavigationSplitView { B() } detail: { EmptyView() } }
            var c: some View { NavigationSplitView(sidebar: { C() }, detail: { EmptyView() }) }

            """)
    }

    @Test("the stack's style showed only the first view") func laterViewsOfAStack() {
        expectUnsafe(
            """
            var a: some View {
                NavigationView {
                    A() // shown

                    // never shown
                    B() // gone
                    C()
                }
                .navigationViewStyle(.stack)
            }
            var b: some View { NavigationView { A(); B(); }.navigationViewStyle(.stack) }

            """,
            """
            var a: some View {
                NavigationStack {
                    A() // shown

                    // never shown
                    // gone
                }
            }
            var b: some View { NavigationStack { A() } }

            """,
            [
                "2:5: its 2 later views were never shown under the stack style: they go only with --unsafe [navigation-view/removed-views]",
                "9:6: navigationViewStyle goes only with --unsafe, as a NavigationView that it is set on [navigation-view-style/container-unsafe]",
                "  2:5: the NavigationView that is converted only with --unsafe",
                "11:20: its second view was never shown under the stack style: it goes only with --unsafe [navigation-view/removed-views]",
                "11:49: navigationViewStyle goes only with --unsafe, as a NavigationView that it is set on [navigation-view-style/container-unsafe]",
                "  11:20: the NavigationView that is converted only with --unsafe",
            ])
    }

    @Test("a container in a view that goes, goes with it") func containersInRemovedViews() {
        expectUnsafe(
            """
            #Preview {
                NavigationView {
                    A()
                    B().sheet(isPresented: on) { NavigationView { C() }.navigationViewStyle(.columns) }
                }.navigationViewStyle(.stack)
            }

            """,
            """
            #Preview {
                NavigationStack {
                    A()
                }
            }

            """,
            [
                "2:5: its second view was never shown under the stack style: it goes only with --unsafe [navigation-view/removed-views]",
                "4:38: NavigationView is in a view that was never shown under the stack style: it goes with it only with --unsafe [navigation-view/removed-views]",
                "4:61: navigationViewStyle is in a view that was never shown under the stack style: it goes with it only with --unsafe [navigation-view/removed-views]",
                "5:7: navigationViewStyle goes only with --unsafe, as a NavigationView that it is set on [navigation-view-style/container-unsafe]",
                "  2:5: the NavigationView that is converted only with --unsafe",
            ])
    }

    @Test("a sidebar whose links push inside it") func detailLinks() {
        expectLeft(
            "var a: some View {\n    NavigationView { NavigationLink(\"a\") { A() }.isDetailLink(false); B() }\n}\n",
            [
                "2:5: NavigationView stays: a link in its first columns has isDetailLink(false), and pushes inside its column; "
                    + "a NavigationSplitView needs a NavigationStack there, so convert it by hand [navigation-view/detail-link]"
            ])
        expectMigration(
            "var a: some View {\n    NavigationView { NavigationLink(\"a\") { A() }.isDetailLink(false) }\n}\n",
            "var a: some View {\n    NavigationStack { NavigationLink(\"a\") { A() }.isDetailLink(false) }\n}\n")
    }

    @Test(
        "a warning for the compiler is no column",
        arguments: [("#warning(\"later\")", Compiles.everywhere), ("#error(\"later\")", .not("an error on purpose"))])
    func diagnostics(directive: String, compiles: Compiles) {
        expectMigration(
            "var a: some View {\n    NavigationView {\n        \(directive)\n        A()\n    }\n}\n",
            "var a: some View {\n    NavigationStack {\n        \(directive)\n        A()\n    }\n}\n",
            compiles: compiles)
    }

    @Test("a capture list is there for all columns") func captures() {
        expectLeft(
            "var a: some View { NavigationView { [b = self.user] in Text(b.name); Text(b.name) } }\n",
            [
                "1:20: NavigationView stays: a declaration in its content is used by several columns; "
                    + "move it out of the content, then run again [navigation-view/shared-declaration]"
            ])
        expectMigration(
            "var a: some View { NavigationView { [b = self.user] in Text(b.name) } }\n",
            "var a: some View { NavigationStack { [b = self.user] in Text(b.name) } }\n")
    }
}
