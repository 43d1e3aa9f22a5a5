import SwiftSyntax

/// A condition under which something is shown, and that can change while it is: `switch section { … }`.
struct ShownBranch {
    /// As written.
    let condition: String

    /// The innermost around a piece of code, within the member that holds it.
    init?(around node: Syntax) {
        let member = Surroundings(of: node).memberSyntax
        for ancestor in node.ancestors.prefix(while: { $0.id != member?.id }) {
            let condition =
                ancestor.as(IfExprSyntax.self).map { Syntax($0.conditions) }
                ?? ancestor.as(SwitchExprSyntax.self).map { Syntax($0.subject) }
            guard let condition, !Self.isFixed(condition) else { continue }
            self.condition = condition.trimmedDescription
            return
        }
        return nil
    }

    /// What system and what device the app runs on doesn't change.
    private static func isFixed(_ condition: Syntax) -> Bool {
        condition.tokens(viewMode: .sourceAccurate).contains { token in
            token.tokenKind == .poundAvailable || token.tokenKind == .poundUnavailable
                || token.bareName == "userInterfaceIdiom"
        }
    }
}
