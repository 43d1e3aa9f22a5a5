import TestSupport
import Testing

/// `NavigationView` as a type stays, and what has to have that type with it.
@Suite(.typeChecked) struct NamedTypeTests {
    private let named =
        "NavigationView stays: it is named as a type here, and a stack has another; write 'some View' where you can, then run again "
        + "[navigation-view/named-type]"
    private func held(_ holder: String) -> String {
        "NavigationView stays: '\(holder)' names its type; write 'some View' there, then run again [navigation-view/named-type]"
    }

    @Test(
        "positions of the type alone",
        arguments: [
            ("typealias Root = NavigationView<Home>", [18]),
            ("extension NavigationView where Content == Home { var a: Int { 1 } }", [11]),
            ("extension NavigationView { func a() {} }", [11]),
            ("func f<V: Sequence>(_ v: V) where V.Element == NavigationView<Home> {}", [48]),
            ("struct S<V> { let v: V } ; extension S where V == NavigationView<Home> {}", [51]),
            ("class Host: UIHostingController<NavigationView<Home>> {}", [33]),
            ("let a = view as? NavigationView<Home>", [18]),
            ("let a = view is NavigationView<Home>", [17]),
            ("let a = NavigationView<Home>.self", [9]),
            ("let a = SwiftUI.NavigationView<Home>.self", [17]),
            ("let a: (NavigationView<Home>) -> Void = { _ in }", [9]),
            ("var a: SwiftUI.NavigationView<Home>?", [16]),
            ("var a: [NavigationView<NavigationView<Home>>] = []", [9, 24]),
            ("let a: (() -> Home) -> Any = NavigationView.init", [30]),
            ("let a = try? view.inspect().find(NavigationView<Home>.self)", [34]),
        ])
    func positions(code: String, columns: [Int]) {
        expectLeft(code + "\n", columns.map { "1:\($0): \(named)" })
    }

    @Test(
        "containers of a declared type",
        arguments: [
            ("let a: NavigationView<Home> = NavigationView { Home() }", 8, 31, "a"),
            ("var a: NavigationView<Home> { NavigationView { Home().x } }", 8, 31, "a"),
            ("func a() -> NavigationView<Home> { return NavigationView { Home().x } }", 13, 43, "a"),
            ("func a(_ v: NavigationView<Home>) {} ; let b: Void = a(NavigationView { Home().x })", 13, 56, "a"),
            (
                "let a: UIHostingController<NavigationView<Home>> = UIHostingController(rootView: NavigationView { Home() })",
                28, 82, "NavigationView<Home>"
            ),
            ("func a<C: View>(_ v: NavigationView<C>) {} ; let b = NavigationView { C() }", 22, 54, "a"),
        ])
    func declared(code: String, type: Int, site: Int, holder: String) {
        expectLeft(
            code + "\n",
            ["1:\(site): \(held(holder))", "1:\(type): \(named)"].sorted {
                Int($0.split(separator: ":")[1]) ?? 0 < Int($1.split(separator: ":")[1]) ?? 0
            })
    }

    @Test("by another name of the type") func alias() {
        expectLeft(
            "typealias Root = NavigationView<Home>; let a: Root = NavigationView { Home() }\n",
            [
                "1:18: \(named)",
                "1:47: NavigationView stays: it goes by the name 'Root' here; write NavigationView, then run again "
                    + "[navigation-view/named-type]", "1:54: \(held("NavigationView<Home>"))",
            ], ownNames: -1)
    }

    @Test("members, assignments, and types that are bound as a whole") func members() {
        expectLeft(
            """
            class A {
                var root: NavigationView<Home>?
                func make() { self.root = NavigationView { Home().x } }
                func other() { root = NavigationView { Home().x } }
            }
            struct B: View {
                typealias Body = NavigationView<Home>
                var body: Body { NavigationView { Home().x } }
            }
            class C: UIHostingController<NavigationView<Home>> {
                init() { super.init(rootView: NavigationView { Home().x }) }
                required init?(coder: NSCoder) { nil }
            }

            """,
            [
                "2:15: \(named)", "3:31: \(held("root"))", "4:27: \(held("root"))", "7:22: \(named)",
                "8:15: NavigationView stays: it goes by the name 'Body' here; write NavigationView, then run again "
                    + "[navigation-view/named-type]", "8:22: \(held("B"))",
                "10:30: \(named)", "11:35: \(held("C"))",
            ], ownNames: -1)
    }

