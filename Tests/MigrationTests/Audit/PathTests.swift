import Testing

@testable import Migration

@Suite struct MixedLinksTests {
    @Test func aValueLinkBelow() {
        expect(
            MixedLinks.self,
            in: Sample.root(
                "NavigationStack { 1️⃣NavigationLink(\"a\") { Detail() }.navigationDestination(for: Int.self) { _ in Text(\"b\") } }",
                more: "struct Detail: View { var body: some View { List { 2️⃣NavigationLink(\"a\", value: 1) } } }"),
            tells: [
                "1️⃣ warning: a value link follows on the screen that this link brings, and pushing a value pops that screen first; "
                    + "make this a value link too", "  2️⃣ the value link",
            ])
    }

    @Test func aLeafInAStackWithAPath() {
        expect(
            MixedLinks.self,
            in: Sample.root(
                """
                2️⃣NavigationStack(path: $path) {
                    VStack {
                        1️⃣NavigationLink("a") { Text("b") }
                        NavigationLink("a", value: Route.settings)
                    }
                }
                """),
            tells: [
                "1️⃣ note: this link brings a screen that the path of the stack doesn't hold: setting the path or popping to the root "
                    + "passes it by; make it a value link", "  2️⃣ the stack with the path",
            ])
    }

    @Test func severalLeavesAreToldOnce() {
        expect(
            MixedLinks.self,
            in: Sample.root(
                """
                2️⃣NavigationStack(path: $path) {
                    VStack {
                        1️⃣NavigationLink("a") { Text("b") }
                        NavigationLink("a") { Text("b") }
                        NavigationLink("a", value: Route.settings)
                    }
                }
                """),
            tells: [
                "1️⃣ note: 2 links in one stack, this one first, bring screens that the path of the stack doesn't hold: "
                    + "setting the path or popping to the root passes them by; make them value links",
                "  2️⃣ the stack with the path",
            ])
    }

    @Test(arguments: [
        // A leaf, and no path to be out of step with.
        "NavigationStack { VStack { NavigationLink(\"a\") { Text(\"b\") }; NavigationLink(\"a\", value: 1) } }",
        "NavigationStack(path: $path) { NavigationLink(\"a\") { Text(\"b\") } }",
        "NavigationStack(path: $path) { NavigationLink(\"a\", value: 1) }",
        // Of two stacks.
        "TabView { NavigationStack(path: $path) { NavigationLink(\"a\", value: 1) }; NavigationStack { NavigationLink(\"a\") { Text(\"b\") } } }",
        "NavigationStack(path: $path) { NavigationLink(\"a\", value: 1).sheet(isPresented: $flag) { NavigationStack { NavigationLink(\"a\") { Text(\"b\") } } } }",
    ])
    func nothing(body: String) {
        expectNothing(from: MixedLinks.self, in: Sample.root(body))
    }
}

@Suite struct DeepLinkFlagTests {
    private static let message =
        "the deep link sets the flag 'flag', which pushes on top of whatever is shown; set the path of the stack instead"

    @Test(arguments: ["1️⃣flag = true", "if x { 1️⃣flag = true }", "1️⃣flag.toggle()", "1️⃣self.flag = true"])
    func flips(action: String) {
        expect(
            DeepLinkFlag.self,
            in: Sample.root(
                """
                NavigationStack { Text("a").2️⃣navigationDestination(isPresented: $flag) { Text("b") } }
                    .onOpenURL { url in \(action) }
                """),
            tells: ["1️⃣ warning: " + Self.message, "  2️⃣ pushed by the flag here"])
    }

    @Test func theFlagOfALink() {
        expect(
            DeepLinkFlag.self,
            in: Sample.root(
                "2️⃣NavigationLink(\"a\", destination: Text(\"b\"), isActive: $flag).onOpenURL { _ in 1️⃣flag = true }"),
            tells: ["1️⃣ warning: " + Self.message, "  2️⃣ pushed by the flag here"])
    }

    @Test(arguments: [
        "NavigationStack(path: $path) { Text(\"a\") }.onOpenURL { _ in path = [.settings] }",
        // A sheet may be shown over anything.
        "Text(\"a\").sheet(isPresented: $flag) { Text(\"b\") }.onOpenURL { _ in flag = true }",
        "Text(\"a\").navigationDestination(isPresented: $flag) { Text(\"b\") }.onOpenURL { _ in flag = false }",
        "Text(\"a\").navigationDestination(isPresented: $flag) { Text(\"b\") }.onOpenURL { _ in other = true }",
        "Text(\"a\").navigationDestination(isPresented: $flag) { Text(\"b\") }.onAppear { flag = true }",
    ])
    func nothing(body: String) {
        expectNothing(from: DeepLinkFlag.self, in: Sample.root(body))
    }
}

@Suite struct DoubleDismissTests {
    private static let message =
        "warning: a second dismiss() right behind the first doesn't go back a second screen; remove both values from the path instead"

