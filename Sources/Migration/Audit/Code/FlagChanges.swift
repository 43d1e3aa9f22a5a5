import ProjectModel
import SwiftSyntax

/// Where code sets a flag to true or toggles it.
final class FlagChanges: SyntaxVisitor {
    struct Change {
        let state: String
        /// The UTF-8 offset of the flag's name.
        let offset: Int
    }

    private var changes: [Change] = []

    static func changes(in node: some SyntaxProtocol) -> [Change] {
        let visitor = FlagChanges(viewMode: .sourceAccurate)
        visitor.walk(node)
        return visitor.changes
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        if let (target, value) = node.assignment, value.trimmedDescription == "true", let state = target.statePath {
            changes.append(Change(state: state, offset: target.span.lowerBound))
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "toggle",
            node.arguments.isEmpty, let base = member.base, let state = base.statePath
        {
            changes.append(Change(state: state, offset: base.span.lowerBound))
        }
        return .visitChildren
    }
}
