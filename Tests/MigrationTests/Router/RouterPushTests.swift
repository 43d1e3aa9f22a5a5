import TestSupport
import Testing

/// Links that code follows, and links outside of the stack, become pushes through the router.
@Suite(.typeChecked) struct RouterPushTests {
    /// A stack with a value link, and what else it shows; `root` stands for what the views push with.
    func app(
        _ content: String, state: String = "", stack: String = "NavigationStack", environment: String = "",
        others: String = ""
    ) -> String {
        """
        import SwiftUI
        struct Start: View {\(state)
            var body: some View {
                \(stack) {
                    VStack {
                        NavigationLink("About", value: Route.about)
        \(content.split(separator: "\n", omittingEmptySubsequences: false).map { "                " + $0 }.joined(separator: "\n"))
                    }
                    .navigationDestination(for: Route.self) { route in
                        DestinationView(route: route)
                    }
                }\(environment)
            }
        }
        \(others)\(RouterText.screens("about", "done"))
        """
    }

    func expectPush(
        _ before: String, state: String = "\n    @State private var isDone = false",
        _ after: String, others: String = "", othersAfter: String? = nil, stateAfter: String? = nil,
        routes: [String: String]? = nil, sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        expectRouter(
            ["A.swift": app(before, state: state, others: others), "Route.swift": RouterText.routes("about")],
            [
                "A.swift": app(
                    after, state: stateAfter ?? "\n    @State private var router = Router()",
                    stack: "NavigationStack(path: $router.path)", environment: "\n        .environment(router)",
                    others: othersAfter ?? others),
                "Router.swift": RouterText.router,
            ].merging(routes ?? ["Route.swift": RouterText.routes("about", "done")]) { $1 },
            sourceLocation: sourceLocation)
    }

    // MARK: Flags

    /// Case 8, beside value links.
    @Test(arguments: [
        ".background(NavigationLink(destination: DoneView(), isActive: $isDone) { EmptyView() }.hidden())",
        ".background { NavigationLink(isActive: $isDone) { DoneView() } label: { EmptyView() } }",
        ".overlay(NavigationLink(\"\", destination: DoneView(), isActive: self.$isDone), alignment: .top)",
    ])
    func hiddenBehindAView(link: String) {
        expectPush(
            "Button(\"Finish\") { isDone = true }\n    \(link)\n    .padding()",
            "Button(\"Finish\") { router.push(Route.done) }\n    .padding()")
    }

    @Test func hiddenAmongViews() {
        expectPush(
            """
            NavigationLink(destination: DoneView(), isActive: $isDone) {
                EmptyView()
            }
            Button("Finish") { isDone.toggle() }
            """,
            "Button(\"Finish\") { router.push(Route.done) }")
    }

    @Test func hiddenInAPropertyOfItsOwn() {
        expectPush(
            "Button(\"Finish\") { isDone = true }.background(link)",
            state: """

                    @State private var isDone = false

                    private var link: some View {
                        NavigationLink("", destination: DoneView(), isActive: $isDone)
                    }

                """,
            "Button(\"Finish\") { router.push(Route.done) }",
            stateAfter: "\n    @State private var router = Router()\n")
    }

    @Test func aLinkThatCanBeSeenBecomesAButton() {
        expectPush(
            """
            NavigationLink(destination: DoneView(), isActive: $isDone) { Text("Done") }
                .padding()
            Button("Finish") { isDone = true }
            """,
            """
            Button { router.push(Route.done) } label: { Text("Done") }
                .padding()
            Button("Finish") { router.push(Route.done) }
            """)
    }

    @Test func allThatSetsTheFlagPushes() {
        expectPush(
            """
            NavigationLink("Done", destination: DoneView(), isActive: $isDone)
            Button("Finish", action: finish)
            Button("Later") {
                Task { @MainActor in
                    self.isDone = true
                }
            }
            """,
            state: """

                    @State private var isDone = false
                    private func finish() {
                        print("finished")
                        isDone = true
                    }
                """,
            """
            Button("Done") { router.push(Route.done) }
            Button("Finish", action: finish)
            Button("Later") {
                Task { @MainActor in
                    router.push(Route.done)
                }
            }
            """,
            stateAfter: """

                    @State private var router = Router()
                    private func finish() {
                        print("finished")
                        router.push(Route.done)
                    }
                """)
    }

