import TestSupport
import Testing

/// Step 4 promises of step 5 what that does; else it says what that would say.
@Suite(.typeChecked) struct RouterForesightTests {
    private func screen(_ content: String, state: String = "@State private var isDone = false", others: String = "")
        -> String
    {
        FlagSample.screen(content, state: state, others: others)
    }

    @Test func aFlagThatIsReadElsewhere() {
        expectLinksLeft(
            screen(
                """
                VStack {
                    NavigationLink("B", value: 1)
                    Text(isDone ? "a" : "b")
                        .background(NavigationLink("", destination: A(), isActive: $isDone))
                }
                """),
            [
                "9:33: NavigationLink stays: 'isDone' drives it, and code does more with it than push; push with the router "
                    + "by hand [destination-link/used-flag]",
                "  8:22: used here",
            ])
    }

    @Test func aLinkInAToolbarWhoseScreenNeedsABinding() {
        expectLinksLeft(
            screen(
                """
                VStack {
                    NavigationLink("B", value: 1)
                }
                .toolbar { NavigationLink("C", destination: B($text)) }
                """, state: "@State private var text = \"\""),
            [
                "9:24: NavigationLink stays: '$text' is a binding, and a value can't carry one; pass an id, and let the screen "
                    + "find what it edits [destination-link/binding]"
            ])
    }

    @Test func aLinkInAToolbarThatCanBeAButton() {
        expectLinksLeft(
            screen(
                """
                VStack {
                    NavigationLink("B", value: 1)
                }
                .toolbar { NavigationLink("C", destination: A()) }
                """),
            [
                "9:24: NavigationLink stays: it is in 'toolbar', where value links aren't reliable; step 5 makes it a Button "
                    + "that pushes with --unsafe [destination-link/toolbar]"
            ])
    }

    @Test func whereTheProjectRoutesByItself() {
        expectLinksLeft(
            screen(
                """
                VStack {
                    NavigationLink("B", value: 1)
                }
                .toolbar { NavigationLink("C", destination: A()) }
                """, others: "final class Coordinator: ObservableObject { @Published var path = NavigationPath() }"),
            [
                "9:24: NavigationLink stays: 'Coordinator' routes in this module already; push through that by hand "
                    + "[destination-link/used-flag]"
            ])
    }

    @Test func whatNeverChangesIsNoPush() {
        expectLinksLeft(
            screen(
                """
                VStack {
                    NavigationLink("B", value: 1)
                    NavigationLink("C", destination: A(), isActive: .constant(false))
                }
                """),
            [
                "8:17: NavigationLink stays: '.constant(false)' drives it, which never changes; take the flag out where the "
                    + "link is to be tapped [destination-link/used-flag]"
            ])
    }
}