    @Test(arguments: [
        "dismiss(); 1️⃣dismiss()",
        "presentationMode.wrappedValue.dismiss()\n    presentationMode.wrappedValue.1️⃣dismiss()",
    ])
    func twice(action: String) {
        expect(DoubleDismiss.self, in: Sample.root("Button(\"a\") { \(action) }"), tells: ["1️⃣ " + Self.message])
    }

    @Test(arguments: [
        "dismiss()", "dismiss(); save()", "if x { dismiss() } else { dismiss() }", "dismiss(); dismissParent()",
        "dismiss(); router.dismiss()", "controller.dismiss(animated: true); controller.dismiss(animated: true)",
        "dismiss(); save(); dismiss()",
    ])
    func nothing(action: String) {
        expectNothing(from: DoubleDismiss.self, in: Sample.root("Button(\"a\") { \(action) }"))
    }
}

@Suite struct PopByIdentityTests {
    @Test func anIdentityThatChanges() {
        expect(
            PopByIdentity.self,
            in: Sample.root(
                "NavigationStack { Text(\"a\") }.tint(.red).1️⃣id(stackID)",
                members: "@State private var stackID = UUID()"),
            tells: [
                "1️⃣ warning: a new id throws the NavigationStack away to get back to its root, with all its state; "
                    + "bind it to a path and empty that"
            ])
    }

    @Test(arguments: [
        ("NavigationStack { Text(\"a\") }.id(tab)", "@State private var tab = 1"),
        ("NavigationStack { Text(\"a\").id(rowID) }", "@State private var rowID = UUID()"),
        ("NavigationStack { Text(\"a\") }.id(stackID)", "let stackID: UUID"),
        ("NavigationStack { Text(\"a\") }.id(model.stackID)", ""),
        ("List { Text(\"a\") }.id(listID)", "@State private var listID = UUID()"),
    ])
    func nothing(body: String, member: String) {
        expectNothing(from: PopByIdentity.self, in: Sample.root(body, members: member))
    }
}

@Suite struct PathInDestinationTests {
    private static func detail(_ body: String, _ path: String = "@State private var 1️⃣inner = NavigationPath()")
        -> String
    {
        "struct Detail: View { \(path)\n    var body: some View { \(body) } }"
    }

    @Test func aPathOfNoStack() {
        expect(
            PathInDestination.self,
            in: Sample.root(
                "NavigationStack(path: $path) { 2️⃣NavigationLink(\"a\") { Detail() } }",
                more: Self.detail("Button(\"a\") { inner.append(1) }")),
            tells: [
                "1️⃣ warning: 'inner' is the path of no stack, since this screen is pushed itself; "
                    + "declare the path beside its stack and hand it down", "  2️⃣ the screen is pushed here",
            ])
    }

    @Test(arguments: [
        // It has a stack of its own, in a sheet.
        detail("Text(\"a\").sheet(isPresented: x) { NavigationStack(path: $inner) { Text(\"b\") } }"),
        detail("Button(\"a\") { inner.append(1) }", "@Binding var inner: NavigationPath"),
        detail("Child(path: $inner)"),
    ])
    func nothing(detail: String) {
        expectNothing(
            from: PathInDestination.self,
            in: Sample.root(
                "NavigationStack(path: $path) { NavigationLink(\"a\") { Detail() } }",
                more: detail.replacing("1️⃣", with: "")))
    }
}

@Suite struct UncodablePathTests {
    @Test func itCanBeMadeCodable() {
        expect(
            UncodablePath.self,
            in: Sample.root(
                "1️⃣NavigationStack(path: $path) { Text(\"a\") }",
                members: "@SceneStorage(\"navigation\") private var saved: Data?"),
            tells: [
                "1️⃣ warning: the path holds 'Route', which isn't Codable, so it can't be kept in SceneStorage; make 'Route' Codable"
            ])
    }

    @Test func itCannot() {
        expect(
            UncodablePath.self,
            in: Sample.root(
                "1️⃣NavigationStack(path: $screens) { Text(\"a\") }",
                members: "@SceneStorage(\"path\") private var saved: Data?\n@State private var screens: [Screen] = []",
                more: "enum Screen: Hashable { case color(Color) }"),
            tells: [
                "1️⃣ warning: the path holds 'Screen', which can't be Codable because 'Screen.color' is of type 'Color', "
                    + "which isn't Codable; put an id into the path instead"
            ])
    }

    @Test func aNavigationPath() {
        expect(
            UncodablePath.self,
            in: Sample.root(
                "1️⃣NavigationStack(path: $any) { Text(\"a\").navigationDestination(for: Route.self) { _ in Text(\"b\") } }",
                members: "@SceneStorage(\"path\") private var saved: Data?\n@State private var any = NavigationPath()"),
            tells: [
                "1️⃣ warning: the path holds 'Route', which isn't Codable, so it can't be kept in SceneStorage; make 'Route' Codable"
            ])
    }

