import Testing

@testable import Migration

@Suite(.typeChecked)
struct RouteExtensionTests {
    private static let views = """
        import SwiftUI
        struct Recipe: Hashable { let id: Int }
        final class Store: ObservableObject {}
        struct RecipeDetailView: View { let recipe: Recipe; var body: some View { Text("r") } }
        struct SettingsView: View { var body: some View { Text("s") } }
        struct StoreView: View { let store: Store; var body: some View { Text("s") } }

        """
    private let recipe = Screen(
        "RecipeDetailView(recipe: {0})", [.init(label: "recipe", type: "Recipe", expression: "row")])
    private let settings = Screen("SettingsView()")
    private let sharedStore = Screen(
        "StoreView(store: {0})", [.init(label: "store", type: "Store", expression: "store", isShared: true)])

    private func sample(_ routes: String, _ others: String = "") -> RouteSample {
        RouteSample(["Home.swift": Self.views + others, "Routes.swift": routes])
    }

    /// What the tool itself wrote.
    private var earlier: String {
        let book = RouteSample(Self.views).asked([settings]).book
        return book.changes(includingUnsafe: false).newFile?.text ?? ""
    }

    @Test func newCasesComeAtTheEnd() {
        expectExtension(
            sample(earlier), [recipe, settings],
            [
                "Routes.swift": """
                import SwiftUI

                /// The screens that a navigation stack can push.
                enum Route: Hashable {
                    case settings
                    case recipeDetail(recipe: Recipe)
                }

                /// Shows the screen that a route stands for.
                struct DestinationView: View {
                    let route: Route

                    var body: some View {
                        switch route {
                        case .settings:
                            SettingsView()
                        case .recipeDetail(let recipe):
                            RecipeDetailView(recipe: recipe)
                        }
                    }
                }

                """
            ], uses: ["Route.recipeDetail(recipe: row)", "Route.settings"])
    }

    @Test func linesEndAndIndentAsTheFilesDo() {
        func written(_ text: String) -> String {
            text.replacing("    ", with: "\t").replacing("\n", with: "\r\n")
        }
        let after = sample(earlier).applying(sample(earlier).asked([recipe]).book).files["Routes.swift"] ?? ""
        expectExtension(
            sample(written(earlier)), [recipe], ["Routes.swift": written(after)],
            uses: ["Route.recipeDetail(recipe: row)"])
    }

    @Test func whatTheNewCasesNeedComesWithThem() {
        let screens = [
            sharedStore,
            Screen("StoreView(store: {h0})").with {
                $0.hoisted = [.environmentObject("store", "Store")]
                $0.imports = ["os"]
            },
            Screen("StoreView(store: {h0}).padding()").with { $0.hoisted = [.root("shop", "Store")] },
        ]
        let stack = """
            struct Stack: View {
                let shop: Store
                var body: some View {
                    NavigationStack {
                        Text("").navigationDestination(for: Route.self) { DestinationView(route: $0) }
                    }
                }
            }
            """
        expectExtension(
            sample(earlier, stack), screens,
            [
                "Home.swift": Self.views
                    + stack.replacing("DestinationView(route: $0)", with: "DestinationView(route: $0, shop: shop)"),
                "Routes.swift": """
                import SwiftUI
                import os

                /// The screens that a navigation stack can push.
                enum Route: Hashable {
                    case settings
                    case store(store: Shared<Store>)
                    case storeView
                    case store2
                }

                /// Shows the screen that a route stands for.
                struct DestinationView: View {
                    let route: Route
                    let shop: Store
                    @EnvironmentObject private var store: Store

                    var body: some View {
                        switch route {
                        case .settings:
                            SettingsView()
                        case .store(let store):
                            StoreView(store: store.object)
                        case .storeView:
                            StoreView(store: store)
                        case .store2:
                            StoreView(store: shop).padding()
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

                """,
            ], uses: ["Route.store(store: Shared(store))", "Route.storeView", "Route.store2"])
    }

