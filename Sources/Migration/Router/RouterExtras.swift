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
        guard let root = stacks.home(includingUnsafe: options.includesUnsafe, project.deployments) else {
            (openers, notes, decisions, links, tests) = ([], [], [], nil, nil)
            return
        }
        let links = RouterLinks(options.deepLinks, to: routes, stacks.book, in: stacks.book.folder)
        // A wrapped stack that opens links says so where it is used.
        let isOpened = module.texts(holding: ["opensLinks"]).contains { $0.text.holds("opensLinks: true") }
        var decisions: [SiteDecision] = []
        if links?.opensLinks ?? false, !isOpened {
            let candidates = stacks.canOpenLinks(includingUnsafe: options.includesUnsafe)
            let chosen = LinkOpener(project).choose(from: candidates).filter { !stacks.opensLinks($0) }
            let other = chosen.isEmpty ? nil : LinkHandler.first(in: module)
            if let other { decisions.append(Self.opening(at: root, beside: other)) }
            openers = other == nil || options.includesUnsafe ? chosen : []
        } else {
            openers = []
        }
        let tests =
            options.makesRouterTests
            ? RouterTests(of: stacks.book.router, links, routes, beside: root, in: project) : nil
        notes =
            (links?.notes(at: root.place) ?? []) + openers.sorted().compactMap { Self.hidden($0, in: project) }
            + (tests?.notes(at: root.place) ?? [])
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

    /// SwiftUI hands each link to all who open links: the router tells of one that only the other knows.
    private static func opening(at root: StackRoot, beside other: LinkHandler) -> SiteDecision {
        let doubt = Finding(
            .warning, at: root.place, RuleID("router", "other-handler"),
            "the router opens links only with --unsafe: '\(other.name)' opens links already, and of those with the same "
                + "beginning that only it knows an alert would say that they lead nowhere; have it call the router's "
                + "open(_:) for the others",
            notes: [Finding.Note(other.place, "opened here")])
        return SiteDecision(
            place: root.place, kind: "links",
            outcome: .fix(Fix("the router opens links beside '\(other.name)'", .unsafe, edits: [:]), because: doubt))
    }

    /// A stack whose path a link changes while something else is in front.
    private static func hidden(_ stack: Int, in project: Project) -> Finding? {
        guard let hiding = LinkOpener(project).hiding(stack),
            let place = project.graph.nodes[stack].place.flatMap(project.place)
        else { return nil }
        let remedy =
            hiding.kind == .tabs
            ? "while another tab is chosen the screen comes behind it; choose the tab in onOpenURL, too"
            : "on an iPhone the first column is in front; give the split view a preferredCompactColumn, and set that in "
                + "onOpenURL, too"
        return Finding(
            .note, at: place, RuleID("router", "hidden-link"),
            "links open on this stack: \(remedy)")
    }

    var opensLinks: Bool { links?.opensLinks ?? false }

    func add(to groundwork: inout Groundwork, beside neighbour: String, in project: Project) {
        if let links {
            groundwork.add(beside: neighbour, in: project, links.changes(module, style)) {
                links.changes(module, style, host: $0)
            }
        }
        if let tests { tests.add(to: &groundwork, in: project) }
    }
}
