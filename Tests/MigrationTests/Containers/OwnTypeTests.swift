import TestSupport
import Testing

/// A project's own type called `NavigationView` isn't SwiftUI's.
@Suite(.typeChecked) struct OwnTypeTests {
    private let differing = Compiles.not("its files see different types of one name, and are checked as one file")

    @Test(
        "in the module",
        arguments: [
            "struct NavigationView<C: View>: View { let content: () -> C; var body: some View { content() } }",
            "final class NavigationView { init(_ content: () -> A) {} }",
            "enum NavigationView { case one; init(_ content: () -> A) { self = .one } }",
            "protocol NavigationView {}", "actor NavigationView { init(_ content: () -> A) {} }",
            "typealias NavigationView = CustomNavigation",
            "public struct NavigationView { init(_ content: () -> A) {} }",
        ])
    func module(declaration: String) {
        let files = [
            "A.swift": "\(declaration)\n", "B.swift": "let a: NavigationView = NavigationView { A() }\n",
        ]
        expectMigration(
            of: SampleProject(files), to: files, ownNames: 3,
            compiles: declaration.hasPrefix("protocol") ? .not("a protocol can't be called") : .everywhere)
    }

    @Test("SwiftUI's, written with its module, migrates beside it") func qualified() {
        expectMigration(
            "struct NavigationView {}\nvar a: some View { SwiftUI.NavigationView { A() } }\nvar b = NavigationView()\n",
            "struct NavigationView {}\nvar a: some View { SwiftUI.NavigationStack { A() } }\nvar b = NavigationView()\n",
            ownNames: 2)
    }

    @Test("a private type counts in its file") func privateType() {
        let own = "private struct NavigationView {}\nlet a = NavigationView()\n"
        expectMigration(
            of: SampleProject(["A.swift": own, "B.swift": "var b: some View { NavigationView { B() } }\n"]),
            to: ["A.swift": own, "B.swift": "var b: some View { NavigationStack { B() } }\n"], ownNames: 2,
            compiles: differing)
    }

    @Test("a nested type counts inside its type and the extensions of it") func nestedType() {
        expectMigration(
            """
            enum Kit { struct NavigationView {} }
            extension Kit { static let a = NavigationView() }
            let b = Kit.NavigationView()
            var c: some View { NavigationView { C() } }

            """,
            """
            enum Kit { struct NavigationView {} }
            extension Kit { static let a = NavigationView() }
            let b = Kit.NavigationView()
            var c: some View { NavigationStack { C() } }

            """, ownNames: 3)
    }

    @Test("a generic parameter and a local type count inside their declaration") func localTypes() {
        expectMigration(
            """
            struct A<NavigationView> { let a: NavigationView }
            func b() { struct NavigationView {}; _ = NavigationView() }
            var c: some View { NavigationView { C() } }

            """,
            """
            struct A<NavigationView> { let a: NavigationView }
            func b() { struct NavigationView {}; _ = NavigationView() }
            var c: some View { NavigationStack { C() } }

            """, ownNames: 4)
    }

    @Test("another module's counts where it is public and imported") func otherModule() {
        let kit = "public struct NavigationView {}\n"
        let sample = SampleProject(
            [
                "Kit.swift": kit, "A.swift": "import Kit\nlet a = NavigationView()\n",
                "B.swift": "import SwiftUI\nvar b: some View { NavigationView { B() } }\n",
            ],
            targets: [SampleTarget("App", files: ["A.swift", "B.swift"]), SampleTarget("Kit", files: ["Kit.swift"])])
        var after = sample.files
        after["B.swift"] = "import SwiftUI\nvar b: some View { NavigationStack { B() } }\n"
        expectMigration(of: sample, to: after, ownNames: 2, compiles: differing)
        var hidden = sample
        hidden.files["Kit.swift"] = "struct NavigationView {}\n"
        hidden.files["A.swift"] = "import Kit\nvar a: some View { NavigationView { A() } }\n"
        expectMigration(
            of: hidden,
            to: [
                "Kit.swift": "struct NavigationView {}\n",
                "A.swift": "import Kit\nvar a: some View { NavigationStack { A() } }\n",
                "B.swift": "import SwiftUI\nvar b: some View { NavigationStack { B() } }\n",
            ], ownNames: 1, compiles: differing)
    }

