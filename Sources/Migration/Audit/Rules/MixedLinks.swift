import ProjectModel
import SourceEditing

/// Links with a destination of their own beside value links in one stack.
enum MixedLinks: AuditRule {
    static let rule = Rule(
        RuleID("mixed-links"), "value links and destination links mixed in one stack",
        explanation: """
            A stack keeps values below views: root, then values, then views that links brought themselves. Pushing a \
            value while such a view is on top pops that view first, so the screen that the person was on is gone \
            when they go back. The path doesn't hold such views either: setting it, popping to the root and \
            restoring pass them by.
            """,
        example: .init(
            wrong: """
                NavigationStack(path: $path) {
                    List {
                        NavigationLink("Trending") { TrendingView() }
                        NavigationLink("Settings", value: Route.settings)
                    }
                    .navigationDestination(for: Route.self) { DestinationView(route: $0) }
                }
                """,
            right: """
                NavigationStack(path: $path) {
                    List {
                        NavigationLink("Trending", value: Route.trending)
                        NavigationLink("Settings", value: Route.settings)
                    }
                    .navigationDestination(for: Route.self) { DestinationView(route: $0) }
                }
                """),
        remedy:
            "Give the screen a case in the stack's Route and push it as a value; destination links may stay where no value link follows.",
        source: "Apple, Understanding the navigation stack; reports of lost screens and of pop-to-root that skips one.")

    static func findings(in audit: AuditedProject) -> [Finding] {
        let values = Set(
            audit.calls.calls(named: "NavigationLink").filter { LinkReader.form(of: $0.syntax) == .value }.map(
                \.codePlace))
        guard !values.isEmpty else { return [] }
        let stacks = audit.stacks
        var findings: [Finding] = []
        var unseen: [Place: [Place]] = [:]
        for call in audit.calls.calls(named: "NavigationLink") {
            guard isEager(LinkReader.form(of: call.syntax)), audit.isPlain(call.codePlace) else { continue }
            let nodes = audit.nodes(linkedBy: call)
            let domains = stacks.filter { !$0.nodes.isDisjoint(with: nodes) }
            guard !domains.isEmpty else { continue }
            if let value = valueLink(below: call, values, audit) {
                findings.append(finding(at: call.place, popped, notes: [.init(value, "the value link")]))
                continue
            }
            let bound = domains.first { stack in
                stack.path != nil && audit.graph.links(in: stack.nodes).contains { values.contains($0.place) }
            }
            if let bound { unseen[bound.place, default: []].append(call.place) }
        }
        return findings
            + unseen.map { stack, links in
                finding(
                    .note, at: links.min() ?? stack, unseenScreens(links.count),
                    notes: [.init(stack, "the stack with the path")])
            }
    }

    private static func isEager(_ form: LinkForm) -> Bool {
        switch form {
        case .destinationArgument, .destinationClosure, .isActive, .tagSelection: true
        case .value, .destinationName, .custom: false
        }
    }

    private static func valueLink(
        below call: CodeCall, _ values: Set<NavigationGraph.CodePlace>, _ audit: AuditedProject
    ) -> Place? {
        let targets = audit.graph.edges.filter { $0.kind == .pushes && $0.place == call.codePlace }.map(\.to)
        for target in targets {
            let below = audit.graph.links(in: audit.graph.domain(of: target)).filter { values.contains($0.place) }
            for link in below where audit.isPlain(link.place) { return audit.place(link.place) }
        }
        return nil
    }

    // MARK: Messages

    private static let popped =
        "a value link follows on the screen that this link brings, and pushing a value pops that screen first; "
        + "make this a value link too"

    private static func unseenScreens(_ count: Int) -> String {
        let subject =
            count == 1 ? "this link brings a screen" : "\(count) links in one stack, this one first, bring screens"
        return "\(subject) that the path of the stack doesn't hold: setting the path or popping to the root "
            + "passes \(count == 1 ? "it" : "them") by; make \(count == 1 ? "it a value link" : "them value links")"
    }
}
