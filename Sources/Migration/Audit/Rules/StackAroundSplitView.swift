import ProjectModel
import SourceEditing

/// A stack around a split view.
enum StackAroundSplitView: AuditRule {
    static let rule = Rule(
        RuleID("stack-around-split-view"), "a stack around a split view",
        explanation: """
            A NavigationSplitView is a container for the whole window and brings its own bars. Inside a \
            NavigationStack it shows two bars, its columns collapse wrongly on iPhone, and links in its columns push \
            into the stack around it or nowhere.
            """,
        example: .init(
            wrong: """
                NavigationStack {
                    NavigationSplitView { Sidebar() } detail: { Detail() }
                }
                """,
            right: """
                NavigationSplitView {
                    Sidebar()
                } detail: {
                    NavigationStack { Detail() }
                }
                """),
        remedy: "Remove the stack around the split view; put one into its detail column for pushes there.",
        source: "Apple, Migrating to new navigation types and NavigationSplitView.")

    static func findings(in audit: AuditedProject) -> [Finding] {
        let stacks = audit.domainsByNode(of: "NavigationStack", "NavigationView")
        return audit.domains(of: "NavigationSplitView").compactMap { split in
            guard audit.isPlain(split.call.codePlace) else { return nil }
            for way in audit.ways(to: split.node) where audit.isPlain(way) {
                guard case .container(let node) = way.origin, let stack = stacks[node] else { continue }
                return finding(
                    at: split.place, way.isPushed ? pushed : contained, notes: [.init(stack.place, "the stack")])
            }
            return nil
        }
    }

    // MARK: Messages

    private static let contained =
        "this split view is inside a stack, and shows two bars; remove the stack, and put one into the detail column"

    private static let pushed =
        "this split view is pushed by a stack, which it can't be; show it at the root of its window or present it"
}
