import TestSupport
import Testing

/// What a style says, however it is written.
@Suite(.typeChecked) struct StyleSpellingTests {
    @Test(
        "the stack's style",
        arguments: [
            ".stack", "StackNavigationViewStyle()", "StackNavigationViewStyle.init()",
            "SwiftUI.StackNavigationViewStyle()",
            "StackNavigationViewStyle.stack",
        ])
    func stack(style: String) {
        expectMigration(
            "var a: some View {\n    NavigationView { A() }.navigationViewStyle(\(style))\n}\n",
            "var a: some View {\n    NavigationStack { A() }\n}\n", notes: [])
    }

    @Test(
        "the columns' style",
        arguments: [
            ".columns", "ColumnNavigationViewStyle()", "DoubleColumnNavigationViewStyle()",
            "ColumnNavigationViewStyle.columns",
        ])
    func columns(style: String) {
        expectMigration(
            "var a: some View {\n    NavigationView { A(); B() }.navigationViewStyle(\(style))\n}\n",
            "var a: some View {\n    NavigationSplitView { A() } detail: { B() }\n}\n", notes: [],
            compiles: style == "ColumnNavigationViewStyle()" ? .not("SwiftUI gives it no initializer") : .everywhere)
    }

    @Test("the default style", arguments: [".automatic", "DefaultNavigationViewStyle()"])
    func automatic(style: String) {
        expectMigration(
            "var a: some View {\n    NavigationView { A() }.navigationViewStyle(\(style))\n}\n",
            "var a: some View {\n    NavigationStack { A() }\n}\n")
        expectMigration(
            "var a: some View {\n    NavigationView { A(); B() }.navigationViewStyle(\(style))\n}\n",
            "var a: some View {\n    NavigationSplitView { A() } detail: { B() }\n}\n")
    }

    @Test("the innermost style counts") func innermost() {
        expectMigration(
            """
            var a: some View {
                VStack {
                    NavigationView { A(); B() }
                        .navigationViewStyle(.columns)
                        .navigationViewStyle(.stack)
                }
                .navigationViewStyle(.stack)
            }

            """,
            """
            var a: some View {
                VStack {
                    NavigationSplitView { A() } detail: { B() }
                }
            }

            """)
    }

    private static let stays =
        "  2:5: the NavigationView that stays"
    private func styleStays(_ column: Int) -> [String] {
        [
            "2:\(column): navigationViewStyle stays: a NavigationView that it is set on stays; convert that one first, then run again "
                + "[navigation-view-style/container-stays]", Self.stays,
        ]
    }

    @Test("a custom style stays, with its container") func custom() {
        expectLeft(
            "var a: some View {\n    NavigationView { A() }.navigationViewStyle(BrandStyle(color: .red))\n}\n",
            [
                "2:5: NavigationView stays: 'BrandStyle' isn't one of SwiftUI's styles, and a NavigationStack has none; "
                    + "replace the style by hand [navigation-view/custom-style]"
            ] + styleStays(28))
    }

    @Test(
        "a style chosen at run time",
        arguments: [
            ("isPad ? .stack : .columns", "isPad ? .stack : .columns"),
            ("makeStyle()", "makeStyle()"),
            ("isPad\n        ? .stack : .columns", "isPad ? .stack : .columns"),
            ("style", "style"),
            ("self.theme.style", "style"),
        ])
    func runtime(style: String, text: String) {
        expectLeft(
            "var a: some View {\n    NavigationView { A() }.navigationViewStyle(\(style))\n}\n",
            [
                "2:5: NavigationView stays: its style, '\(text)', is chosen at run time; "
                    + "decide for a stack or columns by hand [navigation-view/runtime-style]"
            ] + styleStays(28),
            compiles: style.contains("?") ? .not("SwiftUI's two styles are of two types") : .everywhere)
    }

    @Test(
        "constants",
        arguments: [
            ("let style = StackNavigationViewStyle()", "style"),
            ("static let app = StackNavigationViewStyle()", "Self.app"),
            ("var style: StackNavigationViewStyle { .init() }", "self.style"),
            ("private var style = StackNavigationViewStyle.init()", "style"),
        ])
    func constants(declaration: String, use: String) {
        expectMigration(
            "struct A: View {\n    \(declaration)\n    var body: some View { NavigationView { B(); C() }.navigationViewStyle(\(use)) }\n}\n",
            "struct A: View {\n    \(declaration)\n    var body: some View { NavigationView { B(); C() }.navigationViewStyle(\(use)) }\n}\n",
            findings: [
                "3:27: its second view was never shown under the stack style: it goes only with --unsafe [navigation-view/removed-views]",
                "3:55: navigationViewStyle goes only with --unsafe, as a NavigationView that it is set on [navigation-view-style/container-unsafe]",
                "  3:27: the NavigationView that is converted only with --unsafe",
            ])
        expectMigration(
            "struct A: View {\n    \(declaration)\n    var body: some View { NavigationView { B() }.navigationViewStyle(\(use)) }\n}\n",
            "struct A: View {\n    \(declaration)\n    var body: some View { NavigationStack { B() } }\n}\n", notes: [])
    }

    @Test("a constant of another file") func constantElsewhere() {
        expectMigration(
            of: SampleProject([
                "Style.swift": "enum Styles { @MainActor static let app = DoubleColumnNavigationViewStyle() }\n",
                "View.swift": "#Preview { NavigationView { A(); B() }.navigationViewStyle(Styles.app) }\n",
            ]),
            to: [
                "Style.swift": "enum Styles { @MainActor static let app = DoubleColumnNavigationViewStyle() }\n",
                "View.swift": "#Preview { NavigationSplitView { A() } detail: { B() } }\n",
            ])
    }

    @Test("a parameter hides a constant of its name") func shadowedConstants() {
        let finding =
            "NavigationView stays: its style, 'style', is chosen at run time; decide for a stack or columns by hand "
            + "[navigation-view/runtime-style]"
        let style =
            "navigationViewStyle stays: a NavigationView that it is set on stays; convert that one first, then run again "
            + "[navigation-view-style/container-stays]"
        expectLeft(
            """
            let style = StackNavigationViewStyle()
            func a<S: NavigationViewStyle>(_ style: S) -> some View {
                NavigationView { A() }.navigationViewStyle(style)
            }
            struct B<S: NavigationViewStyle>: View {
                let style: S
                var body: some View { NavigationView { A() }.navigationViewStyle(style) }
            }

            """,
            [
                "3:5: " + finding, "3:28: " + style, "  3:5: the NavigationView that stays",
                "7:27: " + finding, "7:50: " + style, "  7:27: the NavigationView that stays",
            ])
    }
}
