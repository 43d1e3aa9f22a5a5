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
        guard let member = use.parent?.as(MemberAccessExprSyntax.self), member.declName.id == use.id else {
            self.init(to: use)
            return
        }
        // Another instance's flag is none of this view's.
        guard member.base?.trimmedDescription == "self" else { return nil }
        self.init(to: Syntax(member))
    }

    /// - Parameter access: the flag of an object: `model.flag`.
    init?(ofMember access: MemberAccessExprSyntax) { self.init(to: Syntax(access)) }

    private init?(to target: Syntax) {
        if let member = target.parent?.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "toggle",
            let call = member.parent?.as(FunctionCallExprSyntax.self), call.arguments.isEmpty
        {
            statement = ExprSyntax(call)
            value = nil
        } else if let sequence = target.settingAssignment {
            statement = ExprSyntax(sequence)
            value = sequence.assignment?.value
        } else {
            return nil
        }
        guard statement.parent?.is(CodeBlockItemSyntax.self) ?? false else { return nil }
    }

    /// The modifier that may run the statement again and again, where there is one: a flag that is set already does nothing,
    /// a push does.
    var repeater: String? {
        Surroundings(of: Syntax(statement)).layers.first {
            ["onReceive", "onChange"].contains($0.name) && !$0.isSubject
        }?
        .name
    }

    /// Whether nothing of its function or closure runs behind it.
    static func isLast(_ statement: ExprSyntax) -> Bool {
        var below = Syntax(statement)
        for ancestor in Syntax(statement).ancestors {
            if let items = ancestor.as(CodeBlockItemListSyntax.self), items.last?.id != below.id { return false }
            if ancestor.is(FunctionDeclSyntax.self) || ancestor.is(ClosureExprSyntax.self) { return true }
            below = ancestor
        }
        return true
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
