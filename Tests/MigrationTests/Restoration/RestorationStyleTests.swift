import Migration
import TestSupport
import Testing

/// What is written looks as if the file's author had written it.
@Suite(.typeChecked) struct RestorationStyleTests {
    private typealias Sample = RestorationSample

    /// Step 6 on a view beside routes and a router, which become as they always do.
    private func expectView(
        _ before: String, _ after: String, others: [String: String] = [:], otherwise: [String: String] = [:],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        expectRestored(
            ["View.swift": before, "Route.swift": Sample.plainRoute(), "Router.swift": Sample.router].merging(others) {
                $1
            },
            [
                "View.swift": after, "Route.swift": Sample.plainRoute(conforming: "Hashable, Codable"),
                "Router.swift": Sample.savingRouter,
            ].merging(otherwise) { $1 }, sourceLocation: sourceLocation)
    }

    // MARK: Views

    @Test("attributes on their own lines, blank lines between properties, comments behind them") func properties() {
        expectView(
            """
            import SwiftUI

            struct Kitchen: View {
              let title: String

              @State
              private var router = Router()  // the way

              var body: some View {
                NavigationStack(path: self.$router.path) {
                  Text(title)
                }  // the stack
                .environment(self.router)  // for the screens
                .padding()
              }
            }

            struct Main: View { var body: some View { Kitchen(title: "a") } }

            """,
            """
            import SwiftUI

            struct Kitchen: View {
              let title: String

              @State
              private var router = Router()  // the way

              @SceneStorage("navigation.Kitchen")
              private var savedPath: Data?

              var body: some View {
                NavigationStack(path: self.$router.path) {
                  Text(title)
                }  // the stack
                .environment(self.router)  // for the screens
                .task { router.restore(from: savedPath) }
                .onChange(of: router.path) { savedPath = router.encodedPath }
                .padding()
              }
            }

            struct Main: View { var body: some View { Kitchen(title: "a") } }

            """)
    }

    @Test("a view on one line") func oneLine() {
        expectView(
            """
            import SwiftUI

            struct Kitchen: View { @State var router = Router(); var body: some View { NavigationStack(path: $router.path) { Text("a") }.environment(router) } }
            struct Other {
                let number = 1
            }

            """,
            """
            import SwiftUI

            struct Kitchen: View {
                @State var router = Router();
                @SceneStorage("navigation.Kitchen") private var savedPath: Data?
                var body: some View { NavigationStack(path: $router.path) { Text("a") }.environment(router).task { router.restore(from: savedPath) }.onChange(of: router.path) { savedPath = router.encodedPath } } }
            struct Other {
                let number = 1
            }

            """)
    }

    @Test("a chain on one line that goes on") func chain() {
        expectView(
            """
            import SwiftUI

            struct Kitchen: View {
                @State private var router = Router()

                var body: some View {
                    return NavigationStack(path: $router.path) { Text("a") }.environment(router).padding()
                }
            }

            """,
            """
            import SwiftUI

            struct Kitchen: View {
                @State private var router = Router()
                @SceneStorage("navigation.Kitchen") private var savedPath: Data?

                var body: some View {
                    return NavigationStack(path: $router.path) { Text("a") }.environment(router).task { router.restore(from: savedPath) }.onChange(of: router.path) { savedPath = router.encodedPath }.padding()
                }
            }

            """)
    }

    @Test("the stack in an extension in another file: that has to see the property") func extensionElsewhere() {
        expectView(
            """
            import SwiftUI

            struct Kitchen: View {
                @State var router = Router()
                var savedPath: String { "" }

                var body: some View { stack }
            }

            """,
            """
            import SwiftUI

            struct Kitchen: View {
                @State var router = Router()
                @SceneStorage("navigation.Kitchen") var savedKitchenPath: Data?
                var savedPath: String { "" }

                var body: some View { stack }
            }

            """,
            others: [
                "Stack.swift": """
                import SwiftUI

                extension Kitchen {
                    var stack: some View {
                        NavigationStack(path: $router.path) {
                            Text("a")
                        }
                        .environment(router)
                    }
                }

                """
            ],
            otherwise: [
                "Stack.swift": """
                import SwiftUI

                extension Kitchen {
                    var stack: some View {
                        NavigationStack(path: $router.path) {
                            Text("a")
                        }
                        .environment(router)
                        .task { router.restore(from: savedKitchenPath) }
                        .onChange(of: router.path) { savedKitchenPath = router.encodedPath }
                    }
                }

                """
            ])
    }

