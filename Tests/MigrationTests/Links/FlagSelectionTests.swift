import TestSupport
import Testing

/// Links that share a selection.
@Suite(.typeChecked) struct FlagSelectionTests {
    private static let unsafe =
        "NavigationLink becomes a navigationDestination(item:) only with --unsafe: the links become Buttons, whose "
        + "chevrons go, and a change of 'choice' from one screen to another goes back in between "
        + "[destination-link/flag-destination]"

    /// A selection that other code reads: one that only drives links is none.
    private func screen(_ content: String, _ type: String = "String") -> String {
        FlagSample.screen(
            content, state: "@State var choice: \(type)?",
            others: """
                extension Start {
                    var isAtRoot: Bool { choice == nil }
                }
                enum Kind: Hashable { case a, b }
                """)
    }

    @Test func threeLinksBecomeButtonsWithOneDestination() {
        expectLinksUnsafe(
            screen(
                """
                List {
                    NavigationLink("A", destination: A(), tag: "a", selection: $choice)
                    NavigationLink(tag: "b", selection: $choice) {
                        // the second
                        B()
                    } label: {
                        Text("B")
                    }
                    NavigationLink(destination: C().navigationTitle("C"), tag: "c", selection: $choice) { Text("C") }
                    Button("Open B") { choice = "b" }
                }
                """),
            screen(
                """
                List {
                    Button("A") { choice = "a" }
                    Button { choice = "b" } label: {
                        Text("B")
                    }
                    Button { choice = "c" } label: { Text("C") }
                    Button("Open B") { choice = "b" }
                }
                .navigationDestination(
                    item: Binding(
                        get: { ["a", "b", "c"].contains(choice) ? choice : nil },
                        set: { choice = $0 })
                ) { tag in
                    switch tag {
                    case "a":
                        A()
                    case "b":
                        // the second
                        B()
                    case "c":
                        C().navigationTitle("C")
                    default:
                        EmptyView()
                    }
                }
                """), ["7:17: ", "8:17: ", "14:17: "].map { $0 + Self.unsafe }, compiles: .fromIOS17)
    }

    @Test func anEnumOfWhichAllHaveALinkNeedsNoMore() {
        expectLinksUnsafe(
            screen(
                """
                VStack {
                    NavigationLink("A", destination: A(), tag: .a, selection: $choice)
                    NavigationLink("B", destination: B(), tag: Kind.b, selection: $choice)
                }
                """, "Kind"),
            screen(
                """
                VStack {
                    Button("A") { choice = .a }
                    Button("B") { choice = Kind.b }
                }
                .navigationDestination(item: $choice) { tag in
                    switch tag {
                    case .a:
                        A()
                    case Kind.b:
                        B()
                    }
                }
                """, "Kind"), ["7:17: ", "8:17: "].map { $0 + Self.unsafe }, compiles: .fromIOS17)
    }

    @Test func anEnumOfWhichSomeHaveALink() {
        expectLinksUnsafe(
            screen("VStack {\n    NavigationLink(\"A\", destination: A(), tag: .a, selection: $choice)\n}", "Kind"),
            screen(
                """
                VStack {
                    Button("A") { choice = .a }
                }
                .navigationDestination(
                    item: Binding(
                        get: { [.a].contains(choice) ? choice : nil },
                        set: { choice = $0 })
                ) { tag in
                    switch tag {
                    case .a:
                        A()
                    default:
                        EmptyView()
                    }
                }
                """, "Kind"), ["7:17: " + Self.unsafe], compiles: .fromIOS17)
    }

    @Test func hiddenLinksGo() {
        expectLinksUnsafe(
            screen(
                """
                Stepper("Go", onIncrement: { choice = 1 }, onDecrement: { choice = 2 })
                    .background(
                        Group {
                            NavigationLink("", destination: A(), tag: 1, selection: $choice)
                            NavigationLink("", destination: B(), tag: 2, selection: $choice)
                        }
                    )
                    .padding()
                """, "Int"),
            screen(
                """
                Stepper("Go", onIncrement: { choice = 1 }, onDecrement: { choice = 2 })
                    .padding()
                    .navigationDestination(
                        item: Binding(
                            get: { [1, 2].contains(choice) ? choice : nil },
                            set: { choice = $0 })
                    ) { tag in
                        switch tag {
                        case 1:
                            A()
                        case 2:
                            B()
                        default:
                            EmptyView()
                        }
                    }
                """, "Int"), ["9:25: ", "10:25: "].map { $0 + Self.unsafe }, compiles: .fromIOS17)
    }

    @Test func aSelectionThatIsPassedIn() {
        func sample(_ content: String) -> String {
            FlagSample.screen(content, state: "@Binding var choice: Bool?\n    let tag = A()")
        }
        expectLinksUnsafe(
            sample(
                """
                HStack {
                    NavigationLink("A", destination: tag, tag: true, selection: self.$choice)
                    NavigationLink("B", destination: B(), tag: false, selection: $choice)
                }
                """),
            sample(
                """
                HStack {
                    Button("A") { self.choice = true }
                    Button("B") { choice = false }
                }
                .navigationDestination(item: self.$choice) { selectedTag in
                    switch selectedTag {
                    case true:
                        tag
                    case false:
                        B()
                    }
                }
                """), ["8:17: ", "9:17: "].map { $0 + Self.unsafe }, compiles: .fromIOS17)
    }

    // MARK: Left alone

