import Testing

@testable import Migration

@Suite struct LinkWithoutDestinationTests {
    private static func message(_ type: String) -> String {
        "warning: no navigationDestination(for: \(type).self) is in the stack that shows this link, so it does nothing; "
            + "register the type at the root of the stack"
    }

    @Test(arguments: [
        ("Route.settings", "Route"), ("Route.album(album)", "Route"), ("album", "Album"), ("\"a\"", "String"),
        ("3", "Int"),
        ("Artist()", "Artist"),
    ])
    func nothingIsRegistered(value: String, type: String) {
        expect(
            LinkWithoutDestination.self,
            in: Sample.root("2️⃣NavigationStack { List { 1️⃣NavigationLink(\"a\", value: \(value)) } }"),
            tells: ["1️⃣ " + Self.message(type), "  2️⃣ the stack that shows it"])
    }

    @Test func aRowOfAList() {
        expect(
            LinkWithoutDestination.self,
            in: Sample.root("2️⃣NavigationStack { List(albums) { row in 1️⃣NavigationLink(\"a\", value: row) } }"),
            tells: ["1️⃣ " + Self.message("Album"), "  2️⃣ the stack that shows it"])
    }

    @Test func registeredInAnotherStackOnly() {
        expect(
            LinkWithoutDestination.self,
            in: Sample.root(
                """
                TabView {
                    2️⃣NavigationStack { 1️⃣NavigationLink("a", value: album) }
                    NavigationStack { Text("a").navigationDestination(for: Album.self) { _ in Text("b") } }
                }
                """),
            tells: ["1️⃣ " + Self.message("Album"), "  2️⃣ the stack that shows it"])
    }

    @Test(arguments: [
        "NavigationStack { NavigationLink(\"a\", value: album).navigationDestination(for: Album.self) { _ in Text(\"b\") } }",
        // A type that can't be told.
        "NavigationStack { NavigationLink(\"a\", value: store.current) }",
        "NavigationStack { ForEach(store.all) { album in NavigationLink(\"a\", value: album) } }",
        // A selection needs no destination.
        "NavigationSplitView { List(selection: $flag) { NavigationLink(\"a\", value: album) } } detail: { Text(\"b\") }",
        "NavigationStack { List(selection: $flag) { NavigationLink(\"a\", value: album) } }",
        // Who registers what isn't seen.
        "NavigationStack { NavigationLink(\"a\", value: album).navigationDestination(for: type) { _ in Text(\"b\") } }",
        // No stack is seen.
        "NavigationLink(\"a\", value: album)",
    ])
    func nothing(body: String) {
        expectNothing(from: LinkWithoutDestination.self, in: Sample.root(body))
    }

    @Test func aHelperThatRegisters() {
        expectNothing(
            from: LinkWithoutDestination.self,
            in: Sample.root(
                "NavigationStack { List { NavigationLink(\"a\", value: Route.settings) }.withRoutes() }",
                more: """
                    extension View {
                        func withRoutes() -> some View { navigationDestination(for: Route.self) { _ in Text("b") } }
                    }
                    """))
    }
}

@Suite struct DestinationWithoutLinkTests {
    @Test func nothingPushesIt() {
        expect(
            DestinationWithoutLink.self,
            in: Sample.root(
                "NavigationStack { NavigationLink(\"a\") { Text(\"b\") }.1️⃣navigationDestination(for: Album.self) { _ in Text(\"b\") } }"
            ),
            tells: [
                "1️⃣ warning: no link pushes a 'Album', and the stack has no path, so this screen can't be reached; "
                    + "make its links value links, or remove the registration"
            ])
    }

    @Test(arguments: [
        "NavigationStack { NavigationLink(\"a\", value: album).navigationDestination(for: Album.self) { _ in Text(\"b\") } }",
        // A value of some type.
        "NavigationStack { NavigationLink(\"a\", value: store.x).navigationDestination(for: Album.self) { _ in Text(\"b\") } }",
        // The path can hold it.
        "NavigationStack(path: $path) { Text(\"a\").navigationDestination(for: Album.self) { _ in Text(\"b\") } }",
        // A split view's column.
        "NavigationSplitView { Text(\"a\") } detail: { Text(\"a\").navigationDestination(for: Album.self) { _ in Text(\"b\") } }",
        // A flag drives it.
        "NavigationStack { Text(\"a\").navigationDestination(isPresented: $flag) { Text(\"b\") } }",
        // A link of the project's own may push it.
        "NavigationStack { NavigationLink(route: album).navigationDestination(for: Album.self) { _ in Text(\"b\") } }",
    ])
    func nothing(body: String) {
        expectNothing(from: DestinationWithoutLink.self, in: Sample.root(body))
    }
}

