import ProjectModel
import SourceEditing
import SwiftSyntax
import TestSupport
import Testing

@testable import Migration

@Suite(.typeChecked)
struct StackPathTests {
    private static let property = RouterProperty(name: "router", router: "Router", form: .observable, role: .owner)
    private static let environment = [ContainerModifier.environment(property)]
    private static let links = environment + ContainerModifier.links(property)
    private static let types = """

        @Observable final class Router {
            var path: [Int] = []
            var unknownLink: URL?
            var isUnknownLinkShown = false
            func open(_ url: URL) {}
        }
        struct Home: View { var body: some View { Text("") } }
        struct Tabs: View {
            @State private var router = Router()
            var home: some View { Home() }
        """

    private func edits(_ text: SourceText, _ modifiers: [ContainerModifier]) throws -> [TextEdit]? {
        let call = try #require(ParsedSource(text).tree.calls(named: "NavigationStack").first)
        return StackPath(call: call, text: text).edits(path: "$router.path", modifiers)
    }

    /// Expects what becomes of a view's body.
    private func expectBound(
        _ before: String, _ after: String, _ modifiers: [ContainerModifier] = environment,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        for change in [{ $0 }, { $0.replacing("    ", with: "\t") }, { $0.replacing("\n", with: "\r\n") }]
            as [(String) -> String]
        {
            let text = SourceText(change(before))
            let edits = try #require(try edits(text, modifiers), sourceLocation: sourceLocation)
            #expect(applying(edits, to: text.string) == change(after), sourceLocation: sourceLocation)
        }
        func file(_ body: String) -> [String: String] { ["A.swift": "import SwiftUI" + Self.types + body + "\n}\n"] }
        MigratedSamples.current?.add(
            SampleProject(file(before)), after: file(after), compiles: .fromIOS17, sourceLocation: sourceLocation)
    }

    @Test func theContainerAlone() throws {
        try expectBound(
            """

                var body: some View {
                    NavigationStack {
                        Home()
                    } // the stack
                }
            """,
            """

                var body: some View {
                    NavigationStack(path: $router.path) {
                        Home()
                    } // the stack
                    .environment(router)
                }
            """)
        try expectBound(
            """

                var body: some View {
                    return SwiftUI.NavigationStack {
                        Home()
                    }
                }
            """,
            """

                var body: some View {
                    return SwiftUI.NavigationStack(path: $router.path) {
                        Home()
                    }
                    .environment(router)
                }
            """)
    }

    @Test func itsOtherModifiersStandBehind() throws {
        try expectBound(
            """

                var body: some View {
                    NavigationStack {
                        Home()
                    }
                        // the tab
                        .tabItem { Text("a") }
                        .sheet(isPresented: .constant(true)) { Home() }
                }
            """,
            """

                var body: some View {
                    NavigationStack(path: $router.path) {
                        Home()
                    }
                        .environment(router)
                        // the tab
                        .tabItem { Text("a") }
                        .sheet(isPresented: .constant(true)) { Home() }
                }
            """)
        try expectBound(
            """

                var body: some View {
                    NavigationStack {
                        Home()
                    }
                    #if os(iOS)
                    .tabItem { Text("a") }
                    #endif
                }
            """,
            """

                var body: some View {
                    NavigationStack(path: $router.path) {
                        Home()
                    }
                    .environment(router)
                    #if os(iOS)
                    .tabItem { Text("a") }
                    #endif
                }
            """)
    }

