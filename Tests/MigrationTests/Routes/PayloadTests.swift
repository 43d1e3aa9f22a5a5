import Testing

@testable import Migration

@Suite(.typeChecked)
struct PayloadTests {
    /// Expects the lines of the cases and of the switch.
    private func expectLines(
        _ sample: RouteSample, _ screens: [Screen], _ cases: String, _ arms: String, properties: String = "",
        uses: [String], roots: String = "", includingUnsafe: Bool = false, compiles: Bool = true,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        func indented(_ text: String, _ spaces: String) -> String {
            text.split(separator: "\n").map { spaces + $0 + "\n" }.joined()
        }
        expectRouteFile(
            sample, screens,
            """
            import SwiftUI

            /// The screens that a navigation stack can push.
            enum Route: Hashable {
            \(indented(cases, "    "))}

            /// Shows the screen that a route stands for.
            struct DestinationView: View {
                let route: Route
            \(indented(properties, "    "))
                var body: some View {
                    switch route {
            \(indented(arms, "        "))        }
                }
            }

            """, uses: uses, roots: roots, includingUnsafe: includingUnsafe, compiles: compiles,
            sourceLocation: sourceLocation)
    }

    private let player = RouteSample(
        """
        import SwiftUI
        final class PlayerModel { init(track: Int, volume: Double) {} }
        struct PlayerView: View { let model: PlayerModel; var body: some View { Text("p") } }
        struct RangeView: View {
            init(in range: Int, title: String, default value: Int = 0) {}
            var body: some View { Text("r") }
        }
        func title(_ text: String) -> String { text }
        """)

    @Test func aConstantStaysWhereAllAgree() {
        let screen = Screen("PlayerView(model: PlayerModel(track: {0}, volume: {c0}))").with {
            $0.payload = [.init(label: "track", outerLabel: "model", type: "Int", expression: "track.id")]
            $0.constants = [.init(code: "0.5", label: "volume", type: "Double")]
        }
        expectLines(
            player, [screen, screen], "case player(track: Int)",
            """
            case .player(let track):
                PlayerView(model: PlayerModel(track: track, volume: 0.5))
            """, uses: ["Route.player(track: track.id)", "Route.player(track: track.id)"])
    }

    @Test func aConstantIsPayloadWhereLinksDiffer() {
        let screens = ["0.5", "1", "0.5"].map { volume in
            Screen("PlayerView(model: PlayerModel(track: {c0}, volume: {c1}))").with {
                $0.constants = [
                    .init(code: "7", label: "track", type: "Int"),
                    .init(code: volume, label: "volume", type: "Double"),
                ]
            }
        }
        let payload = Screen(
            "PlayerView(model: PlayerModel(track: {0}, volume: {1}))",
            [
                .init(label: "track", type: "Int", expression: "id"),
                .init(label: "volume", type: "Double", expression: "loud"),
            ])
        expectLines(
            player, screens, "case player(volume: Double)",
            """
            case .player(let volume):
                PlayerView(model: PlayerModel(track: 7, volume: volume))
            """, uses: ["Route.player(volume: 0.5)", "Route.player(volume: 1)", "Route.player(volume: 0.5)"])
        expectLines(
            player, screens + [payload], "case player(track: Int, volume: Double)",
            """
            case .player(let track, let volume):
                PlayerView(model: PlayerModel(track: track, volume: volume))
            """,
            uses: [
                "Route.player(track: 7, volume: 0.5)", "Route.player(track: 7, volume: 1)",
                "Route.player(track: 7, volume: 0.5)", "Route.player(track: id, volume: loud)",
            ])
        expectLines(
            player, [payload] + screens, "case player(track: Int, volume: Double)",
            """
            case .player(let track, let volume):
                PlayerView(model: PlayerModel(track: track, volume: volume))
            """,
            uses: [
                "Route.player(track: id, volume: loud)", "Route.player(track: 7, volume: 0.5)",
                "Route.player(track: 7, volume: 1)", "Route.player(track: 7, volume: 0.5)",
            ])
    }

