import TestSupport
import Testing

/// Hidden links that code follows by a flag, as the only push of their stack.
@Suite(.typeChecked) struct FlagHiddenTests {
    private func screen(_ content: String) -> String { FlagSample.screen(content) }

    @Test func backgroundBecomesADestinationInItsPlace() {
        expectLinks(
            """
            import SwiftUI
            struct Editor: View {
                @State private var finished = false
                var body: some View {
                    NavigationView {
                        Form {
                            Button("Finish") { finished = true }
                        }
                        .background(NavigationLink(destination: DoneView(), isActive: $finished) { EmptyView() }.hidden())
                        .navigationTitle("Edit")
                    }
                    .navigationViewStyle(.stack)
                }
            }
            struct DoneView: View {
                var body: some View { Text("done") }
            }

            """,
            """
            import SwiftUI
            struct Editor: View {
                @State private var finished = false
                var body: some View {
                    NavigationStack {
                        Form {
                            Button("Finish") { finished = true }
                        }
                        .navigationDestination(isPresented: $finished) { DoneView() }
                        .navigationTitle("Edit")
                    }
                }
            }
            struct DoneView: View {
                var body: some View { Text("done") }
            }

            """)
    }

    @Test(arguments: [
        ".background(NavigationLink(destination: A(), isActive: $isDone) { EmptyView() })",
        ".background(NavigationLink(\"\", destination: A(), isActive: $isDone).hidden())",
        ".background(NavigationLink(\"\", isActive: $isDone) { A() })",
        ".background { NavigationLink(isActive: $isDone) { A() } label: { EmptyView() } }",
        ".overlay(NavigationLink(isActive: $isDone, destination: { A() }, label: { EmptyView() }))",
        ".overlay(NavigationLink(destination: A(), isActive: $isDone) { Text(\"A\") }.opacity(0), alignment: .top)",
        ".background(NavigationLink(destination: A(), isActive: $isDone) { Text(\"A\") }.frame(width: 0, height: 0))",
        ".background(Group { NavigationLink(destination: A(), isActive: $isDone) { EmptyView() } })",
        ".background(VStack { NavigationLink(destination: A(), isActive: $isDone) { EmptyView() }.isDetailLink(false) })",
        ".background(SwiftUI.NavigationLink(destination: A(), isActive: $isDone) { EmptyView() })",
        ".background(NavigationLink.init(destination: A(), isActive: $isDone) { EmptyView() })",
        ".background(NavigationLink<EmptyView, A>(destination: A(), isActive: $isDone) { EmptyView() })",
    ])
    func everyFormInABackground(modifier: String) {
        expectLinks(
            screen("Button(\"Done\") { isDone = true }\n    \(modifier)"),
            screen(
                "Button(\"Done\") { isDone = true }\n    .navigationDestination(isPresented: $isDone) { A() }"))
    }

    @Test func bindingsAndCapturesAreKept() {
        func sample(_ content: String) -> String {
            FlagSample.screen(
                content, state: "@State private var isDone = false\n    @State var text = \"\"\n    let title: String",
                others: """
                    struct Page: View {
                        @Binding var text: String
                        let title: String
                        var onClose: () -> Void = {}
                        var body: some View { Text(title) }
                    }
                    """)
        }
        expectLinks(
            sample(
                """
                TextField("Name", text: $text)
                    .onSubmit { self.isDone = true }
                    .background(
                        NavigationLink(
                            destination: Page(text: $text, title: title, onClose: { text = "" })
                                .navigationTitle(title),
                            isActive: self.$isDone
                        ) { EmptyView() }
                    )
                """),
            sample(
                """
                TextField("Name", text: $text)
                    .onSubmit { self.isDone = true }
                    .navigationDestination(isPresented: self.$isDone) {
                        Page(text: $text, title: title, onClose: { text = "" })
                            .navigationTitle(title)
                    }
                """))
    }

    @Test func onIOS16OnlyWhenAskedFor() {
        let content = "Button(\"Done\") { isDone = true }\n    "
        expectLinksUnsafe(
            screen(content + ".background(NavigationLink(\"\", destination: A(), isActive: $isDone))"),
            screen(content + ".navigationDestination(isPresented: $isDone) { A() }"),
            [
                "7:29: " + FlagSample.iOS16 + "second push may fail; raise the deployment target, or try it there "
                    + "[destination-link/flag-destination]"
            ], targets: [SampleTarget("App", [.iOS: "16.0"])])
    }

