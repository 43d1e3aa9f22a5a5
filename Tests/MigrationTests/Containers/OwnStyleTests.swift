import TestSupport
import Testing

/// A style, or a modifier that sets it, that is the project's own and goes by SwiftUI's name.
@Suite(.typeChecked) struct OwnStyleTests {
    private func container(_ name: String) -> String {
        "NavigationView stays: '\(name)' isn't one of SwiftUI's styles, and a NavigationStack has none; "
            + "replace the style by hand [navigation-view/custom-style]"
    }

    private func style(_ name: String) -> String {
        "navigationViewStyle stays: '\(name)' is declared in the project and may not be SwiftUI's here; "
            + "remove or replace it by hand [navigation-view/custom-style]"
    }

    private let modifier = "extension View { func navigationViewStyle(_ name: String) -> some View { padding() } }\n"
    private let differing = Compiles.not("what the names stand for isn't all written out")

    @Test(
        arguments: [
            "struct StackNavigationViewStyle {}", "class StackNavigationViewStyle {}",
            "typealias StackNavigationViewStyle = CardStyle", "public enum StackNavigationViewStyle {}",
        ])
    func types(declaration: String) {
        expectMigration(
            of: SampleProject([
                "A.swift": declaration + "\n",
                "B.swift":
                    "var b: some View { NavigationView { B() }.navigationViewStyle(StackNavigationViewStyle()) }\n",
            ]),
            to: [
                "A.swift": declaration + "\n",
                "B.swift":
                    "var b: some View { NavigationView { B() }.navigationViewStyle(StackNavigationViewStyle()) }\n",
            ],
            findings: [
                "B.swift:1:20: " + container("StackNavigationViewStyle"),
                "B.swift:1:43: " + style("StackNavigationViewStyle"),
            ], compiles: differing)
    }

    @Test("other styles are SwiftUI's beside it") func otherStyles() {
        expectMigration(
            "struct StackNavigationViewStyle {}\nvar b: some View { NavigationView { B() }.navigationViewStyle(.stack) }\n",
            "struct StackNavigationViewStyle {}\nvar b: some View { NavigationStack { B() } }\n")
    }

    @Test("a member of SwiftUI's protocol") func member() {
        expectLeft(
            "extension NavigationViewStyle where Self == CardStyle { static var stack: CardStyle { CardStyle() } }\n"
                + "var b: some View { NavigationView { B() }.navigationViewStyle(.stack) }\n",
            ["2:20: " + container("stack"), "2:43: " + style("stack")], compiles: differing)
    }

    @Test("a modifier of that name, on a container and on other views") func modifierOfThatName() {
        expectLeft(
            modifier + "var b: some View { NavigationView { B() }.navigationViewStyle(\"card\") }\n"
                + "var c: some View { Text(\"c\").navigationViewStyle(\"card\") }\n",
            [
                "2:20: " + container("navigationViewStyle"), "2:43: " + style("navigationViewStyle"),
                "3:30: " + style("navigationViewStyle"),
            ], ownNames: 1)
    }

    @Test("another module's own doesn't count where it isn't seen") func otherModule() {
        let files = [
            "A.swift": "var a: some View { NavigationView { A() }.navigationViewStyle(.stack) }\n",
            "Kit.swift": modifier,
        ]
        var after = files
        after["A.swift"] = "var a: some View { NavigationStack { A() } }\n"
        expectMigration(
            of: SampleProject(
                files, targets: [SampleTarget("App", files: ["A.swift"]), SampleTarget("Kit", files: ["Kit.swift"])]),
            to: after, ownNames: 1)
    }

    @Test("a helper and a constant that use one") func throughOthers() {
        expectLeft(
            """
            struct StackNavigationViewStyle: NavigationViewStyle {}
            let card = StackNavigationViewStyle()
            var b: some View { NavigationView { B() }.navigationViewStyle(card) }

            """,
            [
                "3:20: " + container("StackNavigationViewStyle"),
                "3:43: navigationViewStyle stays: a NavigationView that it is set on stays; convert that one first, then "
                    + "run again [navigation-view-style/container-stays]",
                "  3:20: the NavigationView that stays",
            ])
    }
}
