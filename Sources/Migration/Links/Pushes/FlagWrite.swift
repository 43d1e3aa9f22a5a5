import ProjectModel
import SwiftSyntax

/// A statement that sets a flag or a selection: `flag = true`, `flag.toggle()`, `choice = "a"`.
struct FlagWrite {
    let statement: ExprSyntax
    /// What is assigned; nil for `toggle()`.
    let value: ExprSyntax?

    /// - Parameter use: the flag's name.
    /// - Returns: nil where that is no statement of its own.
    init?(_ use: Syntax) {
        var target = use
        if let member = target.parent?.as(MemberAccessExprSyntax.self), member.declName.id == target.id {
            target = Syntax(member)
        }
        if let member = target.parent?.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "toggle",
            let call = member.parent?.as(FunctionCallExprSyntax.self), call.arguments.isEmpty
        {
            statement = ExprSyntax(call)
            value = nil
        } else if let list = target.parent?.as(ExprListSyntax.self), list.count == 3, list.first?.id == target.id,
            let sequence = list.parent?.as(SequenceExprSyntax.self), Array(list)[1].is(AssignmentExprSyntax.self)
        {
            statement = ExprSyntax(sequence)
            value = list.last
        } else {
            return nil
        }
        guard statement.parent?.is(CodeBlockItemSyntax.self) ?? false else { return nil }
    }

    /// What it does to the one link that the flag drives; nil where that can't be told.
    var driving: PushForm.Write.Kind? {
        switch value?.trimmedDescription {
        case nil, "true": .push
        case "false": .popToRoot
        default: nil
        }
    }
}
