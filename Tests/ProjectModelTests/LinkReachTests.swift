import ProjectModel
import SourceEditing
import Testing

/// Which bodies of a file with links the parser is shown: each of the functions has a marker of its own in its body.
@Suite struct LinkReachTests {
    private static let filler = "let filler = \"a body that is long enough for the mask to blank it\"; "

    private func kept(_ members: String, keeping names: Set<String> = []) -> [String] {
        let code = members.split(separator: "\n").map { line in
            String(line).replacingOccurrences("…", Self.filler)
        }.joined(separator: "\n")
        let source = ParsedSource(
            SourceText(code + "\n"), keeping: SearchWords.forRoutes.kept(with: [NameSearch(names)]))
        let shown = source.tree.description
        return (1...9).map { "mark\($0)" }.filter(shown.contains)
    }

    @Test("code that a link has nothing to do with isn't kept") func unrelated() {
        #expect(
            kept(
                """
                struct A: View {
                    let name: String
                    var body: some View { …mark1(); NavigationLink(destination: B(name)) { Text(name) } }
                    func other() { …mark2(name) }
                    var another: Int { …mark3() }
                }
                """) == ["mark1"])
    }

    @Test("a body that is kept is kept with all that is in it") func wholeBodies() {
        #expect(
            kept(
                """
                struct A: View {
                    var body: some View { NavigationLink("B") { B() }.onAppear { …mark1(); if a { …mark2() } } }
                    func other() { …mark3() }
                }
                """) == ["mark1", "mark2"])
    }

    @Test("what a link names, what that names, and so on") func named() {
        #expect(
            kept(
                """
                struct A: View {
                    var body: some View { …NavigationLink(destination: target) { Text("B") } }
                    var target: some View { …mark1(); return made(by: 1) }
                    func made(by number: Int) -> some View { …mark2(); return B() }
                    func unmade() { …mark3() }
                    let shown = start()
                    static func start() -> Int { …mark4(); return 1 }
                }
                """) == ["mark1", "mark2", "mark4"])
    }

    @Test("who calls the function that a link stands in") func callers() {
        #expect(
            kept(
                """
                struct A: View {
                    var body: some View { …mark1(); rows(of: 1) }
                    func rows(of number: Int) -> some View { …mark2(); return NavigationLink("B") { B(number) } }
                    func other() { …mark3() }
                }
                """) == ["mark1", "mark2"])
    }

    @Test(
        "who names the flag of a link, by any of its names", arguments: ["shown = true", "_shown.wrappedValue = true"])
    func flags(use: String) {
        #expect(
            kept(
                """
                struct A: View {
                    @State private var shown = false
                    var body: some View { …NavigationLink("B", isActive: $model.shown) { B() } }
                    func open() { …mark1(); \(use) }
                    func later() { …mark2(); open() }
                    func other() { …mark3(); isActive = true }
                }
                """) == ["mark1", "mark2"])
    }

    @Test("the flag ends with its argument") func otherArguments() {
        #expect(
            kept(
                """
                struct A: View {
                    var body: some View { …NavigationLink("B", isActive: flag(1, [chosen]), label: title) { B() } }
                    func one() { …mark1(); chosen = 1 }
                    func two() { …mark2(); title = 1 }
                }
                """) == ["mark1"])
    }

    @Test("initialisers, and each accessor of a property") func accessors() {
        #expect(
            kept(
                """
                struct A: View {
                    var body: some View { …NavigationLink(destination: B(value)) { Text("B") } }
                    init() { …mark1() }
                    var value: Int { get { …mark2(); return 1 } set { …mark3() } }
                    var other: Int { get { …mark4(); return 1 } set { …mark5() } }
                }
                """) == ["mark1", "mark2", "mark3"])
    }

    @Test("the words of the run and the names that are looked for") func words() {
        let code = """
            struct A: View {
                var body: some View { …NavigationLink("B") { B() } }
                func one() { …mark1(); view.sheet(isPresented: $a) { C() } }
                func two() { …mark2(); Leading() }
            }
            """
        #expect(kept(code) == ["mark1"])
        #expect(kept(code, keeping: ["Leading"]) == ["mark1", "mark2"])
    }

    @Test("without a link each block is judged by itself") func withoutLinks() {
        #expect(
            kept(
                """
                struct A: View {
                    var body: some View { NavigationView { a }.onAppear { …mark1() } }
                    var a: some View { …mark2() }
                }
                """) == [])
    }
}

extension String {
    fileprivate func replacingOccurrences(_ old: Character, _ new: String) -> String {
        split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
    }
}