    @Test func aHandMadeEnumWithAView() {
        let routes = """
            import SwiftUI

            public struct Unrelated {}

            enum HomeRoute: Hashable {
              case recipe(Recipe), settings // two

              // the end
            }
            struct HomeRouteView: View {
              @EnvironmentObject var shop: Store
              var route: HomeRoute
              var body: some View {
                Group {
                  switch self.route {
                  case let .recipe(r): RecipeDetailView(recipe: r)
                  case .settings:
                    SettingsView( )
                  }
                }
                .font(.body)
              }
            }
            """
        let stack = """
            struct Stack: View {
                var body: some View {
                    NavigationStack {
                        Text("").navigationDestination(for: HomeRoute.self) { route in HomeRouteView(route: route) }
                    }
                }
            }
            """
        let hoisted = Screen("StoreView(store: {h0})").with { $0.hoisted = [.environmentObject("store", "Store")] }
        expectExtension(
            sample(routes, stack), [recipe, settings, hoisted],
            [
                "Routes.swift": routes.replacing(
                    "// two\n\n  // the end\n", with: "// two\n\n  // the end\n  case store\n"
                ).replacing(
                    "SettingsView( )\n", with: "SettingsView( )\n      case .store:\n        StoreView(store: shop)\n")
            ], uses: ["HomeRoute.recipe(row)", "HomeRoute.settings", "HomeRoute.store"])
    }

    @Test func oneLineAndADefault() {
        let routes = """
            enum Route: Hashable { case settings }
            struct RouteScreen: View {
                let route: Route
                var body: some View {
                    switch route {
                    case .settings: SettingsView()
                    // whatever else
                    @unknown default: Text("?")
                    }
                }
            }
            """
        expectExtension(
            sample("import SwiftUI\n" + routes), [recipe],
            [
                "Routes.swift": """
                import SwiftUI
                enum Route: Hashable {
                    case settings
                    case recipeDetail(recipe: Recipe)
                }
                struct RouteScreen: View {
                    let route: Route
                    var body: some View {
                        switch route {
                        case .settings: SettingsView()
                        case .recipeDetail(let recipe):
                            RecipeDetailView(recipe: recipe)
                        // whatever else
                        @unknown default: Text("?")
                        }
                    }
                }
                """
            ], uses: ["Route.recipeDetail(recipe: row)"])
    }

    @Test func severalThingsOnOneLine() {
        let routes = """
            import SwiftUI
            enum Route: Hashable { case settings; static let first = 1 }
            struct RouteScreen: View { let route: Route; var body: some View { switch route { case .settings: SettingsView() } } }
            """
        let hoisted = Screen("StoreView(store: {h0})").with { $0.hoisted = [.environmentObject("store", "Store")] }
        expectExtension(
            sample(routes), [hoisted],
            [
                "Routes.swift": """
                import SwiftUI
                enum Route: Hashable {
                    case settings;
                    case store
                    static let first = 1 }
                struct RouteScreen: View {
                    let route: Route;
                    @EnvironmentObject private var store: Store
                    var body: some View { switch route {
                case .settings: SettingsView()
                case .store:
                    StoreView(store: store)
                } } }
                """
            ], uses: ["Route.store"])
    }

    @Test func aHandMadeRegistration() {
        let stack = """
            enum Way: Hashable {
                case settings
            }
            struct Stack: View {
                var body: some View {
                    NavigationStack {
                        Text("").navigationDestination(for: Way.self) { way in
                            switch way {
                            case .settings:
                                SettingsView()
                            }
                        }
                    }
                }
            }
            """
        let sample = RouteSample(["Home.swift": Self.views + stack])
        expectExtension(
            sample, [settings, recipe],
            [
                "Home.swift": Self.views
                    + stack.replacing("case settings\n", with: "case settings\n    case recipeDetail(recipe: Recipe)\n")
                    .replacing(
                        "    SettingsView()\n",
                        with: """
                                SettingsView()
                                            case .recipeDetail(let recipe):
                                                RecipeDetailView(recipe: recipe)

                            """)
            ], uses: ["Way.settings", "Way.recipeDetail(recipe: row)"])
        let book = sample.asked([recipe]).book
        #expect(book.destination(includingUnsafe: false)?.text() == nil)
        #expect(book.existing?.registrations.map(\.file) == ["Home.swift"])
    }

    @Test func conditionsAndKeywords() {
        let routes = """
            import SwiftUI
            enum Route: Hashable {
                #if os(iOS)
                case settings
                #endif
            }
            struct DestinationView: View {
                let route: Route
                var body: some View {
                    switch route {
                    #if os(iOS)
                    case .settings:
                        SettingsView()
                    #endif
                    }
                }
            }
            """
        let sample = sample(routes)
        let known = sample.asked([settings.with { $0.condition = "os( iOS )" }, settings])
        #expect(known.uses.map(\.code) == ["Route.settings", "Route.settingsView"])
        #expect(known.uses.map(\.isKnown) == [true, false])
        expectExtension(
            sample, [Screen("Text(\"a\")", view: "DefaultView")],
            [
                "Routes.swift": routes.replacing(
                    "    #endif\n}\n", with: "    #endif\n    case `default`\n}\n"
                ).replacing(
                    "        #endif\n        }\n",
                    with: "        #endif\n        case .default:\n            Text(\"a\")\n        }\n")
            ], uses: ["Route.default"])
    }

