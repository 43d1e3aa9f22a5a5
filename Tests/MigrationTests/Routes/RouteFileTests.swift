import ProjectModel
import SourceEditing
import Testing

@testable import Migration

@Suite(.typeChecked)
struct RouteFileTests {
    private let recipes = RouteSample(
        """
        import SwiftUI
        struct Recipe: Hashable { let id: Int; let title: String }
        struct RecipeDetailView: View { let recipe: Recipe; var body: some View { Text(recipe.title) } }
        struct SettingsView: View { var body: some View { Text("s") } }
        """)

    @Test func aCaseWithItsPayload() {
        expectRouteFile(
            recipes,
            [
                Screen(
                    "RecipeDetailView(recipe: {0})",
                    [.init(label: "recipe", type: "Recipe", expression: "recipe")])
            ],
            """
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

            """, uses: ["Route.recipeDetail(recipe: recipe)"])
    }

    @Test func theSameScreenTwiceIsOneCase() {
        expectRouteFile(
            recipes,
            [
                Screen("SettingsView()"),
                Screen(
                    "RecipeDetailView(recipe: {0})",
                    [.init(label: "recipe", type: "Recipe", expression: "recipes[0]")]),
                Screen("SettingsView( )"),
                Screen(
                    "RecipeDetailView(\n    recipe: {0}\n)",
                    [.init(label: "recipe", type: "Recipe", expression: "row.recipe")]),
            ],
            """
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

            """,
            uses: [
                "Route.settings", "Route.recipeDetail(recipe: recipes[0])", "Route.settings",
                "Route.recipeDetail(recipe: row.recipe)",
            ])
    }

    @Test func severalLinesAndModifiersMoveIn() {
        expectRouteFile(
            recipes,
            [
                Screen(
                    """
                    RecipeDetailView(
                        recipe: {0}
                    )

                    .navigationTitle({0}.title)
                    """, view: "RecipeDetailView",
                    [.init(label: "recipe", type: "Recipe", expression: "recipe")]),
                Screen(
                    """
                    if {0} {
                        SettingsView()
                    } else {
                        Text("none")
                    }
                    """, [.init(label: "isOn", type: "Bool", expression: "isOn")]
                ).with { ($0.view, $0.title) = (nil, "More settings …") },
            ],
            """
            import SwiftUI

            /// The screens that a navigation stack can push.
            enum Route: Hashable {
                case recipeDetail(recipe: Recipe)
                case moreSettings(isOn: Bool)
            }

            /// Shows the screen that a route stands for.
            struct DestinationView: View {
                let route: Route

                var body: some View {
                    switch route {
                    case .recipeDetail(let recipe):
                        RecipeDetailView(
                            recipe: recipe
                        )

                        .navigationTitle(recipe.title)
                    case .moreSettings(let isOn):
                        if isOn {
                            SettingsView()
                        } else {
                            Text("none")
                        }
                    }
                }
            }

            """, uses: ["Route.recipeDetail(recipe: recipe)", "Route.moreSettings(isOn: isOn)"])
    }

    @Test func theFileIsWrittenAsTheRootIs() {
        var sample = recipes
        sample.root = "struct A {\r\n\tlet b = 1\r\n}\r\n"
        sample.folder = "App/Home"
        let path = "App/Home/Route.swift"
        let text = """
            import SwiftUI

            /// The screens that a navigation stack can push.
            enum Route: Hashable {
            \tcase settings
            }

            /// Shows the screen that a route stands for.
            struct DestinationView: View {
            \tlet route: Route

            \tvar body: some View {
            \t\tswitch route {
            \t\tcase .settings:
            \t\t\tSettingsView()
            \t\t\t\t.padding()
            \t\t}
            \t}
            }

            """.replacing("\n", with: "\r\n")
        for lineEnding in ["\n", "\r\n"] {
            expectRouteFile(
                sample, [Screen("SettingsView()\(lineEnding)\t.padding()")], at: path, text, uses: ["Route.settings"])
        }
    }

