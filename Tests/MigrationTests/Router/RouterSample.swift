import ProjectModel
import SourceEditing
import TestSupport
import Testing

@testable import Migration

/// An app whose stack gets a router.
struct RouterSample {
    /// What the enum of routes has.
    var cases: String
    /// What the cases use.
    var types = ""
    var router = RouterShape(name: "Router", route: "Route", form: .observable, path: .routes)
    var bases = "myapp,https://example.com"

    static let style = SourceStyle(of: SourceText("\n    "))

    init(_ cases: String = "case settings", _ types: String = "") {
        self.cases = cases
        self.types = types
    }

    func with(_ change: (inout RouterSample) -> Void) -> RouterSample {
        var changed = self
        change(&changed)
        return changed
    }

    /// By path.
    var files: [String: String] {
        [
            "Route.swift": """
            import SwiftUI

            enum Route: Hashable {
            \(cases.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }.joined(separator: "\n"))
            }

            struct DestinationView: View {
                let route: Route

                var body: some View {
                    switch route {
                    default:
                        Text("screen")
                    }
                }
            }

            """,
            "Types.swift": types,
        ]
    }

    /// - Parameter words: what stands for a case in links already.
    func plan(_ words: [String: String] = [:], taken: Set<String> = []) throws -> DeepLinkPlan {
        let texts = files
        let index = RouteSample(texts).index
        let module = RouteModule(
            declarations: index, files: Array(texts.keys), folder: "", style: Self.style
        ) { texts[$0].map { SourceText($0) } }
        let route = try #require(RouteReader(module: module, names: ["Route"]).routes().first)
        return DeepLinkPlan(route.cases, in: index, words: words, taken: taken)
    }

    var linkBases: [DeepLinkBase] {
        get throws { try DeepLinkBase.list(bases) }
    }

    /// The text of `Router.swift`.
    func routerText(opensLinks: Bool = true) -> String {
        RouterFile(router: router, opensLinks: opensLinks).text(Self.style)
    }

    func deepLinks(isTaken: (String) -> Bool = { _ in false }) throws -> DeepLinkFile {
        try #require(
            DeepLinkFile(router: router, bases: try linkBases, cases: try plan().cases, isTaken: isTaken))
    }

    func tests(_ library: TestLibrary, opensLinks: Bool = true) throws -> RouterTestFile {
        RouterTestFile(
            router: router, cases: try plan().cases, bases: opensLinks ? try linkBases : [], module: "Shop",
            library: library)
    }

    /// A view with a stack, as text.
    var home: String {
        let owner = RouterProperty(name: "router", router: router.name, form: router.form, role: .owner)
        let reader = RouterProperty(name: "router", router: router.name, form: router.form, role: .reader)
        let optional = router.form == .observable ? "?" : ""
        let modifiers = ([.environment(owner)] + ContainerModifier.links(owner)).flatMap(\.lines)
            .map { $0.written("        ", unit: "    ") }.joined(separator: "\n")
        return """
            import SwiftUI

            struct Home: View {
                @\(owner.wrappers[0])\(owner.wrapperArguments) private \(owner.declaration)

                var body: some View {
                    NavigationStack(path: $router.path) {
                        MenuPage()
                            .navigationDestination(for: \(router.route).self) { route in
                                DestinationView(route: route)
                            }
                    }
            \(modifiers)
                }
            }

            struct MenuPage: View {
                @\(reader.wrappers[0])\(reader.wrapperArguments) private \(reader.declaration)

                var body: some View {
                    Button("Root") { router\(optional).popToRoot() }
                }
            }

            """
    }

    /// Gives the app with its router to be type-checked.
    /// - Parameter others: further files, by path.
    func typeCheck(
        _ others: [String: String], compiles: Compiles? = nil, sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        MigratedSamples.current?.add(
            SampleProject(files, targets: [SampleTarget("Shop")]), after: files.merging(others) { $1 },
            compiles: compiles ?? (router.form == .observable ? .fromIOS17 : .everywhere),
            sourceLocation: sourceLocation)
    }
}

/// A file of the module.
func moduleFile(_ text: String, at path: String = "A.swift") -> ModuleFile {
    ModuleFile(path: path, source: ParsedSource(SourceText(text)))
}

/// The text as the edits leave it.
func applying(
    _ edits: [TextEdit], to text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) -> String {
    var set = EditSet()
    let fits = set.insert(edits)
    #expect(fits, "the edits overlap: \(edits)", sourceLocation: sourceLocation)
    return SourceText(text).applying(set).string
}
