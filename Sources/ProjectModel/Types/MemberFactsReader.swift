import SourceEditing
import SwiftSyntax

/// Reads the declarations inside a type, an extension or a file that are no types themselves.
struct MemberFactsReader {
    struct Members {
        var properties: [PropertyFacts] = []
        var functions: [FunctionFacts] = []
        var subscripts: [FunctionFacts] = []
        var initializers: [InitializerFacts] = []
        var cases: [EnumCaseFacts] = []
        var aliases: [AliasFacts] = []
        var associatedTypes: [GenericParameter] = []
        var nestedTypes: [String] = []
    }

    /// The whole text: the tree may have blanks in place of bodies.
    let text: SourceText
    let around: FileFactsReader.Surroundings

    func read(_ declaration: DeclSyntax, into members: inout Members) {
        switch declaration.as(DeclSyntaxEnum.self) {
        case .variableDecl(let node):
            members.properties += PropertyReader(text: text, around: around).properties(of: node)
        case .functionDecl(let node):
            members.functions.append(function(node))
        case .subscriptDecl(let node):
            members.subscripts.append(self.subscript(node))
        case .initializerDecl(let node):
            members.initializers.append(initializer(node))
        case .enumCaseDecl(let node):
            members.cases += cases(node)
        case .typeAliasDecl(let node):
            members.aliases.append(alias(node))
        case .associatedTypeDecl(let node):
            let requirements = GenericReader.requirements(of: node.genericWhereClause)
            let constraints = node.inheritanceClause?.inheritedTypes.flatMap { GenericReader.parts(of: $0.type) } ?? []
            members.associatedTypes.append(
                GenericParameter(
                    name: node.name.unquotedText, owner: around.path ?? "",
                    constraints: constraints
                        + requirements.compactMap { requirement in
                            guard case .conformance(let subject, let type) = requirement,
                                subject.lastName == node.name.unquotedText
                            else { return nil }
                            return type
                        }))
        default:
            break
        }
    }
}

// MARK: - Functions

extension MemberFactsReader {
    private func function(_ node: FunctionDeclSyntax) -> FunctionFacts {
        let name = node.name.unquotedText
        let modifiers = ModifierReader(node.modifiers)
        let requirements = GenericReader.requirements(of: node.genericWhereClause)
        let generics = GenericReader.parameters(
            of: node.genericParameterClause, owner: owner(name), requirements: requirements)
        let effects = node.signature.effectSpecifiers
        return FunctionFacts(
            name: name, offset: node.name.positionAfterSkippingLeadingTrivia.utf8Offset,
            place: around.place.with(generics),
            parameters: parameters(of: node.signature.parameterClause.parameters),
            result: result(of: node.signature.returnClause),
            isStatic: modifiers.isStatic, isMutating: modifiers.has("mutating"),
            isAsync: effects?.asyncSpecifier != nil, isThrowing: effects?.throwsClause != nil,
            access: access(modifiers), genericParameters: generics, requirements: requirements,
            attributes: AttributeReader.attributes(of: node.attributes), condition: around.memberCondition)
    }

    private func `subscript`(_ node: SubscriptDeclSyntax) -> FunctionFacts {
        let modifiers = ModifierReader(node.modifiers)
        let requirements = GenericReader.requirements(of: node.genericWhereClause)
        let generics = GenericReader.parameters(
            of: node.genericParameterClause, owner: owner("subscript"), requirements: requirements)
        return FunctionFacts(
            name: "subscript", offset: node.subscriptKeyword.positionAfterSkippingLeadingTrivia.utf8Offset,
            place: around.place.with(generics), parameters: parameters(of: node.parameterClause.parameters),
            result: WrittenType(node.returnClause.type), isStatic: modifiers.isStatic, isMutating: false,
            isAsync: false, isThrowing: false, access: access(modifiers), genericParameters: generics,
            requirements: requirements, attributes: AttributeReader.attributes(of: node.attributes),
            condition: around.memberCondition)
    }

