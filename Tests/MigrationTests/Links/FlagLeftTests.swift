import TestSupport
import Testing

/// Links with flags that stay.
@Suite(.typeChecked) struct FlagLeftTests {
    private static let hidden = "NavigationLink(\"\", destination: A(), isActive: $isDone)"
    private static let path = "; step 5 makes it a push through the path with --unsafe [destination-link/used-flag]"

    private func screen(_ content: String, state: String = "@State private var isDone = false", others: String = "")
        -> String
    {
        FlagSample.screen(content, state: state, others: others)
    }

    @Test func besideOtherLinks() {
        expectLinksLeft(
            screen(
                """
                VStack {
                    NavigationLink("B", destination: B($text))
                    Button("Done") { isDone = true }
                        .background(\(Self.hidden))
                }
                """, state: "@State private var isDone = false\n    @State var text = \"\""),
            [
                "8:17: NavigationLink stays: '$text' is a binding, and a value can't carry one; pass an id, and let the screen "
                    + "find what it edits [destination-link/binding]",
                "10:33: NavigationLink stays: 'isDone' drives it, and its stack has other links" + Self.path,
                "  8:17: another link",
            ])
    }

    @Test func besideValueLinks() {
        expectLinksLeft(
            screen(
                """
                VStack {
                    NavigationLink("B", value: 1)
                    Button("Done") { isDone = true }
                        .background(\(Self.hidden))
                }
                """),
            [
                "9:33: NavigationLink stays: 'isDone' drives it, and its stack has other links" + Self.path,
                "  7:17: another link",
            ])
    }

    @Test func besideAHandMadeDestination() {
        expectLinksLeft(
            screen(
                """
                Button("Done") { isDone = true }
                    .background(\(Self.hidden))
                    .navigationDestination(for: Int.self) { _ in B() }
                """),
            [
                "7:29: NavigationLink stays: its stack has a navigationDestination of its own, and a stack works with one kind "
                    + "of push alone; move that one into the routes by hand [destination-link/hand-made-destination]",
                "  8:18: the navigationDestination",
            ])
    }

    @Test func inAStackWithAPath() {
        expectLinksLeft(
            """
            import SwiftUI
            struct Start: View {
                @State private var isDone = false
                @State private var path: [Int] = []
                var body: some View {
                    NavigationStack(path: $path) {
                        Button("Done") { isDone = true }
                            .background(\(Self.hidden))
                    }
                }
            }

            """,
            [
                "8:29: NavigationLink stays: its stack is bound to '$path', and a stack works with one kind of push alone; move "
                    + "that one into the routes by hand [destination-link/hand-made-destination]",
                "  6:9: the stack",
            ])
    }

    @Test(arguments: [
        (
            "isDone: $isDone",
            [
                "the screens behind it set 'isDone' to come back here; step 5 makes that popToRoot() with --unsafe "
                    + "[destination-link/used-flag]"
            ]
        ),
        (
            "onClose: { isDone = false }",
            [
                "'isDone' drives it, and code does more with it than push; push with the router by hand "
                    + "[destination-link/used-flag]",
                "  7:77: used here",
            ]
        ),
        (
            "onClose: { self.isDone.toggle() }",
            [
                "its destination needs the closure or function 'onClose: { self.isDone.toggle() }' of this view; move what it "
                    + "does into a model [destination-link/closure]"
            ]
        ),
    ])
    func popToRoot(argument: String, findings: [String]) {
        expectLinksLeft(
            screen(
                """
                Button("Done") { isDone = true }
                    .background(NavigationLink("", destination: Page(\(argument)), isActive: $isDone))
                """,
                others: """
                    struct Page: View {
                        @Binding var isDone: Bool
                        var onClose: () -> Void = {}
                        init(isDone: Binding<Bool> = .constant(true), onClose: @escaping () -> Void = {}) {
                            _isDone = isDone
                        }
                        var body: some View { Button("Back") { isDone = false } }
                    }
                    """),
            ["7:29: NavigationLink stays: " + findings[0]] + findings.dropFirst())
    }

    @Test func oneFlagForAllRows() {
        expectLinksLeft(
            screen(
                """
                List {
                    ForEach(items) { item in
                        NavigationLink(item.name, destination: Detail(item), isActive: $isDone)
                    }
                }
                """),
            [
                "8:21: NavigationLink stays: 'isDone' drives several links, so several screens were pushed at once; give each "
                    + "link a state of its own [destination-link/shared-flag]"
            ])
    }

    @Test func oneFlagForALinkAndASheet() {
        expectLinksLeft(
            screen(
                """
                Button("Done") { isDone = true }
                    .background(\(Self.hidden))
                    .sheet(isPresented: $isDone) { B() }
                """),
            [
                "7:29: NavigationLink stays: 'isDone' drives several links, so several screens were pushed at once; give each "
                    + "link a state of its own [destination-link/shared-flag]"
            ])
    }

    @Test(arguments: ["Binding(get: { isDone }, set: { _ in })", "$flags[0]", "on", "$place.isDone"])
    func otherBindings(binding: String) {
        expectLinksLeft(
            screen(
                "VStack {\n    NavigationLink(\"A\", destination: A(), isActive: \(binding))\n}",
                state: """
                    @State private var isDone = false
                        @State private var flags = [false]
                        @State private var place = Place()
                    """, others: "struct Place { var isDone = false }"),
            [
                "9:17: NavigationLink stays: '\(binding)' drives it, which isn't a state of this view; set a @State of this "
                    + "view instead, or push through the path [destination-link/used-flag]"
            ])
    }

