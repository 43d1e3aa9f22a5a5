import ProjectModel
import SourceEditing
import SwiftSyntax

/// `dismiss()` twice in a row.
enum DoubleDismiss: AuditRule {
    static let rule = Rule(
        RuleID("double-dismiss"), "dismiss() twice in a row",
        explanation: """
            dismiss() closes the view that it was read in. A second call right behind the first still belongs to that \
            view, which is on its way out: it does nothing, or closes something else. It is written to go back two \
            screens, which only the path can do.
            """,
        example: .init(
            wrong: """
                Button("Done") {
                    dismiss()
                    dismiss()
                }
                """,
            right: """
                Button("Done") { path.removeLast(2) }
                """),
        remedy:
            "Remove as many values from the path as screens are to go; to close a sheet from within its stack, read dismiss above the stack and hand it down.",
        source: "Apple, DismissAction.")

    static func findings(in audit: AuditedProject) -> [Finding] {
        audit.calls.calls(named: "dismiss").compactMap { call -> Finding? in
            guard isDismissal(call.syntax), let item = call.syntax.parent?.as(CodeBlockItemSyntax.self),
                let list = item.parent?.as(CodeBlockItemListSyntax.self), let index = list.firstIndex(of: item),
                index != list.startIndex
            else { return nil }
            let previous = list[list.index(before: index)].item
            guard let earlier = previous.as(FunctionCallExprSyntax.self), isDismissal(earlier),
                earlier.calledExpression.trimmedDescription == call.syntax.calledExpression.trimmedDescription
            else { return nil }
            return finding(at: call.place, message)
        }
    }

    private static func isDismissal(_ call: FunctionCallExprSyntax) -> Bool {
        call.calleeName == "dismiss" && call.arguments.isEmpty && call.trailingClosure == nil
    }

    // MARK: Messages

    private static let message =
        "a second dismiss() right behind the first doesn't go back a second screen; remove both values from the path instead"
}
