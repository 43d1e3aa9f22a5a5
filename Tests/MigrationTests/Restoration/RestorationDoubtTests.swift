import Migration
import ProjectModel
import SourceEditing
import TestSupport
import Testing

/// Stacks whose paths are saved only with `--unsafe`, and screens that are told of.
@Suite(.typeChecked) struct RestorationDoubtTests {
    private typealias Sample = RestorationSample

    /// Nothing without `--unsafe`, `expected` with it.
    private func expectUnsafe(
        _ files: [String: String], _ expected: [String: String], _ findings: [String],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        expectRestored(files, [:], findings: findings, sourceLocation: sourceLocation)
        expectRestored(files, expected, includingUnsafe: true, sourceLocation: sourceLocation)
    }

    private static let arms = "default:\n            EmptyView()"

    @Test("a whole model in a case, however it is carried") func models() {
        let cases = "case settings\n    case recipe(Recipe), step(Step)\n    case shelf(_ recipes: [String: [Recipe]?])"
        let models = """
            import Foundation

            struct Recipe: Identifiable, Hashable {
                let id: UUID
                let title: String
            }
            enum Step: Hashable {
                case first(of: Recipe)
            }

            """
        expectUnsafe(
            [
                "Kitchen.swift": Sample.home(), "Models.swift": models,
                "Route.swift": Sample.route(cases, arms: Self.arms),
                "Router.swift": Sample.router,
            ],
            [
                "Kitchen.swift": Sample.home(Sample.saved, modifiers: Sample.saving),
                "Models.swift": models.replacing("Hashable {", with: "Hashable, Codable {"),
                "Route.swift": Sample.route(cases, conforming: "Hashable, Codable", arms: Self.arms),
                "Router.swift": Sample.savingRouter,
            ],
            [
                "Kitchen.swift:7:9: NavigationStack is restored only with --unsafe: 'recipe' carries a whole 'Recipe', "
                    + "and a restored screen would show it as it was when it was saved; "
                    + "pass its id, of type 'Recipe.ID', and look it up there [restoration/model-payload]",
                "  Route.swift:6:10: 'recipe' carries 'Recipe'", "  Route.swift:6:26: 'step' carries 'Recipe'",
                "  Route.swift:7:10: 'shelf' carries 'Recipe'",
            ])
    }

    @Test("a path of models, with an id of another name for its type") func pathOfModels() {
        let models = "struct Recipe: Hashable, Codable {\n    let id: Int\n    var title: String\n}\n"
        let router = Sample.router.replacing("Route", with: "Recipe").replacing("Reciper", with: "Router")
        let home = Sample.home().replacing("Route.self", with: "Recipe.self")
            .replacing("DestinationView(route: route)", with: "Text(route.title)")
            .replacing("Route.settings", with: "Recipe(id: 1, title: \"a\")")
        expectRestored(
            ["Kitchen.swift": home, "Models.swift": models, "Router.swift": router], [:],
            findings: [
                "Kitchen.swift:7:9: NavigationStack is restored only with --unsafe: the path holds a whole 'Recipe', "
                    + "and a restored screen would show it as it was when it was saved; "
                    + "pass its id, of type 'Int', and look it up there [restoration/model-payload]",
                "  Models.swift:1:8: the path holds 'Recipe'",
            ])
    }

    @Test("ids, values without one, and what is nothing but an id are no models") func noModels() {
        let cases = "case recipe(Recipe.ID), reference(Reference), filter(Filter), tab(Tab)"
        let models = """
            struct Recipe: Identifiable {
                let id: Int
                var title: String
            }
            struct Reference: Identifiable, Hashable { let id: Int }
            struct Filter: Hashable {
                var text: String
                let range: Range<Int>?
            }
            enum Tab: String, Identifiable {
                case a, b
                var id: Self { self }
            }

            """
        expectRestored(
            [
                "Kitchen.swift": Sample.home().replacing("Route.settings", with: "Route.recipe(1)"),
                "Models.swift": models, "Route.swift": Sample.route(cases, arms: Self.arms),
                "Router.swift": Sample.router,
            ],
            [
                "Kitchen.swift": Sample.home(Sample.saved, modifiers: Sample.saving)
                    .replacing("Route.settings", with: "Route.recipe(1)"),
                "Models.swift": """
                struct Recipe: Identifiable {
                    let id: Int
                    var title: String
                }
                struct Reference: Identifiable, Hashable, Codable { let id: Int }
                struct Filter: Hashable, Codable {
                    var text: String
                    let range: Range<Int>?
                }
                enum Tab: String, Identifiable, Codable {
                    case a, b
                    var id: Self { self }
                }

                """,
                "Route.swift": Sample.route(cases, conforming: "Hashable, Codable", arms: Self.arms),
                "Router.swift": Sample.savingRouter,
            ])
    }