@Suite struct LinkInPresentationTests {
    private static func message(_ presentation: String) -> String {
        "warning: this link is in a \(presentation) that has no stack of its own, so it does nothing there; "
            + "put a NavigationStack around what is presented"
    }

    @Test(arguments: ["sheet", "popover", "fullScreenCover"]) func written(presentation: String) {
        expect(
            LinkInPresentation.self,
            in: Sample.root(
                """
                NavigationStack {
                    Text("a").2️⃣\(presentation)(isPresented: $flag) { List { 1️⃣NavigationLink("a") { Text("b") } } }
                }
                """),
            tells: ["1️⃣ " + Self.message(presentation), "  2️⃣ presented here without a stack"])
    }

    @Test func inAViewOfItsOwn() {
        expect(
            LinkInPresentation.self,
            in: [
                "A.swift":
                    "import SwiftUI\nstruct Root: View { var body: some View { Text(\"a\").2️⃣sheet(isPresented: x) { Form1() } } }",
                "B.swift":
                    "import SwiftUI\nstruct Form1: View { var body: some View { List { 1️⃣NavigationLink(\"a\", value: 1) } } }",
            ],
            tells: ["1️⃣ " + Self.message("sheet"), "  2️⃣ presented here without a stack"])
    }

    @Test(arguments: [
        "Text(\"a\").sheet(isPresented: $flag) { NavigationStack { NavigationLink(\"a\") { Text(\"b\") } } }",
        "Text(\"a\").sheet(isPresented: $flag) { NavigationView { NavigationLink(\"a\") { Text(\"b\") } } }",
        "NavigationStack { NavigationLink(\"a\") { Text(\"b\") }.sheet(isPresented: $flag) { Text(\"c\") } }",
        // A wrapper that isn't seen may bring one.
        "Text(\"a\").sheet(isPresented: $flag) { NavigationWrapper { NavigationLink(\"a\") { Text(\"b\") } } }",
        "Text(\"a\").sheet(isPresented: $flag) { inStack { NavigationLink(\"a\") { Text(\"b\") } } }",
        "Text(\"a\").sheet(isPresented: $flag) { Embeddable(isEmbedded: false) }",
        "Text(\"a\").inspector(isPresented: $flag) { NavigationLink(\"a\") { Text(\"b\") } }",
    ])
    func nothing(body: String) {
        expectNothing(from: LinkInPresentation.self, in: Sample.root(body, more: Sample.embeddable))
    }

    @Test func aMemberInsideTheStackOfTheSheet() {
        expectNothing(
            from: LinkInPresentation.self,
            in: Sample.root(
                "Text(\"a\").sheet(isPresented: $flag) { Preferences() }",
                more: """
                    struct Preferences: View {
                        var body: some View { NavigationStack { List { VStack { rows; Rows() } } } }
                        private var rows: some View { NavigationLink("a") { Text("b") } }
                        private func Rows() -> some View { NavigationLink("a") { Text("b") } }
                    }
                    """))
    }
}

@Suite struct ButtonInLinkTests {
    @Test(arguments: [
        "NavigationLink(destination: Text(\"b\")) { 1️⃣Button(\"a\") { save() } }",
        "NavigationLink { Text(\"b\") } label: { 1️⃣Button(\"a\") { save() }.bold() }",
        "NavigationLink(value: album) { 1️⃣Button { save() } label: { Text(\"a\") } }",
    ])
    func buttonIsTheLabel(body: String) {
        expect(
            ButtonInLink.self, in: Sample.root(body),
            tells: [
                "1️⃣ warning: this button is the label of a link and takes its tap, so nothing is pushed; "
                    + "use a plain label, or a button that changes the path"
            ])
    }

