import ProjectModel
import SourceEditing

/// A stack in the sidebar of a split view.
enum StackInSidebar: AuditRule {
    static let rule = Rule(
        RuleID("stack-in-sidebar"), "a stack in a sidebar",
        explanation: """
            A link in the sidebar of a split view shows its screen in the next column. With a stack around the sidebar \
            it pushes within the sidebar instead, the detail stays as it was, and on iPhone, where the columns \
            are one stack, there are two.
            """,
        example: .init(
            wrong: """
                NavigationSplitView {
                    NavigationStack { List(folders) { NavigationLink($0.name, value: $0) } }
                } detail: { FolderView() }
                """,
            right: """
                NavigationSplitView {
                    List(folders, selection: $folder) { Text($0.name) }
                } detail: { FolderView(folder: folder) }
                """),
        remedy:
            "Use List(selection:) in the sidebar, and a stack in the detail column; keep the stack only where the sidebar itself is to go deeper.",
        source: "Apple, NavigationSplitView and Migrating to new navigation types; reports of dead links in sidebars.")

    static func findings(in audit: AuditedProject) -> [Finding] {
        let splits = Set(audit.domains(of: "NavigationSplitView").map(\.node))
        return audit.stacks.compactMap { stack in
            guard audit.isPlain(stack.call.codePlace) else { return nil }
            let isInSidebar = audit.ways(to: stack.node).contains { way in
                guard case .column(0, let split) = way.origin, splits.contains(split) else { return false }
                return !way.isPushed && hasDetail(split, audit) && audit.isPlain(way)
            }
            return isInSidebar ? finding(.note, at: stack.place, message) : nil
        }
    }

    private static func hasDetail(_ split: Int, _ audit: AuditedProject) -> Bool {
        if case .container(_, let columns) = audit.graph.nodes[split].kind { return columns > 1 }
        return false
    }

    // MARK: Messages

    private static let message =
        "links in this sidebar push inside of it, since it has a stack, and the detail stays as it was; "
        + "use List(selection:) unless that is what you want"
}
