import ProjectModel
import SourceEditing

/// A registered type that nothing pushes.
enum DestinationWithoutLink: AuditRule {
    static let rule = Rule(
        RuleID("destination-without-link"), "a destination that nothing leads to",
        explanation: """
            A stack without a path shows a registered screen only when a value link of that type is tapped. Where the \
            project has no such link the screen can't be reached: often the links that were meant still carry \
            their own destination, or push an id while the model is registered.
            """,
        example: .init(
            wrong: """
                NavigationStack {
                    NavigationLink("Mozart") { ArtistView(artist: mozart) }
                        .navigationDestination(for: Artist.self) { ArtistView(artist: $0) }
                }
                """,
            right: """
                NavigationStack {
                    NavigationLink("Mozart", value: mozart)
                        .navigationDestination(for: Artist.self) { ArtistView(artist: $0) }
                }
                """),
        remedy: "Make the links to that screen value links of the registered type, or remove the registration.",
        source: "Apple, Understanding the navigation stack: value and destination meet by type.")

    static func findings(in audit: AuditedProject) -> [Finding] {
        let types = ValueTypes(audit: audit)
        let links = audit.calls.calls(named: "NavigationLink")
        // An initialiser of the project's own may take values, too.
        guard !links.contains(where: { LinkReader.form(of: $0.syntax) == .custom }) else { return [] }
        let pushed = links.filter { LinkReader.form(of: $0.syntax) == .value }.map { link in
            link.argument("value").flatMap { types.type(of: $0, at: link) }
        }
        guard !pushed.contains(nil) else { return [] }
        let stacks = audit.domainsByNode(of: "NavigationStack")
        return audit.calls.calls(named: "navigationDestination").compactMap { call -> Finding? in
            guard let type = types.registered(by: call), !pushed.contains(type) else { return nil }
            let nodes = audit.nodes(registering: call)
            let ways = nodes.flatMap { node -> [NavigationGraph.Way.Origin] in
                if case .container = audit.graph.nodes[node].kind { return [.container(node)] }
                return audit.ways(to: node).map(\.origin)
            }
            let owners = ways.compactMap { origin -> StackDomain? in
                guard case .container(let node) = origin else { return nil }
                return stacks[node]
            }
            guard !owners.isEmpty, owners.count == ways.count, owners.allSatisfy({ $0.path == nil }) else { return nil }
            return finding(at: call.place, message(type.name))
        }
    }

    // MARK: Messages

    private static func message(_ type: String) -> String {
        "no link pushes a '\(type)', and the stack has no path, so this screen can't be reached; "
            + "make its links value links, or remove the registration"
    }
}
