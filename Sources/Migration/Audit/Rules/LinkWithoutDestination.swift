import ProjectModel
import SourceEditing

/// A value link whose type no stack that holds it has a destination for.
enum LinkWithoutDestination: AuditRule {
    static let rule = Rule(
        RuleID("link-without-destination"), "a value link that leads nowhere",
        explanation: """
            A value link says what to show, not how. Without a navigationDestination(for:) of exactly the value's \
            type in its stack the tap does nothing, and SwiftUI logs that no matching destination is visible from \
            the link. An optional, an id or a superclass is another type.
            """,
        example: .init(
            wrong: """
                NavigationStack {
                    NavigationLink("Settings", value: Route.settings)
                }
                """,
            right: """
                NavigationStack {
                    NavigationLink("Settings", value: Route.settings)
                        .navigationDestination(for: Route.self) { DestinationView(route: $0) }
                }
                """),
        remedy: "Register the value's type at the root of the stack that shows the link.",
        source:
            "Apple, NavigationLink(value:label:) and Understanding the navigation stack; SwiftUI's own runtime message."
    )

    static func findings(in audit: AuditedProject) -> [Finding] {
        let types = ValueTypes(audit: audit)
        let registrations = audit.calls.calls(named: "navigationDestination")
        let stacks = audit.domainsByNode(of: "NavigationStack")
        return audit.calls.calls(named: "NavigationLink").compactMap { call -> Finding? in
            guard LinkReader.form(of: call.syntax) == .value, let value = call.argument("value"),
                let type = types.type(of: value, at: call), !isSelection(call.surroundings)
            else { return nil }
            let nodes = audit.nodes(linkedBy: call)
            let origins = nodes.flatMap { Self.origins(of: $0, audit) }
            let domains = origins.compactMap { $0.flatMap { stacks[$0] } }
            guard !domains.isEmpty, domains.count == origins.count else { return nil }
            let places = Set(
                audit.graph.destinations.filter { entry in domains.contains { $0.nodes.contains(entry.node) } }.map(
                    \.place))
            let typed = registrations.filter {
                $0.firstArgument?.label?.text == "for" || $0.firstArgument?.label == nil
            }
            let known = typed.map { types.registered(by: $0) }
            if known.contains(type) || known.contains(nil) {
                // Registered somewhere: it counts where one of the stacks has it, or may have it.
                let seen = typed.filter { places.contains($0.codePlace) }.map { types.registered(by: $0) }
                let hidesSome = domains.contains { $0.nodes.contains { audit.graph.nodes[$0].kind == .unknown } }
                if seen.contains(type) || known.contains(nil) || hidesSome { return nil }
            }
            return finding(
                at: call.place, message(type.name),
                notes: domains.prefix(1).map { .init($0.place, "the stack that shows it") })
        }
    }

    /// The containers that a link is shown in; nil for a way that ends elsewhere or can't be followed.
    private static func origins(of node: Int, _ audit: AuditedProject) -> [Int?] {
        if case .container = audit.graph.nodes[node].kind { return [node] }
        return audit.ways(to: node).map { way in
            guard case .container(let container) = way.origin, audit.isPlain(way),
                way.edges.allSatisfy({ edge in
                    audit.surroundings(at: audit.graph.edges[edge].place).map { !isSelection($0) } ?? false
                })
            else { return nil }
            return container
        }
    }

    /// Whether the code is in a list that keeps a selection: its rows select, and need no destination.
    private static func isSelection(_ surroundings: Surroundings) -> Bool {
        surroundings.layers.contains { $0.name == "List" && $0.call.argument(labelled: "selection") != nil }
    }

    // MARK: Messages

    private static func message(_ type: String) -> String {
        "no navigationDestination(for: \(type).self) is in the stack that shows this link, so it does nothing; "
            + "register the type at the root of the stack"
    }
}
