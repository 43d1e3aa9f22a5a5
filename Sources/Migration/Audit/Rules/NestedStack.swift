import ProjectModel
import SourceEditing

/// A stack inside what another stack pushes.
enum NestedStack: AuditRule {
    static let rule = Rule(
        RuleID("nested-stack"), "a stack inside a stack",
        explanation: """
            A NavigationStack inside a screen that another stack pushes shows two bars, doesn't see the outer \
            stack's destinations, pops back to the root at once, or crashes when the two paths hold different \
            types. A NavigationView put up with it; a NavigationStack does not.
            """,
        example: .init(
            wrong: """
                NavigationStack {
                    NavigationLink("Settings") { SettingsView() }
                }
                // in SettingsView
                NavigationStack { Form { … } }
                """,
            right: """
                NavigationStack {
                    NavigationLink("Settings") { SettingsView() }
                        .sheet(isPresented: $showsSettings) { NavigationStack { SettingsView() } }
                }
                // in SettingsView
                Form { … }
                """),
        remedy:
            "Remove the inner stack and keep its content; a screen that is presented as well gets its stack where it is presented.",
        source:
            "Apple engineers in the developer forums; reports of double bars, instant pops and comparisonTypeMismatch crashes."
    )

    static func findings(in audit: AuditedProject) -> [Finding] {
        let stacks = audit.stacks
        let views = audit.domains(of: "NavigationView")
        let outer = Set((stacks + views).map(\.node))
        return stacks.compactMap { stack in
            let ways = audit.ways(to: stack.node).filter { way in
                guard case .container(let node) = way.origin, outer.contains(node), node != stack.node else {
                    return false
                }
                return audit.isPlain(way) && audit.isPlain(stack.call.codePlace)
            }
            if let way = ways.first(where: \.isPushed) {
                return finding(
                    at: stack.place, pushed, notes: [audit.pushNote(way, "its screen is pushed here")].compactMap { $0 }
                )
            }
            guard let way = ways.first(where: { isDirect($0, audit) }), case .container(let node) = way.origin,
                let outer = (stacks + views).first(where: { $0.node == node }), !hidesBar(outer)
            else { return nil }
            return finding(at: stack.place, contained, notes: [.init(outer.place, "the outer stack")])
        }
    }

    /// Whether no tabs lie on the way: each may have its stack, as long as the outer one shows no bar.
    private static func isDirect(_ way: NavigationGraph.Way, _ audit: AuditedProject) -> Bool {
        way.edges.allSatisfy { audit.graph.nodes[audit.graph.edges[$0].from].kind != .tabs }
    }

    /// Whether the content of a stack shows no bar: it is there for something else, and the inner stack has the bar.
    private static func hidesBar(_ stack: StackDomain) -> Bool {
        let text = stack.call.syntax.trimmedDescription
        return text.contains("navigationBarHidden") || text.contains("for: .navigationBar")
    }

    // MARK: Messages

    private static let pushed =
        "this stack is in a screen that another stack pushes, which gives two bars and lost destinations; "
        + "remove it, and put a stack around the screen only where it is presented"

    private static let contained =
        "this stack is inside another one, which gives two bars and lost destinations; remove one of them"
}
