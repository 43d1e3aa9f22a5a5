import TestSupport
import Testing

/// Branches for older systems stay, and are reported.
@Suite(.typeChecked) struct AvailabilityTests {
    private let removable =
        "NavigationView stays: this branch is for systems that the target no longer supports; "
        + "remove the availability check and the branch [navigation-view/available-check]"
    private let needed =
        "NavigationView stays: this branch is for older systems; "
        + "remove it once the deployment target no longer needs it [navigation-view/available-check]"

    @Test(
        "dead branches",
        arguments: [
            ("if #available(iOS 16, *) { NavigationStack { A() } } else { NavigationView { A() } }", 65),
            ("if #available(iOS 16, macOS 13, *) { new } else { NavigationView { A() } }", 55),
            (
                "if #available(iOS 16.4, *) { NavigationSplitView { A() } detail: { B() } } else { NavigationView { A() } }",
                87
            ),
            ("if #unavailable(iOS 16) { NavigationView { A() } } else { NavigationStack { A() } }", 31),
            ("if #available(iOS 16, *) { new } else if b { NavigationView { A() } }", 50),
            ("if #available(macOS 13, *) { new } else { NavigationView { A() } }", 47),
            ("if #available(iOS 17, *) { new } else if #available(iOS 15, *) { NavigationView { A() } }", 70),
        ])
    func dead(code: String, column: Int) {
        expectLeft("@ViewBuilder var a: some View {\n    \(code)\n}\n", ["2:\(column): \(removable)"])
    }

    @Test("a guard") func guards() {
        expectLeft(
            """
            func a() -> AnyView {
                guard #available(iOS 16, *) else { return AnyView(NavigationView { A() }) }
                return AnyView(NavigationStack { A() })
            }

            """, ["2:55: \(removable)"])
    }

    @Test(
        "declarations for older systems",
        arguments: [
            "@available(iOS, deprecated: 16) struct A: View { var body: some View { NavigationView { B() } } }",
            "@available(iOS, introduced: 13, obsoleted: 16.0) func a() -> some View { NavigationView { B() } }",
        ])
    func deprecated(code: String) {
        let column =
            code.prefix(upTo: code.firstRange(of: "NavigationView")?.lowerBound ?? code.startIndex).utf8.count + 1
        expectLeft(code + "\n", ["1:\(column): \(removable)"])
    }

    @Test(
        "deprecated for no system: code like any other",
        arguments: [
            "@available(*, deprecated, message: \"use NavigationView\")", "@available(iOS, deprecated: 100000.0)",
            "@available(iOS 15, *)",
        ])
    func notForOlderSystems(attribute: String) {
        expectMigration(
            "\(attribute) struct A: View { var body: some View { NavigationView { B() } } }\n",
            "\(attribute) struct A: View { var body: some View { NavigationStack { B() } } }\n")
    }

    @Test("beside a stack for newer systems") func newerStack() {
        expectLeft(
            "@ViewBuilder var a: some View {\n    if #available(iOS 18, *) { NavigationStack { A() } } else { NavigationView { B() } }\n}\n",
            ["2:65: \(needed)"])
    }

    @Test("beside something else for newer systems: code like any other") func newerOther() {
        expectMigration(
            "@ViewBuilder var a: some View {\n    if #available(iOS 18, *) { Glass() } else { NavigationView { B() } }\n}\n",
            "@ViewBuilder var a: some View {\n    if #available(iOS 18, *) { Glass() } else { NavigationStack { B() } }\n}\n"
        )
    }

    @Test("where the target still needs the branch") func oldTarget() {
        expectLeft(
            "@ViewBuilder var a: some View {\n    if #available(iOS 16, *) { NavigationStack { A() } } else { NavigationView { A() } }\n}\n",
            ["2:65: \(needed)"], targets: [SampleTarget("App", [.iOS: "15.0"])])
    }

    @Test("a check with a flag decides nothing") func flags() {
        expectMigration(
            "@ViewBuilder var a: some View {\n    if #available(iOS 16, *), flag { A() } else { NavigationView { A() } }\n}\n",
            "@ViewBuilder var a: some View {\n    if #available(iOS 16, *), flag { A() } else { NavigationStack { A() } }\n}\n"
        )
        expectLeft(
            "@ViewBuilder var a: some View {\n    if #available(iOS 16, *), flag { NavigationStack { A() } } else { NavigationView { A() } }\n}\n",
            ["2:71: \(needed)"])
    }

    @Test("Catalyst goes by iOS") func catalyst() {
        expectLeft(
            "@ViewBuilder var a: some View {\n    if #available(iOS 17, *) { A() } else { NavigationView { A() } }\n}\n",
            ["2:45: \(removable)"], targets: [SampleTarget("App", [.iOS: "17.0", .macCatalyst: "17.0"])])
        expectMigration(
            "@ViewBuilder var a: some View {\n    if #available(iOS 17, *) { A() } else { NavigationView { A() } }\n}\n",
            "@ViewBuilder var a: some View {\n    if #available(iOS 17, *) { A() } else { NavigationStack { A() } }\n}\n",
            targets: [SampleTarget("App", [.iOS: "16.0", .macCatalyst: "16.0"])])
    }

    @Test("a wrapper whose purpose is the check, with its style") func wrapper() {
        expectLeft(
            """
            struct NavigationContainer<Content: View>: View {
                @ViewBuilder let content: () -> Content
                var body: some View {
                    if #available(iOS 16, *) {
                        NavigationStack(root: content)
                    } else {
                        NavigationView(content: content)
                            .navigationViewStyle(.stack)
                    }
                }
            }

            """,
            [
                "7:13: \(removable)",
                "8:18: navigationViewStyle stays: a NavigationView that it is set on stays; "
                    + "convert that one first, then run again [navigation-view-style/container-stays]",
                "  7:13: the NavigationView that stays",
            ])
    }
}
