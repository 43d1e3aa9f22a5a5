import TestSupport
import Testing

/// Styles in '#if': each platform by itself.
@Suite(.typeChecked) struct PlatformStyleTests {
    private let both = SampleTarget("App", [.iOS: "17.0", .macOS: "14.0"])

    private func code(_ content: String, _ styles: String) -> String {
        "var a: some View {\n    NavigationView { \(content) }\n\(styles)}\n"
    }
    private let stackOnPhone = "        #if os(iOS)\n        .navigationViewStyle(.stack)\n        #endif\n"

    @Test("one view, a stack on iOS") func oneView() {
        expectMigration(
            code("A()", stackOnPhone), "var a: some View {\n    NavigationStack { A() }\n}\n", targets: [both])
    }

    @Test("where the Mac had columns, it is told") func macNotes() {
        let after = "var a: some View {\n    NavigationStack { A() }\n}\n"
        let advice = "and make it a NavigationSplitView by hand where you want columns [navigation-view/pad-columns]"
        expectMigration(
            of: SampleProject(["A.swift": code("A()", stackOnPhone)], targets: [both]), to: ["A.swift": after],
            notes: [
                "A.swift:2:5: this NavigationView without a style showed two columns on the Mac, "
                    + "and a NavigationStack shows one; try the app on a Mac, \(advice)"
            ])
        expectMigration(
            of: SampleProject(["A.swift": code("A()", "")], targets: [both]), to: ["A.swift": after],
            notes: [
                "A.swift:2:5: this NavigationView without a style showed two columns on iPad and on the Mac, "
                    + "and a NavigationStack shows one; try the app on both, \(advice)"
            ])
    }

    @Test("two views, a stack on iOS only") func twoViews() {
        expectLeft(
            code("A(); B()", stackOnPhone),
            [
                "2:5: NavigationView stays: its style differs between the platforms or builds of the target; "
                    + "split the code with '#if' by hand [navigation-view/style-varies]",
                "4:10: navigationViewStyle stays: a NavigationView that it is set on stays; "
                    + "convert that one first, then run again [navigation-view-style/container-stays]",
                "  2:5: the NavigationView that stays",
            ], targets: [both])
    }

    @Test("two views, columns on the Mac and by default elsewhere") func columnsOnMac() {
        expectMigration(
            code("A(); B()", "        #if os(macOS)\n        .navigationViewStyle(.columns)\n        #endif\n"),
            "var a: some View {\n    NavigationSplitView { A() } detail: { B() }\n}\n", targets: [both])
    }

    @Test("a style that no target compiles doesn't count") func deadStyle() {
        expectMigration(
            code("A()", "        #if os(macOS)\n        .navigationViewStyle(.columns)\n        #endif\n"),
            "var a: some View {\n    NavigationStack { A() }\n}\n")
    }

    @Test("a style that the platform doesn't decide") func undecided() {
        expectMigration(
            code("A()", "        #if DEBUG\n        .navigationViewStyle(.stack)\n        #endif\n"),
            "var a: some View {\n    NavigationStack { A() }\n}\n")
        expectLeft(
            code("A(); B()", "        #if DEBUG\n        .navigationViewStyle(.stack)\n        #endif\n"),
            [
                "2:5: NavigationView stays: its style differs between the platforms or builds of the target; "
                    + "split the code with '#if' by hand [navigation-view/style-varies]",
                "4:10: navigationViewStyle stays: a NavigationView that it is set on stays; "
                    + "convert that one first, then run again [navigation-view-style/container-stays]",
                "  2:5: the NavigationView that stays",
            ])
    }
}