    @Test("two stacks of which one is shown: one router, one key") func eitherStack() {
        func view(_ property: String, _ saving: (_ indentation: String) -> String) -> String {
            """
            import SwiftUI

            struct Kitchen: View {
                let isWide: Bool
                @State private var router = Router()\(property)

                var body: some View {
                    if isWide {
                        NavigationSplitView {
                            Text("a")
                        } detail: {
                            NavigationStack(path: $router.path) { Text("a") }\(saving("                    "))
                        }
                    } else {
                        NavigationStack(path: $router.path) { Text("a") }\(saving("                "))
                    }
                }
            }

            """
        }
        expectView(
            view("") { _ in "" },
            view(Sample.saved) { indentation in
                "\n\(indentation).task { router.restore(from: savedPath) }"
                    + "\n\(indentation).onChange(of: router.path) { savedPath = router.encodedPath }"
            })
    }

    // MARK: Keys

    @Test("a key that another view has, and a view of an earlier run") func keys() {
        let earlier = Sample.home(Sample.saved, modifiers: Sample.saving).replacing("Kitchen:", with: "Cooking:")
        let files = [
            "Earlier.swift": earlier, "Route.swift": Sample.plainRoute(conforming: "Hashable, Codable"),
            "Router.swift": Sample.savingRouter,
        ]
        expectRestored(
            files.merging(["Kitchen.swift": Sample.home()]) { $1 },
            [
                "Kitchen.swift": Sample.home(
                    Sample.saved.replacing("Kitchen", with: "Kitchen2"), modifiers: Sample.saving)
            ])
    }

    // MARK: Routers

    @Test(
        "a logger that the class has is used",
        arguments: [("private static let log = Logger()", "Self.log"), ("private let log = os.Logger()", "log")])
    func loggers(property: String, code: String) {
        let before = Sample.router.replacing("Observation\n", with: "Observation\nimport SwiftUI\nimport os\n")
            .replacing("    /// Puts", with: "    \(property)\n\n    /// Puts")
        expectView(
            Sample.home(), Sample.home(Sample.saved, modifiers: Sample.saving), others: ["Router.swift": before],
            otherwise: ["Router.swift": before.dropLast(2) + Sample.members.replacing(Sample.newLogger, with: code)])
    }

    @Test("a class on one line, names that are taken, a path of another name") func smallClass() {
        let before =
            "import Foundation\nimport Observation\n@Observable final class Router { var way = [Route](); struct SavedPath {}; }\n"
            + "struct Logger {\n    init() {}\n}\n"
        let home = { (text: String) in
            text.replacing("router.path", with: "router.way")
        }
        let members = Sample.members.replacing("SavedPath", with: "SavedRoutes").replacing("(path)", with: "(way)")
            .replacing(" path", with: " way").replacing("saved way, unless", with: "saved path, unless")
            .replacing("The way", with: "The path").replacing("saved way", with: "saved path")
            .replacing(" Logger(", with: " os.Logger(")
        expectRestored(
            ["Kitchen.swift": home(Sample.home()), "Route.swift": Sample.plainRoute(), "Router.swift": before],
            [
                "Kitchen.swift": home(Sample.home(Sample.saved, modifiers: Sample.saving)),
                "Route.swift": Sample.plainRoute(conforming: "Hashable, Codable"),
                "Router.swift":
                    "import Foundation\nimport Observation\nimport os\n@Observable final class Router {\n    var way = [Route](); struct SavedPath {};\n"
                    + members + "struct Logger {\n    init() {}\n}\n",
            ])
    }