    @Test("a view in two places: of the two routers' stacks only the other is saved") func shownTwice() {
        let shop = Sample.home().replacing("Kitchen", with: "Shop")
        let root = """
            import SwiftUI

            struct MainTabs: View {
                var body: some View {
                    TabView {
                        Kitchen()
                        Shop()
                        Kitchen()
                    }
                }
            }

            """
        let files = [
            "Kitchen.swift": Sample.home(), "Main.swift": root, "Route.swift": Sample.plainRoute(),
            "Router.swift": Sample.router, "Shop.swift": shop,
        ]
        let after = [
            "Route.swift": Sample.plainRoute(conforming: "Hashable, Codable"), "Router.swift": Sample.savingRouter,
            "Shop.swift": Sample.home(Sample.saved, modifiers: Sample.saving).replacing("Kitchen", with: "Shop"),
        ]
        expectRestored(
            files, after,
            findings: [
                "Kitchen.swift:7:9: NavigationStack is restored only with --unsafe: 'Kitchen' is shown in several places, "
                    + "whose paths would be kept under one key; give each place a view of its own [restoration/shown-twice]",
                "  Main.swift:6:13: it is shown here", "  Main.swift:8:13: it is shown here",
            ])
        expectRestored(
            files,
            after.merging(["Kitchen.swift": Sample.home(Sample.saved, modifiers: Sample.saving)]) { $1 },
            includingUnsafe: true)
    }

    @Test("a view in each row") func rows() {
        let root = """
            import SwiftUI

            struct MainTabs: View {
                var body: some View {
                    TabView {
                        ForEach(0..<3, id: \\.self) { _ in
                            Kitchen()
                        }
                    }
                }
            }

            """
        expectRestored(
            [
                "Kitchen.swift": Sample.home(), "Main.swift": root, "Route.swift": Sample.plainRoute(),
                "Router.swift": Sample.router,
            ], [:],
            findings: [
                "Kitchen.swift:7:9: NavigationStack is restored only with --unsafe: 'Kitchen' is shown in several places, "
                    + "whose paths would be kept under one key; give each place a view of its own [restoration/shown-twice]",
                "  Main.swift:7:17: it is shown here",
            ])
    }

    @Test(
        "a view that is shown to who has signed in",
        arguments: [
            ("if session.isLoggedIn { Kitchen() } else { Text(\"a\") }", "session.isLoggedIn"),
            ("if session.user == nil { Text(\"a\") } else { Kitchen() }", "session.user == nil"),
            ("switch session.authState { case 0: Text(\"a\")\n        default: Kitchen() }", "session.authState"),
        ])
    func authGate(code: String, condition: String) {
        let root = """
            import SwiftUI

            struct Session {
                var isLoggedIn = false
                var user: Int?
                var authState = 0
                var userInterface = 0
            }

            struct Main: View {
                let session: Session

                var body: some View {
                    \(code)
                }
            }

            """
        let files = [
            "Kitchen.swift": Sample.home(), "Main.swift": root, "Route.swift": Sample.plainRoute(),
            "Router.swift": Sample.router,
        ]
        let place = code.hasPrefix("switch") ? "15:18" : code.hasPrefix("if session.user") ? "14:53" : "14:33"
        expectUnsafe(
            files,
            [
                "Kitchen.swift": Sample.home(Sample.saved, modifiers: Sample.saving),
                "Route.swift": Sample.plainRoute(conforming: "Hashable, Codable"),
                "Router.swift": Sample.savingRouter,
            ],
            [
                "Kitchen.swift:7:9: NavigationStack is restored only with --unsafe: it is shown under '\(condition)', "
                    + "and whoever signs in next would come to the screens of the one before; "
                    + "forget the saved path when that changes [restoration/auth-gate]",
                "  Main.swift:\(place): it is shown here",
            ])
    }