    @Test func inTheRootsFileWhereThereCanBeNoOther() throws {
        for lineEnding in ["\n", "\r\n"] {
            let sample = RouteSample(
                "import Foundation // first\n\nstruct Home {\n  let a = 1\n}\n".replacing("\n", with: lineEnding))
            let (book, _) = sample.asked([Screen("SettingsView()")])
            let changes = book.changes(includingUnsafe: false, host: "Home.swift")
            #expect(changes.newFile == nil)
            let edits = try #require(changes.edits["Home.swift"])
            var set = EditSet()
            let fits = set.insert(edits)
            #expect(fits && changes.edits.count == 1)
            let text = SourceText(sample.files["Home.swift"] ?? "").applying(set).string
            #expect(
                text
                    == """
                    import Foundation // first
                    import SwiftUI

                    struct Home {
                      let a = 1
                    }

                    /// The screens that a navigation stack can push.
                    enum Route: Hashable {
                      case settings
                    }

                    /// Shows the screen that a route stands for.
                    struct DestinationView: View {
                      let route: Route

                      var body: some View {
                        switch route {
                        case .settings:
                          SettingsView()
                        }
                      }
                    }

                    """.replacing("\n", with: lineEnding))
        }
    }

    @Test func conditionsStandAroundTheCaseAndItsArm() {
        let sample = RouteSample(
            """
            import SwiftUI
            #if os(iOS)
            struct ScanView: View { var body: some View { Text("s") } }
            struct PhotoView: View { var body: some View { Text("p") } }
            #endif
            @available(iOS 17, *) struct ChartView: View { var body: some View { Text("c") } }
            """)
        expectRouteFile(
            sample,
            [
                Screen("ChartView()").with { $0.availability = "iOS 17, *" },
                Screen("ScanView()").with { $0.condition = "os(iOS)" },
                Screen("PhotoView()").with { $0.condition = "os(iOS)" },
                Screen("Text(\"plain\")"),
            ],
            """
            import SwiftUI

            /// The screens that a navigation stack can push.
            enum Route: Hashable {
                case chart
                #if os(iOS)
                case scan
                case photo
                #endif
                case text
            }

            /// Shows the screen that a route stands for.
            struct DestinationView: View {
                let route: Route

                var body: some View {
                    switch route {
                    case .chart:
                        if #available(iOS 17, *) {
                            ChartView()
                        }
                    #if os(iOS)
                    case .scan:
                        ScanView()
                    case .photo:
                        PhotoView()
                    #endif
                    case .text:
                        Text("plain")
                    }
                }
            }

            """, uses: ["Route.chart", "Route.scan", "Route.photo", "Route.text"])
    }

    @Test func importsAreThoseOfTheCases() {
        var sample = recipes
        sample.files["Kit.swift"] = "public struct Card {}"
        sample.modules["Kit.swift"] = ModuleKey(name: "CardKit", origin: "Package.swift", target: "CardKit")
        expectRouteFile(
            sample,
            [
                Screen("SettingsView()").with { $0.imports = ["Zebra", "CardKit"] },
                Screen("Text(\"a\")").with { ($0.imports, $0.condition) = (["UIKit", "Zebra"], "os(iOS)") },
            ],
            """
            import CardKit
            import SwiftUI
            import Zebra
            #if os(iOS)
            import UIKit
            #endif

            /// The screens that a navigation stack can push.
            enum Route: Hashable {
                case settings
                #if os(iOS)
                case text
                #endif
            }

            /// Shows the screen that a route stands for.
            struct DestinationView: View {
                let route: Route

                var body: some View {
                    switch route {
                    case .settings:
                        SettingsView()
                    #if os(iOS)
                    case .text:
                        Text("a")
                    #endif
                    }
                }
            }

            """, uses: ["Route.settings", "Route.text"], compiles: false)
    }

    @Test func whereAllCasesAreConditional() {
        let sample = RouteSample(
            """
            import SwiftUI
            #if os(iOS)
            struct ScanView: View { var body: some View { Text("s") } }
            #endif
            struct PhotoView: View { var body: some View { Text("p") } }
            """)
        let scan = Screen("ScanView()").with { $0.condition = "os(iOS)" }
        func text(_ cases: String, _ arms: String) -> String {
            """
            import SwiftUI

            /// The screens that a navigation stack can push.
            enum Route: Hashable {
            \(cases)
            }

            /// Shows the screen that a route stands for.
            struct DestinationView: View {
                let route: Route

                var body: some View {
                    switch route {
            \(arms)
                    }
                }
            }

            """
        }
        expectRouteFile(
            sample, [scan],
            text(
                """
                    #if os(iOS)
                    case scan
                    #endif
                """,
                """
                        #if os(iOS)
                        case .scan:
                            ScanView()
                        #else
                        default:
                            EmptyView()
                        #endif
                """), uses: ["Route.scan"])
        expectRouteFile(
            sample, [scan, Screen("PhotoView()").with { $0.condition = "os(Linux)" }],
            text(
                """
                    #if os(iOS)
                    case scan
                    #endif
                    #if os(Linux)
                    case photo
                    #endif
                """,
                """
                        #if os(iOS)
                        case .scan:
                            ScanView()
                        #endif
                        #if os(Linux)
                        case .photo:
                            PhotoView()
                        #endif
                        #if !(os(iOS)) && !(os(Linux))
                        default:
                            EmptyView()
                        #endif
                """), uses: ["Route.scan", "Route.photo"])
        let earlier = sample.applying(sample.asked([scan]).book)
        expectExtension(
            earlier, [Screen("PhotoView()")],
            [
                "Route.swift": text(
                    """
                        #if os(iOS)
                        case scan
                        #endif
                        case photo
                    """,
                    """
                            case .photo:
                                PhotoView()
                            #if os(iOS)
                            case .scan:
                                ScanView()
                            #else
                            default:
                                EmptyView()
                            #endif
                    """)
            ], uses: ["Route.photo"])
    }
}
