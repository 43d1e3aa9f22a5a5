import SourceEditing
import Testing

@Suite struct BracketNestingTests {
    private func tooDeep(_ code: String) -> Int? { BracketNesting.tooDeep(in: Array(code.utf8)) }
    private func nested(_ open: String, _ close: String, _ count: Int) -> String {
        "let a = " + String(repeating: open, count: count) + "1" + String(repeating: close, count: count)
    }

    @Test(arguments: [("[", "]"), ("[(", ")]"), ("([", "])"), ("[A: ", "]"), ("[A<", ">]"), ("f([", "])")])
    func squares(open: String, close: String) throws {
        #expect(tooDeep(nested(open, close, 12)) == nil)
        let code = nested(open, close, 13)
        let offset = try #require(tooDeep(code))
        #expect(Array(code.utf8)[offset] == UInt8(ascii: "["))
        #expect(code.utf8.prefix(offset + 1).count { $0 == UInt8(ascii: "[") } == 13)
    }

    @Test(arguments: [("(", ")"), ("{", "}"), ("f(", ")"), ("f { ", " }"), ("#if A\n", "#endif\n")])
    func others(open: String, close: String) {
        #expect(tooDeep(nested(open, close, 250)) == nil)
        #expect(tooDeep(nested(open, close, 251)) != nil)
    }

    @Test(
        "what isn't nested, or isn't code",
        arguments: [
            String(repeating: "[1] ", count: 1_000), "a" + String(repeating: "[1]", count: 1_000),
            "f { [[[[[[[f { [[[[[[[1]]]]]]] }]]]]]]] }", "// " + String(repeating: "[", count: 1_000),
            "/* " + String(repeating: "[", count: 1_000) + " */", "\"" + String(repeating: "[", count: 1_000) + "\"",
            "A()" + String(repeating: ".padding([.top])", count: 500), "", "]]]]))))}}}}",
            "[" + String(repeating: "[\"a\": [1, 2]], ", count: 500) + "]",
        ])
    func fine(code: String) {
        #expect(tooDeep(code) == nil)
    }

    @Test(arguments: [
        "A -> ", "A\n    -> ", "A ->\n    ", "(A, B) -> ", "@Sendable (A) async throws -> ", "A<B>.C? -> ",
    ])
    func arrows(part: String) {
        let code = "let a: " + String(repeating: part, count: 100)
        #expect(tooDeep(code + "A\n") == nil)
        #expect(tooDeep("f { (" + code + part + "A) }") != nil)
    }

    @Test(
        "arrows of many types",
        arguments: [
            "func a() -> A\n", "func a() -> A { a }\n", "let a: A -> B; ", "[A -> B], ", "a { (b: B) -> C in c }\n",
            "// -> -> ->\n", "let a = \"-> -> ->\"\n", "case a(A -> B), ", "init(a: @escaping () -> A)\n",
        ])
    func manyTypes(code: String) {
        #expect(tooDeep(String(repeating: code, count: 200)) == nil)
    }

    @Test(arguments: ["A<", "A <", "A<\n    ", "A<B, ", "A<B,\n    C<D>, "])
    func angles(part: String) {
        let code = "let a: " + String(repeating: part, count: 99)
        #expect(tooDeep(code + "A") == nil)
        #expect(tooDeep("f { (" + code + part + part + "A") != nil)
    }

    @Test(arguments: ["let a = b < c\n", "let a: A<B<C>>; ", "let a: A<B, C<D>>, ", "a << b; ", "// A<A<A<\n"])
    func manyAngles(code: String) {
        #expect(tooDeep(String(repeating: code, count: 200)) == nil)
    }

    @Test func jsonTenDeep() {
        #expect(
            tooDeep("let a: Any = " + String(repeating: "[\"a\": [", count: 5) + String(repeating: "]]", count: 5))
                == nil)
    }
}
