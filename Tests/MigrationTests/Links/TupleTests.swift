import Migration
import Testing

/// A tuple isn't Hashable: its elements are payload, each by itself.
@Suite(.typeChecked) struct TupleTests {
    private static func expectMovedLinks(
        _ properties: String, _ declarations: String, _ destinations: [String], to routes: [String],
        _ cases: [String], _ arms: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        let app = LinksApp(properties: properties, declarations: declarations)
        expectMoved(
            ["A.swift": app.before(destinations)],
            ["A.swift": app.after(routes), "Route.swift": routeText(cases, arms)], sourceLocation: sourceLocation)
    }

    @Test("the labels of the elements are those of the case") func labelled() {
        Self.expectMovedLinks(
            "let pair: (name: String, count: Int)",
            """
            struct PairView: View {
                let pair: (name: String, count: Int)
                var body: some View { Text("pair") }
            }
            """,
            ["PairView(pair: pair)", "PairView(pair: (name: pair.name, count: 3))"],
            to: ["pair(name: pair.name, count: pair.count)", "pair(name: pair.name, count: 3)"],
            ["pair(name: String, count: Int)"],
            """
            case .pair(let name, let count):
                PairView(pair: (name: name, count: count))
            """)
    }

    @Test("elements without labels get the parameter's labels, else its name and their numbers") func unlabelled() {
        Self.expectMovedLinks(
            "let size: (Double, Double)",
            """
            struct SizeView: View {
                let size: (Double, Double)
                var body: some View { Text("size") }
            }
            struct AreaView: View {
                let area: (width: Double, height: Double)
                var body: some View { Text("area") }
            }
            """,
            ["SizeView(size: self.size)", "AreaView(area: size)", "SizeView(size: (1, size.1))"],
            to: [
                "size(size0: self.size.0, size1: self.size.1)", "area(width: size.0, height: size.1)",
                "size(size0: 1, size1: size.1)",
            ],
            ["size(size0: Double, size1: Double)", "area(width: Double, height: Double)"],
            """
            case .size(let size0, let size1):
                SizeView(size: (size0, size1))
            case .area(let width, let height):
                AreaView(area: (width, height))
            """)
    }

    @Test("tuples in tuples, two of one shape, and rows") func nested() {
        Self.expectMovedLinks(
            "let first: (id: Int, size: (Double, Double))\n    let second: (id: Int, name: String)",
            """
            struct BothView: View {
                let first: (id: Int, size: (Double, Double))
                let second: (id: Int, name: String)
                var body: some View { Text("both") }
            }
            struct RowView: View {
                let row: (offset: Int, element: String)
                var body: some View { Text("row") }
            }
            """,
            ["BothView(first: first, second: second)"],
            to: [
                """
                both(
                                    firstId: first.id,
                                    size0: first.size.0,
                                    size1: first.size.1,
                                    secondId: second.id,
                                    name: second.name
                                )
                """
            ],
            ["both(firstId: Int, size0: Double, size1: Double, secondId: Int, name: String)"],
            """
            case .both(let firstId, let size0, let size1, let secondId, let name):
                BothView(first: (id: firstId, size: (size0, size1)), second: (id: secondId, name: name))
            """)
    }

    @Test("constants in tuples are payload where links differ") func constants() {
        Self.expectMovedLinks(
            "let number = 1",
            """
            struct PairView: View {
                let pair: (name: String, count: Int)
                var body: some View { Text("pair") }
            }
            """,
            [#"PairView(pair: ("a", 1))"#, #"PairView(pair: ("b", 1))"#],
            to: [#"pair(name: "a")"#, #"pair(name: "b")"#],
            ["pair(name: String)"],
            """
            case .pair(let name):
                PairView(pair: (name, 1))
            """)
    }

    /// The view with the links isn't the root: what that holds isn't handed on.
    private static func app(_ members: String, _ links: String, list: String = "ListView()") -> String {
        """
        import SwiftUI
        struct HomeView: View {
            var body: some View { NavigationStack { \(list) } }
        }
        struct ListView: View {
        \(members)
            var body: some View {
                VStack {
        \(links)
                }
            }
        }
        struct PairView: View {
            let pair: (name: String, action: () -> Void)
            var body: some View { Text("pair") }
        }
        struct ShownView: View {
            let shown: (Text, Int)
            var body: some View { Text("shown") }
        }
        struct CountView: View {
            let pair: (name: String, count: Int)
            var body: some View { Text("count") }
        }

        """
    }

    @Test("an element that can't be payload keeps the link, and is named") func element() {
        expectLinksLeft(
            Self.app(
                """
                    let pair: (name: String, action: () -> Void)
                    let shown: (Text, Int) = (Text("a"), 1)
                """,
                """
                            NavigationLink("a", destination: PairView(pair: pair))
                            NavigationLink("a", destination: ShownView(shown: shown))
                """, list: #"ListView(pair: ("a", {}))"#),
            [
                "10:13: NavigationLink stays: its destination needs the closure or function 'pair.action' of this view; "
                    + "move what it does into a model [destination-link/closure]",
                "11:13: NavigationLink stays: what 'shown.0' shows can't be seen here; write the destination's view out "
                    + "[destination-link/opaque-destination]",
            ])
    }

    @Test("what makes a tuple is called once: such a link stays") func call() {
        expectLinksLeft(
            Self.app(
                """
                    func pair() -> (name: String, count: Int) {
                        let name = "a"
                        return (name, 1)
                    }
                """, #"            NavigationLink("a", destination: CountView(pair: pair()))"#),
            [
                "12:13: NavigationLink stays: 'pair()' is of type '(name: String, count: Int)', which can't be made Hashable "
                    + "because '(name: String, count: Int)' is a tuple; pass what identifies it, or vouch for the type with --assume-hashable "
                    + "[destination-link/not-hashable]"
            ])
    }
}