    @Test(arguments: [
        // Kept is something else.
        ("NavigationStack(path: $path) { Text(\"a\") }", "@SceneStorage(\"tab\") private var tab = 0"),
        ("NavigationStack(path: $path) { Text(\"a\") }", ""),
        (
            "NavigationStack(path: $ids) { Text(\"a\") }",
            "@SceneStorage(\"path\") private var saved: Data?\n@State private var ids: [Int] = []"
        ),
        // A type that isn't seen.
        (
            "NavigationStack(path: $x) { Text(\"a\") }",
            "@SceneStorage(\"path\") private var saved: Data?\n@State private var x: [Elsewhere] = []"
        ),
    ])
    func nothing(body: String, members: String) {
        expectNothing(from: UncodablePath.self, in: Sample.root(body, members: members))
    }
}

@Suite struct ErasedPathTests {
    private static let path = "@State private var 1️⃣any = NavigationPath()"

    @Test func oneType() {
        expect(
            ErasedPath.self,
            in: Sample.root(
                "NavigationStack(path: $any) { Text(\"a\").navigationDestination(for: Route.self) { _ in Text(\"b\") } }",
                members: Self.path),
            tells: [
                "1️⃣ note: this NavigationPath holds only 'Route', and its values can't be read; declare it as [Route]"
            ])
    }

    @Test(arguments: [
        "NavigationStack(path: $any) { Text(\"a\").navigationDestination(for: Route.self) { _ in Text(\"b\") }.navigationDestination(for: Int.self) { _ in Text(\"c\") } }",
        "NavigationStack(path: $any) { Text(\"a\") }",
        "NavigationStack(path: $any) { Text(\"a\").navigationDestination(for: type) { _ in Text(\"b\") } }",
        "NavigationStack(path: $path) { Text(\"a\").navigationDestination(for: Route.self) { _ in Text(\"b\") } }",
        // Two stacks share it, one at a time.
        "if flag { NavigationStack(path: $any) { Text(\"a\").navigationDestination(for: Route.self) { _ in Text(\"b\") } } } else { NavigationStack(path: $any) { Text(\"a\").navigationDestination(for: Int.self) { _ in Text(\"b\") } } }",
    ])
    func nothing(body: String) {
        expectNothing(from: ErasedPath.self, in: Sample.root(body, members: Self.path.replacing("1️⃣", with: "")))
    }

    /// What step 5 makes of a stack that shows values of two types.
    @Test func theRouterOfValues() {
        expectNothing(
            from: ErasedPath.self,
            in: Sample.root(
                """
                NavigationStack(path: $router.path) {
                    Text("a")
                        .navigationDestination(for: Route.self) { _ in Text("b") }
                        .navigationDestination(for: Int.self) { _ in Text("c") }
                }
                """, members: "@State private var router = PathRouter()",
                more: "@Observable final class PathRouter { var path = NavigationPath() }"))
    }
}

@Suite struct ModelInRouteTests {
    private static func sample(_ types: String, _ registered: String = "Screen") -> String {
        """
        import SwiftUI
        \(types)
        struct Root: View {
            var body: some View {
                NavigationStack { Text("a").2️⃣navigationDestination(for: \(registered).self) { _ in Text("b") } }
            }
        }
        """
    }

    @Test func aCopyThatCanChange() {
        expect(
            ModelInRoute.self,
            in: Self.sample(
                """
                struct Rule: Identifiable, Hashable { let id: Int; var isOn: Bool }
                enum Screen: Hashable { case 1️⃣rule(Rule), edit(Rule) }
                """
            ).replacing("2️⃣", with: ""),
            tells: ["1️⃣ note: the route holds a copy of 'Rule', which doesn't follow when 'isOn' changes; push its id"])
    }

    @Test func anObject() {
        expect(
            ModelInRoute.self,
            in: Self.sample(
                "@Model final class Rule { var id: Int; init() {} }\nenum Screen: Hashable { case 1️⃣rule(Rule) }"
            )
            .replacing("2️⃣", with: ""),
            tells: [
                "1️⃣ warning: the route holds an object, 'Rule', which may change or be deleted while it is on the stack; push its id"
            ])
    }

    @Test func theModelItself() {
        expect(
            ModelInRoute.self,
            in: Self.sample("struct Rule: Identifiable, Hashable { let id: Int; var isOn: Bool }", "Rule"),
            tells: ["2️⃣ note: the route holds a copy of 'Rule', which doesn't follow when 'isOn' changes; push its id"])
    }

    @Test(arguments: [
        "struct Rule: Identifiable, Hashable { let id: Int; let isOn: Bool }\nenum Screen: Hashable { case rule(Rule) }",
        "struct Rule: Identifiable, Hashable { let id: Int; var isOn: Bool }\nenum Screen: Hashable { case rule(Rule.ID) }",
        // No id to push instead.
        "struct Filter: Hashable { var text: String }\nenum Screen: Hashable { case filter(Filter) }",
        "enum Screen: Hashable { case rule(Elsewhere), number(Int) }",
    ])
    func nothing(types: String) {
        expectNothing(from: ModelInRoute.self, in: Self.sample(types).replacing("2️⃣", with: ""))
    }
}
