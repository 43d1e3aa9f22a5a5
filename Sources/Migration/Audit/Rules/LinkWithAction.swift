import ProjectModel
import SourceEditing
import SwiftSyntax

/// A link that does something else before it pushes.
enum LinkWithAction: AuditRule {
    static let rule = Rule(
        RuleID("link-with-action"), "a link that works before it pushes",
        explanation: """
            A link pushes at once and waits for nobody. A tap gesture on it takes the tap or runs beside the push in \
            no certain order, and neither keyboard nor VoiceOver triggers it. Validating or loading first and then \
            setting the flag of a hidden link works until the flag is stale: the second time nothing happens.
            """,
        example: .init(
            wrong: """
                NavigationLink("Open", value: Route.document(id))
                    .simultaneousGesture(TapGesture().onEnded { analytics.log("open") })
                """,
            right: """
                Button("Open") {
                    analytics.log("open")
                    path.append(Route.document(id))
                }
                """),
        remedy: "Use a button that does the work and then changes the path, or watch the path with onChange.",
        source: "Reports of gestures that don't fire with the push; Apple, NavigationLink.")

    static func findings(in audit: AuditedProject) -> [Finding] {
        gestures(audit) + buttons(audit)
    }

    private static func gestures(_ audit: AuditedProject) -> [Finding] {
        audit.calls.calls(named: "onTapGesture", "simultaneousGesture", "gesture", "highPriorityGesture").compactMap {
            call -> Finding? in
            guard call.syntax.isModifier, isTap(call.syntax) else { return nil }
            if call.modified?.as(FunctionCallExprSyntax.self)?.calleeName == "NavigationLink" {
                return finding(at: call.place, gesture(call.syntax.calleeName ?? ""))
            }
            guard let layer = call.surroundings.layers.first(where: { !$0.isSubject }), layer.name == "NavigationLink",
                !layer.isDestination, layer.label == nil || layer.label == "label"
            else { return nil }
            return finding(at: call.place, gesture(call.syntax.calleeName ?? ""))
        }
    }

    /// Whether the modifier adds a plain tap.
    private static func isTap(_ call: FunctionCallExprSyntax) -> Bool {
        if call.calleeName == "onTapGesture" { return !call.arguments.contains { $0.label?.text == "count" } }
        guard let gesture = call.arguments.first(where: { $0.label == nil })?.expression.withoutModifiers else {
            return false
        }
        return gesture.trimmedDescription == "TapGesture()"
    }

    /// Buttons that work and then set the flag of a link.
    private static func buttons(_ audit: AuditedProject) -> [Finding] {
        var flags: [String: [String: Place]] = [:]
        for call in audit.calls.calls(named: "NavigationLink") {
            guard let state = call.argument("isActive")?.statePath else { continue }
            flags[call.file.path, default: [:]][state] = call.place
        }
        return audit.calls.calls(named: "Button").compactMap { call -> Finding? in
            guard !call.syntax.isModifier, let known = flags[call.file.path],
                let action = call.syntax.closures.first(where: { $0.label == "action" || $0.label == nil })?.closure
            else { return nil }
            for change in FlagChanges.changes(in: action) {
                guard let link = known[change.state], WorkFinder.works(action) else { continue }
                return finding(.note, at: call.place, button(change.state), notes: [.init(link, "the link")])
            }
            return nil
        }
    }

    // MARK: Messages

    private static func gesture(_ name: String) -> String {
        "'\(name)' on a link takes its tap or runs in no certain order with the push; "
            + "use a button that does the work and then changes the path"
    }

    private static func button(_ flag: String) -> String {
        "this button decides or waits before it sets '\(flag)', the flag of a link; push by changing the path of the stack instead"
    }
}

/// Whether an action does more than to set a flag: it waits, or decides.
private final class WorkFinder: SyntaxVisitor {
    private var found = false

    static func works(_ action: ClosureExprSyntax) -> Bool {
        let finder = WorkFinder(viewMode: .sourceAccurate)
        finder.walk(action.statements)
        return finder.found
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        // Work beside the push doesn't hold it up.
        FlagChanges.changes(in: node).isEmpty ? .skipChildren : .visitChildren
    }

    override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind { stop() }
    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind { stop() }
    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { stop() }
    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind { stop() }

    private func stop() -> SyntaxVisitorContinueKind {
        found = true
        return .skipChildren
    }
}
