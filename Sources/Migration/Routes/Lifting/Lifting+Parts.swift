import ProjectModel
import SwiftSyntax

extension Lifting {
    /// Takes the parts of an expression apart that can't be a value of a route as a whole.
    mutating func liftParts(
        of expression: ExprSyntax, at place: LiftPlace, otherwise reason: LinkReason
    ) throws(LinkReason) {
        switch expression.as(ExprSyntaxEnum.self) {
        case .functionCallExpr(let call):
            try lift(call, at: place, otherwise: reason)
        case .memberAccessExpr(let member):
            guard let base = member.base, !expression.isReference else {
                return try writeOut(expression, at: place, reason)
            }
            try lift(base, at: place.part)
        case .declReferenceExpr:
            try writeOut(expression, at: place, reason)
        case .optionalChainingExpr(let marked): try lift(marked.expression, at: place)
        case .forceUnwrapExpr(let marked): try lift(unchanging: marked.expression, at: place, otherwise: reason)
        case .tryExpr(let marked): try lift(marked.expression, at: place)
        case .prefixOperatorExpr(let marked): try lift(marked.expression, at: place.asOperand)
        case .postfixOperatorExpr(let marked): try lift(marked.expression, at: place.asOperand)
        case .subscriptCallExpr(let access):
            try lift(unchanging: access.calledExpression, at: place.part, otherwise: reason)
            for argument in access.arguments { try lift(argument.expression, at: place.part) }
        case .sequenceExpr(let sequence):
            try lift(sequence, at: place, otherwise: reason)
        case .tupleExpr(let tuple):
            for element in tuple.elements { try lift(element.expression, at: place.element(element.label?.text)) }
        case .arrayExpr(let array):
            for element in array.elements { try lift(element.expression, at: place.part) }
        case .dictionaryExpr(let dictionary):
            guard case .elements(let elements) = dictionary.content else { throw reason }
            for element in elements {
                try lift(element.key, at: place.part)
                try lift(element.value, at: place.part)
            }
        case .stringLiteralExpr(let literal):
            for case .expressionSegment(let segment) in literal.segments {
                for argument in segment.expressions { try lift(argument.expression, at: place.part) }
            }
        case .ifExpr, .switchExpr:
            try liftChildren(of: Syntax(expression), at: place)
        case .postfixIfConfigExpr(let postfix):
            if let base = postfix.base { try lift(base, at: place) }
            try liftChildren(of: Syntax(postfix.config), at: place)
        case .unresolvedTernaryExpr(let choice):
            try lift(choice.thenExpression, at: place)
        case .genericSpecializationExpr(let specialised):
            try lift(specialised.expression, at: place)
        default:
            throw reason
        }
    }

    /// What must not change as long as the screen is shown: `!` or a subscript behind it could fail.
    private mutating func lift(
        unchanging expression: ExprSyntax, at place: LiftPlace, otherwise reason: LinkReason
    ) throws(LinkReason) {
        let known = edits.count
        try lift(expression, at: place)
        for case .pieces(let pieces) in edits[known...].map(\.content) {
            for piece in pieces {
                switch piece {
                case .hoisted: throw reason
                case .payload(let number) where payload[number].type.isObject(in: context.index): throw reason
                default: continue
                }
            }
        }
    }

    /// What stands between operators, each by itself: `⟨count⟩ > 0`, `⟨isNew⟩ ? A() : B()`.
    private mutating func lift(
        _ sequence: SequenceExprSyntax, at place: LiftPlace, otherwise reason: LinkReason
    ) throws(LinkReason) {
        let parts = Array(sequence.elements)
        if let sign = parts.firstIndex(where: { $0.is(AssignmentExprSyntax.self) }) {
            return try liftAssignment(of: parts[(sign + 1)...], to: parts[0], at: place)
        }
        let choice = parts.lastIndex { $0.is(UnresolvedTernaryExprSyntax.self) }
        var attempt = self
        do throws(LinkReason) {
            for (position, part) in parts.enumerated() where !part.isOperator {
                let isDecision = choice.map { position < $0 } ?? false
                try attempt.lift(part, at: isDecision || place.isCondition ? place.asOperand : place.operand)
            }
            self = attempt
        } catch {
            guard place.isCondition else { throw error }
            var whole = place
            whole.isCondition = false
            try lift(ExprSyntax(sequence), at: whole)
        }
    }