    @Test func linkIsTheLabel() {
        expect(
            ButtonInLink.self, in: Sample.root("Button(action: save) { 1️⃣NavigationLink(\"a\") { Text(\"b\") } }"),
            tells: [
                "1️⃣ warning: this link is the label of a button, and one tap can't do both; use a link with a plain label, "
                    + "or a button that changes the path"
            ])
    }

    @Test func linkIsThrownAway() {
        expect(
            ButtonInLink.self, in: Sample.root("Button(\"a\") { 1️⃣NavigationLink(\"a\") { Text(\"b\") } }"),
            tells: [
                "1️⃣ warning: this link is made in a button's action and thrown away, so nothing is pushed; change the path there instead"
            ])
    }

    @Test(arguments: [
        "NavigationLink { Button(\"a\") { save() } } label: { Text(\"b\") }",
        "NavigationLink(\"a\") { Button(\"b\") { save() } }",
        // A second control beside the text, as rows with a star have it.
        "NavigationLink { Text(\"b\") } label: { HStack { Text(\"a\"); Button(\"b\") { save() }.buttonStyle(.borderless) } }",
        "NavigationLink(\"a\") { Text(\"b\") }.contextMenu { Button(\"c\") { save() } }",
        "NavigationLink { Text(\"b\") } label: { Text(\"a\").swipeActions { Button(\"c\") { save() } } }",
        "Button(\"a\") { save() }.background(NavigationLink(\"a\", isActive: $flag) { Text(\"b\") })",
        "HStack { Button(\"a\") { save() }; NavigationLink(\"a\") { Text(\"b\") } }",
    ])
    func nothing(body: String) {
        expectNothing(from: ButtonInLink.self, in: Sample.root(body))
    }
}

@Suite struct LinkWithActionTests {
    private static func message(_ gesture: String) -> String {
        "warning: '\(gesture)' on a link takes its tap or runs in no certain order with the push; "
            + "use a button that does the work and then changes the path"
    }

    @Test(arguments: [
        ("NavigationLink(\"a\") { Text(\"b\") }.bold().1️⃣onTapGesture { save() }", "onTapGesture"),
        (
            "NavigationLink(\"a\", value: album).1️⃣simultaneousGesture(TapGesture().onEnded { save() })",
            "simultaneousGesture"
        ),
        ("NavigationLink { Text(\"b\") } label: { Text(\"a\").1️⃣onTapGesture { save() } }", "onTapGesture"),
    ])
    func taps(body: String, gesture: String) {
        expect(LinkWithAction.self, in: Sample.root(body), tells: ["1️⃣ " + Self.message(gesture)])
    }

    @Test(arguments: [
        "if isValid { flag = true }", "Task { await load(); flag = true }",
        "guard isValid else { return }; flag = true",
    ])
    func buttonsThatWork(action: String) {
        expect(
            LinkWithAction.self,
            in: Sample.root(
                """
                VStack {
                    1️⃣Button("a") { \(action) }
                    2️⃣NavigationLink(destination: Text("b"), isActive: $flag) { EmptyView() }
                }
                """),
            tells: [
                "1️⃣ note: this button decides or waits before it sets 'flag', the flag of a link; "
                    + "push by changing the path of the stack instead", "  2️⃣ the link",
            ])
    }

    @Test(arguments: [
        "NavigationLink(\"a\") { Text(\"b\").onTapGesture { save() } }",
        "NavigationLink(\"a\") { Text(\"b\") }.simultaneousGesture(LongPressGesture().onEnded { _ in save() })",
        "NavigationLink(\"a\") { Text(\"b\") }.onTapGesture(count: 2) { save() }",
        "Text(\"a\").onTapGesture { flag = true }",
        // Only the flag.
        "VStack { Button(\"a\") { flag = true }; NavigationLink(destination: Text(\"b\"), isActive: $flag) { EmptyView() } }",
        // Another flag.
        "VStack { Button(\"a\") { if x { other = true } }; NavigationLink(destination: Text(\"b\"), isActive: $flag) { EmptyView() } }",
        // Work beside the push.
        "VStack { Button(\"a\") { Task { await log() }; flag = true }; NavigationLink(destination: Text(\"b\"), isActive: $flag) { EmptyView() } }",
    ])
    func nothing(body: String) {
        expectNothing(from: LinkWithAction.self, in: Sample.root(body))
    }
}
