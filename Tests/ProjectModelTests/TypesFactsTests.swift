import SourceEditing
import Testing

@testable import ProjectModel

@Suite struct TypesFactsTests {
    // MARK: - Where to write a conformance

    @Test(arguments: [
        ("struct A {", "struct A: Hashable {"),
        ("struct A{", "struct A: Hashable{"),
        ("struct A: Identifiable {", "struct A: Identifiable, Hashable {"),
        ("struct A : P , Q  {", "struct A : P , Q, Hashable  {"),
        ("struct A<T: Q> where T: P {", "struct A<T: Q>: Hashable where T: P {"),
        ("enum A: String, P where X == Y {", "enum A: String, P, Hashable where X == Y {"),
        ("struct A // why\n{", "struct A: Hashable // why\n{"),
        ("struct A:\n    P, // a\n    Q // b\n{", "struct A:\n    P, // a\n    Q, Hashable // b\n{"),
        ("struct `A` {", "struct `A`: Hashable {"),
        ("\u{FEFF}struct A { // é", "\u{FEFF}struct A: Hashable { // é"),
        ("// é\r\nstruct A {\r\n", "// é\r\nstruct A: Hashable {\r\n"),
    ])
    func aConformanceGoesBehindWhatIsThere(source: String, expected: String) throws {
        let project = TypesProject(source + "}")
        let edit = try project.facts("A").declaration.edit(adding: "Hashable")
        var bytes = Array((source + "}").utf8)
        bytes.replaceSubrange(edit.range, with: Array(edit.replacement.utf8))
        #expect(String(decoding: bytes, as: UTF8.self) == expected + "}")
    }

    @Test func modifiersHaveTheirRanges() throws {
        let source = "  private  final class A { private(set) var a = 1 }"
        let facts = try TypesProject(source).facts("A")
        let text = SourceText(source)
        #expect(facts.declaration.modifiers.map { text.string(in: $0.range) } == ["private  ", "final "])
        #expect(facts.storedProperties[0].modifiers.map { text.string(in: $0.range) } == ["private(set) "])
        #expect(text.string(in: facts.declaration.nameRange) == "A")
        #expect(text.string(in: facts.declaration.bodyRange) == "{ private(set) var a = 1 }")
    }

    // MARK: - Access