    @Test func onOneLine() throws {
        try expectBound(
            """

                var body: some View {
                    TabView { NavigationStack { Home() }.tabItem { Text("a") } }
                }
            """,
            """

                var body: some View {
                    TabView { NavigationStack(path: $router.path) { Home() }.environment(router).tabItem { Text("a") } }
                }
            """)
        try expectBound(
            """

                var body: some View {
                    NavigationStack { Home() } /* all */ // of it
                }
            """,
            """

                var body: some View {
                    NavigationStack(path: $router.path) { Home() } /* all */ // of it
                        .environment(router)
                }
            """)
        try expectBound(
            "\n    var body: some View { NavigationStack { Home() } }",
            "\n    var body: some View { NavigationStack(path: $router.path) { Home() }.environment(router) }")
        try expectBound(
            """

                var body: some View {
                    let stack = NavigationStack { Home() }
                    return stack
                }
            """,
            """

                var body: some View {
                    let stack = NavigationStack(path: $router.path) { Home() }.environment(router)
                    return stack
                }
            """)
    }

    @Test func theNextModifierOnTheBracesLine() throws {
        let before = """

                var body: some View {
                    NavigationStack {
                        Home()
                    }.tabItem {
                        Text("a")
                    }
                }
            """
        try expectBound(
            before,
            """

                var body: some View {
                    NavigationStack(path: $router.path) {
                        Home()
                    }.environment(router).tabItem {
                        Text("a")
                    }
                }
            """)
        try expectBound(
            before,
            """

                var body: some View {
                    NavigationStack(path: $router.path) {
                        Home()
                    }
                    .environment(router)
                    .onOpenURL { url in router.open(url) }
                    .alert("Can't Open Link", isPresented: $router.isUnknownLinkShown, presenting: router.unknownLink) { _ in
                        Button("OK", role: .cancel) {}
                    } message: { url in
                        Text(url.absoluteString)
                    }
                    .tabItem {
                        Text("a")
                    }
                }
            """, Self.links)
    }

    @Test func linksOnOneLine() throws {
        try expectBound(
            "\n    var body: some View { NavigationStack { Home() } }",
            "\n    var body: some View { NavigationStack(path: $router.path) { Home() }.environment(router)"
                + ".onOpenURL { url in router.open(url) }.alert(\"Can't Open Link\", "
                + "isPresented: $router.isUnknownLinkShown, presenting: router.unknownLink) "
                + "{ _ in Button(\"OK\", role: .cancel) {} } message: { url in Text(url.absoluteString) } }",
            Self.links)
    }

    @Test func aLongNameBreaksTheAlertsLine() throws {
        let property = RouterProperty(name: "recipesRouter", router: "Router", form: .observableObject, role: .owner)
        #expect(ContainerModifier.environment(property).inline == ".environmentObject(recipesRouter)")
        #expect(
            ContainerModifier.links(property)[1].lines.prefix(3) == [
                CodeLine(0, ".alert("),
                CodeLine(
                    1,
                    "\"Can't Open Link\", isPresented: $recipesRouter.isUnknownLinkShown, "
                        + "presenting: recipesRouter.unknownLink"),
                CodeLine(0, ") { _ in"),
            ])
    }

    @Test func withParentheses() throws {
        try expectBound(
            "\n    var body: some View { NavigationStack() { Home() } }",
            "\n    var body: some View { NavigationStack(path: $router.path) { Home() }.environment(router) }")
        try expectBound(
            """

                var body: some View {
                    NavigationStack(root: { home })
                }
            """,
            """

                var body: some View {
                    NavigationStack(path: $router.path, root: { home })
                        .environment(router)
                }
            """)
        try expectBound(
            """

                var body: some View {
                    NavigationStack.init( // a stack
                        root: { // of home
                            home
                        }
                    )
                }
            """,
            """

                var body: some View {
                    NavigationStack.init( // a stack
                        path: $router.path,
                        root: { // of home
                            home
                        }
                    )
                    .environment(router)
                }
            """)
    }

    @Test func aStackThatHasAPathOrSaysItsTypesIsLeft() throws {
        for code in [
            "NavigationStack(path: $path) { Home() }", "NavigationStack<NavigationPath, Home> { Home() }",
            "SwiftUI.NavigationStack<NavigationPath, Home>.init { Home() }",
        ] {
            #expect(try edits(SourceText(code), Self.environment) == nil, "\(code)")
        }
    }
}