    @Test func constantsOfUnknownOrOtherTypesMakeCasesOfTheirOwn() {
        func screen(_ code: String, _ type: String?) -> Screen {
            Screen("Text({c0})").with { $0.constants = [.init(code: code, label: "text", type: type)] }
        }
        expectLines(
            player, [screen("a()", nil), screen("b()", nil), screen("\"c\"", "String"), screen("a( )", nil)],
            """
            case text
            case text2
            case text3
            """,
            """
            case .text:
                Text(a())
            case .text2:
                Text(b())
            case .text3:
                Text("c")
            """, uses: ["Route.text", "Route.text2", "Route.text3", "Route.text"], compiles: false)
    }

    @Test func twoPartsOfOneLabel() {
        func screen(_ first: String, _ second: String) -> Screen {
            Screen("PairView(a: A(id: {c0}), b: B(id: {c1}))").with {
                $0.constants = [
                    .init(code: first, label: "id", outerLabel: "a", type: "Int"),
                    .init(code: second, label: "id", outerLabel: "b", type: "Int"),
                ]
            }
        }
        expectLines(
            player, [screen("1", "2"), screen("3", "4")], "case pair(id: Int, bId: Int)",
            """
            case .pair(let id, let bId):
                PairView(a: A(id: id), b: B(id: bId))
            """, uses: ["Route.pair(id: 1, bId: 2)", "Route.pair(id: 3, bId: 4)"], compiles: false)
    }

    @Test func labelsThatCannotBeNames() {
        expectLines(
            player,
            [
                Screen(
                    "RangeView(in: {0}, title: title({1}), default: {2})",
                    [
                        .init(label: "in", type: "Int", expression: "1"),
                        .init(label: "title", type: "String", expression: "name"),
                        .init(label: "default", type: "Int", expression: "2"),
                    ]),
                Screen("VarView({0})", [.init(label: "var", type: "Int", expression: "3")]),
            ],
            """
            case range(in: Int, title: String, default: Int)
            case `var`(`var`: Int)
            """,
            """
            case .range(let inValue, let titleValue, let defaultValue):
                RangeView(in: inValue, title: title(titleValue), default: defaultValue)
            case .var(let varValue):
                VarView(varValue)
            """, uses: ["Route.range(in: 1, title: name, default: 2)", "Route.var(`var`: 3)"], compiles: false)
    }

    @Test func namesThatTheCodeBindsItself() {
        expectLines(
            player,
            [
                Screen(
                    "ForEach({0}, id: \\.self) { item in Text(item + {1}) }",
                    view: "ForEach",
                    [
                        .init(label: "items", type: "[String]", expression: "all"),
                        .init(label: "item", type: "String", expression: "first"),
                    ])
            ],
            "case forEach(items: [String], item: String)",
            """
            case .forEach(let items, let itemValue):
                ForEach(items, id: \\.self) { item in Text(item + itemValue) }
            """, uses: ["Route.forEach(items: all, item: first)"])
    }

    private let shop = RouteSample(
        """
        import SwiftUI
        final class Store: ObservableObject { @Published var count = 0 }
        final class Session: ObservableObject {}
        struct EditorView: View { @ObservedObject var store: Store; var body: some View { Text("e") } }
        struct OtherView: View { let a: Session; let b: Store; var body: some View { Text("o") } }
        """)

    @Test func objectsTravelByIdentity() {
        let screen = Screen(
            "EditorView(store: {0})",
            [.init(label: "store", type: "Store", expression: "store", isShared: true)]
        ).with { $0.isUnsafe = true }
        #expect(shop.asked([screen]).book.changes(includingUnsafe: false).isEmpty)
        expectRouteFile(
            shop, [screen],
            """
            import SwiftUI

            /// The screens that a navigation stack can push.
            enum Route: Hashable {
                case editor(store: Shared<Store>)
            }

            /// Shows the screen that a route stands for.
            struct DestinationView: View {
                let route: Route

                var body: some View {
                    switch route {
                    case .editor(let store):
                        EditorView(store: store.object)
                    }
                }
            }

            /// An object in a route: two are the same when their objects are.
            struct Shared<Object: AnyObject>: Hashable {
                let object: Object

                init(_ object: Object) {
                    self.object = object
                }

                static func == (lhs: Shared, rhs: Shared) -> Bool {
                    lhs.object === rhs.object
                }

                func hash(into hasher: inout Hasher) {
                    hasher.combine(ObjectIdentifier(object))
                }
            }

            """, uses: ["Route.editor(store: Shared(store))"], includingUnsafe: true)
    }

