import ProjectModel
import TestSupport
import Testing

/// Conversions that may change what users of the app see.
@Suite(.typeChecked) struct DoubtTests {
    private let macOnly = SampleTarget("App", [.macOS: "14.0"], devices: [.mac])
    private let mac =
        "on the Mac it was a sidebar with an empty detail column: it becomes a NavigationSplitView with an empty detail "
        + "only with --unsafe; a NavigationStack may be what you want [navigation-view/mac-columns]"

    @Test("one view on the Mac alone") func macOS() {
        expectUnsafe(
            """
            var a: some View {
                NavigationView {
                    A() // all
                }
            }
            var b: some View { NavigationView { B() } }

            """,
            """
            var a: some View {
                NavigationSplitView {
                    A() // all
                } detail: {
                    EmptyView()
                }
            }
            var b: some View { NavigationSplitView { B() } detail: { EmptyView() } }

            """, ["2:5: \(mac)", "6:20: \(mac)"], targets: [macOnly])
    }

    @Test("one view in code for the Mac") func macCode() {
        let both = SampleTarget("App", [.iOS: "17.0", .macOS: "14.0"])
        expectUnsafe(
            "#if os(macOS)\nvar a: some View { NavigationView { A() } }\n#else\nvar a: some View { NavigationView { A() } }\n#endif\n"
                .replacing(
                    "#else\nvar a: some View { NavigationView", with: "#else\nvar a: some View { NavigationStack"),
            "#if os(macOS)\nvar a: some View { NavigationSplitView { A() } detail: { EmptyView() } }\n#else\nvar a: some View { NavigationStack { A() } }\n#endif\n",
            ["2:20: \(mac)"], targets: [both])
    }

    @Test(
        "links with flags misbehave in a stack on iOS 16",
        arguments: [
            "NavigationLink(destination: B(), isActive: $b) { Text(\"b\") }",
            "NavigationLink(\"b\", isActive: $b) { B() }",
            "NavigationLink(destination: B(), tag: 1, selection: $number) { Text(\"b\") }",
            "NavigationLink(\"b\", tag: 1, selection: $number) { B() }",
        ])
    func legacyLinks(link: String) {
        let before = "var a: some View {\n    NavigationView { List { \(link) } }\n}\n"
        let after = "var a: some View {\n    NavigationStack { List { \(link) } }\n}\n"
        expectUnsafe(
            before, after,
            [
                "2:5: a link with isActive: or tag:selection: in it misbehaves in a NavigationStack on iOS 16: "
                    + "raise the target to iOS 17, or wait for step 4, which moves both [navigation-view/legacy-links]"
            ], targets: [SampleTarget("App", [.iOS: "16.4"])])
        expectMigration(before, after)
    }

    @Test("links of a sheet or another container are of another stack") func linksElsewhere() {
        expectMigration(
            "var a: some View {\n    NavigationView { A().sheet(isPresented: $b) { NavigationView { NavigationLink(\"b\", isActive: $b) { B() } } } }\n}\n",
            "var a: some View {\n    NavigationStack { A().sheet(isPresented: $b) { NavigationView { NavigationLink(\"b\", isActive: $b) { B() } } } }\n}\n",
            findings: [
                "2:51: a link with isActive: or tag:selection: in it misbehaves in a NavigationStack on iOS 16: "
                    + "raise the target to iOS 17, or wait for step 4, which moves both [navigation-view/legacy-links]"
            ], targets: [SampleTarget("App", [.iOS: "16.0"])])
    }

    @Test("several links, and the style with them") func severalLinks() {
        expectMigration(
            "var a: some View {\n    NavigationView { NavigationLink(\"b\", isActive: $b) { B() }; NavigationLink(\"c\", isActive: $c) { C() } }\n        .navigationViewStyle(.columns)\n}\n",
            "var a: some View {\n    NavigationView { NavigationLink(\"b\", isActive: $b) { B() }; NavigationLink(\"c\", isActive: $c) { C() } }\n        .navigationViewStyle(.columns)\n}\n",
            findings: [
                "2:5: 2 links with isActive: or tag:selection: in it misbehave in a NavigationStack on iOS 16: "
                    + "raise the target to iOS 17, or wait for step 4, which moves both [navigation-view/legacy-links]",
                "3:10: navigationViewStyle goes only with --unsafe, as a NavigationView that it is set on "
                    + "[navigation-view-style/container-unsafe]",
                "  2:5: the NavigationView that is converted only with --unsafe",
            ], targets: [SampleTarget("App", [.iOS: "16.0"])])
    }
}

/// What is told once besides.
@Suite(.typeChecked) struct PadNoteTests {
    private func note(_ place: String, _ subject: String) -> String {
        "\(place): \(subject) showed two columns on iPad, and a NavigationStack shows one; "
            + "try the app on an iPad, and make it a NavigationSplitView by hand where you want columns [navigation-view/pad-columns]"
    }

    @Test("one container without a style") func one() {
        expectMigration(
            "var a: some View { NavigationView { A() } }\n", "var a: some View { NavigationStack { A() } }\n",
            notes: [note("1:20", "this NavigationView without a style")])
    }

    @Test("several are told once") func several() {
        expectMigration(
            "var a: some View { NavigationView { A() } }\nvar b: some View { NavigationView { B() }.navigationViewStyle(.automatic) }\n",
            "var a: some View { NavigationStack { A() } }\nvar b: some View { NavigationStack { B() } }\n",
            notes: [note("1:20", "2 NavigationViews without a style, this one first,")])
    }

    @Test(
        "not where nothing changed",
        arguments: [
            "#Preview { NavigationView { A() } }",
            "var a: some View { A().sheet(isPresented: $b) { NavigationView { A() } } }",
            "var a: some View { A().popover(isPresented: $b) { NavigationView { A() } } }",
            "var a: some View { NavigationView { A() }.navigationViewStyle(.stack) }",
        ])
    func nothingChanged(code: String) {
        expectMigration(
            code + "\n",
            code.replacing(".navigationViewStyle(.stack)", with: "").replacing(
                "NavigationView", with: "NavigationStack") + "\n", notes: [])
    }

    @Test("a cover is as wide as the screen") func covers() {
        expectMigration(
            "var a: some View { A().fullScreenCover(isPresented: $b) { NavigationView { A() } } }\n",
            "var a: some View { A().fullScreenCover(isPresented: $b) { NavigationStack { A() } } }\n",
            notes: [note("1:59", "this NavigationView without a style")])
    }

    @Test("not without an iPad") func noPad() {
        expectMigration(
            "var a: some View { NavigationView { A() } }\n", "var a: some View { NavigationStack { A() } }\n",
            notes: [],
            targets: [SampleTarget("App", devices: [.iPhone])])
        expectMigration(
            "var a: some View { NavigationView { A() } }\n", "var a: some View { NavigationStack { A() } }\n",
            notes: [],
            targets: [SampleTarget("App", [.watchOS: "10.0"], devices: [.watch])])
    }
}
