import Testing

@testable import ProjectModel

@Suite struct TypesStabilityTests {
    @Test(
        arguments: [
            ("Int", "", .stable), ("[String: URL?]", "", .stable), ("(Int, String)", "", .stable),
            ("Color", "", .stable),
            ("UIImage", "", .changeable("'UIImage' is a class")),
            ("Binding<Int>", "", .changeable("'Binding<Int>' is of type 'Binding<Int>'")),
            ("() -> Void", "", .changeable("'() -> Void' is a closure")),
            ("Wonder", "", .unknown("Wonder")), ("any P", "", .unknown("any P")),
            ("A", "struct A { let a: Int; let b: [String] }", .stable),
            ("A", "struct A { let a: Int; var b = 1 }", .changeable("'A.b' is a 'var'")),
            ("A", "struct A { private(set) var b = 1 }", .changeable("'A.b' is a 'var'")),
            ("A", "struct A { let a: Int; static var b = 1; var c: Int { 1 } }", .stable),
            ("[A]", "struct A { let b: B? }\nstruct B { var c: Int }", .changeable("'B.c' is a 'var'")),
            ("A", "struct A { let b: [B] }\nclass B {}", .changeable("'A.b' is of type 'B', a class")),
            ("A", "class A { let b = 1 }", .changeable("'A' is a class")),
            ("A", "enum A { case a(Int), b }", .stable),
            ("A", "enum A { case a(B) }\nstruct B { var c: Int }", .changeable("'B.c' is a 'var'")),
            ("A", "enum A { case a(B) }\nclass B {}", .changeable("'A.a' is of type 'B', a class")),
            ("A", "indirect enum A { case a(A), b }", .stable),
            ("A<Int>", "struct A<T> { let t: T }", .stable),
            ("A<B>", "struct A<T> { let t: T }\nclass B {}", .changeable("'A.t' is of type 'B', a class")),
            ("A", "struct A { let a = make() }", .unknown("A.a")),
            ("A", "struct A { let w: Wonder; let f: () -> Void }", .changeable("'A.f' is a closure")),
            ("A.ID", "struct A { let id: UUID; var title: String }", .stable),
            ("A", "protocol A {}", .unknown("A")),
        ] as [(String, String, Stability)])
    func copies(type: String, source: String, expected: Stability) throws {
        let project = TypesProject(source)
        let written = try #require(WrittenType(parsing: type))
        #expect(StabilityCheck(in: project.index).stability(of: written, at: TypesProject.place()) == expected)
    }
}