    @Test func besideOthersInTheStack() {
        expectLinksLeft(
            screen(
                """
                VStack {
                    NavigationLink("A", destination: A(), tag: "a", selection: $choice)
                    NavigationLink("B", value: 1)
                }
                """),
            [
                "7:17: "
                    + stays("'choice' drives it, and code does more with it than push; push with the router by hand"),
                "  14:26: used here",
            ])
    }

    @Test func twoLinksWithOneTag() {
        let finding = stays(
            "'choice' drives it, and two links have the tag '\"a\"'; move it to the background of a view that is always "
                + "there")
        expectLinksLeft(
            screen(
                """
                VStack {
                    NavigationLink("A", destination: A(), tag: "a", selection: $choice)
                    NavigationLink("B", destination: B(), tag: "a", selection: $choice)
                }
                """), ["7:17: " + finding, "8:17: " + finding])
    }

    @Test func aScreenThatSetsIt() {
        expectLinksLeft(
            screen(
                """
                VStack {
                    NavigationLink("A", destination: Button("Back") { choice = nil }, tag: "a", selection: $choice)
                }
                """),
            [
                "7:17: "
                    + stays("'choice' drives it, and code does more with it than push; push with the router by hand"),
                "  7:67: used here",
            ])
    }

    private func stays(_ text: String) -> String { "NavigationLink stays: \(text) [destination-link/used-flag]" }

    @Test func onIOS16() {
        expectLinksLeft(
            screen("NavigationLink(\"A\", destination: A(), tag: \"a\", selection: $choice)"),
            [
                "6:13: "
                    + stays(
                        "'choice' drives it, and navigationDestination(item:) needs iOS 17; raise the deployment target"
                    )
            ], targets: [SampleTarget("App", [.iOS: "16.0"])])
    }

    /// Taps alone push: code only resets the selection, or reads it.
    @Test func tagsOfRows() {
        func rows(_ link: String) -> String {
            screen("List(0..<3, id: \\.self) { number in\n    NavigationLink(\"a\", \(link))\n}")
        }
        expectLinksUnsafe(
            rows("destination: Text(\"\\(number)\"), tag: \"\\(number)\", selection: $choice"),
            rows("value: Route.text(number: number)").replacing(
                "        }\n        }\n    }\n}",
                with: "        }\n            .navigationDestination(for: Route.self) { route in\n                "
                    + "DestinationView(route: route)\n            }\n        }\n    }\n}"),
            newFiles: [
                "Route.swift": """
                import SwiftUI

                /// The screens that a navigation stack can push.
                enum Route: Hashable {
                    case text(number: Int)
                }

                /// Shows the screen that a route stands for.
                struct DestinationView: View {
                    let route: Route

                    var body: some View {
                        switch route {
                        case .text(let number):
                            Text("\\(number)")
                        }
                    }
                }

                """
            ],
            [
                "7:17: NavigationLink becomes a value link only with --unsafe: a tap doesn't set 'choice' any more, and code "
                    + "that reads or resets it finds it nil [destination-link/reset-selection]"
            ])
    }

    @Test func tagsOfRowsThatCodeSets() {
        expectLinksLeft(
            screen(
                """
                List(0..<3, id: \\.self) { number in
                    NavigationLink("a", destination: Text("\\(number)"), tag: "\\(number)", selection: $choice)
                        .onAppear { choice = "2" }
                }
                """),
            [
                "7:17: "
                    + stays(
                        "'choice' drives it, and code sets it, and which row that means can't be looked up there; push with the "
                            + "router by hand"),
                "  8:33: used here",
            ])
    }

    @Test func aTagThatIsNoConstant() {
        expectLinksLeft(
            screen("VStack {\n    NavigationLink(\"A\", destination: A(), tag: \"a\\(x)\", selection: $choice)\n}"),
            [
                "7:17: "
                    + stays(
                        "'choice' drives it, and its tag isn't a constant; move it to the background of a view that is always "
                            + "there")
            ])
    }

    @Test func oneOfThemInAMenu() {
        expectLinksLeft(
            screen(
                """
                VStack {
                    NavigationLink("A", destination: A(), tag: "a", selection: $choice)
                    Menu("More") {
                        NavigationLink("B", destination: B(), tag: "b", selection: $choice)
                    }
                }
                """),
            [
                "7:17: " + stays("'choice' drives it, and another link with that selection has to stay"),
                "  9:21: the other link",
                "9:21: "
                    + stays("'choice' drives it, and code does more with it than push; push with the router by hand"),
                "  16:26: used here",
            ])
    }

    @Test func inAColumn() {
        expectLinksLeft(
            """
            import SwiftUI
            struct Start: View {
                @State var choice: String?
                var body: some View {
                    NavigationSplitView {
                        List {
                            NavigationLink("A", destination: A(), tag: "a", selection: $choice)
                        }
                    } detail: {
                        Text("none")
                    }
                }
            }

            """,
            [
                "7:17: NavigationLink stays: it is in a column that drives the next one; use List(selection:) with the detail "
                    + "built from the selection [destination-link/column-link]",
                "  5:9: the columns",
            ])
    }

    @Test func beside() {
        expectLinksLeft(
            screen(
                """
                List(selection: $choice) {
                    NavigationLink("A", destination: A(), tag: "a", selection: $choice)
                }
                """),
            [
                "7:17: NavigationLink stays: 'choice' drives several links, so several screens were pushed at once; give each "
                    + "link a state of its own [destination-link/shared-flag]"
            ])
    }
}