    /// A property of an object can be set from the destination; what belongs to the enclosing view can't.
    private mutating func liftAssignment(
        of values: ArraySlice<ExprSyntax>, to target: ExprSyntax, at place: LiftPlace
    ) throws(LinkReason) {
        if !outer.inside(target).isEmpty {
            guard let base = target.as(MemberAccessExprSyntax.self)?.base,
                case .known(let type) = context.type(of: base), type.isObject(in: context.index)
            else { throw .closure(place.action ?? target.shortText) }
            try lift(base, at: place.part)
        }
        for value in values { try lift(value, at: place.part) }
    }

    // MARK: Names

    /// Writes out what a name stands for, where that is plainly the same: a member that is one expression, or a constant
    /// that nothing else uses.
    private mutating func writeOut(
        _ expression: ExprSyntax, at place: LiftPlace, _ reason: LinkReason
    ) throws(LinkReason) {
        guard expression.isReference, let use = outer.inside(expression).first else { throw reason }
        if let value = LocalValue.onlyUsed(by: use, in: Syntax(expression)), !value.isPath {
            if let declaration = LocalValue.declaration(of: value) { unusedConstants.append(declaration.span) }
            return try show(value, insteadOf: expression, at: place)
        }
        guard use.isMember, let code = MemberCode(context).expression(of: use.plainName, at: Syntax(expression)),
            isShown(use, at: expression) || place.isView
        else { throw reason }
        try writeOut(code, named: use.plainName, insteadOf: expression, at: place, reason)
    }

    private func isShown(_ use: OuterNames.Use, at node: ExprSyntax) -> Bool {
        guard let property = property(of: use, at: node)?.facts else { return false }
        return property.storage == .computed
    }

    mutating func writeOut(
        _ code: ExprSyntax, named name: String, insteadOf expression: ExprSyntax, at place: LiftPlace,
        _ reason: LinkReason
    ) throws(LinkReason) {
        // A condition in the place of an expression would need a view around it.
        guard !code.is(IfExprSyntax.self), !code.is(SwitchExprSyntax.self), writtenOut.insert(name).inserted,
            !isHidden(code, at: expression)
        else { throw reason }
        try show(code, insteadOf: expression, at: place)
    }

    private mutating func show(
        _ code: ExprSyntax, insteadOf expression: ExprSyntax, at place: LiftPlace
    ) throws(LinkReason) {
        if let fresh = FreshValues.first(in: Syntax(code), context) { throw .freshValue(fresh) }
        let outside = isGuarded
        isGuarded = isGuarded(expression)
        defer { isGuarded = outside }
        add(Syntax(code))
        edits.append(TemplateEdit(expression.span, .node(Syntax(code))))
        try lift(code, at: place)
    }

    /// Whether a member that the code uses has another meaning at the link.
    private func isHidden(_ code: ExprSyntax, at link: ExprSyntax) -> Bool {
        context.freeNames(of: code).contains { name in
            guard case .member = name.kind else { return false }
            return !context.isMember(name.name, at: link)
        }
    }
}

extension LiftPlace {
    /// Of an operand of a condition.
    fileprivate var asOperand: LiftPlace {
        LiftPlace(outerLabel: outerLabel, isCondition: true, action: action)
    }

    /// Of an operand of any other operator.
    fileprivate var operand: LiftPlace {
        LiftPlace(label: nil, outerLabel: label ?? outerLabel, isView: isView, action: action)
    }

    fileprivate func element(_ label: String?) -> LiftPlace {
        LiftPlace(label: label, outerLabel: self.label ?? outerLabel, action: action)
    }
}

extension ExprSyntax {
    fileprivate var isOperator: Bool {
        self.is(BinaryOperatorExprSyntax.self) || self.is(UnresolvedAsExprSyntax.self)
            || self.is(UnresolvedIsExprSyntax.self) || self.is(TypeExprSyntax.self)
    }
}
