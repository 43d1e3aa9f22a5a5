import Migration
import TestSupport
import Testing

/// `// navmigrate:skip` leaves containers and styles alone, and is told where it leaves nothing.
@Suite(.typeChecked) struct SkipContainerTests {
    @Test("a container stays, with its style") func container() {
        expectLeft(
            """
            struct HomeView: View {
                var body: some View {
                    // navmigrate:skip; rewritten next month
                    NavigationView {
                        Text("a")
                    }
                    .navigationViewStyle(.stack)
                }
            }
            """,
            [
                "4:9: NavigationView stays: a comment asks for that: rewritten next month [navigation-view/excluded]",
                "  3:9: the comment",
                "7:10: navigationViewStyle stays: a comment asks for that: rewritten next month "
                    + "[navigation-view-style/excluded]", "  3:9: the comment",
            ])
    }

    @Test("a container alone: its style stays with it") func containerAlone() {
        expectLeft(
            """
            var body: some View {
                // navmigrate:skip navigation-view
                NavigationView { Text("a") }.navigationViewStyle(.stack)
            }
            """,
            [
                "3:5: NavigationView stays: a comment asks for that [navigation-view/excluded]", "  2:5: the comment",
                "3:34: navigationViewStyle stays: a NavigationView that it is set on stays; convert that one first, then run "
                    + "again [navigation-view-style/container-stays]", "  3:5: the NavigationView that stays",
            ])
    }

    @Test("a style alone, before its modifier or at the end of that line") func style() {
        func code(_ container: String, _ before: String, _ behind: String) -> String {
            """
            var body: some View {
                \(container) {
                    Text("a")
                }
                .padding()\(before)
                .navigationViewStyle(.stack)\(behind)
            }
            """
        }
        for (before, behind, place, line) in [
            ("\n    // navmigrate:skip navigation-view-style; later", "", "6:5", 7),
            ("", " // navmigrate:skip navigation-view-style; later", "6:34", 6),
        ] {
            expectMigration(
                code("NavigationView", before, behind), code("NavigationStack", before, behind),
                findings: [
                    "\(line):6: navigationViewStyle stays: a comment asks for that: later [navigation-view-style/excluded]",
                    "  \(place): the comment",
                ], notes: [])
        }
    }

    @Test("a type that is named stays for the comment's reason") func namedType() {
        expectLeft(
            """
            // navmigrate:skip; we know
            let root: NavigationView<Text>? = nil
            """,
            [
                "2:11: NavigationView stays: a comment asks for that: we know [navigation-view/excluded]",
                "  1:1: the comment",
            ])
    }

    // MARK: Comments that do nothing

    @Test("an unused comment is told") func unused() {
        let code = """
            struct HomeView: View {
                var body: some View {
                    NavigationStack {
                        // navmigrate:skip
                        Text("a")
                        // navmigrate:skip navigation-view-style, destination-link; later
                        Text("b").padding()
                        NavigationLink("c", value: 1) // navmigrate:skip destination-link
                    }
                    // navmigrate:skip navigation-view
                }
            }
            """
        expectMigration(
            code, code,
            notes: [
                "4:13: this comment leaves nothing alone: no site that a step would change is in the statement that it stands "
                    + "at; remove it [skip/unused]",
                "6:13: this comment leaves nothing alone: nothing of 'navigation-view-style', 'destination-link' is in the "
                    + "statement that it stands at; remove it [skip/unused]",
                "8:43: this comment leaves nothing alone: nothing of 'destination-link' is in the statement that it stands at; "
                    + "remove it [skip/unused]",
                "10:9: this comment leaves nothing alone: nothing of 'navigation-view' is in the statement that it stands at; "
                    + "remove it [skip/unused]",
            ])
    }

    @Test("a comment that a later step or the audit needs is none of them") func used() {
        let code = """
            // navmigrate:skip
            struct Item { let id: Int }
            struct HomeView: View {
                var body: some View {
                    // navmigrate:skip
                    NavigationStack {
                        // navmigrate:skip destination-link
                        NavigationLink("a", destination: A())
                        // navmigrate:skip untitled-screen
                        Text("b")
                    }
                }
            }
            """
        expectMigration(code, code, notes: [])
    }

    @Test("words that are no rules are told") func unknownRule() {
        let code = { (container: String) in
            """
            struct HomeView: View {
                var body: some View {
                    // navmigrate:skip moved by hand, navigation-view/custom-style
                    \(container) { Text("a") }
                }
            }
            """
        }
        expectMigration(
            code("NavigationView"), code("NavigationStack"),
            notes: [
                "4:9: this NavigationView without a style showed two columns on iPad, and a NavigationStack shows one; try the "
                    + "app on an iPad, and make it a NavigationSplitView by hand where you want columns "
                    + "[navigation-view/pad-columns]",
                "3:9: nothing is left alone for 'moved by hand', which is no rule: 'navmigrate explain' lists them, and a "
                    + "reason stands behind a semicolon [skip/unknown-rule]",
                "3:9: nothing is left alone for 'navigation-view/custom-style', which is no rule: 'navmigrate explain' lists "
                    + "them, and a reason stands behind a semicolon [skip/unknown-rule]",
            ])
    }
}
