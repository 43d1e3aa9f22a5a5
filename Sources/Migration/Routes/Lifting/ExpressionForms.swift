import SwiftSyntax

extension ExprSyntax {
    /// A name, with members behind it: `item`, `self.item`, `store.items.first?.title`.
    var isPath: Bool {
        switch self.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr: true
        case .memberAccessExpr(let member): member.base?.isPath ?? false
        case .optionalChainingExpr(let marked): marked.expression.isPath
        case .forceUnwrapExpr(let marked): marked.expression.isPath
        default: false
        }
    }

    /// A bare name, or one behind `self`.
    var isReference: Bool {
        if self.is(DeclReferenceExprSyntax.self) { return true }
        return self.as(MemberAccessExprSyntax.self)?.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind
            == .keyword(.self)
    }

    /// `.constant(x)`: a binding that nothing is bound to.
    var isConstantBinding: Bool {
        self.as(FunctionCallExprSyntax.self)?.calleeName == "constant"
    }

    /// Operators between values, or before one.
    var isOperation: Bool {
        self.is(SequenceExprSyntax.self) || self.is(PrefixOperatorExprSyntax.self)
    }

    /// Whether another place would give the expression another type: literals, and choices between them.
    var takesTypeFromPlace: Bool {
        switch self.as(ExprSyntaxEnum.self) {
        case .stringLiteralExpr: true
        case .memberAccessExpr(let member): member.base == nil
        case .functionCallExpr(let call):
            call.calledExpression.as(MemberAccessExprSyntax.self)?.base == nil
                && call.calledExpression.is(MemberAccessExprSyntax.self)
        case .tupleExpr(let tuple): tuple.elements.count == 1 && tuple.elements.first!.expression.takesTypeFromPlace
        case .sequenceExpr(let sequence): sequence.resultsTakeTypeFromPlace
        default: false
        }
    }

    /// Whether the expression says no type by itself.
    var isLiteral: Bool {
        switch self.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr: true
        default: takesTypeFromPlace
        }
    }
}

extension SequenceExprSyntax {
    /// `flag ? "a" : "b"`, `title ?? "none"`, `"a" + b`.
    fileprivate var resultsTakeTypeFromPlace: Bool {
        let parts = Array(elements)
        if let choice = parts.lastIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) {
            let first = parts[choice].cast(UnresolvedTernaryExprSyntax.self).thenExpression
            return first.isLiteral && parts.last!.isLiteral
        }
        let isComparison = parts.contains { part in
            ["==", "!=", "<", ">", "<=", ">=", "&&", "||"].contains(
                part.as(BinaryOperatorExprSyntax.self)?.operator.text)
        }
        return !isComparison && parts.contains { $0.is(StringLiteralExprSyntax.self) && parts.count == 1 }
    }
}
