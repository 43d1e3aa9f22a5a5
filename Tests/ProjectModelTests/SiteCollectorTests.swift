import ProjectModel
import SourceEditing
import Testing

@Suite struct SiteCollectorTests {
    private func sites(_ code: String) throws -> NavigationSites {
        try #require(SiteCollector.sites(in: ParsedSource(SourceText(code))))
    }

    private func names(_ ranges: [Range<Int>], in code: String) -> [String] {
        ranges.map { SourceText(code).string(in: $0) + "@\($0.lowerBound)" }
    }

    @Test("each kind of site") func kinds() throws {
        let code = """
            import SwiftUI
            NavigationView { A().navigationViewStyle(.stack) }
            NavigationStack(path: $p) { }.navigationDestination(for: Int.self) { _ in }
            NavigationSplitView { } detail: { NavigationStack { } }
            A().sheet(isPresented: $b) { }.popover(item: $c) { }.navigationDestination(item: $d) { }
            let n: NavigationView<A>

            """
        let sites = try sites(code)
        #expect(names(sites.containers.map(\.name), in: code) == ["NavigationView@15"])
        #expect(names(sites.styles.map(\.name), in: code) == ["navigationViewStyle@36"])
        #expect(sites.stacks.map(\.kind) == [.stackWithPath, .splitView, .stack])
        #expect(sites.destinations.map(\.form).sorted { $0.rawValue < $1.rawValue } == [.forType, .item])
        #expect(sites.destinations.first { $0.form == .forType }?.type == "Int")
        #expect(Set(sites.presentations.map(\.kind)) == [.sheet, .popover])
        #expect(sites.namedTypes.map(\.argument) == ["A"])
        #expect(sites.imports == ["SwiftUI"])
    }

    @Test(
        "links by their initialiser",
        arguments: [
            ("NavigationLink(value: a) { A() }", .value, nil), ("NavigationLink(\"a\", value: a)", .value, nil),
            ("NavigationLink { A().x() } label: { B() }", .destinationClosure, "A"),
            ("NavigationLink(\"a\") { A() }", .destinationClosure, "A"),
            ("NavigationLink(destination: A()) { B() }", .destinationArgument, "A"),
            ("NavigationLink(\"a\", destination: a)", .destinationArgument, nil),
            ("NavigationLink(destination: { A() }, label: { B() })", .destinationClosure, "A"),
            ("NavigationLink(destination: A(), isActive: $a) { B() }", .isActive, "A"),
            ("NavigationLink(isActive: $a) { A() } label: { B() }", .isActive, nil),
            ("NavigationLink(destination: A(), tag: 1, selection: $a) { B() }", .tagSelection, "A"),
            ("NavigationLink(destinationName: \"a\") { B() }", .destinationName, nil),
            ("NavigationLink(route: a)", .custom, nil), ("NavigationLink.make()", .custom, nil),
        ] as [(String, LinkForm, String?)])
    func links(code: String, form: LinkForm, destination: String?) throws {
        let links = try sites("let a = \(code)\n").links
        #expect(links.map(\.form) == [form])
        #expect(links.first?.destination == destination)
    }

    @Test("where a site stands") func context() throws {
        let code = """
            extension Outer {
                struct Inner: View {
                    func root() -> some View { NavigationView { A() } }
                    var host: AnyView { AnyView(NavigationView { A() }.padding().modifier(Brand())) }
                }
            }
            struct P: PreviewProvider { static var previews: some View { NavigationView { A() } } }
            #Preview { NavigationView { A() } }

            """
        let containers = try sites(code).containers
        #expect(containers.map(\.context.types) == [["Outer", "Inner"], ["Outer", "Inner"], ["P"], []])
        #expect(containers.map(\.context.member) == ["root", "host", "previews", nil])
        #expect(containers.map(\.context.isPreview) == [false, false, true, true])
        #expect(containers[1].consumer == "AnyView")
        #expect(containers[1].modifiers == ["padding", "modifier", "Brand"])
    }

    @Test(
        "what a view is to the code around it",
        arguments: [
            ("\u{1}", .plain), ("VStack { \u{1} }", .plain), ("NavigationLink(\"a\") { VStack { \u{1} } }", .pushed),
            ("A().sheet(isPresented: $b) { \u{1} }", .presented(.sheet)),
            ("UIHostingController(rootView: \u{1})", .presented(nil)),
            ("NavigationStack { \u{1} }", .contained(in: 8)),
            ("NavigationStack { A().overlay(\u{1}) }", .contained(in: 8)),
            ("NavigationView { A(); \u{1} }", .column), ("NavigationSplitView { \u{1} } detail: { }", .column),
            ("NavigationStack { A().drawer { \u{1} } }", .unclear(in: "drawer")), ("A().drawer { \u{1} }", .plain),
            ("NavigationStack { \u{1}.sheet(isPresented: $b) { } }", .contained(in: 8)),
            ("NavigationStack { Button(action: a, label: { \u{1} }) }", .contained(in: 8)),
        ] as [(String, SiteRole)])
    func roles(template: String, role: SiteRole) throws {
        let sites = try sites("let a = \(template.replacing("\u{1}", with: "NavigationView { Text(\"x\") }"))\n")
        #expect(sites.containers.last?.context.role == role)
    }

    @Test("a mask that hides what counts gives no answer, and the file is parsed whole") func masks() {
        let code = """
            struct A: View {
                var body: some View { NavigationView { rows } }
                @ViewBuilder var rows: some View { Text("a body that is long enough for the mask to blank it"); Text("b") }
            }

            """
        let source = ParsedSource(SourceText(code), keeping: SearchWords.forContainers.kept(with: []))
        #expect(source.isMasked)
        #expect(SiteCollector.sites(in: source).map { _ in true } == nil)
        #expect(!ProjectFile(path: "A.swift", source: source).source.isMasked)
    }
}
