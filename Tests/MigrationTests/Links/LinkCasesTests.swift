import Migration
import TestSupport
import Testing

/// Small apps, whole: what they are before step 2 and behind step 4.
@Suite(.typeChecked) struct LinkCasesTests {
    @Test("a list, a model, a detail") func listAndDetail() {
        expectMoved(
            [
                "Models.swift": """
                import Foundation
                struct Recipe: Identifiable {
                    let id: UUID
                    let title: String
                }

                """,
                "RecipeList.swift": """
                import SwiftUI
                struct RecipeList: View {
                    let recipes: [Recipe]
                    var body: some View {
                        NavigationView {
                            List(recipes) { recipe in
                                // tapping opens the recipe
                                NavigationLink(destination: RecipeDetailView(recipe: recipe)) {
                                    Text(recipe.title) // the title
                                }
                            }
                            .navigationBarTitle("Recipes")
                        }
                        .navigationViewStyle(StackNavigationViewStyle())
                    }
                }
                struct RecipeDetailView: View {
                    let recipe: Recipe
                    var body: some View { Text(recipe.title) }
                }

                """,
            ],
            [
                "Models.swift": """
                import Foundation
                struct Recipe: Identifiable, Hashable {
                    let id: UUID
                    let title: String
                }

                """,
                "RecipeList.swift": """
                import SwiftUI
                struct RecipeList: View {
                    let recipes: [Recipe]
                    var body: some View {
                        NavigationStack {
                            List(recipes) { recipe in
                                // tapping opens the recipe
                                NavigationLink(value: Route.recipeDetail(recipe: recipe)) {
                                    Text(recipe.title) // the title
                                }
                            }
                            .navigationBarTitle("Recipes")
                            .navigationDestination(for: Route.self) { route in
                                DestinationView(route: route)
                            }
                        }
                    }
                }
                struct RecipeDetailView: View {
                    let recipe: Recipe
                    var body: some View { Text(recipe.title) }
                }

                """,
                "Route.swift": """
                import SwiftUI

                /// The screens that a navigation stack can push.
                enum Route: Hashable {
                    case recipeDetail(recipe: Recipe)
                }

                /// Shows the screen that a route stands for.
                struct DestinationView: View {
                    let route: Route

                    var body: some View {
                        switch route {
                        case .recipeDetail(let recipe):
                            RecipeDetailView(recipe: recipe)
                        }
                    }
                }

                """,
            ])
    }

    /// One property of the row can change.
    private static let changeable = [
        "A.swift": """
        import SwiftUI
        struct Recipe: Identifiable {
            let id: Int
            var title: String
        }
        struct RecipeList: View {
            let recipes: [Recipe]
            var body: some View {
                NavigationStack {
                    List(recipes) { recipe in
                        NavigationLink(recipe.title, destination: RecipeDetailView(recipe: recipe))
                    }
                }
            }
        }
        struct RecipeDetailView: View {
            let recipe: Recipe
            var body: some View { Text(recipe.title) }
        }

        """
    ]

    @Test("a row that can change is unsafe") func changeableRow() {
        expectMoved(
            Self.changeable, [:],
            findings: [
                "A.swift:11:17: NavigationLink becomes a value link only with --unsafe: 'Recipe.title' is a 'var', "
                    + "and the screen would keep the copy that was pushed; pass the row's id and look it up there "
                    + "[destination-link/changeable-row]"
            ])
        expectMoved(
            Self.changeable,
            [
                "A.swift": """
                import SwiftUI
                struct Recipe: Identifiable, Hashable {
                    let id: Int
                    var title: String
                }
                struct RecipeList: View {
                    let recipes: [Recipe]
                    var body: some View {
                        NavigationStack {
                            List(recipes) { recipe in
                                NavigationLink(recipe.title, value: Route.recipeDetail(recipe: recipe))
                            }
                            .navigationDestination(for: Route.self) { route in
                                DestinationView(route: route)
                            }
                        }
                    }
                }
                struct RecipeDetailView: View {
                    let recipe: Recipe
                    var body: some View { Text(recipe.title) }
                }

                """,
                "Route.swift": """
                import SwiftUI

                /// The screens that a navigation stack can push.
                enum Route: Hashable {
                    case recipeDetail(recipe: Recipe)
                }

                /// Shows the screen that a route stands for.
                struct DestinationView: View {
                    let route: Route

                    var body: some View {
                        switch route {
                        case .recipeDetail(let recipe):
                            RecipeDetailView(recipe: recipe)
                        }
                    }
                }

                """,
            ], options: MigrationOptions(includesUnsafe: true))
    }

