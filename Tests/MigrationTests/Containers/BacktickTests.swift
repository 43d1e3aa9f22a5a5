import TestSupport
import Testing

/// Backticks around a name that needs none change nothing.
@Suite(.typeChecked) struct BacktickTests {
    @Test func containerAndStyle() {
        expectMigration(
            "var a: some View { `NavigationView` { A() }.`navigationViewStyle`(.stack).padding() }\n",
            "var a: some View { NavigationStack { A() }.padding() }\n")
        expectMigration(
            "var a: some View { SwiftUI.`NavigationView` { A() } }\n",
            "var a: some View { SwiftUI.NavigationStack { A() } }\n")
        expectMigration(
            "var a: some View { NavigationView { A() }.navigationViewStyle(`StackNavigationViewStyle`()) }\n",
            "var a: some View { NavigationStack { A() } }\n")
    }

    @Test("links with a flag are seen by them") func flaggedLink() {
        let code = """
            struct Home: View {
                @State var isOn = false
                var body: some View { NavigationView { `NavigationLink`("a", destination: A(), isActive: $isOn) } }
            }

            """
        expectMigration(
            code, code,
            findings: [
                "3:27: a link with isActive: or tag:selection: in it misbehaves in a NavigationStack on iOS 16: raise the "
                    + "target to iOS 17, or wait for step 4, which moves both [navigation-view/legacy-links]"
            ], targets: [SampleTarget("App", [.iOS: "16.0"])])
    }

    @Test("so are types of the project") func ownType() {
        expectLeft(
            "struct `NavigationView` { init(_ content: () -> A) {} }\nlet a = NavigationView { A() }\n", [], ownNames: 2
        )
    }

    @Test("and types by that name") func named() {
        expectLeft(
            "var a: `NavigationView`<A>?\n",
            [
                "1:8: NavigationView stays: it is named as a type here, and a stack has another; "
                    + "write 'some View' where you can, then run again [navigation-view/named-type]"
            ])
    }
}
