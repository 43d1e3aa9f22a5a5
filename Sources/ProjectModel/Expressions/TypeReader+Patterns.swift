import SwiftSyntax

extension TypeReader {
    /// The type of what a name is bound to by a pattern, for a value of type `subject`.
    func type(
        of name: IdentifierPatternSyntax, in pattern: PatternSyntax, matching subject: ResolvedType
    ) throws(TypeFailure) -> ResolvedType {
        switch pattern.as(PatternSyntaxEnum.self) {
        case .identifierPattern:
            return subject
        case .valueBindingPattern(let binding):
            return try type(of: name, in: binding.pattern, matching: subject)
        case .tuplePattern(let tuple):
            for (index, element) in tuple.elements.enumerated() where element.pattern.holds(name) {
                let part = try self.element(of: subject, label: element.label?.unquotedText, index: index, of: pattern)
                return try type(of: name, in: element.pattern, matching: part)
            }
            throw .unknown(.pattern(pattern.trimmedDescription))
        case .expressionPattern(let expression):
            return try type(of: name, in: expression.expression, matching: subject)
        default:
            throw .unknown(.pattern(pattern.trimmedDescription))
        }
    }

    private func type(
        of name: IdentifierPatternSyntax, in expression: ExprSyntax, matching subject: ResolvedType
    ) throws(TypeFailure) -> ResolvedType {
        switch expression.as(ExprSyntaxEnum.self) {
        case .patternExpr(let pattern):
            return try type(of: name, in: pattern.pattern, matching: subject)
        case .optionalChainingExpr(let optional):
            guard let wrapped = subject.wrapped else { throw .unknown(.pattern(expression.trimmedDescription)) }
            return try type(of: name, in: optional.expression, matching: wrapped)
        case .tupleExpr(let tuple):
            if tuple.elements.count == 1, let only = tuple.elements.first {
                return try type(of: name, in: only.expression, matching: subject)
            }
            for (index, element) in tuple.elements.enumerated() where element.expression.holds(name) {
                let part = try self.element(
                    of: subject, label: element.label?.unquotedText, index: index, of: expression)
                return try type(of: name, in: element.expression, matching: part)
            }
        case .functionCallExpr(let call):
            for (index, argument) in call.arguments.enumerated() where argument.expression.holds(name) {
                let values = try associatedValues(of: call, matching: subject)
                let label = argument.label?.unquotedText
                let isWhole = call.arguments.count == 1 && values.count > 1
                let value = isWhole ? .tuple(values) : label.flatMap { text in values.first { $0.label == text } }?.type
                guard let part = value ?? (index < values.count ? values[index].type : nil) else { break }
                return try type(of: name, in: argument.expression, matching: part)
            }
        case .sequenceExpr(let sequence):
            // `let x as T`
            let elements = Array(sequence.elements)
            if elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self), elements[0].is(PatternExprSyntax.self),
                let target = elements[2].as(TypeExprSyntax.self)
            {
                return try type(written: target.type)
            }
        default:
            break
        }
        throw .unknown(.pattern(expression.trimmedDescription))
    }

    private func element(
        of tuple: ResolvedType, label: String?, index: Int, of pattern: some SyntaxProtocol
    ) throws(TypeFailure) -> ResolvedType {
        guard case .tuple(let elements) = tuple else { throw .unknown(.pattern(pattern.trimmedDescription)) }
        if let label, let named = elements.first(where: { $0.label == label }) { return named.type }
        guard index < elements.count else { throw .unknown(.pattern(pattern.trimmedDescription)) }
        return elements[index].type
    }

    /// What the case that a pattern `.name(…)` means carries.
    private func associatedValues(
        of call: FunctionCallExprSyntax, matching subject: ResolvedType
    ) throws(TypeFailure) -> [ResolvedType.TupleElement] {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else {
            throw .unknown(.pattern(call.trimmedDescription))
        }
        let name = member.declName.baseName.unquotedText
        if let wrapped = subject.wrapped {
            if name == "some" { return [ResolvedType.TupleElement(type: wrapped)] }
            return try associatedValues(of: call, matching: wrapped)
        }
        if case .external("Result", let arguments) = subject, arguments.count == 2 {
            if name == "success" { return [ResolvedType.TupleElement(type: arguments[0])] }
            if name == "failure" { return [ResolvedType.TupleElement(type: arguments[1])] }
        }
        return try associatedValues(ofCase: name, in: subject)
    }
}

extension SyntaxProtocol {
    /// Whether `other` is this node or a part of it.
    func holds(_ other: some SyntaxProtocol) -> Bool {
        position <= other.position && other.endPosition <= endPosition
    }
}
