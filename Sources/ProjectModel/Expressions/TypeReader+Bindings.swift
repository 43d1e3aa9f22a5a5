import SwiftSyntax

extension TypeReader {
    /// The type of what a name stands for that is introduced inside of functions and closures.
    func type(of binding: LexicalBinding, as name: String) throws(TypeFailure) -> ResolvedType {
        switch binding.introducer {
        case .closureParameter(let closure, let index), .shorthandParameter(let closure, let index):
            return try type(ofParameter: index, of: closure, as: name)
        case .capture(let capture):
            guard let value = capture.initializer?.value else { throw .unknown(.untyped(name)) }
            let type = try type(of: value)
            return capture.specifier?.specifier.text == "weak" ? type.flattenedOptional : type
        case .functionParameter(let parameter):
            return try type(of: parameter)
        case .accessorParameter(let accessor):
            return try type(ofValueOf: accessor, as: name)
        case .variable(let variable):
            return try type(ofLocal: variable, binding, as: name)
        case .optionalBinding(let condition):
            return try type(of: condition, binding)
        case .matchingPattern(let condition):
            let subject = try type(of: condition.initializer.value)
            return try type(of: binding, in: condition.pattern, matching: subject)
        case .switchCase(let item):
            return try type(ofCase: item, binding)
        case .forLoop(let loop):
            return try type(ofElementOf: loop, binding)
        case .catchClause(let clause):
            return try type(of: clause, binding)
        case .genericParameter(let parameter):
            return .metatype(try type(named: parameter.name.unquotedText, at: Syntax(parameter)))
        case .localFunction(let function):
            return try functionType(of: try callable(function))
        case .localType:
            throw .unknown(.form("a local type"))
        }
    }

    private func type(
        of binding: LexicalBinding, in pattern: PatternSyntax, matching subject: ResolvedType
    ) throws(TypeFailure) -> ResolvedType {
        guard let name = binding.pattern else { throw .unknown(.untyped(binding.name)) }
        return try type(of: name, in: pattern, matching: subject)
    }

    func type(of parameter: FunctionParameterSyntax) throws(TypeFailure) -> ResolvedType {
        let type = try type(written: parameter.type)
        return parameter.ellipsis == nil ? type : .array(type)
    }

    private func type(ofValueOf accessor: AccessorDeclSyntax, as name: String) throws(TypeFailure) -> ResolvedType {
        for ancestor in accessor.ancestors {
            if let binding = ancestor.as(PatternBindingSyntax.self) {
                if let annotation = binding.typeAnnotation { return try type(written: annotation.type) }
                if let value = binding.initializer?.value { return try type(of: value) }
                break
            }
            if let access = ancestor.as(SubscriptDeclSyntax.self) { return try type(written: access.returnClause.type) }
        }
        throw .unknown(.untyped(name))
    }

    private func type(
        ofLocal variable: PatternBindingSyntax, _ binding: LexicalBinding, as name: String
    ) throws(TypeFailure) -> ResolvedType {
        var subject: ResolvedType
        if let annotation = variable.sharedAnnotation {
            subject = try type(written: annotation.type)
        } else if let value = variable.initializer?.value {
            subject = try type(of: value)
        } else {
            throw .unknown(.untyped(name))
        }
        subject = try type(of: binding, in: variable.pattern, matching: subject)
        guard name.hasPrefix("$") else { return subject }
        let attributes = variable.parent?.parent?.as(VariableDeclSyntax.self)?.attributes
        return try projection(of: subject, wrappedBy: attributes?.wrapperName, name: name)
    }

    private func type(
        of condition: OptionalBindingConditionSyntax, _ binding: LexicalBinding
    ) throws(TypeFailure) -> ResolvedType {
        if let annotation = condition.typeAnnotation { return try type(written: annotation.type) }
        let optional: ResolvedType
        if let value = condition.initializer?.value {
            optional = try type(of: value)
        } else {
            optional = try type(named: binding.name, usedAt: Syntax(condition))
        }
        guard let wrapped = optional.wrapped else { throw .unknown(.operation("if let")) }
        return try type(of: binding, in: condition.pattern, matching: wrapped)
    }

    private func type(ofCase item: SwitchCaseItemSyntax, _ binding: LexicalBinding) throws(TypeFailure) -> ResolvedType
    {
        for ancestor in item.ancestors {
            if let statement = ancestor.as(SwitchExprSyntax.self) {
                let subject = try type(of: statement.subject)
                return try type(of: binding, in: item.pattern, matching: subject)
            }
        }
        throw .unknown(.pattern(item.pattern.trimmedDescription))
    }

    private func type(ofElementOf loop: ForStmtSyntax, _ binding: LexicalBinding) throws(TypeFailure) -> ResolvedType {
        if let annotation = loop.typeAnnotation { return try type(written: annotation.type) }
        let element = try element(of: try type(of: loop.sequence))
        return try type(of: binding, in: loop.pattern, matching: element)
    }

    private func type(of clause: CatchClauseSyntax, _ binding: LexicalBinding) throws(TypeFailure) -> ResolvedType {
        let error = ResolvedType.any([.external("Error", [])])
        guard let name = binding.pattern else { return error }
        for item in clause.catchItems {
            guard let pattern = item.pattern, pattern.holds(name) else { continue }
            return try type(of: name, in: pattern, matching: error)
        }
        return error
    }

    /// The elements of a collection.
    func element(of collection: ResolvedType) throws(TypeFailure) -> ResolvedType {
        guard let element = collection.element else { throw .unknown(.elements(of: collection)) }
        return element
    }
}

extension PatternBindingSyntax {
    /// The binding's own annotation, or that of `let a, b: Int`, which stands with the last.
    var sharedAnnotation: TypeAnnotationSyntax? {
        if let typeAnnotation { return typeAnnotation }
        guard initializer == nil, let list = parent?.as(PatternBindingListSyntax.self) else { return nil }
        return list.first { $0.position > position && $0.typeAnnotation != nil }?.typeAnnotation
    }
}

extension AttributeListSyntax {
    /// The name of the first attribute that begins with a capital letter.
    var wrapperName: String? {
        lazy.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
            .first { PropertyWrapperName.isWrapper($0) }
    }
}