    @Test("a model that is made at the link") func modelAtTheLink() {
        expectMoved(
            [
                "A.swift": """
                import SwiftUI
                struct Track { let id: Int }
                final class PlayerModel: ObservableObject { init(track: Int, volume: Double) {} }
                struct AlbumView: View {
                    let track: Track
                    var body: some View {
                        NavigationView {
                            NavigationLink("Open", destination: PlayerView(model: PlayerModel(track: track.id, volume: 0.5)))
                        }
                        .navigationViewStyle(.stack)
                    }
                }
                struct PlayerView: View {
                    @ObservedObject var model: PlayerModel
                    var body: some View { Text("Playing") }
                }

                """
            ],
            [
                "A.swift": """
                import SwiftUI
                struct Track { let id: Int }
                final class PlayerModel: ObservableObject { init(track: Int, volume: Double) {} }
                struct AlbumView: View {
                    let track: Track
                    var body: some View {
                        NavigationStack {
                            NavigationLink("Open", value: Route.player(track: track.id))
                                .navigationDestination(for: Route.self) { route in
                                    DestinationView(route: route)
                                }
                        }
                    }
                }
                struct PlayerView: View {
                    @ObservedObject var model: PlayerModel
                    var body: some View { Text("Playing") }
                }

                """,
                "Route.swift": """
                import SwiftUI

                /// The screens that a navigation stack can push.
                enum Route: Hashable {
                    case player(track: Int)
                }

                /// Shows the screen that a route stands for.
                struct DestinationView: View {
                    let route: Route

                    var body: some View {
                        switch route {
                        case .player(let track):
                            PlayerView(model: PlayerModel(track: track, volume: 0.5))
                        }
                    }
                }

                """,
            ])
    }

    private static func store(
        _ wrapper: String, _ link: String, passing: String = "", registering modifiers: String = ""
    ) -> String {
        """
        import SwiftUI
        final class Store: ObservableObject {}
        struct HomeView: View {
            @StateObject private var store = Store()
            @StateObject private var archive = Store()
            var body: some View {
                NavigationStack {
                    ListView(\(passing))\(modifiers)
                }
                .environmentObject(store)
            }
        }
        struct ListView: View {
            @\(wrapper) var store: Store
            var body: some View {
                \(link)
            }
        }
        struct EditorView: View {
            @ObservedObject var store: Store
            var body: some View { Text("Editor") }
        }

        """
    }

    private static func registration(_ destination: String = "DestinationView(route: route)") -> String {
        """

                        .navigationDestination(for: Route.self) { route in
                            \(destination)
                        }
        """
    }

    @Test("a model that is passed on travels by identity") func modelPassedOn() {
        let link = #"NavigationLink("Edit", destination: EditorView(store: store))"#
        expectMoved(
            ["A.swift": Self.store("ObservedObject", link, passing: "store: archive")], [:],
            findings: [
                "A.swift:16:9: NavigationLink becomes a value link only with --unsafe: an object of type 'Store' travels by "
                    + "identity: the path can't be saved, and two links to it are one value; pass an id where there is one "
                    + "[destination-link/shared-object]"
            ])
        expectMoved(
            ["A.swift": Self.store("ObservedObject", link, passing: "store: archive")],
            [
                "A.swift": Self.store(
                    "ObservedObject", #"NavigationLink("Edit", value: Route.editor(store: Shared(store)))"#,
                    passing: "store: archive", registering: Self.registration()),
                "Route.swift": """
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

                """,
            ], options: MigrationOptions(includesUnsafe: true))
    }

