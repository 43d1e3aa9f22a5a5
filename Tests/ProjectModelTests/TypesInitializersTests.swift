import Testing

@testable import ProjectModel

/// Expected values are those that the compiler prints for the same source, with wrappers declared like SwiftUI's.
@Suite struct TypesInitializersTests {
    /// Access and parameters of a struct's memberwise initialiser, as Swift would print them.
    private func memberwise(_ members: String, before: String = "", file: String = "A.swift") throws -> String {
        let facts = try TypesProject("\(before)\nstruct A {\n\(members)\n}").facts("A")
        return facts.memberwiseInitializer.map(print) ?? "none"
    }

    private func print(_ initializer: InitializerFacts) -> String {
        let parameters = initializer.parameters.map { parameter in
            let attributes = parameter.attributes.map { "@\($0) " }.joined()
            let value = parameter.defaultText.map { " = \($0)" } ?? ""
            return "\(parameter.label ?? "_"): \(attributes)\(parameter.type.text)\(value)"
        }
        return "\(initializer.access) (\(parameters.joined(separator: ", ")))"
    }

    @Test(arguments: [
        ("let a: Int", "internal (a: Int)"),
        ("let a = 1; let b: Int", "internal (b: Int)"),
        ("var a = 1; var b: Int", "internal (a: Int = 1, b: Int)"),
        ("var a: Int?; let b: Int?", "internal (a: Int? = nil, b: Int?)"),
        ("var a: Optional<Int>", "internal (a: Optional<Int>)"),
        ("var a: Int!; let b: Int!", "internal (a: Int! = nil, b: Int!)"),
        ("lazy var a: Int = 3; let b: Int", "internal (a: Int? = nil, b: Int)"),
        ("static var a: Int = 3; let b: Int", "internal (b: Int)"),
        ("var a: Int { 1 }; let b: Int", "internal (b: Int)"),
        ("var a = 4 { didSet {} }", "internal (a: Int = 4)"),
        ("private var a = 1; let b: Int", "private (a: Int = 1, b: Int)"),
        ("private let a = 1; let b: Int", "internal (b: Int)"),
        ("fileprivate var a: Int", "fileprivate (a: Int)"),
        ("private(set) var a: Int", "internal (a: Int)"),
        ("public let a: Int", "internal (a: Int)"),
        ("private static let a = 1; let b: Int", "internal (b: Int)"),
        ("private var a: Int { 3 }; let b: Int", "internal (b: Int)"),
        ("let a: () -> Void; var b: (() -> Void)?", "internal (a: @escaping () -> Void, b: (() -> Void)? = nil)"),
        ("let x, y: Int; var z = 1, w: Int", "internal (x: Int, y: Int, z: Int = 1, w: Int)"),
        ("weak var a: Store?; var `default`: Int", "internal (a: Store? = nil, default: Int)"),
        ("", "internal ()"),
    ])
    func plainProperties(members: String, expected: String) throws {
        #expect(try memberwise(members) == expected)
    }

