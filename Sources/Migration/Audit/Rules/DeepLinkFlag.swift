import ProjectModel
import SourceEditing
import SwiftSyntax

/// A deep link that flips a flag instead of changing the path.
enum DeepLinkFlag: AuditRule {
    static let rule = Rule(
        RuleID("deep-link-flag"), "a deep link that flips a flag",
        explanation: """
            A flag pushes one screen onto whatever is shown. A deep link that sets one lands on top of the screens \
            that are open, does nothing when the flag is true already, and can't go two levels deep, since a screen \
            that isn't shown yet has no flag to set.
            """,
        example: .init(
            wrong: """
                .onOpenURL { url in showsOrder = true }
                .navigationDestination(isPresented: $showsOrder) { OrderView() }
                """,
            right: """
                .onOpenURL { url in
                    if let route = Route(url: url) { path = [.orders, route] }
                }
                """),
        remedy: "Give the stack a path and set it in one assignment.",
        source: "Apple, Understanding the navigation stack; reports of empty second screens with chained flags.")

    static func findings(in audit: AuditedProject) -> [Finding] {
        let flags = pushingFlags(audit)
        return audit.calls.calls(named: "onOpenURL", "onContinueUserActivity").compactMap { call -> Finding? in
            guard call.syntax.isModifier else { return nil }
            let known = flags[call.file.path] ?? [:]
            for (_, closure) in call.syntax.closures {
                for change in FlagChanges.changes(in: closure) {
                    guard let push = known[change.state] else { continue }
                    return finding(
                        at: call.file.place(at: change.offset), message(change.state),
                        notes: [.init(push, "pushed by the flag here")])
                }
            }
            return nil
        }
    }

    /// The flags that push a screen, by file, with where.
    private static func pushingFlags(_ audit: AuditedProject) -> [String: [String: Place]] {
        var flags: [String: [String: Place]] = [:]
        for call in audit.calls.calls(named: "NavigationLink", "navigationDestination") {
            let label = call.syntax.calleeName == "NavigationLink" ? "isActive" : "isPresented"
            if let state = call.argument(label)?.statePath { flags[call.file.path, default: [:]][state] = call.place }
        }
        return flags
    }

    // MARK: Messages

    private static func message(_ flag: String) -> String {
        "the deep link sets the flag '\(flag)', which pushes on top of whatever is shown; set the path of the stack instead"
    }
}
