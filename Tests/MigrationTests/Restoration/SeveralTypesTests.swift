import Migration
import TestSupport
import Testing

/// The paths of stacks that show values of several types.
@Suite(.typeChecked) struct SeveralTypesTests {
    private static func home(codable: Bool = false, state: String = "", modifiers: String = "") -> String {
        """
        import SwiftUI

        struct Home: View {
            @State private var router = PathRouter()\(state)

            var body: some View {
                NavigationStack(path: $router.path) {
                    List { NavigationLink("A", value: Album(id: 1)) }
                        .navigationDestination(for: Album.self) { Text("\\($0.id)") }
                        .navigationDestination(for: Artist.self) { Text("\\($0.id)") }
                }
                .environment(router)\(modifiers)
            }
        }

        struct Album: Hashable\(codable ? ", Codable" : "") { let id: Int }
        struct Artist: Hashable\(codable ? ", Codable" : "") { let id: Int }

        """
    }

    @Test("the router that step 5 makes takes any value: told with what to do") func any() {
        expectNotRestored(
            ["A.swift": Self.home(), "PathRouter.swift": PathRouterSample.router],
            [
                "A.swift:7:9: NavigationStack isn't restored: 'push' takes 'some Hashable', and a NavigationPath is saved only "
                    + "if all of its values are Codable; make 'Album' and 'Artist' Codable, and have it take 'some Hashable & "
                    + "Codable' [restoration/several-types]", "  PathRouter.swift:7:9: the path",
            ])
    }

    @Test("types that are Codable needn't be made so") func known() {
        expectNotRestored(
            ["A.swift": Self.home(codable: true), "PathRouter.swift": PathRouterSample.router],
            [
                "A.swift:7:9: NavigationStack isn't restored: 'push' takes 'some Hashable', and a NavigationPath is saved only "
                    + "if all of its values are Codable; have it take 'some Hashable & Codable' [restoration/several-types]",
                "  PathRouter.swift:7:9: the path",
            ])
    }

    @Test("once that is done, the path is saved") func done() {
        let router = PathRouterSample.router.replacing("some Hashable", with: "some Hashable & Codable")
        expectRestored(
            ["A.swift": Self.home(codable: true), "PathRouter.swift": router],
            [
                "A.swift": Self.home(
                    codable: true,
                    state: "\n    @SceneStorage(\"navigation.Home\") private var savedPath: Data?",
                    modifiers: """

                                .task { router.restore(from: savedPath) }
                                .onChange(of: router.path) { savedPath = router.encodedPath }
                        """),
                "PathRouter.swift": router.replacing("import SwiftUI", with: "import SwiftUI\nimport os").dropLast(2)
                    + """

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
                                Logger(subsystem: Bundle.main.bundleIdentifier ?? "PathRouter", category: "Restoration")
                                    .error("The saved path can't be restored: \\(error)")
                            }
                        }
                    }

                    """,
            ])
    }
}
