#if os(Linux)
import Testing
import TypeCheck

/// What doesn't compile with Apple's SDK doesn't with the stand-in: migrations broken on purpose, and their kin.
@Suite struct RefusalTests {
    @Test(arguments: TypeChecker.System.allCases)
    func isRefused(system: TypeChecker.System) throws {
        let cases = Self.always + (system == .iOS16 ? Self.newerThanIOS16 : Self.iOS17)
        let files = cases.map { TypeChecker.File("\($0.name).swift", "import SwiftUI\n\($0.code)\n") }
        let errors = try TypeChecker(system: system, language: .swift6).errors(in: files + [Self.common])
        let told = Dictionary(grouping: errors, by: \.file).mapValues { $0.map(\.message) }
        #expect(told[Self.common.path] == nil)
        for refused in cases {
            #expect(told["\(refused.name).swift"]?.first == refused.message, "\(refused.name)")
        }
    }

    @Test(arguments: TypeChecker.Language.allCases)
    func newerThanIOS16IsThereOnIOS17(language: TypeChecker.Language) throws {
        let files = Self.newerThanIOS16.map {
            TypeChecker.File("\($0.name).swift", "import SwiftUI\n\($0.code)\n")
        }
        #expect(try TypeChecker(system: .iOS17, language: language).errors(in: files + [Self.common]) == [])
    }

    private struct Case {
        let name: String
        let code: String
        let message: String
    }

    private static func view(_ name: String, _ body: String, _ message: String) -> Case {
        view(name, body, "", message)
    }

    private static func view(_ name: String, _ body: String, _ properties: String, _ message: String) -> Case {
        Case(
            name: name, code: "struct \(name): View {\n    \(properties)\n    var body: some View { \(body) }\n}",
            message: message)
    }

    private static let common = TypeChecker.File(
        "Common.swift",
        """
        import SwiftUI

        enum Route: Hashable { case about, recipe(Int) }
        struct Plain { let number: Int }
        struct Screen: View { var body: some View { Text("Screen") } }
        final class OldRouter: ObservableObject { @Published var path: [Route] = [] }
        extension Screen {
            private struct Inner: View { var body: some View { Text("Inner") } }
        }
        """)

    private static let always = [
        // Labels.
        view(
            "WrongStackLabel", "NavigationStack(content: { Screen() })",
            "incorrect argument label in call (have 'content:', expected 'root:')"),
        view(
            "WrongDestinationLabel", "Screen().navigationDestination(of: Route.self) { _ in Screen() }",
            "incorrect argument label in call (have 'of:_:', expected 'for:_:')"),
        view(
            "WrongPathLabel", "NavigationStack(paths: $path) { Screen() }", "@State private var path: [Route] = []",
            "incorrect argument label in call (have 'paths:_:', expected 'path:_:')"),
        // Values that aren't Hashable, and what can't be inferred.
        view(
            "PlainLink", "NavigationLink(\"a\", value: Plain(number: 1))",
            "initializer 'init(_:value:)' requires that 'Plain' conform to 'Hashable'"),
        view(
            "PlainDestination", "Screen().navigationDestination(for: Plain.self) { _ in Screen() }",
            "instance method 'navigationDestination(for:destination:)' requires that 'Plain' conform to 'Hashable'"),
        view(
            "PlainPath", "NavigationStack(path: $path) { Screen() }", "@State private var path: [Plain] = []",
            "no exact matches in call to initializer "),
        view(
            "BareMember", "NavigationLink(\"a\", value: .about)",
            "cannot infer contextual base in reference to member 'about'"),
        view(
            "OtherTag", "NavigationLink(\"a\", tag: 1, selection: $tag) { Screen() }", "@State var tag: String?",
            "cannot convert value of type 'Int' to expected argument type 'String'"),
        // Destinations.
        view(
            "MissingCase", "switch route { case .about: Screen() }", "let route: Route",
            "switch must be exhaustive"),
        view(
            "PrivateDestination", "Screen.Inner()",
            "'Inner' is inaccessible due to 'private' protection level"),
        view(
            "UnknownStyle", "Screen().navigationViewStyle(.stacks)", "type 'NavigationViewStyle' has no member 'stacks'"
        ),
        view(
            "DetailLinkOfAView", "NavigationLink(\"a\", value: Route.about).bold().isDetailLink(false)",
            "value of type 'some View' has no member 'isDetailLink'"),
        // Views.
        Case(
            name: "NoBody", code: "struct NoBody: View {}", message: "type 'NoBody' does not conform to protocol 'View'"
        ),
        view(
            "NoView", "VStack { Screen(); 3 }",
            "'buildExpression' is unavailable: this expression does not conform to 'View'"),
        view(
            "PlainRows", "List(all) { Text(\"\\($0.number)\") }", "let all: [Plain] = []",
            "initializer 'init(_:rowContent:)' requires that 'Plain' conform to 'Identifiable'"),
        // State.
        view(
            "PlainObject", "Screen().environmentObject(object)", "let object = NSObject()",
            "instance method 'environmentObject' requires that 'NSObject' conform to 'ObservableObject'"),
        view(
            "StoredPath", "Screen()", "@SceneStorage(\"path\") private var path: [Route] = []",
            "no exact matches in call to initializer "),
        view(
            "StoredID", "Screen()", "@SceneStorage(\"id\") private var id: UUID?",
            "no exact matches in call to initializer "),
        Case(
            name: "EncodedPath",
            code: "func save(_ path: NavigationPath) throws -> Data { try JSONEncoder().encode(path) }",
            message: "instance method 'encode' requires that 'NavigationPath' conform to 'Encodable'"),
    ]

    private static let newerThanIOS16 = [
        view(
            "ItemDestination", "Screen().navigationDestination(item: $route) { _ in Screen() }",
            "@State var route: Route?",
            "incorrect argument label in call (have 'item:_:', expected 'for:_:')"),
        Case(
            name: "ObservableRouter", code: "@Observable final class ObservableRouter { var path: [Route] = [] }",
            message: "unknown attribute 'Observable'"),
        Case(
            name: "ImportedObservable",
            code: "import Observation\n@Observable final class ImportedObservable { var path: [Route] = [] }",
            message: "unknown attribute 'Observable'"),
        view(
            "NewChange", "Screen().onChange(of: number) { print(number) }", "@State private var number = 0",
            "contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored"),
    ]

    private static let iOS17 = [
        view(
            "OldObject", "Screen().environment(router)", "let router = OldRouter()",
            "instance method 'environment' requires that 'OldRouter' conform to 'Observable'"),
        view(
            "OldBindable", "Screen()", "@Bindable var router: OldRouter",
            "'init(wrappedValue:)' is unavailable: The wrapped value must be an object that conforms to Observable"),
    ]
}
#endif