    @Test("another name for SwiftUI's own is SwiftUI's") func aliasOfSwiftUIs() {
        expectMigration(
            "typealias NavigationView = SwiftUI.NavigationView\nvar a: some View { NavigationView { A() } }\n",
            "typealias NavigationView = SwiftUI.NavigationView\nvar a: some View { NavigationStack { A() } }\n",
            findings: [
                "1:36: NavigationView stays: it is named as a type here, and a stack has another; "
                    + "write 'some View' where you can, then run again [navigation-view/named-type]"
            ], ownNames: 1)
    }

    @Test(
        "members of other things are no sites",
        arguments: [
            "let a = Shown.NavigationView", "let a: Shown = .NavigationView", "enum Screen { case NavigationView }",
            "let a = Toolkit.NavigationView { A() }", "var a: Toolkit.NavigationView<A>?",
        ])
    func members(code: String) {
        expectLeft(code + "\n", [], ownNames: 1)
    }

    // MARK: Types that are called as the new containers are

    @Test(
        "SwiftUI's stack is written with its module beside a type of that name",
        arguments: [
            "struct NavigationStack { var a = 1 }", "final class NavigationStack {}", "enum NavigationStack {}",
            "actor NavigationStack {}", "typealias NavigationStack = Int", "public struct NavigationStack {}",
        ])
    func ownStack(declaration: String) {
        let own = declaration + "\n"
        expectMigration(
            of: SampleProject([
                "A.swift": own,
                "B.swift":
                    "var b: some View { NavigationView { B() } }\nvar c: some View { NavigationView(content: { B() }) }\nvar d: some View { SwiftUI.NavigationView { B() } }\n",
            ]),
            to: [
                "A.swift": own,
                "B.swift":
                    "var b: some View { SwiftUI.NavigationStack { B() } }\nvar c: some View { SwiftUI.NavigationStack(root: { B() }) }\nvar d: some View { SwiftUI.NavigationStack { B() } }\n",
            ])
    }

    @Test("so is its split view, and the stack in a column of one") func ownSplitView() {
        expectMigration(
            """
            struct NavigationSplitView {}
            var a: some View { NavigationView { A(); B() } }

            """,
            """
            struct NavigationSplitView {}
            var a: some View { SwiftUI.NavigationSplitView { A() } detail: { B() } }

            """)
        expectMigration(
            """
            struct NavigationStack {}
            var a: some View { NavigationView { A(); NavigationLink("b", destination: B()) } }

            """,
            """
            struct NavigationStack {}
            var a: some View { NavigationSplitView { A() } detail: { SwiftUI.NavigationStack { NavigationLink("b", destination: B()) } } }

            """)
    }

    @Test("nested ones, generic parameters and private ones count where they are seen") func ownStackElsewhere() {
        expectMigration(
            """
            enum Kit {
                struct NavigationStack {}
                static var a: some View { NavigationView { A() } }
            }
            struct Box<NavigationStack>: View { var body: some View { NavigationView { A() } } }
            var c: some View { NavigationView { C() } }

            """,
            """
            enum Kit {
                struct NavigationStack {}
                static var a: some View { SwiftUI.NavigationStack { A() } }
            }
            struct Box<NavigationStack>: View { var body: some View { SwiftUI.NavigationStack { A() } } }
            var c: some View { NavigationStack { C() } }

            """)
    }
}

/// The same where files see different types of one name: a check of all of them as one file can't tell.
@Suite struct OwnStackScopeTests {
    @Test("a private type counts in its file") func privateStack() {
        let own = "private struct NavigationStack {}\n"
        expectMigration(
            of: SampleProject([
                "A.swift": own + "var a: some View { NavigationView { A() } }\n",
                "B.swift":
                    "var b: some View { NavigationView { B() } }\n",
            ]),
            to: [
                "A.swift": own + "var a: some View { SwiftUI.NavigationStack { A() } }\n",
                "B.swift":
                    "var b: some View { NavigationStack { B() } }\n",
            ])
    }

    @Test("another module's counts where it is public and imported") func otherModulesStack() {
        let sample = SampleProject(
            [
                "Kit.swift": "public struct NavigationStack {}\n",
                "A.swift": "import Kit\nvar a: some View { NavigationView { A() } }\n",
                "B.swift":
                    "import SwiftUI\nvar b: some View { NavigationView { B() } }\n",
            ],
            targets: [SampleTarget("App", files: ["A.swift", "B.swift"]), SampleTarget("Kit", files: ["Kit.swift"])])
        var after = sample.files
        after["A.swift"] = "import Kit\nvar a: some View { SwiftUI.NavigationStack { A() } }\n"
        after["B.swift"] =
            "import SwiftUI\nvar b: some View { NavigationStack { B() } }\n"
        expectMigration(of: sample, to: after)
    }
}
