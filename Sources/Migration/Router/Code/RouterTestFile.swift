import SourceEditing

/// The tests of a router and of the links that it opens, as code.
struct RouterTestFile: Sendable {
    let router: RouterShape
    /// The cases that tests can make, whatever links lead to.
    let cases: [DeepLinkCase]
    /// What links begin with; empty where the router opens none.
    let bases: [DeepLinkBase]
    /// The name of the module that has the router.
    let module: String
    let library: TestLibrary

    /// The name of the type, and of the file.
    var name: String { "\(router.name)Tests" }

    func text(_ style: SourceStyle) -> String {
        let type = library.typeHead(name) + Array(members.joined(separator: [CodeLine(0, "")])).indented(by: 1)
        return (head + type + [CodeLine(0, "}")]).text(style)
    }

    private var head: [CodeLine] {
        var imports = ImportList([])
        imports.add(library.module)
        if opensLinks || samples.contains(where: \.isThrowing) { imports.add("Foundation") }
        if router.path == .erased { imports.add("SwiftUI") }
        return imports.lines() + [CodeLine(0, ""), CodeLine(0, "@testable import \(module)"), CodeLine(0, "")]
    }

    private var members: [[CodeLine]] {
        routerTests + (opensLinks ? linkTests + [linkFunction] : [])
    }

    private var samples: [SampleRoute] { cases.compactMap(SampleRoute.init) }
    /// Those that are there on every platform.
    private var plainSamples: [SampleRoute] { samples.filter { $0.route.condition == nil } }
    private var opensLinks: Bool { !bases.isEmpty && !cases.isEmpty }

    // MARK: - The router

    private var routerTests: [[CodeLine]] {
        guard let first = (plainSamples.first { !$0.isThrowing } ?? plainSamples.first) else {
            return [test("popOnTheRoot", [newRouter, CodeLine(0, "router.pop()"), isEmpty])]
        }
        let second = plainSamples.first { $0 != first && !$0.isThrowing } ?? first
        let (route, next) = (made(first), made(second))
        let isThrowing = first.isThrowing
        func routerTest(_ name: String, _ body: [CodeLine]) -> [CodeLine] {
            library.test(name, throws: isThrowing, (isThrowing ? [declaration(of: first)] : []) + [newRouter] + body)
        }
        let replace = CodeLine(0, "router.replace(with: [\(route), \(next)])")
        return [
            routerTest("push", [CodeLine(0, "router.push(\(route))"), holds([route])]),
            routerTest(
                "pop",
                [
                    replace, CodeLine(0, "router.pop()"), holds([route]), CodeLine(0, "router.pop(-1)"), holds([route]),
                    CodeLine(0, "router.pop(5)"), isEmpty, CodeLine(0, "router.pop()"), isEmpty,
                ]),
            routerTest("popToRoot", [replace, CodeLine(0, "router.popToRoot()"), isEmpty]),
            routerTest("replace", [CodeLine(0, "router.push(\(next))"), replace, holds([route, next])]),
        ]
    }

    private var newRouter: CodeLine { CodeLine(0, "let router = \(router.name)()") }
    private var isEmpty: CodeLine { library.isTrue("router.path.isEmpty") }

    private func holds(_ routes: [String]) -> CodeLine {
        let list = "[\(routes.joined(separator: ", "))]"
        // What a `NavigationPath` holds can only be seen by comparing it with another.
        return library.equal("router.path", router.path == .erased ? "NavigationPath(\(list))" : list)
    }

    /// The route where it is used; one that it throws to make is in a constant.
    private func made(_ sample: SampleRoute) -> String { sample.isThrowing ? "route" : code(sample) }

    /// Without the values that can be missing.
    private func code(_ sample: SampleRoute) -> String {
        sample.code(router.route, library, omittingItems: true)
    }

    private func declaration(of sample: SampleRoute, as name: String = "route") -> CodeLine {
        CodeLine(0, "let \(name) = \(code(sample))")
    }

    private func test(_ name: String, _ body: [CodeLine], throws isThrowing: Bool = false) -> [CodeLine] {
        library.test(name, throws: isThrowing, body)
    }

    // MARK: - Links

