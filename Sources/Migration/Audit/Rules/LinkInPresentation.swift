import ProjectModel
import SourceEditing

/// A link in a sheet, popover or cover that has no stack of its own.
enum LinkInPresentation: AuditRule {
    static let rule = Rule(
        RuleID("link-in-presentation"), "a link in a sheet without a stack",
        explanation: """
            What is presented doesn't belong to the stack that presents it. A link in a sheet, popover or cover \
            without a container of its own has nothing to push into: it is shown disabled, and taps do nothing.
            """,
        example: .init(
            wrong: """
                .sheet(isPresented: $isAdding) {
                    List { NavigationLink("Category") { CategoryPicker() } }
                }
                """,
            right: """
                .sheet(isPresented: $isAdding) {
                    NavigationStack {
                        List { NavigationLink("Category") { CategoryPicker() } }
                    }
                }
                """),
        remedy: "Put a NavigationStack around what is presented.",
        source: "Apple, Understanding the navigation stack: a link outside of a container is disabled.")

    static func findings(in audit: AuditedProject) -> [Finding] {
        audit.calls.calls(named: "NavigationLink").compactMap { call -> Finding? in
            guard audit.isPlain(call.codePlace) else { return nil }
            let nodes = audit.nodes(linkedBy: call)
            for node in nodes.sorted() {
                guard let presentation = presentation(of: node, audit) else { continue }
                return finding(
                    at: call.place, message(presentation.name),
                    notes: [.init(presentation.place, "presented here without a stack")])
            }
            return nil
        }
    }

    private static func presentation(of node: Int, _ audit: AuditedProject) -> (name: String, place: Place)? {
        let origins: [Int]
        if case .presentation = audit.graph.nodes[node].kind {
            origins = [node]
        } else if case .container = audit.graph.nodes[node].kind {
            return nil
        } else {
            origins = audit.ways(to: node).compactMap { way in
                guard case .presentation(let origin) = way.origin, !way.isPushed, audit.isPlain(way) else { return nil }
                return origin
            }
        }
        for origin in origins {
            let presentation = audit.graph.nodes[origin]
            // An inspector is a column beside its view.
            guard presentation.kind != .presentation(.inspector), let code = presentation.place,
                let place = audit.place(code),
                audit.surroundings(at: code)?.isPreview == false
            else { continue }
            return (presentation.name, place)
        }
        return nil
    }

    // MARK: Messages

    private static func message(_ presentation: String) -> String {
        "this link is in a \(presentation) that has no stack of its own, so it does nothing there; "
            + "put a NavigationStack around what is presented"
    }
}