    /// Container and link move together there, or not at all.
    @Test func onIOS16TheContainerMovesWithIt() {
        func sample(_ container: String, _ modifier: String) -> String {
            """
            import SwiftUI
            struct Start: View {
                @State private var isDone = false
                var body: some View {
                    \(container) {
                        Button("Done") { isDone = true }
                            \(modifier)
                    }
                }
            }

            """
        }
        expectLinksUnsafe(
            sample("NavigationView", ".background(NavigationLink(\"\", destination: A(), isActive: $isDone))"),
            sample("NavigationStack", ".navigationDestination(isPresented: $isDone) { A() }"),
            [
                "7:29: NavigationLink stays: a NavigationView that has not become a stack shows it, and a value link works "
                    + "only in a stack [destination-link/no-stack]",
                "  5:9: shown here",
            ], targets: [SampleTarget("App", [.iOS: "16.0"])])
    }

    @Test func aFlagThatIsSetFromTheStart() {
        func sample(_ modifier: String) -> String {
            FlagSample.screen(
                "Button(\"Done\") { isDone = true }\n    \(modifier)", state: "@State private var isDone = true")
        }
        expectLinksUnsafe(
            sample(".background(NavigationLink(\"\", destination: A(), isActive: $isDone))"),
            sample(".navigationDestination(isPresented: $isDone) { A() }"),
            [
                "7:29: NavigationLink becomes a navigationDestination(isPresented:) only with --unsafe: 'isDone' is set "
                    + "before anything is shown, and the screen may appear without an animation, or not at all "
                    + "[destination-link/flag-destination]"
            ])
    }

    @Test func commentsInTheModifierStandBeforeIt() {
        expectLinks(
            screen(
                """
                Button("Done") { isDone = true } // sets it
                    // follows it
                    .background( // unseen
                        NavigationLink(
                            destination: A() /* the end */,
                            isActive: $isDone) { EmptyView() }
                    ) // at once
                    .padding()
                """),
            screen(
                """
                Button("Done") { isDone = true } // sets it
                    // follows it
                    // unseen
                    /* the end */
                    .navigationDestination(isPresented: $isDone) {
                        A()
                    } // at once
                    .padding()
                """))
    }

    @Test func stringsOfSeveralLinesStayAsTheyAre() {
        expectLinks(
            screen(
                """
                VStack {
                    Button("Done") { isDone = true }
                    NavigationLink(isActive: $isDone) {
                        Text(
                            \"""
                            a
                              b
                            \""")
                    } label: { EmptyView() }
                }
                """),
            screen(
                """
                VStack {
                    Button("Done") { isDone = true }
                }
                .navigationDestination(isPresented: $isDone) {
                    Text(
                            \"""
                            a
                              b
                            \""")
                }
                """))
    }

    @Test(arguments: [
        ("@Binding var isDone: Bool", "isDone"), ("@ObservedObject var model: Model", "model.isDone"),
        ("@StateObject var model = Model()", "self.model.isDone"),
        ("@EnvironmentObject var model: Model", "model.isDone"),
    ])
    func aFlagThatIsNotTheViewsAlone(state: String, flag: String) {
        let binding = flag.hasPrefix("self.") ? "self.$" + flag.dropFirst(5) : "$" + flag
        let name = flag.hasPrefix("self.") ? String(flag.dropFirst(5)) : flag
        func sample(_ modifier: String) -> String {
            FlagSample.screen(
                "Button(\"Done\") { \(flag) = true }\n    \(modifier)", state: state,
                others: "final class Model: ObservableObject { @Published var isDone = false }")
        }
        expectLinksUnsafe(
            sample(".background(NavigationLink(\"\", destination: A(), isActive: \(binding)))"),
            sample(".navigationDestination(isPresented: \(binding)) { A() }"),
            [
                "7:29: NavigationLink becomes a navigationDestination(isPresented:) only with --unsafe: '\(name)' isn't this "
                    + "view's alone, and whoever else sets it pushes and pops here [destination-link/flag-destination]"
            ])
    }

    @Test func otherLinksInOtherStacks() {
        func sample(_ modifier: String) -> String {
            FlagSample.screen(
                "Button(\"Done\") { isDone = true }\n    \(modifier)",
                others: """
                    struct Other: View {
                        var body: some View {
                            NavigationStack { NavigationLink("B", value: 1) }
                        }
                    }
                    """)
        }
        expectLinks(
            sample(".background(NavigationLink(\"\", destination: A(), isActive: $isDone))"),
            sample(".navigationDestination(isPresented: $isDone) { A() }"))
    }
}