    private var linkTests: [[CodeLine]] {
        let tests = samples.map { sample in
            let condition = sample.route.condition
            return [CodeLine].conditional([(condition, linkTest(of: sample))], level: 0)
        }
        guard let first = plainSamples.first else { return tests }
        return tests + [formsTest(first), severalTest(first, plainSamples.first { $0 != first } ?? first)]
            + [unknownTest(first), openTest(first), alertTest(first)]
    }

    private func linkTest(of sample: SampleRoute) -> [CodeLine] {
        var body = [CodeLine(0, "let route = \(sample.code(router.route, library))")]
        body += bases.map { reads($0.link(to: sample.parts) + sample.query, "[route]") }
        if !sample.query.isEmpty {
            body += [declaration(of: sample, as: "shortRoute"), reads(bases[0].link(to: sample.parts), "[shortRoute]")]
        }
        body += sample.mistakes.map { leadsNowhere(bases[0].link(to: $0.parts) + $0.query) }
        return test("linksTo\(sample.route.name.capitalizedFirst)", body, throws: true)
    }

    /// As people write them.
    private func formsTest(_ sample: SampleRoute) -> [CodeLine] {
        let path = sample.parts.joined(separator: "/")
        let links = bases.flatMap { base -> [String] in
            switch base {
            case .scheme(let scheme):
                [
                    "\(scheme)://\(path)", "\(scheme):///\(path)", "\(scheme):/\(path)",
                    "\(scheme.uppercased())://\(path)/",
                ]
            case .web: [base.link(to: sample.parts) + "/?utm_source=mail#top"]
            }
        }
        return test("formsOfLinks", [declaration(of: sample)] + links.map { reads($0, "[route]") }, throws: true)
    }

    private func severalTest(_ first: SampleRoute, _ second: SampleRoute) -> [CodeLine] {
        let link = bases[0].link(to: first.parts + second.parts)
        return test(
            "linksToSeveralScreens",
            [
                declaration(of: first), declaration(of: second, as: "next"), reads(link, "[route, next]"),
                library.isNil("try \(router.route)(url: \(url(link)))"), reads(bases[0].link(to: []), "[]"),
            ], throws: true)
    }

    private func unknownTest(_ sample: SampleRoute) -> [CodeLine] {
        let strangers = bases.map { base in
            switch base {
            case .scheme(let scheme): DeepLinkBase.scheme("other-\(scheme)")
            case .web(let host, let path): DeepLinkBase.web(host: "other.\(host)", path: path)
            }
        }
        let links =
            [[unknownWord], sample.parts + [unknownWord]].map(bases[0].link)
            + strangers.map { $0.link(to: sample.parts) }
        return test("unknownLinks", links.map(leadsNowhere), throws: true)
    }

    private func openTest(_ sample: SampleRoute) -> [CodeLine] {
        test(
            "openReplacesThePath",
            [
                declaration(of: sample), newRouter, CodeLine(0, "router.replace(with: [route, route])"),
                CodeLine(0, "try router.open(\(url(bases[0].link(to: sample.parts))))"), holds(["route"]),
                library.isNil("router.unknownLink"),
            ], throws: true)
    }

    private func alertTest(_ sample: SampleRoute) -> [CodeLine] {
        test(
            "unknownLinksAreShown",
            [
                declaration(of: sample), CodeLine(0, "let url = try \(url(bases[0].link(to: [unknownWord])))"),
                newRouter, CodeLine(0, "router.push(route)"), CodeLine(0, "router.open(url)"), holds(["route"]),
                library.equal("router.unknownLink", "url"), library.isTrue("router.isUnknownLinkShown"),
                CodeLine(0, "router.isUnknownLinkShown = false"), library.isNil("router.unknownLink"),
            ], throws: true)
    }

    private var linkFunction: [CodeLine] {
        [
            CodeLine(0, "private func link(_ text: String) throws -> URL {"),
            CodeLine(1, "try \(library.unwrapped("URL(string: text)"))"),
            CodeLine(0, "}"),
        ]
    }

    private func url(_ link: String) -> String { "link(\(StringLiteral.code(link)))" }

    private func reads(_ link: String, _ routes: String) -> CodeLine {
        library.equal("try [\(router.route)](url: \(url(link)))", routes)
    }

    private func leadsNowhere(_ link: String) -> CodeLine {
        library.isNil("try [\(router.route)](url: \(url(link)))")
    }

    private var unknownWord: String {
        NameChoice.first(of: ["no-such-screen"]) { word in cases.contains { $0.word == word } }
    }
}
