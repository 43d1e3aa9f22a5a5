/// Every kind of migration that the comparison has to see through.
enum WrongMigrations {
    /// A root with a link to a screen with a further link.
    private static let chain = """
        struct Root: View {
            var body: some View {
                NavigationView {
                    List { NavigationLink("First") { First() } }.navigationTitle("Root")
                }
            }
        }
        struct First: View {
            var body: some View {
                List { NavigationLink("Second") { Second() } }.navigationTitle("First")
            }
        }
        struct Second: View {
            var body: some View { Text("The end").navigationTitle("Second") }
        }
        """
    private static let stackChain = chain.replacing("NavigationView {", with: "NavigationStack {")
    private static let routes = """

        enum Route: Hashable { case first, second }
        struct DestinationView: View {
            let route: Route
            var body: some View {
                switch route {
                case .first: First()
                case .second: Second()
                }
            }
        }
        """
    private static let registration = ".navigationDestination(for: Route.self) { DestinationView(route: $0) }"
    private static let firstLink = "NavigationLink(\"First\") { First() }"
    private static let secondLink = "NavigationLink(\"Second\") { Second() }"
    private static let firstValue = "NavigationLink(\"First\", value: Route.first)"
    private static let secondValue = "NavigationLink(\"Second\", value: Route.second)"
    private static let allValues =
        stackChain.replacing(firstLink, with: firstValue)
        .replacing(secondLink, with: secondValue) + routes

    /// The right one.
    static let right = WrongMigration(
        "none", before: chain,
        after: allValues.replacing(".navigationTitle(\"Root\")", with: ".navigationTitle(\"Root\")\n" + registration),
        differences: "")

    static let all = [
        WrongMigration(
            "a value link in a container that is still a NavigationView", before: chain,
            after: chain.replacing(firstLink, with: firstValue) + routes,
            differences: """
                start
                - stack "Root"
                -   link "First"
                + stack "Root"
                +   link "First" (disabled)
                """),
        WrongMigration(
            "a missing registration", before: chain, after: allValues,
            differences: """
                tap link "First"
                - stack "Root" > "First"
                -   link "Second"
                + : as start
                """),
        WrongMigration(
            "a registration in a lazy container", before: chain,
            after: allValues.replacing(firstValue, with: firstValue + registration),
            differences: """
                tap link "First"
                - stack "Root" > "First"
                -   link "Second"
                + : as start
                """),
        WrongMigration(
            "a registration on a screen that is pushed", before: chain,
            after: allValues.replacing(
                ".navigationTitle(\"First\")", with: ".navigationTitle(\"First\")" + registration),
            differences: """
                tap link "First"
                - stack "Root" > "First"
                -   link "Second"
                + : as start
                """),
        WrongMigration(
            "a registration outside of the stack", before: chain,
            after: allValues.replacing(
                "        }\n    }\n}\nstruct First", with: "        }\n" + registration + "    }\n}\nstruct First"),
            differences: """
                tap link "First"
                - stack "Root" > "First"
                -   link "Second"
                + : as start
                """),
        WrongMigration(
            "a stack that is half migrated", before: chain,
            after: (stackChain + routes).replacing(secondLink, with: secondValue)
                .replacing(".navigationTitle(\"Root\")", with: ".navigationTitle(\"Root\")" + registration),
            differences: """
                tap link "First" / tap link "Second"
                - stack "Root" > "First" > "Second"
                -   The end
                + stack "Root" > "Second"
                +   The end
                tap link "First" / tap link "Second" / back
                - : as tap link "First"
                + : as start
                """),
        WrongMigration(
            "a snapshot of what was live", before: live,
            after: live.replacing(
                "NavigationLink(\"Edit\") { Editor(name: name, rename: { name = \"new\" }) }",
                with: "NavigationLink(\"Edit\", value: name)"
            ).replacing(
                ".navigationTitle(\"Root\")",
                with: """
                    .navigationDestination(for: String.self) { Editor(name: $0, rename: { name = "new" }) }
                    .navigationTitle("Root")
                    """
            ).replacing("NavigationView {", with: "NavigationStack {"),
            differences: """
                tap link "Edit" / tap button "Rename"
                - stack "Root" > untitled
                -   new
                -   button "Rename"
                + : as tap link "Edit"
                """),
        WrongMigration(
            "an object that the screen no longer gets", before: objects,
            after: objects.replacing(
                "NavigationLink(\"Open\") { Screen().environmentObject(store) }",
                with: "NavigationLink(\"Open\", value: 1)"
            ).replacing(
                ".navigationTitle(\"Root\")",
                with: ".navigationTitle(\"Root\").navigationDestination(for: Int.self) { _ in Screen() }"
            ).replacing("NavigationView {", with: "NavigationStack {"),
            differences: """
                tap link "Open"
                - stack "Root" > untitled
                -   store
                + : crashes: No object of type Store in the environment
                """),
        WrongMigration(
            "a stack inside a stack", before: chain,
            after: right.after.replacing(
                "List { \(secondValue) }.navigationTitle(\"First\")",
                with: "NavigationStack { List { \(secondValue) }.navigationTitle(\"First\") }"),
            differences: """
                tap link "First"
                - stack "Root" > "First"
                -   link "Second"
                + stack "Root" > untitled
                +   stack "First"
                +     link "Second"
                tap link "First" / tap link "Second"
                - stack "Root" > "First" > "Second"
                -   The end
                + : as tap link "First"
                """),
        WrongMigration(
            "a style that meant columns is lost", .init(.pad, depth: 2),
            before: chain.replacing(
                "        }\n    }\n}\nstruct First",
                with: "        }.navigationViewStyle(.columns)\n    }\n}\nstruct First"),
            after: stackChain,
            differences: """
                start
                - column 1
                -   stack "Root"
                -     link "First"
                - column 2
                -   stack untitled
                + stack "Root"
                +   link "First"
                tap link "First"
                - column 1
                -   stack "Root"
                -     link "First"
                - column 2
                -   stack "First"
                -     link "Second"
                + stack "Root" > "First"
                +   link "Second"
                tap link "First" / tap link "Second"
                - column 1
                -   stack "Root"
                -     link "First"
                - column 2
                -   stack "First" > "Second"
                -     The end
                + stack "Root" > "First" > "Second"
                +   The end
                """),
        WrongMigration(
            "a stack on an iPad became columns", .init(.pad, depth: 1),
            before: chain.replacing(
                "        }\n    }\n}\nstruct First",
                with: "        }.navigationViewStyle(.stack)\n    }\n}\nstruct First"),
            after: chain.replacing("NavigationView {", with: "NavigationSplitView {").replacing(
                ".navigationTitle(\"Root\")\n        }",
                with: ".navigationTitle(\"Root\")\n        } detail: { EmptyView() }"),
            differences: """
                start
                - stack "Root"
                -   link "First"
                + column 1
                +   stack "Root"
                +     link "First"
                + column 2
                +   stack untitled
                tap link "First"
                - stack "Root" > "First"
                -   link "Second"
                + column 1
                +   stack "Root"
                +     link "First"
                + column 2
                +   stack "First"
                +     link "Second"
                """),
        WrongMigration(
            "a link goes to another screen", before: chain,
            after: right.after.replacing("case .second: Second()", with: "case .second: First()"),
            differences: """
                tap link "First" / tap link "Second"
                - stack "Root" > "First" > "Second"
                -   The end
                + stack "Root" > "First" > "First"
                +   link "Second"
                """),
        WrongMigration(
            "a flag that others write is gone", before: flagged,
            after: flagged.replacing(
                "NavigationLink(\"Open\", isActive: $isOpen) { Text(\"Opened\") }",
                with: "NavigationLink(\"Open\") { Text(\"Opened\") }"),
            differences: """
                tap button "By code"
                - : as tap link "Open"
                + : as start
                """),
        WrongMigration(
            "a tag is another one", before: selected,
            after: selected.replacing("tag: 2, selection: $choice", with: "tag: 3, selection: $choice"),
            differences: """
                tap button "By code"
                - : as tap link "Two"
                + : as start
                """),
        WrongMigration(
            "a sheet without its stack", before: sheet,
            after: sheet.replacing(
                "NavigationView { NavigationLink(\"In\") { Text(\"Deep\") } }",
                with: "NavigationLink(\"In\") { Text(\"Deep\") }"
            ),
            differences: """
                tap button "Present"
                - over the window: sheet
                -   stack untitled
                -     link "In"
                + over the window: sheet
                +   link "In" (disabled)
                """),
        WrongMigration(
            "a second view of a stack is lost on an iPad", .init(.pad, depth: 1), before: twoViews,
            after: twoViews.replacing("NavigationView {", with: "NavigationStack {").replacing(
                "\n            Text(\"Second\")", with: ""),
            differences: """
                start
                - column 1
                -   stack untitled
                -     First
                - column 2
                -   stack untitled
                -     Second
                + stack untitled
                +   First
                """),
    ]