    /// The branch began anew whenever it was chosen again, and would come back with what was saved.
    @Test(
        "what comes and goes with a condition began anew",
        arguments: [
            ("if userInterface == 1 { Kitchen() } else { Text(\"a\") }", "userInterface == 1", "7:33"),
            ("switch userInterface { case 1: Kitchen()\n        default: Text(\"a\") }", "userInterface", "7:40"),
        ])
    func otherConditions(code: String, condition: String, place: String) {
        expectUnsafe(
            [
                "Kitchen.swift": Sample.home(), "Main.swift": Self.main(code), "Route.swift": Sample.plainRoute(),
                "Router.swift": Sample.router,
            ],
            [
                "Kitchen.swift": Sample.home(Sample.saved, modifiers: Sample.saving),
                "Route.swift": Sample.plainRoute(conforming: "Hashable, Codable"),
                "Router.swift": Sample.savingRouter,
            ],
            [
                "Kitchen.swift:7:9: NavigationStack is restored only with --unsafe: it is shown under '\(condition)', and began "
                    + "anew whenever that changed; its old screens would come back, also without a restart; forget the saved path "
                    + "when that changes [restoration/comes-and-goes]",
                "  Main.swift:\(place): it is shown here",
            ])
    }

    @Test(
        "what the system or the device decides doesn't change",
        arguments: [
            "if #available(iOS 18, *) { Kitchen() } else { Text(\"a\") }",
            "if UIDevice.current.userInterfaceIdiom == .pad { Kitchen() } else { Text(\"a\") }",
        ])
    func fixedConditions(code: String) {
        expectRestored(
            [
                "Kitchen.swift": Sample.home(), "Main.swift": Self.main(code), "Route.swift": Sample.plainRoute(),
                "Router.swift": Sample.router,
            ],
            [
                "Kitchen.swift": Sample.home(Sample.saved, modifiers: Sample.saving),
                "Route.swift": Sample.plainRoute(conforming: "Hashable, Codable"),
                "Router.swift": Sample.savingRouter,
            ])
    }

    private static func main(_ code: String) -> String {
        """
        import SwiftUI

        struct Main: View {
            let userInterface: Int

            var body: some View {
                \(code)
            }
        }

        """
    }

    /// In previews and tests a view may be shown as often as anybody likes.
    @Test func testsAndPreviewsDontCount() throws {
        let files = [
            "Sources/App/Kitchen.swift": Sample.home() + """

                #Preview { Kitchen() }
                #Preview { Kitchen() }

                """,
            "Sources/App/Main.swift": """
            import SwiftUI

            struct Main: View { var body: some View { Kitchen() } }
            """,
            "Sources/App/Route.swift": Sample.plainRoute(), "Sources/App/Router.swift": Sample.router,
            "Tests/AppTests/KitchenTests.swift": """
            @testable import App
            import SwiftUI

            @MainActor func controller() -> UIViewController { UIHostingController(rootView: Kitchen()) }
            struct Cover: View { var body: some View { Text("a").sheet(isPresented: .constant(true)) { Kitchen() } } }
            """,
        ]
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "App", platforms: [.iOS(.v17)],
                targets: [.target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"])])
            """
        let manifests = ["Package.swift": Array(manifest.utf8)]
        let targets = TargetMap.read(ManifestSet(manifests: manifests, swiftFiles: files.keys.sorted()))
        let project = Project(
            files: files.sorted { $0.key < $1.key }.map {
                ProjectFile(path: $0.key, source: ParsedSource(SourceText($0.value)))
            }, deployments: Deployments(targets: targets, stated: [:]))
        let result = StepResult(
            applying: RestorationStep.plan(project, MigrationOptions()), to: project, includingUnsafe: false)
        #expect(SampleResult(result).findings == [])
        #expect(result.counts.migrated == 1)
    }

    @Test("screens that nobody should land on are told of") func sensitiveScreens() {
        let cases =
            "case login, keyboard, signInWithCode(Int)\n    case apiKey(id: Int), gate\n    case monkey, seed"
        let arms = "case .gate:\n            PasscodeView()\n        default:\n            EmptyView()"
        let screens = "import SwiftUI\n\nstruct PasscodeView: View { var body: some View { Text(\"a\") } }\n"
        let home = { (text: String) in text.replacing("Route.settings", with: "Route.login") }
        let message =
            "is restored as any other screen is, whoever opens the app; ask for a proof there, too [restoration/sensitive-screen]"
        expectRestored(
            [
                "Kitchen.swift": home(Sample.home()), "Screens.swift": screens,
                "Route.swift": Sample.route(cases, arms: arms), "Router.swift": Sample.router,
            ],
            [
                "Kitchen.swift": home(Sample.home(Sample.saved, modifiers: Sample.saving)),
                "Route.swift": Sample.route(cases, conforming: "Hashable, Codable", arms: arms),
                "Router.swift": Sample.savingRouter,
            ],
            notes: [
                "Route.swift:5:10: 'login' \(message)", "Route.swift:5:27: 'signInWithCode' \(message)",
                "Route.swift:6:10: 'apiKey' \(message)", "Route.swift:6:27: 'gate' \(message)",
                "Route.swift:7:18: 'seed' \(message)",
            ])
    }
}
