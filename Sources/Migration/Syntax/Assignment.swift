import SwiftSyntax

extension SequenceExprSyntax {
    /// What `target = value` sets, and to what.
    var assignment: (target: ExprSyntax, value: ExprSyntax)? {
        let parts = Array(elements)
        guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self) else { return nil }
        return (parts[0], parts[2])
    }
}

extension SyntaxProtocol {
    /// The assignment that sets this.
    var settingAssignment: SequenceExprSyntax? {
        guard let sequence = parent?.parent?.as(SequenceExprSyntax.self), sequence.assignment?.target.id == id
        else { return nil }
        return sequence
    }
}