    private static let live = """
        struct Root: View {
            @State private var name = "old"
            var body: some View {
                NavigationView {
                    VStack {
                        NavigationLink("Edit") { Editor(name: name, rename: { name = "new" }) }
                    }
                    .navigationTitle("Root")
                }
            }
        }
        struct Editor: View {
            let name: String
            let rename: () -> Void
            var body: some View {
                VStack {
                    Text(name)
                    Button("Rename", action: rename)
                }
            }
        }
        """
    private static let objects = """
        final class Store: ObservableObject { let name = "store" }
        struct Root: View {
            @StateObject private var store = Store()
            var body: some View {
                NavigationView {
                    NavigationLink("Open") { Screen().environmentObject(store) }
                        .navigationTitle("Root")
                }
            }
        }
        struct Screen: View {
            @EnvironmentObject private var store: Store
            var body: some View { Text(store.name) }
        }
        """
    private static let flagged = """
        struct Root: View {
            @State private var isOpen = false
            var body: some View {
                NavigationView {
                    VStack {
                        NavigationLink("Open", isActive: $isOpen) { Text("Opened") }
                        Button("By code") { isOpen = true }
                    }
                }
            }
        }
        """
    private static let selected = """
        struct Root: View {
            @State private var choice: Int?
            var body: some View {
                NavigationView {
                    VStack {
                        NavigationLink("One", tag: 1, selection: $choice) { Text("Screen 1") }
                        NavigationLink("Two", tag: 2, selection: $choice) { Text("Screen 2") }
                        Button("By code") { choice = 2 }
                    }
                }
            }
        }
        """
    private static let sheet = """
        struct Root: View {
            @State private var isPresented = false
            var body: some View {
                Button("Present") { isPresented = true }
                    .sheet(isPresented: $isPresented) {
                        NavigationView { NavigationLink("In") { Text("Deep") } }
                    }
            }
        }
        """
    private static let twoViews = """
        struct Root: View {
            var body: some View {
                NavigationView {
                    Text("First")
                    Text("Second")
                }
            }
        }
        """
}