    @Test func commentsStay() {
        expectPush(
            """
            Button("Finish") { isDone = true /* at last */ }
                // Nobody sees it
                .background(
                    // from code alone
                    NavigationLink("", destination: DoneView(), isActive: $isDone)
                )
            """,
            """
            Button("Finish") { router.push(Route.done) /* at last */ }
                // Nobody sees it
                // from code alone
            """)
    }

    /// In a view that a stack shows or pushes the router comes from the environment.
    @Test func fromAViewFurtherDown() {
        expectPush(
            "Row(number: 1)", state: "",
            "Row(number: 1)",
            others: """
                struct Row: View {
                    let number: Int
                    @State private var isDone = false
                    var body: some View {
                        Button("Finish") { isDone = true }
                            .background(NavigationLink("", destination: Detail(number: number), isActive: $isDone))
                    }
                }
                struct Detail: View { let number: Int; var body: some View { Text("\\(number)") } }

                """,
            othersAfter: """
                struct Row: View {
                    @Environment(Router.self) private var router: Router?
                    let number: Int
                    var body: some View {
                        Button("Finish") { router?.push(Route.detail(number: number)) }
                    }
                }
                struct Detail: View { let number: Int; var body: some View { Text("\\(number)") } }

                """, stateAfter: "\n    @State private var router = Router()\n",
            routes: [
                "Route.swift": RouterText.routes([
                    ("about", "", "", "AboutView()"),
                    ("detail", "(number: Int)", "(let number)", "Detail(number: number)"),
                ])
            ])
    }

    @Test func onIOS16TheRouterIsAnEnvironmentObject() {
        let row = """
            struct Row: View {
                @State private var isDone = false
                var body: some View {
                    Button("Finish") { isDone = true }
                        .background(NavigationLink("", destination: DoneView(), isActive: $isDone))
                }
            }

            """
        expectRouter(
            ["A.swift": app("Row()", others: row), "Route.swift": RouterText.routes("about")],
            [
                "A.swift": app(
                    "Row()", state: "\n    @StateObject private var router = Router()\n",
                    stack: "NavigationStack(path: $router.path)", environment: "\n        .environmentObject(router)",
                    others: """
                        struct Row: View {
                            @EnvironmentObject private var router: Router
                            var body: some View {
                                Button("Finish") { router.push(Route.done) }
                            }
                        }

                        """),
                "Router.swift": RouterText.oldRouter, "Route.swift": RouterText.routes("about", "done"),
            ], targets: [SampleTarget("App", [.iOS: "16.0"])], compiles: .everywhere)
    }

    /// What lay below a link that step 4 left moves with it.
    @Test func linksBelowMove() {
        expectPush(
            "Button(\"Finish\") { isDone = true }.background(NavigationLink(\"\", destination: Next(), isActive: $isDone))",
            "Button(\"Finish\") { router.push(Route.next) }",
            others: """
                struct Next: View { var body: some View { NavigationLink("Done", destination: DoneView()) } }

                """,
            othersAfter: """
                struct Next: View { var body: some View { NavigationLink("Done", value: Route.done) } }

                """,
            routes: [
                "Route.swift": RouterText.routes([
                    ("about", "", "", "AboutView()"), ("next", "", "", "Next()"), ("done", "", "", "DoneView()"),
                ])
            ])
    }

    // MARK: Menus and toolbars

    @Test func inMenusAndToolbars() {
        expectPush(
            """
            Text("Hold").contextMenu { NavigationLink("Done", destination: DoneView()) }
            Menu("More") {
                NavigationLink(destination: DoneView()) { Label("Done", systemImage: "checkmark") }
            }
            List {
                Text("Swipe").swipeActions { NavigationLink(destination: { DoneView() }, label: { Text("Done") }) }
            }
            .toolbar {
                // the only way there
                NavigationLink("Done") { DoneView() }
            }
            """, state: "",
            """
            Text("Hold").contextMenu { Button("Done") { router.push(Route.done) } }
            Menu("More") {
                Button { router.push(Route.done) } label: { Label("Done", systemImage: "checkmark") }
            }
            List {
                Text("Swipe").swipeActions { Button(action: { router.push(Route.done) }, label: { Text("Done") }) }
            }
            .toolbar {
                // the only way there
                Button("Done") { router.push(Route.done) }
            }
            """, stateAfter: "\n    @State private var router = Router()\n")
    }

