import TestSupport
import Testing

/// Links that can be seen, whose flag other code uses.
@Suite(.typeChecked) struct FlagButtonTests {
    private func screen(_ content: String) -> String { FlagSample.screen(content) }

    @Test(arguments: [
        ("NavigationLink(\"A\", destination: A(), isActive: $isDone)", "Button(\"A\") { isDone = true }"),
        ("NavigationLink(\"A\", isActive: $isDone) { A() }", "Button(\"A\") { isDone = true }"),
        (
            "NavigationLink(destination: A(), isActive: $isDone) { Text(\"A\") }",
            "Button { isDone = true } label: { Text(\"A\") }"
        ),
        (
            "NavigationLink(isActive: $isDone) { A() } label: { Text(\"A\") }",
            "Button { isDone = true } label: { Text(\"A\") }"
        ),
        (
            "NavigationLink(isActive: $isDone, destination: { A() }, label: { Text(\"A\") })",
            "Button(action: { isDone = true }, label: { Text(\"A\") })"
        ),
        (
            "NavigationLink(isActive: $isDone, destination: { A() }) { Text(\"A\") }",
            "Button { isDone = true } label: { Text(\"A\") }"
        ),
        (
            "NavigationLink(destination: A(), isActive: self.$isDone) { Text(\"A\") }.isDetailLink(false).bold()",
            "Button { self.isDone = true } label: { Text(\"A\") }.bold()"
        ),
        (
            "NavigationLink<Text, A>(destination: A(), isActive: $isDone) { Text(\"A\") }.isDetailLink(true)",
            "Button { isDone = true } label: { Text(\"A\") }"
        ),
        (
            "SwiftUI.NavigationLink(\"A\", destination: A(), isActive: $isDone)",
            "SwiftUI.Button(\"A\") { isDone = true }"
        ),
    ])
    func everyForm(link: String, button: String) {
        let flag = link.contains("self.$isDone") ? "self.$isDone" : "$isDone"
        expectLinksUnsafe(
            screen("VStack {\n    \(link)\n    Button(\"Go\") { isDone = true }\n}"),
            screen(
                """
                VStack {
                    \(button)
                    Button("Go") { isDone = true }
                }
                .navigationDestination(isPresented: \(flag)) {
                    A()
                }
                """), ["7:\(link.hasPrefix("SwiftUI") ? 25 : 17): " + FlagSample.button])
    }

    @Test func labelsAndCommentsAreKept() {
        expectLinksUnsafe(
            screen(
                """
                List {
                    // the first
                    NavigationLink(
                        destination: A(), // its screen
                        isActive: $isDone
                    ) {
                        // the label
                        Text("A") /* a */
                    } // the end
                    .font(.body)
                    Toggle("Done", isOn: $isDone)
                }
                .navigationTitle("A")
                """),
            screen(
                """
                List {
                    // the first
                    // its screen
                    Button { isDone = true } label: {
                        // the label
                        Text("A") /* a */
                    } // the end
                    .font(.body)
                    Toggle("Done", isOn: $isDone)
                }
                .navigationTitle("A")
                .navigationDestination(isPresented: $isDone) {
                    A()
                }
                """), ["8:17: " + FlagSample.button])
    }

    @Test func aloneItHoldsItsDestination() {
        expectLinksUnsafe(
            screen("NavigationLink(\"A\", destination: A(), isActive: $isDone)\n    .onAppear { isDone = true }"),
            screen(
                """
                Button("A") { isDone = true }
                    .onAppear { isDone = true }
                    .navigationDestination(isPresented: $isDone) {
                        A()
                    }
                """), ["6:13: " + FlagSample.button])
    }

    @Test func whatOnlyTheCodeAroundItHasKeepsTheDestinationThere() {
        expectLinksUnsafe(
            screen(
                """
                GeometryReader { proxy in
                    NavigationLink("A", destination: A(proxy.size), isActive: $isDone)
                        .onAppear { isDone = true }
                }
                """),
            screen(
                """
                GeometryReader { proxy in
                    Button("A") { isDone = true }
                        .onAppear { isDone = true }
                        .navigationDestination(isPresented: $isDone) {
                            A(proxy.size)
                        }
                }
                """), ["7:17: " + FlagSample.button])
    }

