import Testing

@testable import ProjectModel

@Suite struct TypesConformanceTests {
    /// The answer in words; of derivations the paths, with the edit's text where it isn't the protocol itself.
    private func answer(
        _ type: String, _ conformance: Conformance = .hashable, in project: TypesProject,
        at place: TypePlace = TypesProject.place(), assuming assumed: Set<String> = []
    ) throws -> String {
        let check = ConformanceCheck(conformance, in: project.index, assuming: assumed)
        switch check.answer(for: try #require(WrittenType(parsing: type)), at: place) {
        case .yes: return "yes"
        case .derivable(let derivations):
            return "derivable: "
                + derivations.map { derivation in
                    let name = derivation.conformance == conformance.rawValue ? "" : " (\(derivation.conformance))"
                    return derivation.facts.path + name
                }.joined(separator: ", ")
        case .no(let reason): return "no: \(reason)"
        case .unknown(let name): return "unknown: \(name)"
        }
    }

    private func hashable(_ type: String, in source: String) throws -> String {
        try answer(type, in: TypesProject(source))
    }

    // MARK: - Types of the SDK

    @Test(arguments: [
        ("Int", "yes"), ("String?", "yes"), ("[UUID]", "yes"), ("[String: [URL?]]", "yes"), ("Set<Date>", "yes"),
        ("Range<Int>", "yes"), ("Result<Int, Never>", "yes"), ("Color", "yes"), ("SwiftUI.Font", "yes"),
        ("AnyHashable", "yes"), ("Notification.Name", "yes"), ("NSManagedObjectID", "yes"), ("UIImage", "yes"),
        ("PersistentIdentifier", "yes"), ("KeyPath<Int, String>", "yes"), ("TimeInterval", "yes"), ("Data", "yes"),
        ("Image", "no: 'Image' isn't Hashable"),
        ("Text?", "no: 'Text' isn't Hashable"),
        ("LocalizedStringKey", "no: 'LocalizedStringKey' isn't Hashable"),
        ("Alignment", "no: 'Alignment' isn't Hashable"),
        ("CGPoint", "no: 'CGPoint' isn't Hashable"),
        ("NavigationPath", "no: 'NavigationPath' isn't Hashable"),
        ("CLLocationCoordinate2D", "no: 'CLLocationCoordinate2D' isn't Hashable"),
        ("Binding<Int>", "no: 'Binding<Int>' isn't Hashable"),
        ("() -> Void", "no: '() -> Void' is a closure"),
        ("[() -> Void]", "no: '() -> Void' is a closure"),
        ("(Int, String)", "no: '(Int, String)' is a tuple"),
        ("Void", "no: 'Void' is a tuple"),
        ("any Equatable", "no: 'any Equatable' can be any type"),
        ("Error", "no: 'any Error' can be any type"),
        ("Any", "no: 'Any' can be any type"),
        ("some View", "no: 'some View' can be any type"),
        ("Int.Type", "no: 'Int.Type' is a metatype"),
        ("Result<Int, Error>", "no: 'any Error' can be any type"),
        ("WebPage", "unknown: WebPage"), ("[WebPage]", "unknown: WebPage"),
        ("Range", "unknown: Range"),
    ])
    func typesOfTheSDK(type: String, expected: String) throws {
        #expect(try answer(type, in: TypesProject("import SwiftUI")) == expected)
    }

    @Test(arguments: [
        ("Int", "yes"), ("[String: [URL?]]", "yes"), ("CGPoint", "yes"), ("Set<Int>", "yes"),
        ("Color", "no: 'Color' isn't Codable"), ("Character", "no: 'Character' isn't Codable"),
        ("UIImage", "no: 'UIImage' is a class that isn't Codable"), ("Set<Color>", "no: 'Color' isn't Codable"),
        ("Notification.Name", "no: 'Notification.Name' isn't Codable"), ("PersistentIdentifier", "yes"),
    ])
    func codableTypesOfTheSDK(type: String, expected: String) throws {
        #expect(try answer(type, .codable, in: TypesProject("import SwiftUI")) == expected)
    }

    @Test func aProjectCanExtendTheSDK() throws {
        let project = TypesProject([
            "A.swift": "",
            "B.swift": "extension CLLocationCoordinate2D: @retroactive Hashable {}\nextension CGPoint: P {}",
        ])
        #expect(try answer("CLLocationCoordinate2D", in: project) == "yes")
        #expect(try answer("CGPoint", in: project) == "no: 'CGPoint' isn't Hashable")
    }

    @Test func whatTheTableKnowsParsesNothing() throws {
        let project = TypesProject(["A.swift": "", "B.swift": "extension String { var x: Int { 1 } }"])
        #expect(try answer("[String]", in: project) == "yes")
        #expect(project.index.work.files == 0)
    }