    // MARK: Selections

    @Test func aSelectionWithConstantTags() {
        expectPush(
            """
            NavigationLink("Done", destination: DoneView(), tag: "done", selection: $choice)
            NavigationLink(tag: "again", selection: $choice) { AboutView() } label: { Text("Again") }
            Button("Finish") { choice = "done" }
            """, state: "\n    @State private var choice: String?",
            """
            NavigationLink("Done", value: Route.done)
            NavigationLink(value: Route.about) { Text("Again") }
            Button("Finish") { router.replace(with: [Route.done]) }
            """)
    }

    /// Code set the selection for the other link only: the one that stays is a matter of step 4's, in a second run too.
    @Test func aSelectionOfWhichOneLinkStays() {
        expectPush(
            """
            NavigationLink("Done", destination: DoneView(), tag: "done", selection: $choice)
            NavigationLink("Act", destination: ActView(act: { count += 1 }), tag: "act", selection: $choice)
            Button("Finish") { choice = "done" }
            """, state: "\n    @State private var count = 0\n    @State private var choice: String?",
            """
            NavigationLink("Done", value: Route.done)
            NavigationLink("Act", destination: ActView(act: { count += 1 }), tag: "act", selection: $choice)
            Button("Finish") { router.replace(with: [Route.done]) }
            """,
            others: """
                struct ActView: View { let act: () -> Void; var body: some View { Button("Act", action: act) } }

                """,
            stateAfter: "\n    @State private var count = 0\n    @State private var choice: String?\n"
                + "    @State private var router = Router()")
    }

    @Test func rowsWhoseSelectionIsOnlyReset() {
        expectPush(
            """
            ForEach(0..<3, id: \\.self) { number in
                NavigationLink("\\(number)", destination: Detail(number: number), tag: number, selection: $choice)
            }
            .onAppear { if choice != nil { choice = nil } }
            """, state: "\n    @State private var choice: Int?",
            """
            ForEach(0..<3, id: \\.self) { number in
                NavigationLink("\\(number)", value: Route.detail(number: number))
            }
            .onAppear { if choice != nil { choice = nil } }
            """,
            others: "struct Detail: View { let number: Int; var body: some View { Text(\"\\(number)\") } }\n",
            stateAfter: "\n    @State private var choice: Int?\n    @State private var router = Router()",
            routes: [
                "Route.swift": RouterText.routes([
                    ("about", "", "", "AboutView()"),
                    ("detail", "(number: Int)", "(let number)", "Detail(number: number)"),
                ])
            ])
    }

    // MARK: Unsafe

    @Test func withoutUnsafeTheyAreTold() {
        let file = app(
            """
            NavigationLink(destination: DoneView(), isActive: $isDone) { Text("Done") }
            Button("Finish") { isDone = true }
            Menu("More") { NavigationLink("Done", destination: DoneView()) }
            """, state: "\n    @State private var isDone = false\n")
        let routed = file.replacing("NavigationStack {", with: "NavigationStack(path: $router.path) {")
            .replacing("isDone = false\n", with: "isDone = false\n    @State private var router = Router()\n")
            .replacing("        }\n    }\n}\n", with: "        }\n        .environment(router)\n    }\n}\n")
        expectRouter(
            ["A.swift": file, "Route.swift": RouterText.routes("about")],
            ["A.swift": routed, "Router.swift": RouterText.router],
            findings: [
                "9:17: NavigationLink becomes a push through the router only with --unsafe: it becomes a Button, in a list its "
                    + "chevron goes, and code that sets 'isDone' pushes instead [destination-link/push]",
                "11:32: NavigationLink becomes a push through the router only with --unsafe: it becomes a Button in 'Menu' "
                    + "that pushes [destination-link/push]",
            ], includingUnsafe: false)
    }
}
