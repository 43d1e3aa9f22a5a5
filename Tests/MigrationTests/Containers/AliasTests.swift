import TestSupport
import Testing

/// `NavigationView` by another name stays at each place, and is counted there.
@Suite(.typeChecked) struct AliasTests {
    private let named =
        "NavigationView stays: it is named as a type here, and a stack has another; write 'some View' where you can, then run again "
        + "[navigation-view/named-type]"
    private func byName(_ name: String) -> String {
        "NavigationView stays: it goes by the name '\(name)' here; write NavigationView, then run again "
            + "[navigation-view/named-type]"
    }

    @Test("calls and types, qualified and not") func uses() {
        expectLeft(
            """
            typealias Nav = NavigationView
            var a: some View { Nav { A() } }
            var b: some View { Nav(content: { A() }) }
            let c: Nav<A>? = nil

            """,
            ["1:17: \(named)", "2:20: \(byName("Nav"))", "3:20: \(byName("Nav"))", "4:8: \(byName("Nav"))"],
            ownNames: -3)
    }

    @Test("the alias of an alias, nested in a type, in another file") func chains() {
        expectMigration(
            of: SampleProject([
                "A.swift": "typealias One = SwiftUI.NavigationView\nenum UI { typealias Two = One }\n",
                "B.swift":
                    "var b: some View { UI.Two { Text(\"long enough for a mask to take the whole of it away\") } }\n",
                "C.swift": "struct Two: View { var body: some View { A() } }\nvar c: some View { Two() }\n",
            ]),
            to: [
                "A.swift": "typealias One = SwiftUI.NavigationView\nenum UI { typealias Two = One }\n",
                "B.swift":
                    "var b: some View { UI.Two { Text(\"long enough for a mask to take the whole of it away\") } }\n",
                "C.swift": "struct Two: View { var body: some View { A() } }\nvar c: some View { Two() }\n",
            ],
            findings: [
                "A.swift:1:25: \(named)", "A.swift:2:27: \(byName("One"))", "B.swift:1:23: \(byName("Two"))",
            ], ownNames: -2)
    }

    @Test("a style on one stays") func styles() {
        let stays =
            "navigationViewStyle stays: a NavigationView that it is set on stays; convert that one first, then run again "
            + "[navigation-view-style/container-stays]"
        expectLeft(
            """
            typealias Nav = NavigationView
            var a: some View { Nav { A() }.navigationViewStyle(.stack) }

            """,
            [
                "1:17: \(named)", "2:20: \(byName("Nav"))", "2:32: \(stays)", "  2:20: the NavigationView that stays",
            ], ownNames: -1)
    }

    @Test("names of other types, and private ones of other files, are no containers") func others() {
        let code = [
            "A.swift": "private typealias Nav = NavigationView\ntypealias List = [Int]\nlet a: List = []\n",
            "B.swift": "struct Nav<V: View>: View { var body: some View { A() } }\nvar b: some View { Nav() }\n",
            "C.swift": "struct NavigationView: View { var body: some View { A() } }\n",
        ]
        expectMigration(
            of: SampleProject(code), to: code, findings: [], ownNames: 2,
            compiles: .not("its files see different types of one name, and are checked as one file"))
    }

    @Test("what it contains is nested") func nested() {
        let before = """
            typealias Nav = NavigationView
            struct Root: View { var body: some View { Nav { NavigationLink("a") { Detail() } } } }
            struct Detail: View { var body: some View { NavigationView { A() } } }

            """
        expectMigration(
            before, before,
            findings: [
                "1:17: \(named)", "2:43: \(byName("Nav"))",
                "3:45: it is inside a pushed screen, and a stack inside a stack shows two bars: the container goes, and its content "
                    + "stays, only with --unsafe [navigation-view/nested-stack]",
            ], ownNames: -1)
    }
}