    @Test("the root's own object is passed on by the root") func rootsOwn() {
        let link = #"NavigationLink("Edit", destination: EditorView(store: store))"#
        expectMoved(
            ["A.swift": Self.store("ObservedObject", link, passing: "store: store")],
            [
                "A.swift": Self.store(
                    "ObservedObject", #"NavigationLink("Edit", value: Route.editor)"#, passing: "store: store",
                    registering: Self.registration("DestinationView(route: route, store: store)")),
                "Route.swift": """
                import SwiftUI

                /// The screens that a navigation stack can push.
                enum Route: Hashable {
                    case editor
                }

                /// Shows the screen that a route stands for.
                struct DestinationView: View {
                    let route: Route
                    let store: Store

                    var body: some View {
                        switch route {
                        case .editor:
                            EditorView(store: store)
                        }
                    }
                }

                """,
            ])
    }

    @Test("a view that makes its own object doesn't have the root's") func ownObject() {
        let link = #"NavigationLink("Edit", destination: EditorView(store: store))"#
        let made = Self.store("StateObject", link).replacing(
            "@StateObject var store: Store\n", with: "@StateObject private var store = Store()\n")
        expectMoved(
            ["A.swift": made], [:],
            findings: [
                "A.swift:16:9: NavigationLink becomes a value link only with --unsafe: an object of type 'Store' travels by "
                    + "identity: the path can't be saved, and two links to it are one value; pass an id where there is one "
                    + "[destination-link/shared-object]"
            ])
    }

    @Test("an environment object of every stack is no payload") func environmentObject() {
        let link = #"NavigationLink("Edit", destination: EditorView(store: store))"#
        expectMoved(
            ["A.swift": Self.store("EnvironmentObject", link)],
            [
                "A.swift": Self.store(
                    "EnvironmentObject", #"NavigationLink("Edit", value: Route.editor)"#,
                    registering: Self.registration()),
                "Route.swift": """
                import SwiftUI

                /// The screens that a navigation stack can push.
                enum Route: Hashable {
                    case editor
                }

                /// Shows the screen that a route stands for.
                struct DestinationView: View {
                    let route: Route
                    @EnvironmentObject private var store: Store

                    var body: some View {
                        switch route {
                        case .editor:
                            EditorView(store: store)
                        }
                    }
                }

                """,
            ])
    }

    private static func bindings(_ sibling: String, _ modifiers: String = "") -> String {
        """
        import SwiftUI
        struct ItemList: View {
            @State private var names = ["a"]
            var body: some View {
                NavigationStack {
                    List {
                        ForEach($names, id: \\.self) { $name in
                            NavigationLink(destination: EditView(name: $name)) { Text(name) }
                        }
                        \(sibling)
                    }\(modifiers)
                }
            }
        }
        struct EditView: View {
            @Binding var name: String
            var body: some View {
                NavigationLink("Help", destination: HelpView())
            }
        }
        struct HelpView: View {
            var body: some View { Text("Help") }
        }
        struct AboutView: View {
            var body: some View { Text("About") }
        }

        """
    }

