import SwiftSyntax

/// A condition under which something is shown: of an `if`, or what a `switch` looks at.
struct ShownCondition {
    let syntax: Syntax

    /// As written.
    var text: String { syntax.trimmedDescription }

    /// The innermost around a piece of code, within the member that holds it, that `isMeant` takes.
    init?(around node: Syntax, where isMeant: (ShownCondition) -> Bool) {
        let member = Surroundings(of: node).memberSyntax
        for ancestor in node.ancestors.prefix(while: { $0.id != member?.id }) {
            guard let condition = ShownCondition(of: ancestor), isMeant(condition) else { continue }
            self = condition
            return
        }
        return nil
    }

    private init?(of node: Syntax) {
        let condition =
            node.as(IfExprSyntax.self).map { Syntax($0.conditions) }
            ?? node.as(SwitchExprSyntax.self).map { Syntax($0.subject) }
        guard let condition else { return nil }
        syntax = condition
    }

    /// Whether it can be another while the app runs: what system and what device that runs on doesn't change.
    var canChange: Bool {
        !syntax.tokens(viewMode: .sourceAccurate).contains { token in
            token.tokenKind == .poundAvailable || token.tokenKind == .poundUnavailable
                || token.bareName == "userInterfaceIdiom"
        }
    }
}