    @Test(arguments: [
        ("@State var x: Int = 1", "internal (x: Int = 1)"),
        ("@State var x: Int", "internal (x: Int)"),
        ("@State var x: Int?", "internal (x: Int? = nil)"),
        ("@State private var x: Int = 1; let y: Int", "internal (y: Int)"),
        ("@State private var x: Int?; let y: Int", "internal (y: Int)"),
        ("@State private var x: Int; let y: Int", "private (x: Int, y: Int)"),
        ("@State fileprivate var x = 1; let y: Int", "internal (y: Int)"),
        ("@State private(set) var x = 1", "internal (x: Int = 1)"),
        ("@State() var x: Int?", "internal (x: State<Int?> = State())"),
        ("@State(wrappedValue: 3) private var x: Int; let y: Int", "internal (y: Int)"),
        ("@State(initialValue: 3) var x: Int", "internal (x: State<Int> = State(initialValue: 3))"),
        ("@Binding var x: Int", "internal (x: Binding<Int>)"),
        ("@Binding var x: Int?", "internal (x: Binding<Int?>)"),
        ("@Binding private var x: Int; let y: Int", "private (x: Binding<Int>, y: Int)"),
        ("@SwiftUI.Binding var x: [Int]", "internal (x: Binding<[Int]>)"),
        ("@ObservedObject var x: Store", "internal (x: Store)"),
        ("@ObservedObject var x = Store()", "internal (x: Store = Store())"),
        ("@ObservedObject private var x: Store", "private (x: Store)"),
        ("@StateObject var x = Store()", "internal (x: @autoclosure @escaping Store = Store())"),
        ("@StateObject private var x = Store(); let y: Int", "internal (y: Int)"),
        ("@StateObject var x: Store", "internal (x: @autoclosure @escaping Store)"),
        ("@Bindable var x: Store", "internal (x: Store)"),
        ("@Environment(\\.dismiss) private var x; let y: Int", "internal (y: Int)"),
        (
            "@Environment(\\.dismiss) var x: DismissAction",
            "internal (x: Environment<DismissAction> = Environment(\\.dismiss))"
        ),
        ("@EnvironmentObject var x: Store", "internal (x: EnvironmentObject<Store> = EnvironmentObject())"),
        ("@EnvironmentObject private var x: Store; let y: Int", "internal (y: Int)"),
        ("@FocusState private var x: Bool; let y: Int", "internal (y: Int)"),
        ("@FocusState var x: Bool", "internal (x: FocusState<Bool> = FocusState())"),
        ("@Namespace private var x; let y: Int", "internal (y: Int)"),
        ("@Namespace var x", "internal (x: Namespace = Namespace())"),
        ("@AppStorage(\"k\") private var x = 1; let y: Int", "internal (y: Int)"),
        ("@AppStorage(\"k\") var x = 1", "internal (x: Int = 1)"),
        ("@SceneStorage(\"k\") var x: Int?", "internal (x: SceneStorage<Int?> = SceneStorage(\"k\"))"),
        ("@FetchRequest(sortDescriptors: []) private var x: FetchedResults<Item>; let y: Int", "internal (y: Int)"),
        ("@Query private var x: [Item]; let y: Int", "internal (y: Int)"),
        ("@Query(sort: \\.name) var x: [Item]; let y: Int", "internal (y: Int)"),
        ("@GestureState private var x = 1.0; let y: Int", "internal (y: Int)"),
        ("@ScaledMetric var x = 10.0", "internal (x: Double = 10.0)"),
        ("@State var x: () -> Void", "internal (x: @escaping () -> Void)"),
    ])
    func wrappedProperties(members: String, expected: String) throws {
        #expect(try memberwise(members, before: "import SwiftUI") == expected)
    }

    @Test(arguments: [
        ("@ViewBuilder let x: () -> Int", "internal (x: @ViewBuilder @escaping () -> Int)"),
        ("@ViewBuilder var x: Int", "internal (x: @ViewBuilder () -> Int)"),
        ("@ViewBuilder var x: Int { 1 }", "internal ()"),
    ])
    func resultBuilders(members: String, expected: String) throws {
        #expect(try memberwise(members) == expected)
    }

