import SwiftParser
import SwiftSyntax

extension WrittenType {
    /// Attributes (`@escaping`, `@Sendable`) and specifiers (`inout`) stay in the text and have no place in the form.
    public init(_ syntax: TypeSyntax) {
        self.init(text: syntax.trimmedDescription, form: Form(syntax))
    }

    /// Reads Swift source of a type; nil where it is none.
    public init?(parsing source: String) {
        var parser = Parser(source)
        let type = TypeSyntax.parse(from: &parser)
        guard !type.hasError, !type.is(MissingTypeSyntax.self), type.description == source else { return nil }
        self.init(type)
    }
}

extension WrittenType.Form {
    fileprivate init(_ syntax: TypeSyntax) {
        switch syntax.as(TypeSyntaxEnum.self) {
        case .identifierType, .memberType:
            self = Self.components(of: syntax).map(Self.name) ?? .other
        case .optionalType(let type):
            self = .optional(WrittenType(type.wrappedType))
        case .implicitlyUnwrappedOptionalType(let type):
            self = .optional(WrittenType(type.wrappedType))
        case .arrayType(let type):
            self = .array(WrittenType(type.element))
        case .dictionaryType(let type):
            self = .dictionary(key: WrittenType(type.key), value: WrittenType(type.value))
        case .tupleType(let type):
            self.init(elements: type.elements)
        case .functionType(let type):
            self = .function(
                parameters: type.parameters.map { WrittenType($0.type) }, result: WrittenType(type.returnClause.type))
        case .someOrAnyType(let type):
            let constraint = WrittenType(type.constraint)
            self = type.someOrAnySpecifier.tokenKind == .keyword(.some) ? .some(constraint) : .any(constraint)
        case .compositionType(let type):
            self = .composition(type.elements.map { WrittenType($0.type) })
        case .metatypeType(let type):
            self = .metatype(WrittenType(type.baseType))
        case .attributedType(let type):
            self.init(type.baseType)
        default:
            self = .other
        }
    }

    private init(elements: TupleTypeElementListSyntax) {
        let read = elements.map { element in
            let label = element.firstName?.unquotedText
            return WrittenType.TupleElement(label: label == "_" ? nil : label, type: WrittenType(element.type))
        }
        if read.count == 1, let only = read.first, only.label == nil {
            self = only.type.form
        } else {
            self = .tuple(read)
        }
    }

    private static func components(of syntax: TypeSyntax) -> [WrittenType.NameComponent]? {
        if let type = syntax.as(IdentifierTypeSyntax.self) {
            return component(type.name, type.genericArgumentClause).map { [$0] }
        }
        if let type = syntax.as(MemberTypeSyntax.self) {
            guard let outer = components(of: type.baseType), let last = component(type.name, type.genericArgumentClause)
            else { return nil }
            return outer + [last]
        }
        return nil
    }

    private static func component(
        _ name: TokenSyntax, _ clause: GenericArgumentClauseSyntax?
    ) -> WrittenType.NameComponent? {
        guard name.presence == .present else { return nil }
        var arguments: [WrittenType] = []
        for argument in clause?.arguments ?? [] {
            guard let type = argument.argument.as(TypeSyntax.self) else { return nil }
            arguments.append(WrittenType(type))
        }
        return WrittenType.NameComponent(name: name.unquotedText, arguments: arguments)
    }
}

extension TokenSyntax {
    /// The name without the backticks around it.
    var unquotedText: String { identifier?.name ?? text }
}
