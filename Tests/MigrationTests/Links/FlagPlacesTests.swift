import TestSupport
import Testing

/// Where the destination of a hidden link goes.
@Suite(.typeChecked) struct FlagPlacesTests {
    private func screen(_ content: String) -> String { FlagSample.screen(content) }

    @Test func siblingGoesAndItsStackGetsTheDestination() {
        expectLinks(
            screen(
                """
                ScrollView {
                    VStack {
                        Button("Done") { isDone = true }
                        // shows the end
                        NavigationLink(
                            destination: A(), // the end
                            isActive: $isDone
                        ) {
                            EmptyView()
                        } // hidden
                        Text("b")
                    }
                    .padding()
                }
                """),
            screen(
                """
                ScrollView {
                    VStack {
                        Button("Done") { isDone = true }
                        Text("b")
                    }
                    .padding()
                    // shows the end
                    // the end
                    // hidden
                    .navigationDestination(isPresented: $isDone) {
                        A()
                    }
                }
                """))
    }

    @Test func statementsOfADestinationAreKept() {
        expectLinks(
            screen(
                """
                ZStack {
                    Button("Done") { isDone.toggle() }
                    NavigationLink(isActive: $isDone) {
                        // by the number
                        if items.isEmpty {
                            A()
                        } else {
                            B() // not yet
                        }
                    } label: {
                        EmptyView()
                    }
                }
                """),
            screen(
                """
                ZStack {
                    Button("Done") { isDone.toggle() }
                }
                .navigationDestination(isPresented: $isDone) {
                    // by the number
                    if items.isEmpty {
                        A()
                    } else {
                        B() // not yet
                    }
                }
                """))
    }

    @Test func aGroupHandsTheDestinationToTheViewAroundIt() {
        expectLinks(
            screen(
                """
                HStack {
                    Group {
                        Button("Done") { isDone = true }
                        NavigationLink("", destination: A(), isActive: $isDone)
                        Text("c")
                    }
                }
                """),
            screen(
                """
                HStack {
                    Group {
                        Button("Done") { isDone = true }
                        Text("c")
                    }
                }
                .navigationDestination(isPresented: $isDone) {
                    A()
                }
                """))
    }

    @Test func outOfALazyStack() {
        expectLinks(
            screen(
                """
                ScrollView {
                    LazyVStack {
                        Button("Done") { isDone = true }
                            .background(NavigationLink("", destination: A(), isActive: $isDone))
                    }
                }
                """),
            screen(
                """
                ScrollView {
                    LazyVStack {
                        Button("Done") { isDone = true }
                    }
                    .navigationDestination(isPresented: $isDone) {
                        A()
                    }
                }
                """))
    }

    @Test func aRowOfItsOwnGoesOnlyWhenAskedFor() {
        expectLinksUnsafe(
            screen(
                """
                List {
                    Button("Done") { isDone = true }
                    NavigationLink(destination: A(), isActive: $isDone) { EmptyView() }.hidden()
                }
                """),
            screen(
                """
                List {
                    Button("Done") { isDone = true }
                }
                .navigationDestination(isPresented: $isDone) {
                    A()
                }
                """),
            [
                "8:17: NavigationLink becomes a navigationDestination(isPresented:) only with --unsafe: the empty row that "
                    + "it had in 'List' goes [destination-link/flag-destination]"
            ])
    }

    @Test func inABranchTheDestinationStaysInIt() {
        expectLinks(
            screen(
                """
                if items.isEmpty {
                    Text("none")
                } else {
                    Button("Done") { isDone = true }
                        .background(NavigationLink("", destination: A(), isActive: $isDone))
                }
                """),
            screen(
                """
                if items.isEmpty {
                    Text("none")
                } else {
                    Button("Done") { isDone = true }
                        .navigationDestination(isPresented: $isDone) { A() }
                }
                """))
    }

    @Test func onOneLineTheSemicolonGoesToo() {
        expectLinks(
            screen(
                "VStack { Button(\"Done\") { isDone = true }; NavigationLink(\"\", destination: A(), isActive: $isDone) }"
            ),
            screen(
                """
                VStack { Button("Done") { isDone = true } }
                    .navigationDestination(isPresented: $isDone) {
                        A()
                    }
                """))
    }

    @Test func aPropertyThatIsTheLinkGoes() {
        func sample(_ modifier: String, _ property: String) -> String {
            """
            import SwiftUI
            struct Start: View {
                @State private var isDone = false

                var body: some View {
                    NavigationStack {
                        Button("Done") { isDone = true }
            \(modifier)
                    }
                }
            \(property)
                private let number = 1
            }

            """
        }
        expectLinks(
            sample(
                "                .background(doneLink.hidden())",
                """

                    /// Leads to the end.
                    private var doneLink: some View {
                        NavigationLink(destination: A(), isActive: $isDone) { EmptyView() }
                    }

                """),
            sample(
                """
                                /// Leads to the end.
                                .navigationDestination(isPresented: $isDone) {
                                    A()
                                }
                """, ""))
    }

    @Test func behindAReturn() {
        func sample(_ content: String) -> String {
            """
            import SwiftUI
            struct Root: View {
                var body: some View { NavigationStack { Start() } }
            }
            struct Start: View {
                @State private var isDone = false
                var body: some View {
                    let title = "Done"
                    return VStack {
                        Button(title) { isDone = true }
            \(content)
                }
            }

            """
        }
        expectLinks(
            sample(
                """
                            NavigationLink("", destination: A(), isActive: $isDone)
                        }
                """),
            sample(
                """
                        }
                        .navigationDestination(isPresented: $isDone) {
                            A()
                        }
                """))
    }

    @Test func inAViewOfItsOwn() {
        func sample(_ modifier: String) -> SampleProject {
            SampleProject([
                "App.swift": """
                import SwiftUI
                struct Root: View {
                    var body: some View {
                        NavigationStack { Start() }
                    }
                }

                """,
                "Start.swift": """
                import SwiftUI
                struct Start: View {
                    @State private var isDone = false
                    var body: some View {
                        Button("Done") { isDone = true }
                            \(modifier)
                    }
                }

                """,
            ])
        }
        let after = sample(".navigationDestination(isPresented: $isDone) { A() }")
        expectLinks(
            of: sample(".background(NavigationLink(\"\", destination: A(), isActive: $isDone))"), to: after.files)
    }
}