    @Test func anExtensionInAModuleThatIsNotSeenDoesNotCount() throws {
        let kit = ModuleKey(name: "Kit", origin: "Package.swift", target: "Kit")
        let project = TypesProject(
            ["A.swift": "", "K.swift": "extension CGPoint: Hashable {}"], modules: ["K.swift": [kit]])
        #expect(try answer("CGPoint", in: project) == "no: 'CGPoint' isn't Hashable")
    }

    @Test func aProjectsOwnTypeIsNotTheSDKs() throws {
        #expect(try hashable("Color", in: "class Color {}") == "no: 'Color' is a class that isn't Hashable")
    }

    // MARK: - Types of the project

    @Test(arguments: [
        ("struct A: Hashable { let f: Int }", "yes"),
        ("struct A { let a: Int }\nextension A: Hashable {}", "yes"),
        ("struct A: P {}\nprotocol P: Q {}\nprotocol Q: Hashable {}", "yes"),
        ("struct A: P {}\ntypealias P = Hashable & Sendable", "yes"),
        ("enum A { case a, b }", "yes"),
        ("enum A: String { case a, b }", "yes"),
        ("enum A {}", "derivable: A"),
        ("enum A { case a(Int), b }", "derivable: A"),
        ("enum A { case a(() -> Void) }", "no: 'A.a' is a closure"),
        ("struct A { let a: Int }", "derivable: A"),
        ("struct A {}", "derivable: A"),
        ("struct A: Equatable { let a: Int }", "derivable: A"),
        ("struct A: Comparable { static func < (a: A, b: A) -> Bool { true } }", "derivable: A"),
        ("struct A { let b: [B]; enum B { case c(C) }; struct C { let d: Int? } }", "derivable: A, A.B, A.C"),
        ("struct A { let f: () -> Void }", "no: 'A.f' is a closure"),
        ("struct A { let f: (() -> Void)? }", "no: 'A.f' holds a closure"),
        ("struct A { let f: [(Int, Int)] }", "no: 'A.f' holds a tuple"),
        ("struct A { let i: Image }", "no: 'A.i' is of type 'Image', which isn't Hashable"),
        ("struct A { let i: [Image] }", "no: 'A.i' holds the type 'Image', which isn't Hashable"),
        (
            "struct A { let b: B }\nstruct B { let c: C }\nclass C {}",
            "no: 'B.c' is of type 'C', a class that isn't Hashable"
        ),
        ("struct A { let p: P }\nprotocol P {}", "no: 'A.p' is of type 'any P'"),
        ("struct A { let p: any P & Q }", "no: 'A.p' is of type 'any P & Q'"),
        ("struct A { let w: Wonder }", "unknown: Wonder"),
        ("struct A { let w: Wonder; let f: () -> Void }", "no: 'A.f' is a closure"),
        ("struct A { let w = make() }", "unknown: A.w"),
        ("struct A { static let f = { 1 }; var g: () -> Void { {} }; let a: Int }", "derivable: A"),
        ("struct A { lazy var a: Int = 3 }", "derivable: A"),
        ("struct A { @State var a: Int = 3 }", "no: 'A.a' is of type 'State<Int>', which isn't Hashable"),
        (
            "struct A { @W var a: Int }\n@propertyWrapper struct W<V: Hashable>: Hashable { var wrappedValue: V }",
            "derivable: A"
        ),
        ("struct A { @W var a: Int }\n@propertyWrapper struct W: Hashable { var wrappedValue: Int }", "derivable: A"),
        ("struct A { @Wonder var a: Int }", "unknown: Wonder"),
        (
            "struct A { let a: Int; static func == (l: A, r: A) -> Bool { true } }",
            "no: 'A' writes '==' and no 'hash(into:)'"
        ),
        ("struct A { let a: Int }\nfunc == (l: A, r: A) -> Bool { true }", "no: 'A' writes '==' and no 'hash(into:)'"),
        (
            "struct A { let f: () -> Void; static func == (l: A, r: A) -> Bool { true }; func hash(into h: inout Hasher) {} }",
            "derivable: A"
        ),
        ("struct A: View { let a: Int; var body: some View { Text(\"\") } }", "no: 'A' is a view"),
        ("struct A: ~Copyable { let a: Int }", "no: 'A' is noncopyable"),
        ("@MainActor struct A { let a: Int }", "no: 'A' belongs to a global actor"),
        ("class A {}", "no: 'A' is a class that isn't Hashable"),
        ("class A: Codable, Identifiable {}", "no: 'A' is a class that isn't Hashable"),
        ("actor A {}", "no: 'A' is a class that isn't Hashable"),
        ("class A: Hashable {}", "yes"),
        ("class A: B {}\nclass B: Hashable {}", "yes"),
        ("class A: NSObject {}", "yes"),
        ("class A: B {}\nclass B: NSManagedObject {}", "yes"),
        ("@Model class A {}", "yes"),
        ("class A: Wonder {}", "unknown: Wonder"),
        ("struct A: Wonder { let a: Int }", "derivable: A"),
        ("protocol A {}", "no: 'any A' can be any type"),
        ("typealias A = B\nstruct B { let c: Int }", "derivable: B"),
        ("#if os(iOS)\nstruct A {}\n#else\nstruct A {}\n#endif", "unknown: A"),
        ("struct A {}\n#if DEBUG\nextension A: Hashable {}\n#endif", "no: 'A' is Hashable under a condition only"),
        ("#if os(iOS)\nstruct A {}\nextension A: Hashable {}\n#endif", "yes"),
    ])
    func typesOfTheProject(source: String, expected: String) throws {
        #expect(try hashable("A", in: source) == expected)
    }