    @Test func anExistingCaseIsNeverChanged() {
        func screen(_ size: String) -> Screen {
            Screen("Text({c0})", view: "TextView").with {
                $0.constants = [.init(code: size, label: "text", type: "String")]
            }
        }
        let first = RouteSample(Self.views)
        let before = first.applying(first.asked([screen("\"a\"")]).book)
        let (book, uses) = before.asked([screen("\"b\""), screen("\"a\""), screen("\"c\"")])
        #expect(
            uses.map(\.code) == [
                "Route.textView(text: \"b\")", "Route.text", "Route.textView(text: \"c\")",
            ])
        #expect(uses.map(\.caseName) == ["textView", "text", "textView"])
        #expect(uses.map(\.isKnown) == [false, true, false])
        // A further constant is what an existing case has a value for.
        let after = before.applying(book).asked([screen("\"d\"")])
        #expect(
            after.uses.map(\.code) == ["Route.textView(text: \"d\")"] && after.uses.allSatisfy(\.isKnown))
    }

    @Test func aLaterCallChangesNoCaseOfAnEarlierOne() {
        func screen(_ size: String) -> Screen {
            Screen("Text({c0})").with { $0.constants = [.init(code: size, label: "text", type: "String")] }
        }
        let sample = RouteSample(Self.views)
        var book = sample.book
        #expect(book.use(sample.requests([screen("\"a\"")])).map(\.code) == ["Route.text"])
        #expect(
            book.use(sample.requests([screen("\"b\""), screen("\"a\"")])).map(\.code) == ["Route.text2", "Route.text"])
    }

    @Test(arguments: [
        (
            "enum Route: Hashable", "var title: String { switch self { case .settings: \"s\" } }",
            "another switch over it has no default"
        ),
        ("private enum Route: Hashable", "", "other files don't see it"),
        ("enum Route: String, Hashable", "", "it has raw values"),
        ("public enum Route: Hashable", "", "it is public, and other modules may switch over it"),
        ("enum Route: CaseIterable, Hashable", "", "it is CaseIterable, and its cases may be shown"),
        (
            "enum Route: Hashable", "static func == (a: Route, b: Route) -> Bool { true }",
            "its == or hash is written by hand"
        ),
    ])
    func enumsThatStay(_ head: String, _ member: String, _ because: String) {
        let routes = earlier.replacing("enum Route: Hashable", with: head).replacing(
            "case settings\n", with: "case settings\n    \(member)\n")
        let (book, uses) = sample(routes).asked([recipe])
        #expect(book.refusal?.because == because)
        #expect(book.refusal?.name == "Route")
        #expect(book.existing == nil)
        #expect(uses.map(\.code) == ["AppRoute.recipeDetail(recipe: row)"])
        #expect(book.destinationName == "AppRouteDestinationView")
    }

    @Test(arguments: [
        "func f(_ r: Route) -> Int { switch r { case .settings: 1; default: 2 } }",
        "enum Tab { case settings, home }; func f(_ t: Tab) -> Int { switch t { case .settings: 1; case .home: 2 } }",
        "func f(_ r: Route) -> Bool { if case .settings = r { true } else { false } }",
        "enum Tab { case settings }; func f(_ t: Tab) -> Int { switch t { case .settings: 1 } }",
        "enum Tab { case settings }; func f() -> Int { switch unseen() { case Tab.settings: 1 } }",
        """
        enum Tab { case settings }
        struct Tabs: View {
            @State private var tab: Tab?
            var body: some View {
                Text("").navigationDestination(item: Binding(get: { tab }, set: { tab = $0 })) { tag in
                    switch tag { case .settings: Text("") }
                }
            }
        }
        """,
    ])
    func otherSwitchesThatAreNoObstacle(_ code: String) {
        let (book, uses) = sample(earlier, code).asked([recipe])
        #expect(book.refusal == nil)
        #expect(uses.map(\.code) == ["Route.recipeDetail(recipe: row)"])
    }

    @Test(arguments: [
        "enum Route { case settings }",
        "struct Route: Hashable { let settings = 1 }",
        "enum Route: Hashable { case settings }",
        "enum Route: Hashable { case settings }\nstruct S { let route: Route; var body: Int { 1 } }",
    ])
    func whatIsNoEnumOfRoutes(_ code: String) {
        let (book, uses) = sample(code).asked([settings])
        #expect(book.existing == nil && book.refusal == nil)
        #expect(uses.map(\.code) == ["AppRoute.settings"])
    }

    @Test func whatACodableEnumCannotTake() {
        let codable = sample(earlier.replacing("enum Route: Hashable", with: "enum Route: Hashable, Codable"))
        let requests = codable.requests([recipe, settings, sharedStore])
        let number = codable.requests([
            Screen("Text(\"\\({0})\")", [.init(label: "number", type: "Int", expression: "n")])
        ])
        let book = codable.book
        #expect(
            (requests + number).map { book.objection(to: $0.destination)?.because } == [
                "it is Codable, and 'Recipe' isn't", nil, "it is Codable, and 'Store' isn't", nil,
            ])
        #expect(requests.allSatisfy { sample(earlier).book.objection(to: $0.destination) == nil })
    }

    @Test func aNestedEnumAndARegistrationByAFunction() {
        let code = """
            struct Stack: View {
                enum Way: Hashable {
                    case settings
                }
                var body: some View {
                    NavigationStack {
                        Text("").navigationDestination(for: Way.self, destination: WayView.init)
                    }
                }
            }
            struct WayView: View {
                let way: Stack.Way
                var body: some View {
                    switch way {
                    case .settings: SettingsView()
                    }
                }
            }
            """
        let sample = RouteSample(["Home.swift": Self.views + code])
        expectExtension(
            sample, [recipe, settings],
            [
                "Home.swift": Self.views
                    + code.replacing(
                        "case settings\n", with: "case settings\n        case recipeDetail(recipe: Recipe)\n"
                    ).replacing(
                        "SettingsView()\n",
                        with: "SettingsView()\n        case .recipeDetail(let recipe):\n"
                            + "            RecipeDetailView(recipe: recipe)\n")
            ], uses: ["Stack.Way.recipeDetail(recipe: row)", "Stack.Way.settings"])
        let book = sample.book
        #expect(book.destination(includingUnsafe: false)?.text("$0") == "WayView(way: $0)")
    }

    @Test func availabilityInTheCodeItself() {
        let screen = Screen("if #available(iOS 17, *) {\n    SettingsView()\n}").with {
            ($0.view, $0.title) = (nil, "New")
        }
        let before = RouteSample(Self.views)
        let after = before.applying(before.asked([screen]).book)
        let uses = after.asked([screen, settings.with { $0.availability = "iOS 17, *" }]).uses
        #expect(uses.map(\.code) == ["Route.new", "Route.new"])
        #expect(uses.map(\.isKnown) == [true, true])
    }

    @Test func valuesThatAPersonBindsOrIgnores() {
        let routes = """
            import SwiftUI
            enum Route: Hashable {
                case recipe(Recipe, Int)
                case pair(Int, Int)
                case both(number: Int), other(number: Int)
            }
            struct RouteScreen: View {
                let route: Route
                var body: some View {
                    switch route {
                    case .recipe(let r, _): RecipeDetailView(recipe: r)
                    case .pair(let first, let second): Text("\\(first) \\(second)")
                    case .both(let number), .other(let number): Text("\\(number)")
                    }
                }
            }
            """
        func numbers(_ first: String, _ second: String) -> Screen {
            Screen(
                "Text(\"\\({0}) \\({1})\")",
                [
                    .init(label: "first", type: "Int", expression: first),
                    .init(label: "second", type: "Int", expression: second),
                ])
        }
        let same = Screen("Text(\"\\({0}) \\({0})\")", [.init(label: "n", type: "Int", expression: "n")])
        let text = Screen("Text(\"\\({0})\")", [.init(label: "n", type: "Int", expression: "n")])
        let other = Screen(
            "Text(\"\\({0}) \\({1})\")",
            [
                .init(label: "first", type: "Int", expression: "a"),
                .init(label: "second", type: "String", expression: "b"),
            ])
        let uses = sample(routes).asked([recipe, numbers("a", "b"), same, text, other]).uses
        #expect(
            uses.map(\.code) == [
                "Route.recipeDetail(recipe: row)", "Route.pair(a, b)", "Route.pair(n, n)", "Route.text(n: n)",
                "Route.textWithFirstAndSecond(first: a, second: b)",
            ])
        #expect(uses.map(\.isKnown) == [false, true, true, false, false])
    }
}