    @Test("a member of an extension that is used") func extensionMembers() {
        expectMigration(
            """
            extension NavigationView {
                func branded() -> some View { accentColor(.red) }
                var plain: some View { self }
            }
            var a: some View { NavigationView { A() }.branded().padding() }
            var b: some View { NavigationView { B() }.plain }
            var c: some View { NavigationView { C() } }

            """,
            """
            extension NavigationView {
                func branded() -> some View { accentColor(.red) }
                var plain: some View { self }
            }
            var a: some View { NavigationView { A() }.branded().padding() }
            var b: some View { NavigationView { B() }.plain }
            var c: some View { NavigationStack { C() } }

            """, findings: ["1:11: \(named)", "5:20: \(held("branded"))", "6:20: \(held("plain"))"])
    }

    @Test("elsewhere in the project, too") func otherFile() {
        let files = [
            "A.swift": "func present(_ view: NavigationView<Home>) {}\n",
            "B.swift":
                "func b() { present(NavigationView { Home().x }) }\nvar c: some View { NavigationView { Other() } }\n",
        ]
        var after = files
        after["B.swift"] =
            "func b() { present(NavigationView { Home().x }) }\nvar c: some View { NavigationStack { Other() } }\n"
        expectMigration(
            of: SampleProject(files), to: after,
            findings: ["A.swift:1:22: \(named)", "B.swift:1:20: \(held("present"))"])
    }

    private let together =
        "NavigationView stays: one function returns it beside values that stay, and they have one type; "
        + "make it a view builder or convert all by hand [navigation-view/named-type]"

    @Test("what one function returns moves together") func returns() {
        let code = """
            func a() -> some View {
                if flag { return NavigationView { A() } }
                return NavigationView { A() }
            }
            var b: some View {
                guard flag else { return NavigationView { A() } }
                return NavigationView { A() }
            }
            let c = { (flag: Bool) in
                if flag { return NavigationView { A() } }
                return NavigationView { A() }
            }

            """
        expectMigration(code, code.replacing("NavigationView", with: "NavigationStack"))
    }

    @Test("or not at all") func returnsApart() {
        expectLeft(
            """
            func a() -> some View {
                if flag { return NavigationView { A() } }
                return existing
            }
            func b() -> some View {
                if flag { return NavigationView { A() }.navigationViewStyle(style()) }
                return NavigationView { A() }.navigationViewStyle(style())
            }

            """,
            [
                "2:22: \(together)",
                "6:22: NavigationView stays: its style, 'style()', is chosen at run time; "
                    + "decide for a stack or columns by hand [navigation-view/runtime-style]",
                "6:45: navigationViewStyle stays: a NavigationView that it is set on stays; "
                    + "convert that one first, then run again [navigation-view-style/container-stays]",
                "  6:22: the NavigationView that stays",
                "7:12: NavigationView stays: its style, 'style()', is chosen at run time; "
                    + "decide for a stack or columns by hand [navigation-view/runtime-style]",
                "7:35: navigationViewStyle stays: a NavigationView that it is set on stays; "
                    + "convert that one first, then run again [navigation-view-style/container-stays]",
                "  7:12: the NavigationView that stays",
            ])
    }

    @Test("results of any type bind nothing") func erasedReturns() {
        let code = """
            func a() -> AnyView {
                if flag { return AnyView(NavigationView { A() }) }
                return AnyView(Text("a"))
            }
            func b() -> any View {
                if flag { return NavigationView { A() } }
                return Text("b")
            }
            func c() -> AnyView {
                if flag { return NavigationView { A() }.eraseToAnyView() }
                return Text("c").eraseToAnyView()
            }

            """
        expectMigration(code, code.replacing("NavigationView", with: "NavigationStack"))
    }
}