    @Test("a binding stays, and what is below it; its siblings move") func binding() {
        expectMoved(
            ["A.swift": Self.bindings(#"NavigationLink("About", destination: AboutView())"#)],
            [
                "A.swift": Self.bindings(
                    #"NavigationLink("About", value: Route.about)"#,
                    """

                                .navigationDestination(for: Route.self) { route in
                                    DestinationView(route: route)
                                }
                    """),
                "Route.swift": """
                import SwiftUI

                /// The screens that a navigation stack can push.
                enum Route: Hashable {
                    case about
                }

                /// Shows the screen that a route stands for.
                struct DestinationView: View {
                    let route: Route

                    var body: some View {
                        switch route {
                        case .about:
                            AboutView()
                        }
                    }
                }

                """,
            ],
            findings: [
                "A.swift:8:21: NavigationLink stays: '$name' is a binding, and a value can't carry one; pass an id, and let "
                    + "the screen find what it edits [destination-link/binding]",
                "A.swift:18:9: NavigationLink stays: the link to 'EditView' that leads here stays, and pushing a value would "
                    + "pop that screen; once that link can move, this one can [destination-link/below-eager-link]",
                "  A.swift:8:21: the link that stays",
            ])
    }

    @Test("a wrapper that only delays falls away") func delayWrapper() {
        func code(_ link: String, _ modifiers: String = "") -> String {
            """
            import SwiftUI
            struct LazyView<Content: View>: View {
                let build: () -> Content
                init(_ build: @autoclosure @escaping () -> Content) { self.build = build }
                var body: Content { build() }
            }
            struct BookView: View {
                let numbers: [Int]
                var body: some View {
                    NavigationStack {
                        List(numbers, id: \\.self) { n in
                            \(link)
                        }\(modifiers)
                    }
                }
            }
            struct ChapterView: View {
                let number: Int
                var body: some View { Text("\\(number)") }
            }

            """
        }
        expectMoved(
            ["A.swift": code(#"NavigationLink(destination: LazyView(ChapterView(number: n))) { Text("\(n)") }"#)],
            [
                "A.swift": code(
                    #"NavigationLink(value: Route.chapter(number: n)) { Text("\(n)") }"#,
                    """

                                .navigationDestination(for: Route.self) { route in
                                    DestinationView(route: route)
                                }
                    """),
                "Route.swift": """
                import SwiftUI

                /// The screens that a navigation stack can push.
                enum Route: Hashable {
                    case chapter(number: Int)
                }

                /// Shows the screen that a route stands for.
                struct DestinationView: View {
                    let route: Route

                    var body: some View {
                        switch route {
                        case .chapter(let number):
                            ChapterView(number: number)
                        }
                    }
                }

                """,
            ])
    }

    @Test("no stack on the way: the place that shows the view is named") func noStack() {
        expectLinksStay(
            [
                "A.swift": """
                import SwiftUI
                import UIKit
                struct HostedView: View {
                    var body: some View { NavigationLink("Help", destination: HelpView()) }
                }
                @MainActor final class Presenter {
                    func present() -> UIViewController { UIHostingController(rootView: HostedView()) }
                }
                struct HelpView: View {
                    var body: some View { Text("Help") }
                }

                """
            ],
            [
                "A.swift:4:27: NavigationLink stays: a UIHostingController shows it, and a value link works only in a stack "
                    + "[destination-link/no-stack]",
                "  A.swift:7:42: shown here",
            ])
        // In code that no view leads to: an extension of a type that isn't the project's.
        expectLinksStay(
            [
                "A.swift": """
                import SwiftUI
                import UIKit
                struct BothView: View {
                    var body: some View { NavigationLink("Help", destination: HelpView()) }
                }
                struct HomeView: View {
                    var body: some View { NavigationStack { BothView() } }
                }
                extension UIViewController {
                    func help() -> UIViewController { UIHostingController(rootView: BothView()) }
                }
                struct HelpView: View {
                    var body: some View { Text("Help") }
                }

                """
            ],
            [
                "A.swift:4:27: NavigationLink stays: a UIHostingController shows it, and a value link works only in a stack "
                    + "[destination-link/no-stack]",
                "  A.swift:10:39: shown here",
            ])
        expectLinksStay(
            [
                "A.swift": """
                import SwiftUI
                struct HomeView: View {
                    @State private var isShown = false
                    var body: some View {
                        NavigationStack { Text("Home") }
                            .sheet(isPresented: $isShown) { SheetView() }
                    }
                }
                struct SheetView: View {
                    var body: some View { NavigationLink("Help", destination: HelpView()) }
                }
                struct HelpView: View {
                    var body: some View { Text("Help") }
                }

                """
            ],
            [
                "A.swift:10:27: NavigationLink stays: a sheet without a stack of its own shows it, and a value link works "
                    + "only in a stack [destination-link/no-stack]",
                "  A.swift:6:14: shown here",
            ])
    }

    @Test("names: keywords, acronyms, and two views of one name; a Route that is there") func names() {
        func code(_ links: String, _ modifiers: String = "") -> String {
            """
            import SwiftUI
            struct Route { let path: String }
            struct HomeView: View {
                var body: some View {
                    NavigationStack {
                        List {
            \(links)
                        }\(modifiers)
                    }
                }
            }
            struct DefaultView: View { var body: some View { Text("a") } }
            struct SwitchScreen: View { var body: some View { Text("b") } }
            struct URLPage: View { var body: some View { Text("c") } }
            struct InfoView: View { var body: some View { Text("d") } }
            struct InfoScreen: View { var body: some View { Text("e") } }

            """
        }
        expectMoved(
            [
                "A.swift": code(
                    """
                                    NavigationLink("a", destination: DefaultView())
                                    NavigationLink("b", destination: SwitchScreen())
                                    NavigationLink("c", destination: URLPage())
                                    NavigationLink("d", destination: InfoView())
                                    NavigationLink("e", destination: InfoScreen())
                    """)
            ],
            [
                "A.swift": code(
                    """
                                    NavigationLink("a", value: AppRoute.default)
                                    NavigationLink("b", value: AppRoute.switch)
                                    NavigationLink("c", value: AppRoute.url)
                                    NavigationLink("d", value: AppRoute.info)
                                    NavigationLink("e", value: AppRoute.infoScreen)
                    """,
                    """

                                .navigationDestination(for: AppRoute.self) { route in
                                    DestinationView(route: route)
                                }
                    """),
                "AppRoute.swift": """
                import SwiftUI

                /// The screens that a navigation stack can push.
                enum AppRoute: Hashable {
                    case `default`
                    case `switch`
                    case url
                    case info
                    case infoScreen
                }

                /// Shows the screen that a route stands for.
                struct DestinationView: View {
                    let route: AppRoute

                    var body: some View {
                        switch route {
                        case .default:
                            DefaultView()
                        case .switch:
                            SwitchScreen()
                        case .url:
                            URLPage()
                        case .info:
                            InfoView()
                        case .infoScreen:
                            InfoScreen()
                        }
                    }
                }

                """,
            ])
    }

    @Test("a destination under a condition: so are its case and its arm") func condition() {
        func code(_ link: String, _ modifiers: String = "") -> String {
            """
            import SwiftUI
            struct HomeView: View {
                var body: some View {
                    NavigationStack {
                        List {
                            #if os(iOS)
                            \(link)
                            #endif
                        }\(modifiers)
                    }
                }
            }
            #if os(iOS)
            struct CameraView: View {
                var body: some View { Text("Camera") }
            }
            #endif

            """
        }
        expectMoved(
            ["A.swift": code(#"NavigationLink("Camera", destination: CameraView())"#)],
            [
                "A.swift": code(
                    #"NavigationLink("Camera", value: Route.camera)"#,
                    """

                                .navigationDestination(for: Route.self) { route in
                                    DestinationView(route: route)
                                }
                    """),
                "Route.swift": """
                import SwiftUI

                /// The screens that a navigation stack can push.
                enum Route: Hashable {
                    #if os(iOS)
                    case camera
                    #endif
                }

                /// Shows the screen that a route stands for.
                struct DestinationView: View {
                    let route: Route

                    var body: some View {
                        switch route {
                        #if os(iOS)
                        case .camera:
                            CameraView()
                        #else
                        default:
                            EmptyView()
                        #endif
                        }
                    }
                }

                """,
            ])
    }
}
