import ProjectModel
import SwiftParser
import SwiftSyntax

/// Views like `LazyView(Detail())`: they keep what they are given as a closure, and show what it gives and nothing else.
enum DelayWrapper {
    static func isOne(_ type: DeclaredType, _ declarations: DeclarationIndex) -> Bool {
        guard type.kind == .struct, let facts = declarations.facts(of: type), facts.storedProperties.count == 1,
            let stored = facts.storedProperties.first,
            case .function(let parameters, _)? = stored.writtenType?.form, parameters.isEmpty,
            declarations.role(of: type).contains(.view), facts.initializers.contains(where: takesContent)
        else { return false }
        let members = facts.parts.flatMap { WrapperCode.members(of: $0, declarations) }
        return members.contains { WrapperCode.shows(stored.name, in: $0) }
            && members.compactMap { $0.as(InitializerDeclSyntax.self) }.allSatisfy {
                WrapperCode.onlyKeeps($0, as: stored.name)
            }
    }

    /// Whether the project wrote an initialiser that delays: the one that every struct has says nothing of a purpose.
    static func isMeantToDelay(_ type: DeclaredType, _ declarations: DeclarationIndex) -> Bool {
        guard let facts = declarations.facts(of: type) else { return false }
        return facts.initializers.contains { $0.isWritten && takesContent($0) } && isOne(type, declarations)
    }

    private static func takesContent(_ initializer: InitializerFacts) -> Bool {
        guard let only = initializer.parameters.first, initializer.parameters.count == 1 else { return false }
        if case .function = only.type.form { return true }
        return only.isAutoclosure
    }
}

extension InitializerFacts {
    fileprivate var isWritten: Bool {
        if case .written = origin { return true }
        return false
    }
}

/// The code of a wrapper's members, which facts don't hold.
private enum WrapperCode {
    static func members(of part: TypePart, _ declarations: DeclarationIndex) -> [DeclSyntax] {
        guard let bytes = declarations.bytes(ofFile: part.outerPlace.file), part.bodyRange.upperBound <= bytes.count
        else { return [] }
        let source = "struct Wrapper " + String(decoding: bytes[part.bodyRange], as: UTF8.self)
        let wrapper = Parser.parse(source: source).statements.first?.item.as(StructDeclSyntax.self)
        return wrapper?.memberBlock.members.map(\.decl) ?? []
    }

    /// `var body: some View { build() }`
    static func shows(_ closure: String, in member: DeclSyntax) -> Bool {
        guard let binding = member.as(VariableDeclSyntax.self)?.bindings.first,
            binding.pattern.trimmedDescription == "body",
            let call = binding.getter?.onlyExpression?
                .as(FunctionCallExprSyntax.self)
        else { return false }
        return call.arguments.isEmpty && call.closures.isEmpty && call.calledExpression.names(closure)
    }

    /// `init(_ build: @escaping () -> Content) { self.build = build }`
    static func onlyKeeps(_ initializer: InitializerDeclSyntax, as name: String) -> Bool {
        guard let parameter = initializer.signature.parameterClause.parameters.first,
            let assignment = initializer.body?.statements.onlyExpression?.as(SequenceExprSyntax.self)?.assignment
        else { return false }
        return assignment.target.names(name)
            && assignment.value.as(DeclReferenceExprSyntax.self)?.baseName.text
                == (parameter.secondName ?? parameter.firstName).text
    }
}

extension PatternBindingSyntax {
    fileprivate var getter: CodeBlockItemListSyntax? {
        if case .getter(let code)? = accessorBlock?.accessors { return code }
        guard case .accessors(let list)? = accessorBlock?.accessors else { return nil }
        return list.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.body?.statements
    }
}

extension ExprSyntax {
    /// `name` or `self.name`.
    fileprivate func names(_ name: String) -> Bool { [name, "self.\(name)"].contains(trimmedDescription) }
}