    @Test func aButtonOfTheProjectsOwnIsNotTaken() {
        func sample(_ content: String) -> String {
            FlagSample.screen(
                content,
                others: """
                    struct Button: View {
                        var body: some View { Text("own") }
                    }
                    """)
        }
        expectLinksUnsafe(
            sample(
                "VStack {\n    NavigationLink(\"A\", destination: A(), isActive: $isDone)\n    Toggle(\"a\", isOn: $isDone)\n}"
            ),
            sample(
                """
                VStack {
                    SwiftUI.Button("A") { isDone = true }
                    Toggle("a", isOn: $isDone)
                }
                .navigationDestination(isPresented: $isDone) {
                    A()
                }
                """), ["7:17: " + FlagSample.button])
    }

    /// Nobody uses the flag: it goes, and the link gets a value.
    @Test func aFlagThatNobodyUses() {
        expectLinks(
            """
            import SwiftUI
            struct Start: View {
                /// Whether A is shown.
                @State private var show = false
                var body: some View {
                    NavigationStack {
                        NavigationLink(destination: AView(), isActive: $show) { Text("A") }
                    }
                }
            }
            struct Other: View {
                @State private var show = false
                var body: some View { Toggle("a", isOn: $show) }
            }
            struct AView: View {
                var body: some View { Text("a") }
            }

            """,
            """
            import SwiftUI
            struct Start: View {
                var body: some View {
                    NavigationStack {
                        NavigationLink(value: Route.a) { Text("A") }
                            .navigationDestination(for: Route.self) { route in
                                DestinationView(route: route)
                            }
                    }
                }
            }
            struct Other: View {
                @State private var show = false
                var body: some View { Toggle("a", isOn: $show) }
            }
            struct AView: View {
                var body: some View { Text("a") }
            }

            """,
            newFiles: [
                "Route.swift": """
                import SwiftUI

                /// The screens that a navigation stack can push.
                enum Route: Hashable {
                    case a
                }

                /// Shows the screen that a route stands for.
                struct DestinationView: View {
                    let route: Route

                    var body: some View {
                        switch route {
                        case .a:
                            AView()
                        }
                    }
                }

                """
            ])
    }

    /// The same of a selection that nothing but its links names.
    @Test func aSelectionThatNobodyUses() {
        func sample(_ state: String, _ first: String, _ second: String, _ end: String) -> String {
            """
            import SwiftUI
            struct Start: View {
            \(state)    var body: some View {
                    NavigationStack {
                        VStack {
                            \(first)
                            \(second)
                        }
            \(end)        }
                }
            }
            struct AView: View {
                var body: some View { Text("a") }
            }
            struct BView: View {
                var body: some View { Text("b") }
            }

            """
        }
        expectLinks(
            sample(
                "    @State var choice: String?\n",
                "NavigationLink(\"A\", destination: AView(), tag: \"a\", selection: $choice)",
                "NavigationLink(destination: BView(), tag: \"b\", selection: $choice) { Text(\"B\") }", ""),
            sample(
                "", "NavigationLink(\"A\", value: Route.a)", "NavigationLink(value: Route.b) { Text(\"B\") }",
                """
                            .navigationDestination(for: Route.self) { route in
                                DestinationView(route: route)
                            }

                """),
            newFiles: [
                "Route.swift": """
                import SwiftUI

                /// The screens that a navigation stack can push.
                enum Route: Hashable {
                    case a
                    case b
                }

                /// Shows the screen that a route stands for.
                struct DestinationView: View {
                    let route: Route

                    var body: some View {
                        switch route {
                        case .a:
                            AView()
                        case .b:
                            BView()
                        }
                    }
                }

                """
            ])
    }
}