    @Test func theSharedStructHasAFreeName() {
        var sample = shop
        sample.files["Home.swift"]! += "\nstruct Shared {}\n"
        let screen = Screen(
            "EditorView(store: {0})",
            [.init(label: "store", type: "Store", expression: "store", isShared: true)])
        let (book, uses) = sample.asked([screen])
        #expect(uses.map(\.code) == ["Route.editor(store: SharedObject(store))"])
        let text = book.changes(includingUnsafe: false).newFile?.text
        #expect(text?.contains("case editor(store: SharedObject<Store>)") == true)
        #expect(text?.contains("struct SharedObject<Object: AnyObject>: Hashable {") == true)
        let again = sample.applying(book).asked([screen])
        #expect(again.uses.map(\.isKnown) == [true])
    }

    @Test func theViewHasSomeValuesByItself() {
        let screens = [
            Screen("OtherView(a: {h0}, b: {h1})").with {
                $0.hoisted = [.environmentObject("session", "Session"), .root("store", "Store")]
            },
            Screen("Text(\"x\").font({h0} == nil ? nil : .body).onTapGesture { {h1}() }").with {
                $0.hoisted = [
                    .environment("font", "\\.font", nil), .environment("dismiss", "\\.dismiss", "DismissAction"),
                ]
            },
            // The same names for something else.
            Screen("OtherView(a: {h1}, b: {h0}).padding()").with {
                $0.hoisted = [.environmentObject("session", "Store"), .environmentObject("session", "Session")]
            },
        ]
        expectLines(
            shop, screens,
            """
            case other
            case text
            case otherView
            """,
            """
            case .other:
                OtherView(a: session, b: store)
            case .text:
                Text("x").font(font == nil ? nil : .body).onTapGesture { dismiss() }
            case .otherView:
                OtherView(a: session, b: session2).padding()
            """,
            properties: """
                let store: Store
                @EnvironmentObject private var session: Session
                @Environment(\\.font) private var font
                @Environment(\\.dismiss) private var dismiss: DismissAction
                @EnvironmentObject private var session2: Store
                """, uses: ["Route.other", "Route.text", "Route.otherView"], roots: "    let store: Store")
        let book = shop.asked(screens).book
        #expect(book.rootValues(includingUnsafe: false) == ["store"])
        #expect(book.destination(includingUnsafe: false)?.text() == "DestinationView(route: route, store: store)")
    }

    @Test func aHoistedNameThatTheCodeBindsToo() {
        let screen = Screen("ForEach(0..<3, id: \\.self) { store in Text(\"\\({h0}.count) \\(store)\") }").with {
            $0.hoisted = [.environmentObject("store", "Store")]
        }
        expectLines(
            shop, [screen], "case forEach",
            """
            case .forEach:
                ForEach(0..<3, id: \\.self) { store in Text("\\(self.store.count) \\(store)") }
            """, properties: "@EnvironmentObject private var store: Store", uses: ["Route.forEach"])
    }

    @Test func aHoistedNameThatTheViewHasForItself() {
        let screen = Screen("OtherView(a: {h0}, b: {h1})").with {
            $0.hoisted = [.environmentObject("body", "Session"), .root("route", "Store")]
        }
        expectLines(
            shop, [screen], "case other",
            """
            case .other:
                OtherView(a: body2, b: route2)
            """,
            properties: """
                let route2: Store
                @EnvironmentObject private var body2: Session
                """, uses: ["Route.other"], roots: "    let route: Store")
        let book = shop.asked([screen]).book
        #expect(book.destination(includingUnsafe: false)?.text("$0") == "DestinationView(route: $0, route2: route)")
    }
}
