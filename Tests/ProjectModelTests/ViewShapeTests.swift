import ProjectModel
import SourceEditing
import Testing

@Suite struct ViewShapeTests {
    private func columns(
        _ content: String, members: String = "", on platforms: Set<Platform> = [.iOS]
    ) throws -> ColumnCount {
        let code = "struct S<C: View>: View {\n\(members)\nvar body: some View { NavigationView { \(content) } }\n}\n"
        let sites = try #require(SiteCollector.sites(in: ParsedSource(SourceText(code))))
        guard case .closure(let closure)? = sites.containers.first?.content else {
            Issue.record("no closure")
            return .exactly(0)
        }
        return closure.shape.columns(on: platforms)
    }

    @Test(
        arguments: [
            ("", .exactly(0)), ("A()", .exactly(1)), ("A().padding().b { C(); D() }", .exactly(1)),
            ("A(); B()", .exactly(2)),
            ("Kit.A()", .exactly(1)), ("A.init()", .exactly(1)), ("A<Int>()", .exactly(1)),
            ("\"text\" as! A", .exactly(1)),
            ("Group { A(); B() }", .exactly(2)), ("Group { A(); B() }.padding()", .exactly(2)),
            ("Group { Group { A(); B() }; C() }", .exactly(3)),
            ("if a { A() } else { B() }", .exactly(1)), ("if a { A() }", .atMostOne),
            ("if a { A() } else if b { B() }", .atMostOne),
            ("if a { A() }; B()", .hidden(.conditional)),
            ("if a { A(); B() } else { C(); D() }", .hidden(.conditional)),
            ("switch a { case 1: A(); default: B() }", .exactly(1)),
            ("switch a { case 1: A(); B(); default: B() }", .hidden(.conditional)),
            ("ForEach(a) { A($0) }", .hidden(.forEach)), ("let a = 1; A(a)", .exactly(1)), ("unknown", .exactly(1)),
            ("unknown()", .exactly(1)),
        ] as [(String, ColumnCount)])
    func statements(content: String, expected: ColumnCount) throws {
        #expect(try columns(content) == expected)
    }

    @Test(
        "members of the enclosing type",
        arguments: [
            ("content", "let content: C", .given("content")), ("content()", "let content: () -> C", .given("content")),
            ("self.content()", "let content: () -> C", .given("content")),
            ("rows", "var rows: some View { A() }", .exactly(1)),
            ("rows", "@ViewBuilder var rows: some View { A(); B() }", .exactly(2)),
            ("rows().padding()", "@ViewBuilder func rows() -> some View { A(); B() }", .exactly(2)),
            ("self.rows().padding()", "@SwiftUI.ViewBuilder func rows() -> some View { A(); B() }", .exactly(2)),
            ("rows", "@ViewBuilder var rows: some View { rows }", .exactly(1)),
            (
                "rows",
                "@ViewBuilder var rows: some View { if a { A() } else { other } }\n@ViewBuilder var other: some View { B(); C() }",
                .hidden(.conditional)
            ),
            ("other.rows", "@ViewBuilder var rows: some View { A(); B() }", .exactly(1)),
        ] as [(String, String, ColumnCount)])
    func members(content: String, members: String, expected: ColumnCount) throws {
        #expect(try columns(content, members: members) == expected)
    }

    @Test(
        "'#if'",
        arguments: [
            ("#if os(iOS)\nA()\n#endif", [.iOS], .exactly(1)), ("#if os(iOS)\nA()\n#endif", [.macOS], .exactly(0)),
            ("#if os(iOS)\nA()\n#endif", [.iOS, .macOS], .hidden(.compilation)),
            ("#if os(iOS)\nA()\n#else\nB()\n#endif", [.iOS, .macOS], .exactly(1)),
            ("#if DEBUG\nA()\n#else\nB()\n#endif", [.iOS], .exactly(1)),
            ("#if DEBUG\nA()\n#else\nB()\nC()\n#endif", [.iOS], .hidden(.compilation)),
            ("A()\n#if DEBUG\nB()\n#endif", [.iOS], .hidden(.compilation)),
            ("#if os(iOS)\nA()\n#elseif os(macOS)\nB()\nC()\n#endif", [.macOS], .exactly(2)),
        ] as [(String, Set<Platform>, ColumnCount)])
    func compilation(content: String, platforms: Set<Platform>, expected: ColumnCount) throws {
        #expect(try columns("\n\(content)\n", on: platforms) == expected)
    }
}
