import ProjectModel
import SourceEditing

/// What people ask for besides the routers of a module: links that open its routes, and tests.
struct RouterExtras {
    /// The stacks that open links from now on.
    let openers: Set<Int>
    let notes: [Finding]
    let decisions: [SiteDecision]
    private let links: RouterLinks?
    private let tests: RouterTests?
    private let module: RouteModule
    private let style: SourceStyle

    /// - Parameter routes: with the cases that this step makes.
    init(_ stacks: RouterStacks, _ routes: RouteBook, in project: Project, _ options: MigrationOptions) {
        module = routes.module
        style = stacks.book.style
        guard let root = stacks.firstRoot(includingUnsafe: options.includesUnsafe) else {
            (openers, notes, decisions, links, tests) = ([], [], [], nil, nil)
            return
        }
        let links = RouterLinks(options.deepLinks, to: routes, stacks.book, in: stacks.book.folder)
        // A wrapped stack that opens links says so where it is used.
        let isOpened = module.texts(holding: ["opensLinks"]).contains { $0.text.string.contains("opensLinks: true") }
        if links?.opensLinks ?? false, !isOpened {
            let candidates = stacks.canOpenLinks(includingUnsafe: options.includesUnsafe)
            openers = LinkOpener(project).choose(from: candidates).filter { !stacks.opensLinks($0) }
        } else {
            openers = []
        }
        let tests =
            options.makesRouterTests
            ? RouterTests(of: stacks.book.router, links, routes, beside: root, in: project) : nil
        notes = (links?.notes(at: root.place) ?? []) + (tests?.notes(at: root.place) ?? [])
        var decisions: [SiteDecision] = []
        if let links, !links.changes(module, style).isEmpty {
            decisions.append(Self.made("links", links.message, at: root))
        }
        if let tests, tests.isNew { decisions.append(Self.made("tests", "tests of the router are made", at: root)) }
        self.decisions = decisions
        self.links = links
        self.tests = tests
    }

    private static func made(_ kind: String, _ message: String, at root: StackRoot) -> SiteDecision {
        SiteDecision(place: root.place, kind: kind, outcome: .fix(Fix(message, .safe, edits: [:]), because: nil))
    }

    var opensLinks: Bool { links?.opensLinks ?? false }

    func add(to groundwork: inout Groundwork, beside root: StackRoot, in project: Project) {
        if let links {
            groundwork.add(beside: root, in: project, links.changes(module, style)) {
                links.changes(module, style, host: $0)
            }
        }
        if let tests { tests.add(to: &groundwork, in: project) }
    }
}