    @Test func accessIsTheLeastOfWhatStandsAround() throws {
        let project = TypesProject(
            """
            public struct A { public struct B {}; struct C {}; private struct D {} }
            struct E { public struct F {} }
            private struct G { struct H {} }
            public extension E { struct I { let x: Int } }
            fileprivate extension A { enum J {} }
            private struct K {}
            extension K { struct L {} }
            """)
        let paths = ["A", "A.B", "A.C", "A.D", "E.F", "G.H", "E.I", "A.J", "K.L"]
        #expect(
            try paths.map { try project.facts($0).access }
                == [
                    .public, .public, .internal, .private, .internal, .fileprivate, .internal, .fileprivate,
                    .fileprivate,
                ])
        #expect(try project.facts("E.F").declaration.access == .public)
        #expect(try project.facts("E.I").declaration.access == .public)
        #expect(try project.facts("E.I").storedProperties[0].access == .internal)
    }

    // MARK: - Inheritance

    @Test func conformancesComeFromAllExtensions() throws {
        let project = TypesProject([
            "A.swift": "struct Box<T: P>: Sendable where T: Q { let value: T }",
            "B.swift": "extension Box: Hashable where T: Hashable {}\nextension Box: Q & R {}",
            "C.swift": "struct Other {}\nextension Other: Codable {}",
        ])
        let facts = try project.facts("Box")
        #expect(facts.inherited.map(\.type.text) == ["Sendable", "Hashable", "Q", "R"])
        #expect(facts.extensions.map(\.requirements.count) == [1, 0])
        #expect(facts.genericParameters.map(\.name) == ["T"])
        #expect(facts.genericParameters[0].constraints.map(\.text) == ["P", "Q"])
        #expect(facts.extensions.map(\.place.file) == ["B.swift", "B.swift"])
    }

    @Test func extensionsOfAnotherTypeOfTheSameNameDoNotCount() throws {
        let kit = ModuleKey(name: "Kit", origin: "Package.swift", target: "Kit")
        let project = TypesProject(
            [
                "A.swift": "struct Item {}", "B.swift": "extension Item: Hashable {}",
                "K.swift": "public struct Item {}", "L.swift": "extension Item: Codable {}",
                "C.swift": "import Kit\nextension Kit.Item: Sendable {}",
            ],
            modules: ["K.swift": [kit], "L.swift": [kit]])
        #expect(try project.facts("Item").inherited.map(\.type.text) == ["Hashable"])
        let own = try project.facts("Item", file: "L.swift")
        #expect(own.inherited.map(\.type.text) == ["Sendable", "Codable"])
    }

    @Test func conditionsAreThoseAround() throws {
        let project = TypesProject(
            """
            #if os(iOS)
            struct A {
                #if DEBUG
                let a: Int
                #else
                let b: Int
                #endif
                struct B {}
            }
            #endif
            """)
        let facts = try project.facts("A")
        #expect(facts.declaration.condition == .os("iOS"))
        #expect(
            facts.storedProperties.map(\.condition) == [.other("DEBUG"), .not(.other("DEBUG"))])
        #expect(try project.facts("A.B").declaration.condition == .os("iOS"))
    }

    @Test func attributesKeepTheirArguments() throws {
        let facts = try TypesProject(
            "@available(iOS 17, *) @MainActor @Observable final class A { @Attribute(.unique) var a: Int = 1 }"
        ).facts("A")
        #expect(facts.attributes.map(\.name) == ["available", "MainActor", "Observable"])
        #expect(facts.attributes.map(\.arguments) == ["iOS 17, *", nil, nil])
        #expect(facts.storedProperties[0].wrapper == nil)
    }

    // MARK: - Properties

    @Test func propertiesSayHowTheyAreStored() throws {
        let facts = try TypesProject(
            """
            struct A {
                let a: Int, b: String
                var c = 1.5, d: Bool
                lazy var e = Store()
                static let f = "x"
                var g: Int { 1 }
                var h: Int { get { 1 } set {} }
                var i = 0 { didSet { print(i) } }
                private(set) var j: [Int] = []
                fileprivate let k: (Int, Int)
                let (l, m) = (1, 2)
                var `default`: Int?
                weak var n: Store?
                var o: some View { Text("") }
                let p, q: Int
            }
            """
        ).facts("A")
        #expect(
            facts.storedProperties.map(\.name)
                == ["a", "b", "c", "d", "e", "i", "j", "k", "l", "m", "default", "n", "p", "q"])
        let kinds = Dictionary(uniqueKeysWithValues: facts.properties.map { ($0.name, $0.storage) })
        #expect(kinds["e"] == .lazy)
        #expect(kinds["g"] == .computed)
        #expect(kinds["i"] == .stored)
        func property(_ name: String) throws -> PropertyFacts {
            try #require(facts.properties.first { $0.name == name })
        }
        #expect(try property("c").type?.text == "Double")
        #expect(try property("c").writtenType == nil)
        #expect(try property("e").type?.text == "Store")
        #expect(try property("p").type?.text == "Int")
        #expect(try property("l").type == nil)
        #expect(try property("g").isSettable == false)
        #expect(try property("h").isSettable)
        #expect(try property("i").hasObservers)
        #expect(try property("i").defaultText == "0")
        #expect(try property("j").access == .internal)
        #expect(try property("j").setterAccess == .private)
        #expect(try property("k").access == .fileprivate)
        #expect(try property("f").isStatic)
        #expect(try property("n").modifiers.map(\.name) == ["weak"])
        #expect(try property("o").writtenType?.text == "some View")
    }

    @Test(
        arguments: [
            ("3", "Int"), ("-3", "Int"), ("3.5", "Double"), ("\"a\\(1)\"", "String"), ("true", "Bool"),
            ("Store()", "Store"), ("Store.init()", "Store"), ("Outer.Inner(a: 1)", "Outer.Inner"), ("[Int]()", "[Int]"),
            ("[String: Int]()", "[String: Int]"), ("Box<Int>()", "Box<Int>"), ("[1, 2]", "[Int]"),
            ("[Item(), Item()]", "[Item]"), ("UUID().uuidString", "String"),
            ("nil", nil), (".init()", nil), ("make()", nil), ("Store.shared", nil), ("Store.make()", nil), ("[]", nil),
            ("[1, \"a\"]", nil), ("{ 3 }()", nil), ("a + b", nil), ("make().uuidString", nil), ("UUID().hash", nil),
            ("!flag", nil), ("Store.shared.make()", nil),
        ] as [(String, String?)])
    func obviousDefaultsTellTheType(value: String, expected: String?) throws {
        let facts = try TypesProject("struct A { var a = \(value) }").facts("A")
        #expect(facts.storedProperties[0].type?.text == expected)
        #expect(facts.storedProperties[0].defaultText == value)
    }

    @Test func wrappersHaveTheirArguments() throws {
        let facts = try TypesProject(
            """
            struct A {
                @Environment(\\.dismiss) private var a
                @SwiftUI.State var b = 1
                @MainActor let c: Int
                @ViewBuilder let d: () -> Int
                @Query(sort: \\Item.name) var e: [Item]
            }
            """
        ).facts("A")
        #expect(facts.properties.map { $0.wrapper?.name } == ["Environment", "State", nil, nil, "Query"])
        #expect(facts.properties.map { $0.wrapper?.arguments } == ["\\.dismiss", nil, nil, nil, "sort: \\Item.name"])
    }

    // MARK: - Functions, cases, initialisers

    @Test func functionsHaveTheirSignature() throws {
        let facts = try TypesProject(
            """
            struct A {
                static func make<T: P>(_ a: Int, b c: @autoclosure @escaping () -> T, @ViewBuilder d: () -> Int = { 1 })
                    async throws -> [T] where T: Q { [] }
                mutating func add(_ x: inout Int, y: Int...) {}
                private func none() -> Void {}
                subscript(index: Int) -> String { "" }
            }
            """
        ).facts("A")
        let make = facts.functions[0]
        #expect(make.name == "make")
        #expect(make.isStatic && make.isAsync && make.isThrowing)
        #expect(make.result?.text == "[T]")
        #expect(make.parameters.map(\.label) == [nil, "b", "d"])
        #expect(make.parameters.map(\.name) == ["a", "c", "d"])
        #expect(make.parameters[1].isAutoclosure && make.parameters[1].isEscaping)
        #expect(make.parameters[2].attributes == ["ViewBuilder"])
        #expect(make.parameters[2].defaultText == "{ 1 }")
        #expect(make.genericParameters[0].constraints.map(\.text) == ["P", "Q"])
        #expect(facts.functions[1].isMutating)
        #expect(facts.functions[1].parameters[0].isInout)
        #expect(facts.functions[1].parameters[1].isVariadic)
        #expect(facts.functions[1].parameters[1].type.text == "Int")
        #expect(facts.functions[2].result == nil)
        #expect(facts.functions[2].access == .private)
        #expect(facts.subscripts.map { $0.result?.text } == ["String"])
    }

    @Test func casesHaveTheirValues() throws {
        let facts = try TypesProject(
            "enum A: String { case a, b = \"x\" }\nindirect enum B { case leaf(Int), node(left: B, _ right: B? = nil), `default` }"
        ).facts("B")
        #expect(facts.cases.map(\.name) == ["leaf", "node", "default"])
        #expect(facts.cases[1].associatedValues.map(\.label) == ["left", nil])
        #expect(facts.cases[1].associatedValues.map(\.type.text) == ["B", "B?"])
        #expect(facts.cases[1].associatedValues.map(\.defaultText) == [nil, "nil"])
        #expect(facts.cases.map(\.isIndirect) == [true, true, true])
    }

    @Test func handWrittenWitnessesAreSeen() throws {
        let project = TypesProject([
            "A.swift": """
            struct A { static func == (a: A, b: A) -> Bool { true } }
            struct B { func hash(into hasher: inout Hasher) {}; init(from decoder: Decoder) throws {} }
            struct C { static func < (a: C, b: C) -> Bool { true }; func encode() {}; init(from: Int, to: Int) {} }
            """,
            "B.swift": "extension A { func encode(to encoder: Encoder) throws {} }",
        ])
        let (a, b, c) = (try project.facts("A"), try project.facts("B"), try project.facts("C"))
        #expect(a.writesEquality && !a.writesHash && a.writesEncode && !a.writesDecode)
        #expect(!b.writesEquality && b.writesHash && !b.writesEncode && b.writesDecode)
        #expect(!c.writesEquality && !c.writesHash && !c.writesEncode && !c.writesDecode)
    }

    // MARK: - Roles

    @Test func rolesFollowInheritance() throws {
        let project = TypesProject([
            "A.swift": """
            import SwiftUI
            struct A: View { var body: some View { Text("") } }
            struct B { var body: some View { Text("") } }
            struct C: Screen { let body = 1 }
            struct D: App {}
            struct E: SwiftUI.ViewModifier {}
            struct F: UIViewRepresentable {}
            final class G: Base, ObservableObject {}
            @Observable final class H {}
            @Model final class I {}
            final class J: Person {}
            struct K { let view: View }
            struct L: PreviewProvider {}
            actor M {}
            final class N: NSObject {}
            """,
            "B.swift": """
            protocol Screen: Titled {}
            protocol Titled: View {}
            class Base {}
            class Person: NSManagedObject {}
            extension K: View {}
            """,
        ])
        #expect(try project.role("A") == .view)
        #expect(try project.role("B") == .view)
        #expect(try project.role("C") == .view)
        #expect(try project.role("D") == [.app, .scene])
        #expect(try project.role("E") == .viewModifier)
        #expect(try project.role("F") == [.view, .representable])
        #expect(try project.role("G") == [.reference, .observableObject])
        #expect(try project.role("H") == [.reference, .observable])
        #expect(try project.role("I") == [.reference, .observable, .swiftDataModel])
        #expect(try project.role("J") == [.reference, .managedObject, .observableObject, .objectiveC])
        #expect(try project.role("K") == .view)
        #expect(try project.role("L") == .previewProvider)
        #expect(try project.role("M") == .reference)
        #expect(try project.role("N") == [.reference, .objectiveC])
    }

    @Test func aProjectsOwnViewProtocolIsNotSwiftUIs() throws {
        let project = TypesProject("protocol View {}\nstruct A: View {}")
        #expect(try project.role("A") == [])
    }

    @Test func superclassesAreClasses() throws {
        let project = TypesProject(
            "class A: B {}\nclass B: NSObject {}\nclass C: P {}\nprotocol P {}\nclass D: Hashable {}")
        func superclass(_ name: String) throws -> String? {
            project.index.superclass(of: try project.facts(name).type)?.description
        }
        #expect(try superclass("A") == "B")
        #expect(try superclass("B") == "NSObject")
        #expect(try superclass("C") == nil)
        #expect(try superclass("D") == nil)
    }

    // MARK: - Odd shapes

    @Test func brokenSourceGivesWhatCanBeMadeOut() throws {
        let project = TypesProject("struct A { let a: Int\nvar b: }\n}}} struct B { let c: String }\nstruct")
        #expect(try project.facts("A").storedProperties.map(\.name).first == "a")
        #expect(project.index.facts(ofFile: "A.swift") != nil)
    }

    @Test func filesThatCannotBeReadAreEmpty() {
        let scan = DeclarationScan(bytes: Array("struct A {}".utf8))
        let index = DeclarationIndex(
            files: [IndexedFile(path: "A.swift", scan: scan, modules: [TypesProject.app])], bytes: { _ in nil })
        #expect(index.types.map(\.path) == ["A"])
        #expect(index.facts(of: index.types[0]) == nil)
    }

    @Test func typesOfFunctionsAreNoFacts() throws {
        let project = TypesProject(
            "func f() { struct Local { let a: Int } }\nstruct A { func g() { struct Local2 {} } }")
        #expect(project.lookUp("Local") == "none")
        #expect(try project.facts("A").nestedTypes.isEmpty)
    }

    @Test func modulesOfFilesWithoutTargetAreThoseOfTheirRoot() {
        let map = TargetMap.read(ManifestSet(manifests: [:], swiftFiles: ["App/A.swift", "B.swift"]))
        #expect(
            ModuleKey.modules(of: "App/A.swift", in: map, roots: ["", "App"])
                == [ModuleKey(name: "App", origin: "App", target: "")])
        #expect(
            ModuleKey.modules(of: "B.swift", in: map, roots: ["", "App"])
                == [ModuleKey(name: "", origin: "", target: "")])
    }
}
