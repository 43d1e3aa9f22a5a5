import Testing

@testable import Migration

@Suite struct DestinationInLazyContainerTests {
    @Test(arguments: ["List", "ForEach", "LazyVStack", "LazyVGrid"])
    func inside(container: String) {
        expect(
            DestinationInLazyContainer.self,
            in: Sample.root(
                """
                NavigationStack {
                    VStack {
                        \(container)(albums) { album in
                            NavigationLink("a", value: album)
                                .1️⃣navigationDestination(for: Album.self) { _ in Text("b") }
                        }
                    }
                }
                """),
            tells: [
                "1️⃣ warning: navigationDestination is inside '\(container)', whose rows exist only while they are seen; "
                    + "move it to the outside of '\(container)'"
            ])
    }

    @Test func inTheViewOfARow() {
        expect(
            DestinationInLazyContainer.self,
            in: Sample.root(
                "NavigationStack { List { Section { 2️⃣Row() } } }",
                more: """
                    struct Row: View {
                        @State private var isShown = false
                        var body: some View {
                            Button("a") { isShown = true }
                                .1️⃣navigationDestination(isPresented: $isShown) { Text("b") }
                        }
                    }
                    """),
            tells: [
                "1️⃣ warning: navigationDestination is in a view that is a row of 'List', and rows exist only while they are seen; "
                    + "move it to the outside of 'List'", "  2️⃣ the row",
            ])
    }

    @Test(arguments: [
        "NavigationStack { List(albums) { _ in Text(\"a\") }.navigationDestination(for: Album.self) { _ in Text(\"b\") } }",
        "NavigationStack { VStack { Text(\"a\").navigationDestination(for: Album.self) { _ in Text(\"b\") } } }",
        // What a link in a row shows is no row.
        "NavigationStack { List { NavigationLink(\"a\") { Text(\"b\").navigationDestination(isPresented: $flag) { Text(\"c\") } } } }",
        "List { Text(\"a\").sheet(isPresented: $flag) { NavigationStack { Text(\"b\").navigationDestination(for: Album.self) { _ in Text(\"c\") } } } }",
        // A helper of the project's own, which takes something else.
        "NavigationStack { List { Text(\"a\").navigationDestination(store) { Text(\"b\") } } }",
    ])
    func nothing(body: String) {
        expectNothing(from: DestinationInLazyContainer.self, in: Sample.root(body))
    }

    @Test func nothingInPreviews() {
        expectNothing(
            from: DestinationInLazyContainer.self,
            in: """
                import SwiftUI
                struct Row: View { var body: some View { Text("a").navigationDestination(for: Int.self) { _ in Text("b") } } }
                #Preview { NavigationStack { List { Row() } } }
                struct Row_Previews: PreviewProvider {
                    static var previews: some View {
                        List { Text("a").navigationDestination(for: Int.self) { _ in Text("b") } }
                    }
                }
                """)
    }
}

@Suite struct DestinationOnStackTests {
    @Test(arguments: ["NavigationStack", "NavigationView"]) func onTheStack(stack: String) {
        expect(
            DestinationOnStack.self,
            in: Sample.root(
                """
                \(stack) { Text("a") }
                    .tint(.red)
                    .1️⃣navigationDestination(for: Album.self) { _ in Text("b") }
                """),
            tells: [
                "1️⃣ warning: navigationDestination is attached to the \(stack) itself, which doesn't see it; "
                    + "move it to the view inside"
            ])
    }

    @Test(arguments: [
        "NavigationStack { Text(\"a\").navigationDestination(for: Album.self) { _ in Text(\"b\") } }",
        "VStack { NavigationStack { Text(\"a\") } }.navigationDestination(for: Album.self) { _ in Text(\"b\") }",
        "NavigationSplitView { Text(\"a\") } detail: { Text(\"b\") }.navigationDestination(for: Album.self) { _ in Text(\"b\") }",
    ])
    func nothing(body: String) {
        expectNothing(from: DestinationOnStack.self, in: Sample.root(body))
    }
}

@Suite struct DestinationOnPushedScreenTests {
    private static let detail = """
        struct Detail: View {
            var body: some View { Text("d").1️⃣navigationDestination(for: Album.self) { _ in Text("c") } }
        }
        """

    @Test func withAPath() {
        expect(
            DestinationOnPushedScreen.self,
            in: Sample.root("NavigationStack(path: $path) { 2️⃣NavigationLink(\"a\") { Detail() } }", more: Self.detail),
            tells: [
                "1️⃣ warning: 'Album' is registered on a pushed screen, so a path that is set for a deep link or restored "
                    + "can't show it; move the registration to the root of the stack",
                "  2️⃣ the screen is pushed here",
            ])
    }

    @Test func withoutAPath() {
        expect(
            DestinationOnPushedScreen.self,
            in: Sample.root("NavigationStack { 2️⃣NavigationLink(\"a\") { Detail() } }", more: Self.detail),
            tells: [
                "1️⃣ note: 'Album' is registered on a pushed screen, and known only while that is shown; "
                    + "move the registration to the root of the stack",
                "  2️⃣ the screen is pushed here",
            ])
    }

    @Test(arguments: [
        // Shown at the root of another stack as well.
        "TabView { NavigationStack { NavigationLink(\"a\") { Detail() } }; NavigationStack { Detail() } }",
        // Presented with a stack of its own.
        "NavigationStack { Text(\"a\").sheet(isPresented: $flag) { NavigationStack { Detail() } } }",
        // Nobody shows it.
        "NavigationStack { Text(\"a\") }",
        // In the detail column, which is the root there.
        "NavigationSplitView { NavigationLink(\"a\") { Detail() } } detail: { Text(\"b\") }",
    ])
    func nothing(body: String) {
        expectNothing(
            from: DestinationOnPushedScreen.self, in: Sample.root(body, more: Self.detail.replacing("1️⃣", with: "")))
    }

    @Test func aFlagOfAPushedScreenIsFine() {
        expectNothing(
            from: DestinationOnPushedScreen.self,
            in: Sample.root(
                "NavigationStack(path: $path) { NavigationLink(\"a\") { Detail() } }",
                more: """
                    struct Detail: View {
                        @State private var isShown = false
                        var body: some View { Text("d").navigationDestination(isPresented: $isShown) { Text("c") } }
                    }
                    """))
    }
}