    @Test func aConstant() {
        expectLinksLeft(
            screen("VStack {\n    NavigationLink(\"A\", destination: A(), isActive: .constant(false))\n}"),
            [
                "7:17: NavigationLink stays: '.constant(false)' drives it, which never changes; take the flag out where the "
                    + "link is to be tapped [destination-link/used-flag]"
            ])
    }

    @Test func oneFlagOfAnObjectForTwo() {
        let finding =
            "NavigationLink stays: 'model.isDone' drives several links, so several screens were pushed at once; give each "
            + "link a state of its own [destination-link/shared-flag]"
        expectLinksLeft(
            screen(
                """
                VStack {
                    NavigationLink("A", destination: A(), isActive: $model.isDone)
                    NavigationLink("B", destination: B(), isActive: self.$model.isDone)
                }
                """, state: "@StateObject var model = Model()",
                others: "final class Model: ObservableObject { @Published var isDone = false }"),
            ["7:17: " + finding, "8:17: " + finding])
    }

    @Test func aPropertyThatIsShownTwice() {
        expectLinksLeft(
            """
            import SwiftUI
            struct Start: View {
                @State private var isDone = false
                var body: some View {
                    NavigationStack {
                        VStack {
                            Button("Done") { isDone = true }.background(link)
                            Text("b").background(link)
                        }
                    }
                }
                private var link: some View { \(Self.hidden) }
            }

            """,
            [
                "12:35: NavigationLink stays: 'isDone' drives it, and 'link', which holds it, is used in several places; write "
                    + "it where it is shown [destination-link/used-flag]"
            ])
    }

    /// A tap on a row follows its hidden link.
    @Test func inTheRowOfAList() {
        expectLinksLeft(
            screen(
                """
                List {
                    ZStack {
                        Text("row")
                        NavigationLink(destination: A(), isActive: $isDone) { EmptyView() }
                    }
                    Button("Done") { isDone = true }
                }
                """),
            [
                "9:21: NavigationLink stays: 'isDone' drives it, and a tap on its row follows it though it can't be seen; make "
                    + "the row a Button that sets 'isDone', and move the link to the view around the list "
                    + "[destination-link/used-flag]"
            ])
    }

    @Test func aViewThatIsARow() {
        expectLinksLeft(
            """
            import SwiftUI
            struct Start: View {
                var body: some View {
                    NavigationStack {
                        List(items) { _ in Row() }
                    }
                }
            }
            struct Row: View {
                @State private var isDone = false
                var body: some View {
                    Button("Done") { isDone = true }
                        .background(\(Self.hidden))
                }
            }

            """,
            [
                "13:25: NavigationLink stays: 'isDone' drives it, and rows of a list show this view, which can't hold a "
                    + "destination; move 'isDone' to the view that holds the list [destination-link/used-flag]",
                "  5:32: the row",
            ])
    }

    @Test func aViewThatIsShownTwice() {
        expectLinksLeft(
            """
            import SwiftUI
            struct Start: View {
                var body: some View {
                    NavigationStack {
                        VStack {
                            Part()
                            Part()
                        }
                    }
                }
            }
            struct Part: View {
                @State private var isDone = false
                var body: some View {
                    Button("Done") { isDone = true }
                        .background(\(Self.hidden))
                }
            }

            """,
            [
                "16:25: NavigationLink stays: 'isDone' drives it, and its stack shows the view several times"
                    + Self.path,
                "  7:17: shown here, too",
            ])
    }

    /// Outside of the condition the destination would be there always.
    @Test func aloneInACondition() {
        expectLinksLeft(
            screen(
                """
                VStack {
                    Button("Done") { isDone = true }
                    if items.isEmpty {
                        \(Self.hidden)
                    }
                }
                """),
            [
                "9:21: NavigationLink stays: 'isDone' drives it, and it stands alone in a property or a condition; move it to "
                    + "the background of a view that is always there [destination-link/used-flag]"
            ])
    }

    @Test func withAModifierThatDoesSomething() {
        expectLinksLeft(
            screen(
                """
                Button("Done") { isDone = true }
                    .background(\(Self.hidden).onAppear { show(1) })
                """),
            [
                "7:29: NavigationLink stays: 'isDone' drives it, and 'onAppear' on it would go with it; move it to the "
                    + "background of a view that is always there [destination-link/used-flag]"
            ])
    }

    @Test func whatOnlyAClosureHas() {
        expectLinksLeft(
            screen(
                """
                GeometryReader { proxy in
                    LazyVStack {
                        Button("Done") { isDone = true }
                        ForEach(items) { _ in Text("a") }
                        NavigationLink("", destination: A(proxy.size), isActive: $isDone)
                        if proxy.size.width > 3 { Text("b") }
                    }
                    .navigationTitle("a")
                }
                """.replacing("LazyVStack", with: "Group")),
            [
                "10:21: NavigationLink stays: 'isDone' drives it, and its screen needs what only the code around the link has; "
                    + "move it to the background of a view that is always there [destination-link/used-flag]"
            ])
    }

    @Test func outsideOfAStack() {
        expectLinksLeft(
            """
            import SwiftUI
            struct Start: View {
                @State private var isDone = false
                var body: some View {
                    Button("Done") { isDone = true }
                        .background(\(Self.hidden))
                }
            }

            """,
            [
                "6:25: NavigationLink stays: nothing that is seen shows 'Start', and a value link works only in a stack "
                    + "[destination-link/no-stack]"
            ])
    }
}