    private func initializer(_ node: InitializerDeclSyntax) -> InitializerFacts {
        let modifiers = ModifierReader(node.modifiers)
        let requirements = GenericReader.requirements(of: node.genericWhereClause)
        let generics = GenericReader.parameters(
            of: node.genericParameterClause, owner: owner("init"), requirements: requirements)
        let effects = node.signature.effectSpecifiers
        return InitializerFacts(
            origin: .written(offset: node.initKeyword.positionAfterSkippingLeadingTrivia.utf8Offset),
            place: around.place.with(generics),
            parameters: parameters(of: node.signature.parameterClause.parameters), access: access(modifiers),
            isFailable: node.optionalMark != nil, isAsync: effects?.asyncSpecifier != nil,
            isThrowing: effects?.throwsClause != nil, isConvenience: modifiers.has("convenience"),
            genericParameters: generics, requirements: requirements,
            attributes: AttributeReader.attributes(of: node.attributes), condition: around.memberCondition)
    }

    private func parameters(of list: FunctionParameterListSyntax) -> [ParameterFacts] {
        list.map { parameter in
            let first = parameter.firstName.unquotedText
            let attributed = parameter.type.as(AttributedTypeSyntax.self)
            let own = AttributeReader.attributes(of: parameter.attributes)
            let ofType = attributed.map { AttributeReader.attributes(of: $0.attributes) } ?? []
            let specifiers = attributed?.specifiers.map(\.trimmedDescription) ?? []
            return ParameterFacts(
                label: first == "_" ? nil : first, name: parameter.secondName?.unquotedText ?? first,
                type: WrittenType(parameter.type), attributes: (own + ofType).map(\.name),
                isInout: specifiers.contains("inout"), isVariadic: parameter.ellipsis != nil,
                defaultText: parameter.defaultValue.map { original($0.value) })
        }
    }

    private func result(of clause: ReturnClauseSyntax?) -> WrittenType? {
        guard let clause else { return nil }
        let type = WrittenType(clause.type)
        if type.name == "Void" || type.form == .tuple([]) { return nil }
        return type
    }
}

// MARK: - Cases and aliases

extension MemberFactsReader {
    private func cases(_ node: EnumCaseDeclSyntax) -> [EnumCaseFacts] {
        let attributes = AttributeReader.attributes(of: node.attributes)
        let isIndirect = around.isIndirect || ModifierReader(node.modifiers).has("indirect")
        return node.elements.map { element in
            EnumCaseFacts(
                name: element.name.unquotedText,
                offset: element.name.positionAfterSkippingLeadingTrivia.utf8Offset, place: around.place,
                associatedValues: element.parameterClause?.parameters.map(associatedValue) ?? [],
                rawText: element.rawValue.map { original($0.value) }, isIndirect: isIndirect,
                attributes: attributes, condition: around.memberCondition)
        }
    }

    private func associatedValue(_ parameter: EnumCaseParameterSyntax) -> EnumCaseFacts.AssociatedValue {
        let label = parameter.firstName?.unquotedText
        return EnumCaseFacts.AssociatedValue(
            label: label == "_" ? nil : label, type: WrittenType(parameter.type),
            defaultText: parameter.defaultValue.map { original($0.value) })
    }

    private func alias(_ node: TypeAliasDeclSyntax) -> AliasFacts {
        let name = node.name.unquotedText
        let requirements = GenericReader.requirements(of: node.genericWhereClause)
        let generics = GenericReader.parameters(
            of: node.genericParameterClause, owner: owner(name), requirements: requirements)
        return AliasFacts(
            name: name, offset: node.name.positionAfterSkippingLeadingTrivia.utf8Offset,
            place: around.place.with(generics), genericParameters: generics,
            target: WrittenType(node.initializer.value), access: access(ModifierReader(node.modifiers)),
            condition: around.memberCondition)
    }

    private func access(_ modifiers: ModifierReader) -> AccessLevel { modifiers.access ?? around.defaultAccess }

    private func owner(_ name: String) -> String { around.path.map { "\($0).\(name)" } ?? name }

    private func original(_ expression: ExprSyntax) -> String {
        let start = expression.positionAfterSkippingLeadingTrivia.utf8Offset
        return text.string(in: start..<expression.endPositionBeforeTrailingTrivia.utf8Offset)
    }
}
