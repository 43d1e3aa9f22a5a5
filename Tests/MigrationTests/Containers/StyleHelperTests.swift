import TestSupport
import Testing

/// Modifiers of the project's own that set a style.
@Suite(.typeChecked) struct StyleHelperTests {
    private static let helper =
        "navigationViewStyle stays: it is all that the helper around it does; it has no effect on a NavigationStack, "
        + "so remove the helper by hand once no NavigationView uses it [navigation-view-style/helper]"

    @Test(
        "a function or a ViewModifier on the container",
        arguments: [
            ("extension View { func stacked() -> some View { navigationViewStyle(.stack) } }", 48, "stacked()"),
            ("extension View { func stacked() -> some View { self.navigationViewStyle(.stack) } }", 53, "stacked()"),
            (
                "struct Stacked: ViewModifier { func body(content: Content) -> some View { content.navigationViewStyle(.stack) } }",
                83, "modifier(Stacked())"
            ),
            (
                "struct Stacked: ViewModifier { func body(content: Content) -> some View { content.navigationViewStyle(.stack) } }",
                83, "modifier(Stacked.init())"
            ),
        ])
    func onTheContainer(helper: String, column: Int, use: String) {
        expectMigration(
            "\(helper)\nvar a: some View {\n    NavigationView { A() }.\(use)\n}\n",
            "\(helper)\nvar a: some View {\n    NavigationStack { A() }.\(use)\n}\n",
            findings: ["1:\(column): \(Self.helper)"], notes: [])
        expectLeft(
            "\(helper)\nvar a: some View {\n    NavigationView { A(); B() }.\(use)\n}\n",
            [
                "1:\(column): \(Self.helper)",
                "3:5: its second view was never shown under the stack style: it goes only with --unsafe [navigation-view/removed-views]",
            ], includingUnsafe: false)
    }

    @Test("a helper that does more loses the style") func withOthers() {
        expectMigration(
            """
            struct Branded: ViewModifier {
                func body(content: Content) -> some View {
                    content
                        .navigationViewStyle(.stack)
                        .accentColor(.red)
                }
            }
            var a: some View { NavigationView { A() }.modifier(Branded()) }

            """,
            """
            struct Branded: ViewModifier {
                func body(content: Content) -> some View {
                    content
                        .accentColor(.red)
                }
            }
            var a: some View { NavigationStack { A() }.modifier(Branded()) }

            """)
    }

    @Test("a helper with '#if' sets the style where it is compiled") func compiledHelpers() {
        let helper = """
            extension View {
                func stackedOnPhone() -> some View {
                    #if os(iOS)
                    return self.navigationViewStyle(.stack)
                    #else
                    return self
                    #endif
                }
            }

            """
        let use = "var a: some View { NavigationView { A(); B() }.stackedOnPhone() }\n"
        let both = SampleTarget("App", [.iOS: "17.0", .macOS: "14.0"])
        expectLeft(
            helper + use,
            [
                "4:21: \(Self.helper)",
                "10:20: NavigationView stays: its style differs between the platforms or builds of the target; "
                    + "split the code with '#if' by hand [navigation-view/style-varies]",
            ], targets: [both])
        expectLeft(
            helper + use,
            [
                "4:21: \(Self.helper)",
                "10:20: its second view was never shown under the stack style: it goes only with --unsafe [navigation-view/removed-views]",
            ], includingUnsafe: false)
    }

    private static let onPad = """
        extension View {
            @ViewBuilder func stackedOnPad() -> some View {
                if isPad { navigationViewStyle(.stack) } else { self }
            }
        }

        """

    @Test("a helper with a condition is chosen at run time") func conditionalHelpers() {
        expectLeft(
            Self.onPad + "var a: some View { NavigationView { A(); B() }.stackedOnPad() }\n",
            [
                "3:20: \(Self.helper)",
                "6:20: NavigationView stays: its style, 'stackedOnPad', is chosen at run time; "
                    + "decide for a stack or columns by hand [navigation-view/runtime-style]",
            ])
    }

    @Test("with one view a stack or nothing comes to the same") func conditionalHelpersOnOneView() {
        expectMigration(
            Self.onPad
                + "var a: some View { NavigationView { A() }.stackedOnPad() }\nvar b: some View { NavigationView { B() } }\n",
            Self.onPad
                + "var a: some View { NavigationStack { A() }.stackedOnPad() }\nvar b: some View { NavigationStack { B() } }\n",
            findings: ["3:20: \(Self.helper)"])
    }

    @Test("a helper that chooses between columns and a stack") func choosingHelpers() {
        expectLeft(
            """
            extension View {
                @ViewBuilder func navigation(wide: Bool) -> some View {
                    if wide { navigationViewStyle(.columns) } else { navigationViewStyle(.stack) }
                }
            }
            var a: some View { NavigationView { A(); B() }.navigation(wide: true) }

            """,
            [
                "3:19: \(Self.helper)", "3:58: \(Self.helper)",
                "6:20: NavigationView stays: its style, 'navigation', is chosen at run time; "
                    + "decide for a stack or columns by hand [navigation-view/runtime-style]",
            ])
    }

    @Test("a container whose ancestor may use the helper isn't decided by its views alone") func onAnAncestor() {
        expectLeft(
            """
            extension View { func stacked() -> some View { navigationViewStyle(.stack) } }
            var a: some View { Tabs().stacked() }
            var b: some View { NavigationView { A(); B() } }

            """,
            [
                "1:48: \(Self.helper)",
                "3:20: NavigationView stays: a style set elsewhere decides whether it has columns; "
                    + "set the style on the container itself, then run again [navigation-view/style-elsewhere]",
            ])
    }

    @Test("a wrapper that brings the container isn't a helper") func wrapper() {
        expectMigration(
            """
            extension View {
                func inNavigation() -> some View {
                    NavigationView { self }
                        .navigationViewStyle(.stack)
                }
            }

            """,
            """
            extension View {
                func inNavigation() -> some View {
                    NavigationStack { self }
                }
            }

            """, notes: [])
    }
}
