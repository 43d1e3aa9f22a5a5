import Migration
import Testing

/// A case's labels are what a link says: names in the destination don't change them.
@Suite(.typeChecked) struct PayloadLabelTests {
    private static let declarations = """
        struct Car: Hashable {
            let maker: String?
            let name: String
            let count, one, two, three: Int
        }
        struct MakerView: View {
            let maker: String
            var body: some View { Text(maker) }
        }
        struct CountView: View {
            let count: Int
            var body: some View { Text("count") }
        }
        struct RangeView: View {
            init(in range: Int, for title: String, default value: Int = 0, `let` name: Int, self other: Int) {}
            var body: some View { Text("range") }
        }
        """

    private static func text(_ link: String, isRegistered: Bool = false) -> String {
        LinksApp(properties: "let car: Car", declarations: declarations).text([link], isRegistered: isRegistered)
    }

    private static func expectRoute(
        of destination: String, _ route: String, _ routeCase: String, _ arm: String,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        expectMoved(
            ["A.swift": text("NavigationLink(\"a\") { \(destination) }")],
            [
                "A.swift": text("NavigationLink(\"a\", value: Route.\(route))", isRegistered: true),
                "Route.swift": routeText([routeCase], arm),
            ], sourceLocation: sourceLocation)
    }

    @Test("if let: the name is bound to another one before") func ifLet() {
        Self.expectRoute(
            of: "if let maker = car.maker { MakerView(maker: maker) }",
            "a(maker: car.maker)", "a(maker: String?)",
            """
            case .a(let makerValue):
                if let maker = makerValue { MakerView(maker: maker) }
            """)
    }

    @Test("a declaration in the destination") func declaration() {
        Self.expectRoute(
            of: "let count = car.count; CountView(count: count)", "count(count: car.count)", "count(count: Int)",
            """
            case .count(let countValue):
                let count = countValue; CountView(count: count)
            """)
    }

    @Test("an object of the root has the label's name") func root() {
        let code = { (link: String, modifier: String) in
            """
            import SwiftUI
            final class Store: ObservableObject {}
            struct Item: Hashable { let store: Int }
            struct HomeView: View {
                @StateObject private var store = Store()
                let item: Item
                var body: some View {
                    NavigationStack {
                        \(link)\(modifier)
                    }
                }
            }
            struct StoreView: View {
                let store: Store
                let number: Int
                init(_ store: Store, store number: Int) {
                    self.store = store
                    self.number = number
                }
                var body: some View { Text("store") }
            }

            """
        }
        expectMoved(
            ["A.swift": code("NavigationLink(\"a\") { StoreView(store, store: item.store) }", "")],
            [
                "A.swift": code(
                    "NavigationLink(\"a\", value: Route.store(store: item.store))",
                    """

                                    .navigationDestination(for: Route.self) { route in
                                        DestinationView(route: route, store: store)
                                    }
                    """),
                "Route.swift": routeText(
                    ["store(store: Int)"],
                    """
                    case .store(let storeValue):
                        StoreView(store, store: storeValue)
                    """, properties: ["let store: Store"]),
            ])
    }

    @Test("keywords are labels as they are, but for three") func keywords() {
        Self.expectRoute(
            of: "RangeView(in: car.count, for: car.name, default: car.one, `let`: car.two, self: car.three)",
            """
            range(
                                in: car.count,
                                for: car.name,
                                default: car.one,
                                `let`: car.two,
                                self: car.three
                            )
            """,
            "range(in: Int, for: String, default: Int, `let`: Int, self: Int)",
            """
            case .range(let inValue, let forValue, let defaultValue, let letValue, let selfValue):
                RangeView(in: inValue, for: forValue, default: defaultValue, `let`: letValue, self: selfValue)
            """)
    }
}