    @Test(arguments: [
        (
            "@propertyWrapper struct W { init(wrappedValue: String, limit: Int = 3) {} }", "@W var x: String",
            "internal (x: String)"
        ),
        (
            "@propertyWrapper struct W { init(wrappedValue: String, limit: Int) {} }",
            "@W(limit: 4) var x: String = \"s\"", "internal (x: String = \"s\")"
        ),
        ("@propertyWrapper struct W<V> { init(get: () -> V) {} }", "@W var x: String", "internal (x: W<String>)"),
        ("@propertyWrapper struct W<V> { init() {} }", "@W var x: Int", "internal (x: W<Int> = W())"),
        ("@propertyWrapper struct W { init() {} }", "@W private var x: Int", "internal ()"),
        ("@propertyWrapper struct W<V> { var wrappedValue: V }", "@W var x: Int", "internal (x: Int)"),
        (
            "@propertyWrapper struct W<V> { init(wrappedValue: @autoclosure () -> V) {} }", "@W var x: Int",
            "internal (x: @autoclosure @escaping Int)"
        ),
        ("", "@Injected var x: Int", "none"),
        ("", "@Injected private var x: Int; let y: Int", "none"),
        ("", "@Injected(\\.store) private var x: Int; let y: Int", "internal (y: Int)"),
        ("", "@Injected private var x = 1; let y: Int", "internal (y: Int)"),
    ])
    func wrappersOfTheProjectAndOfOthers(before: String, members: String, expected: String) throws {
        #expect(try memberwise(members, before: before) == expected)
    }

    @Test func conditionalPropertiesAreNoParameters() throws {
        #expect(try memberwise("#if DEBUG\nlet a: Int\n#endif\nlet b: Int") == "none")
        #expect(try memberwise("#if DEBUG\nvar a = 1\n#endif\nlet b: Int") == "internal (b: Int)")
    }

    @Test func theTypesOwnAccessIsNoneOfItsBusiness() throws {
        let facts = try TypesProject("private struct A { let a: Int }").facts("A")
        #expect(facts.memberwiseInitializer.map(print) == "internal (a: Int)")
        let open = try TypesProject("public struct A { public let a: Int }").facts("A")
        #expect(open.memberwiseInitializer.map(print) == "internal (a: Int)")
    }

    @Test func anInitialiserInTheTypeReplacesIt() throws {
        #expect(try memberwise("let a: Int; init(_ b: Int) { a = b }") == "none")
        let project = TypesProject("struct A { let a: Int }\nextension A { init?(_ b: String) async throws { nil } }")
        let facts = try project.facts("A")
        #expect(facts.initializers.map(print) == ["internal (_: String)", "internal (a: Int)"])
        #expect(facts.initializers.map(\.isFailable) == [true, false])
        #expect(facts.initializers[0].isAsync && facts.initializers[0].isThrowing)
    }

    @Test func theInitialiserWithoutParametersNeedsValuesForAll() throws {
        let project = TypesProject(
            """
            struct A { private var a = 1 }
            struct B { let a: Int }
            class C { var a = 1; var b: Int? }
            class D { var a: Int }
            class E: C {}
            enum F {}
            struct G { @State private var a = 1; @Environment(\\.x) var b: Int }
            class H: NSObject {}
            class I: Codable {}
            """)
        #expect(
            try project.facts("A").synthesizedInitializers.map(print) == ["private (a: Int = 1)", "internal ()"])
        #expect(try project.facts("B").synthesizedInitializers.map(print) == ["internal (a: Int)"])
        #expect(try project.facts("C").synthesizedInitializers.map(print) == ["internal ()"])
        for name in ["D", "E", "F", "H"] { #expect(try project.facts(name).synthesizedInitializers == []) }
        #expect(try project.facts("G").synthesizedInitializers.map(\.origin) == [.memberwise, .default])
        #expect(try project.facts("I").synthesizedInitializers.map(\.origin) == [.default])
    }

    @Test func classesInheritInitialisers() throws {
        let project = TypesProject(
            """
            class A { init(a: Int) {}; private init(b: Int) {} }
            class B: A { convenience init(c: Int) { self.init(a: c) } }
            class C: B { init(d: Int) { super.init(a: d) } }
            class D: D {}
            """)
        func labels(_ name: String) throws -> [String?] {
            project.index.initializers(of: try project.facts(name).type).flatMap { $0.parameters.map(\.label) }
        }
        #expect(try labels("B") == ["c", "a", "b"])
        #expect(try labels("C") == ["d"])
        #expect(try labels("D") == [])
    }
}
