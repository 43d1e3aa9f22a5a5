import Testing

@testable import Migration

@Suite struct DuplicateDestinationTests {
    private static let twice =
        "warning: 'Album' is registered twice in one stack, and only the registration closest to the root counts; "
        + "keep one, or give the two screens types of their own"

    @Test func twoOnOneView() {
        expect(
            DuplicateDestination.self,
            in: """
                import SwiftUI
                struct Album: Hashable {}
                struct Root: View {
                    var body: some View {
                        NavigationStack {
                            Text("a")
                                .1️⃣navigationDestination(for: Album.self) { _ in Text("b") }
                                .2️⃣navigationDestination(for: Album.self) { _ in Text("c") }
                        }
                    }
                }
                """,
            tells: ["2️⃣ " + Self.twice, "  1️⃣ the registration that counts"])
    }

    @Test func onTheRootAndOnAPushedScreen() {
        expect(
            DuplicateDestination.self,
            in: [
                "A.swift": """
                import SwiftUI
                struct Album: Hashable {}
                struct Root: View {
                    var body: some View {
                        NavigationStack {
                            List { NavigationLink("a") { Detail() } }
                                .1️⃣navigationDestination(for: Album.self) { _ in Text("b") }
                        }
                    }
                }
                """,
                "B.swift": """
                import SwiftUI
                struct Detail: View {
                    var body: some View {
                        Text("d").2️⃣navigationDestination(for: Album.self) { _ in Text("c") }
                    }
                }
                """,
            ],
            tells: ["2️⃣ " + Self.twice, "  1️⃣ the registration that counts"])
    }

    @Test func onAScreenThatPushesItself() {
        expect(
            DuplicateDestination.self,
            in: """
                import SwiftUI
                struct Album: Hashable {}
                struct Root: View { var body: some View { NavigationStack { Albums() } } }
                struct Albums: View {
                    var body: some View {
                        Text("d").1️⃣navigationDestination(for: Album.self) { _ in Albums() }
                    }
                }
                """,
            tells: [
                "1️⃣ warning: 'Album' is registered again whenever this screen is pushed; register it once, at the root of the stack"
            ])
    }

    @Test(arguments: [
        // Two types.
        """
        NavigationStack {
            Text("a").navigationDestination(for: Album.self) { _ in Text("b") }
                .navigationDestination(for: Artist.self) { _ in Text("c") }
        }
        """,
        // Two stacks.
        """
        TabView {
            NavigationStack { Text("a").navigationDestination(for: Album.self) { _ in Text("b") } }
            NavigationStack { Text("a").navigationDestination(for: Album.self) { _ in Text("b") } }
        }
        """,
        // One of two branches.
        """
        NavigationStack {
            if flag { Text("a").navigationDestination(for: Album.self) { _ in Text("b") } }
            else { Text("a").navigationDestination(for: Album.self) { _ in Text("c") } }
        }
        """,
        """
        NavigationStack {
            switch flag {
            case true: Text("a").navigationDestination(for: Album.self) { _ in Text("b") }
            case false: Text("a").navigationDestination(for: Album.self) { _ in Text("c") }
            }
        }
        """,
        // A sheet has its own.
        """
        NavigationStack {
            Text("a").navigationDestination(for: Album.self) { _ in Text("b") }
                .sheet(isPresented: $flag) {
                    NavigationStack { Text("a").navigationDestination(for: Album.self) { _ in Text("b") } }
                }
        }
        """,
    ])
    func nothing(body: String) {
        expectNothing(from: DuplicateDestination.self, in: Sample.root(body))
    }

    @Test func sameNameOfTwoTypes() {
        expectNothing(
            from: DuplicateDestination.self,
            in: """
                import SwiftUI
                struct Root: View {
                    enum Route: Hashable { case a }
                    var body: some View {
                        NavigationStack {
                            NavigationLink("a") { Detail() }.navigationDestination(for: Route.self) { _ in Text("b") }
                        }
                    }
                }
                struct Detail: View {
                    enum Route: Hashable { case a }
                    var body: some View { Text("d").navigationDestination(for: Route.self) { _ in Text("c") } }
                }
                """)
    }
}