    @Test func circlesEnd() throws {
        #expect(
            try hashable("A", in: "struct A { let c: [A]; let p: B? }\nstruct B { let a: [A] }") == "derivable: A, B")
        #expect(try hashable("A", in: "indirect enum A { case a(A, A), b }") == "derivable: A")
        #expect(try hashable("A", in: "struct A { let c: [A]; let f: () -> Void }") == "no: 'A.f' is a closure")
        #expect(try hashable("A", in: "typealias A = A") == "unknown: A")
        #expect(
            try hashable("A<Int>", in: "struct A<T: Hashable> { let c: [A<[T]>] }").hasPrefix("unknown: A"))
    }

    @Test(arguments: [
        ("A<Int>", "struct A<T> { let t: T }", "no: 'A.t' is of the generic type 'T'"),
        ("A<Int>", "struct A<T> { let t: [T]? }", "no: 'A.t' holds the generic type 'T'"),
        ("A<Int>", "struct A<T: Hashable> { let t: T }", "derivable: A"),
        ("A<Int>", "struct A<T> where T: Hashable { let t: T }", "derivable: A"),
        ("A<Int>", "struct A<T> { let t: Int }", "derivable: A"),
        ("A<Int>", "struct A<T>: Hashable { let t: Int }", "yes"),
        ("A<Int>", "struct A<T> { let t: T }\nextension A: Hashable where T: Hashable {}", "yes"),
        (
            "A<Image>", "struct A<T> { let t: T }\nextension A: Hashable where T: Hashable {}",
            "no: 'Image' isn't Hashable"
        ),
        ("A<B>", "struct A<T> { let t: T }\nextension A: Hashable where T: Hashable {}\nstruct B {}", "derivable: B"),
        ("A<Int>", "struct A<T> { let t: T }\nextension A: Hashable where T: P {}", "unknown: A"),
        ("A<Int>", "struct A<T: P> { let t: T.Item }", "unknown: T.Item"),
    ])
    func genericTypes(type: String, source: String, expected: String) throws {
        #expect(try hashable(type, in: source) == expected)
    }

    @Test func genericParametersOfThePlace() throws {
        let project = TypesProject("struct A<T, U: Hashable> {}")
        #expect(try answer("T", in: project, at: TypesProject.place("A")) == "no: 'T' is of the generic type 'T'")
        #expect(try answer("U", in: project, at: TypesProject.place("A")) == "yes")
    }

    @Test func idsAreTheirTypes() throws {
        let source = "struct A: Identifiable { let id: B; struct B { let x: Int } }"
        #expect(try hashable("A.ID", in: source) == "derivable: A.B")
        #expect(try hashable("[A.ID]", in: "struct A { let id: Image }") == "no: 'Image' isn't Hashable")
    }

    @Test func typesOfOtherModulesAreNotChanged() throws {
        let kit = ModuleKey(name: "Kit", origin: "Package.swift", target: "Kit")
        let project = TypesProject(
            [
                "A.swift": "import Kit\nstruct A { let b: B }",
                "K.swift": "public struct B { public let a: Int }\npublic enum C { case a }",
            ],
            modules: ["K.swift": [kit]])
        #expect(try answer("A", in: project) == "no: 'B' belongs to another module, 'Kit'")
        #expect(try answer("C", in: project) == "yes")
        #expect(try answer("B", in: project, at: TypesProject.place(file: "K.swift")) == "derivable: B")
    }

    @Test func filesThatAreNotToBeChangedAreNot() throws {
        let project = TypesProject("struct A { let a: Int }")
        let check = ConformanceCheck(.hashable, in: project.index, isWritable: { $0 != "A.swift" })
        guard case .no(let reason) = check.answer(for: WrittenType(name: "A"), at: TypesProject.place()) else {
            Issue.record("the file would be changed")
            return
        }
        #expect(reason == "'A' is declared in a file that isn't to be changed")
    }

    @Test func filesThatDoNotParseAreNotChanged() throws {
        let project = TypesProject("struct A { let a: Int }\nfunc f() { let = 1 }")
        #expect(try answer("A", in: project) == "no: 'A' is declared in a file with a syntax error")
    }

    @Test func aPersonCanVouch() throws {
        let project = TypesProject("struct A { let w: Wonder; let c: C }\nclass C {}")
        #expect(
            try answer("A", in: project, assuming: ["Wonder"])
                == "no: 'A.c' is of type 'C', a class that isn't Hashable")
        #expect(try answer("A", in: project, assuming: ["Wonder", "C"]) == "derivable: A")
    }

    // MARK: - Codable, Equatable, Identifiable

    @Test(arguments: [
        ("struct A { let a: Int }", "derivable: A"),
        ("struct A: Codable { let a: Int }", "yes"),
        ("struct A: Encodable, Decodable { let a: Int }", "yes"),
        ("struct A: Decodable { let a: Int }", "derivable: A (Encodable)"),
        ("struct A { let a: Int }\nextension A: Encodable {}", "derivable: A (Decodable)"),
        ("enum A { case a, b }", "derivable: A"),
        ("enum A: String { case a, b }", "derivable: A"),
        ("enum A { case a(x: Int), b(Int) }", "derivable: A"),
        ("enum A { case a(x: Int), a(y: Int) }", "no: 'A' has several cases with the name 'a'"),
        ("struct A { let c: Color }", "no: 'A.c' is of type 'Color', which isn't Codable"),
        ("class A {}", "no: 'A' is a class that isn't Codable"),
        ("@Model class A {}", "no: 'A' is a class that isn't Codable"),
        (
            "struct A { let a: Int; enum CodingKeys: String, CodingKey { case b } }",
            "no: 'A.a' has no coding key and no default value"
        ),
        (
            "struct A { var a = 1; var c: Int?; let b: Int; enum CodingKeys: String, CodingKey { case b } }",
            "derivable: A"
        ),
        ("struct A { let id = UUID(); let n: Int }", "no: 'A.id' is a 'let' with a value, which isn't decoded"),
        ("struct A { var id = UUID(); static let zero = 0 }", "derivable: A"),
        ("struct A { let b: B }\nstruct B { let n = 1 }", "no: 'B.n' is a 'let' with a value, which isn't decoded"),
        ("struct A: Codable { let n = 1 }", "yes"),
        ("struct A { let n = 1; let m: Int; enum CodingKeys: CodingKey { case m } }", "derivable: A"),
        ("enum A {}", "no: 'A' has no cases"),
        (
            "enum A { case a(Int), b; enum CodingKeys: CodingKey { case a } }",
            "no: 'A' has other coding keys than cases"
        ),
        ("enum A { case a(Int), b; enum CodingKeys: CodingKey { case a, b } }", "derivable: A"),
        ("enum A: String { case a, b; enum CodingKeys: CodingKey { case a } }", "derivable: A"),
        ("struct A { let a: Int; func encode(to e: Encoder) throws {} }", "no: 'A' writes only one half of its coding"),
        (
            "struct A { let f: () -> Void; func encode(to e: Encoder) throws {}; init(from d: Decoder) throws {} }",
            "derivable: A"
        ),
    ])
    func codable(source: String, expected: String) throws {
        #expect(try answer("A", .codable, in: TypesProject(source)) == expected)
    }

    @Test(arguments: [
        ("struct A: Hashable {}", "yes"), ("struct A: Comparable {}", "yes"),
        ("struct A { let i: Image }", "derivable: A"),
        ("struct A { let i: AnyView }", "no: 'A.i' is of type 'AnyView', which isn't Equatable"),
        ("struct A { let i: AnyView; static func == (a: A, b: A) -> Bool { true } }", "derivable: A"),
    ])
    func equatable(source: String, expected: String) throws {
        #expect(try answer("A", .equatable, in: TypesProject(source)) == expected)
    }

    @Test(arguments: [
        ("struct A: Identifiable { let id: Int }", "yes"), ("struct A { let id: Int }", "derivable: A"),
        ("struct A { let id: Image }", "no: 'A' has no 'id'"), ("struct A { let key: Int }", "no: 'A' has no 'id'"),
        ("@Model class A {}", "yes"), ("class A {}", "no: 'A' is a class that isn't Identifiable"),
    ])
    func identifiable(source: String, expected: String) throws {
        #expect(try answer("A", .identifiable, in: TypesProject(source)) == expected)
        #expect(try answer("[A]", .identifiable, in: TypesProject(source)) == "no: '[A]' isn't Identifiable")
    }
}