    @Test("what a route carries becomes Codable where it is declared, as it is declared") func payload() {
        let cases = "case recipe(Recipe, Step?)\n    case shelf([String: Set<Size>])"
        let arms = "default:\n            EmptyView()"
        let home = { (text: String) in text.replacing("value: Route.settings", with: "value: Route.shelf([:])") }
        expectRestored(
            [
                "Kitchen.swift": home(Sample.home()), "Route.swift": Sample.route(cases, arms: arms),
                "Router.swift": Sample.router,
                "Models.swift": """
                struct Recipe {
                    let title: String
                    let kind: Kind
                }
                extension Recipe: Hashable {}
                enum Kind: String { case soup, cake }

                """,
                "Steps.swift": """
                struct Step: Decodable, Hashable
                {
                    let number: Int
                    enum CodingKeys: String, CodingKey { case number = "n" }
                }
                indirect enum Size: Hashable { case small, larger(than: Size) }

                """,
            ],
            [
                "Kitchen.swift": home(Sample.home(Sample.saved, modifiers: Sample.saving)),
                "Route.swift": Sample.route(cases, conforming: "Hashable, Codable", arms: arms),
                "Router.swift": Sample.savingRouter,
                "Models.swift": """
                struct Recipe: Codable {
                    let title: String
                    let kind: Kind
                }
                extension Recipe: Hashable {}
                enum Kind: String, Codable { case soup, cake }

                """,
                "Steps.swift": """
                struct Step: Decodable, Hashable, Encodable
                {
                    let number: Int
                    enum CodingKeys: String, CodingKey { case number = "n" }
                }
                indirect enum Size: Hashable, Codable { case small, larger(than: Size) }

                """,
            ])
    }

    // MARK: Paths of any values

    private static let erased = """
        import SwiftUI

        @Observable
        final class Router {
            var path = NavigationPath()

            func push(_ route: Route) { path.append(route) }
        }

        """

    @Test("a NavigationPath whose values are known") func navigationPath() {
        let home = { (text: String) in
            text.replacing(
                "        }\n        .environment",
                with:
                    "            .navigationDestination(for: Int.self) { Text(\"\\($0)\") }\n        }\n        .environment"
            )
        }
        expectView(
            home(Sample.home()), home(Sample.home(Sample.saved, modifiers: Sample.saving)),
            others: ["Router.swift": Self.erased],
            otherwise: [
                "Router.swift": """
                import SwiftUI
                import os

                @Observable
                final class Router {
                    var path = NavigationPath()

                    func push(_ route: Route) { path.append(route) }

                    /// The path as data that can be saved; nil where a value of it can't be encoded.
                    var encodedPath: Data? {
                        path.codable.flatMap { try? JSONEncoder().encode($0) }
                    }

                    /// Brings a saved path back, unless screens are pushed already: a deep link wins.
                    ///
                    /// Where a value can't be decoded the whole path is dropped.
                    func restore(from data: Data?) {
                        guard let data, path.isEmpty else { return }
                        do {
                            let saved = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
                            path = NavigationPath(saved)
                        } catch {
                            Logger(subsystem: Bundle.main.bundleIdentifier ?? "Router", category: "Restoration")
                                .error("The saved path can't be restored: \\(error)")
                        }
                    }
                }

                """
            ])
    }

    @Test("a NavigationPath that takes any value, or shows what isn't seen") func anyValue() {
        let end = "and a NavigationPath is saved only if all of its values are Codable; use an array of one Route"
        for push in [
            "push(_ route: some Hashable)", "push<Value: Hashable>(_ route: Value)", "push(_ route: any Hashable)",
        ] {
            let type = push.contains("<") ? "Value" : push.contains("some") ? "some Hashable" : "any Hashable"
            expectNotRestored(
                [
                    "Kitchen.swift": Sample.home(), "Route.swift": Sample.plainRoute(),
                    "Router.swift": Self.erased.replacing("push(_ route: Route)", with: push),
                ],
                [
                    "Kitchen.swift:7:9: NavigationStack isn't restored: 'push' takes '\(type)', \(end) [restoration/erased-path]",
                    "  Router.swift:5:9: the path",
                ])
        }
        expectNotRestored(
            [
                "Kitchen.swift": """
                import SwiftUI

                struct Kitchen: View {
                    @State private var router = Router()

                    var body: some View {
                        NavigationStack(path: $router.path) { Text("a") }
                    }
                }

                """, "Route.swift": Sample.plainRoute(), "Router.swift": Self.erased,
            ],
            [
                "Kitchen.swift:7:9: NavigationStack isn't restored: it isn't seen what the stack of 'router' shows, \(end) "
                    + "[restoration/erased-path]"
            ])
    }
}
