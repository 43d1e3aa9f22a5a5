import Testing

@testable import Migration

@Suite struct NestedStackTests {
    private static let pushed =
        "1️⃣ warning: this stack is in a screen that another stack pushes, which gives two bars and lost destinations; "
        + "remove it, and put a stack around the screen only where it is presented"
    private static let preferences =
        "struct Preferences: View { var body: some View { 1️⃣NavigationStack { Text(\"a\") } } }"

    @Test(arguments: ["NavigationStack", "NavigationView"]) func pushed(stack: String) {
        expect(
            NestedStack.self,
            in: Sample.root("\(stack) { List { 2️⃣NavigationLink(\"a\") { Preferences() } } }", more: Self.preferences),
            tells: [Self.pushed, "  2️⃣ its screen is pushed here"])
    }

    @Test func byADestination() {
        expect(
            NestedStack.self,
            in: Sample.root(
                "NavigationStack { Text(\"a\").2️⃣navigationDestination(isPresented: $flag) { Preferences() } }",
                more: Self.preferences),
            tells: [Self.pushed, "  2️⃣ its screen is pushed here"])
    }

    @Test func contained() {
        expect(
            NestedStack.self, in: Sample.root("2️⃣NavigationStack { VStack { Preferences() } }", more: Self.preferences),
            tells: [
                "1️⃣ warning: this stack is inside another one, which gives two bars and lost destinations; remove one of them",
                "  2️⃣ the outer stack",
            ])
    }

    @Test(arguments: [
        "NavigationStack { Text(\"a\").sheet(isPresented: $flag) { Preferences() } }",
        "NavigationStack { NavigationLink(\"a\") { Text(\"b\").sheet(isPresented: $flag) { Preferences() } } }",
        // What it is given to may show it over the screen.
        "NavigationStack { NavigationLink(\"a\") { Text(\"b\").customSheet { Preferences() } } }",
        "NavigationStack { NavigationLink(\"a\") { SheetButton { Preferences() } } }",
        // The detail column.
        "NavigationSplitView { Text(\"a\") } detail: { Preferences() }",
        "NavigationSplitView { NavigationLink(\"a\") { Preferences() } } detail: { Text(\"b\") }",
        // It has no stack where it is pushed.
        "NavigationStack { NavigationLink(\"a\") { Embeddable(isEmbedded: true) } }",
        // A stack without a bar.
        "NavigationStack { VStack { Preferences() }.toolbar(.hidden, for: .navigationBar) }",
        // Tabs, each with its own.
        "NavigationStack { TabView { Preferences() } }",
        "TabView { Preferences(); Preferences() }",
    ])
    func nothing(body: String) {
        expectNothing(
            from: NestedStack.self,
            in: Sample.root(body, more: Self.preferences.replacing("1️⃣", with: "") + "\n" + Sample.embeddable))
    }

    @Test func nothingInPreviews() {
        expectNothing(
            from: NestedStack.self,
            in: """
                import SwiftUI
                struct Preferences: View { var body: some View { NavigationStack { Text("a") } } }
                #Preview { NavigationStack { NavigationLink("a") { Preferences() } } }
                """)
    }
}

@Suite struct StackAroundSplitViewTests {
    @Test func around() {
        expect(
            StackAroundSplitView.self,
            in: Sample.root("2️⃣NavigationStack { 1️⃣NavigationSplitView { Text(\"a\") } detail: { Text(\"b\") } }"),
            tells: [
                "1️⃣ warning: this split view is inside a stack, and shows two bars; remove the stack, and put one into the detail column",
                "  2️⃣ the stack",
            ])
    }

    @Test func pushed() {
        expect(
            StackAroundSplitView.self,
            in: Sample.root(
                "2️⃣NavigationStack { NavigationLink(\"a\") { Library() } }",
                more:
                    "struct Library: View { var body: some View { 1️⃣NavigationSplitView { Text(\"a\") } detail: { Text(\"b\") } } }"
            ),
            tells: [
                "1️⃣ warning: this split view is pushed by a stack, which it can't be; show it at the root of its window or present it",
                "  2️⃣ the stack",
            ])
    }

    @Test(arguments: [
        "NavigationSplitView { Text(\"a\") } detail: { NavigationStack { Text(\"b\") } }",
        "NavigationStack { Text(\"a\").sheet(isPresented: $flag) { NavigationSplitView { Text(\"a\") } detail: { Text(\"b\") } } }",
        "if flag { NavigationStack { Text(\"a\") } } else { NavigationSplitView { Text(\"a\") } detail: { Text(\"b\") } }",
    ])
    func nothing(body: String) {
        expectNothing(from: StackAroundSplitView.self, in: Sample.root(body))
    }
}

@Suite struct StackInSidebarTests {
    @Test func inTheSidebar() {
        expect(
            StackInSidebar.self,
            in: Sample.root(
                "NavigationSplitView { 1️⃣NavigationStack { List { Text(\"a\") } } } detail: { Text(\"b\") }"),
            tells: [
                "1️⃣ note: links in this sidebar push inside of it, since it has a stack, and the detail stays as it was; "
                    + "use List(selection:) unless that is what you want"
            ])
    }

    @Test(arguments: [
        "NavigationSplitView { List { Text(\"a\") } } detail: { NavigationStack { Text(\"b\") } }",
        "NavigationSplitView { List { Text(\"a\") } } content: { NavigationStack { Text(\"c\") } } detail: { Text(\"b\") }",
        "NavigationSplitView { Text(\"a\").sheet(isPresented: $flag) { NavigationStack { Text(\"c\") } } } detail: { Text(\"b\") }",
    ])
    func nothing(body: String) {
        expectNothing(from: StackInSidebar.self, in: Sample.root(body))
    }
}
