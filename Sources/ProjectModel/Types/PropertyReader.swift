import SourceEditing
import SwiftSyntax

/// Reads `let` and `var` declarations.
struct PropertyReader {
    let text: SourceText
    let around: FileFactsReader.Surroundings

    /// One for every name that the declaration binds; `let x, y: Int` gives both the type.
    func properties(of node: VariableDeclSyntax) -> [PropertyFacts] {
        let modifiers = ModifierReader(node.modifiers)
        let attributes = AttributeReader.attributes(of: node.attributes)
        var type: TypeSyntax?
        var found: [PropertyFacts] = []
        for binding in node.bindings.reversed() {
            if binding.typeAnnotation != nil || binding.initializer != nil { type = binding.typeAnnotation?.type }
            for name in Self.names(in: binding.pattern, type: type) {
                found.append(
                    property(name.token, name.type, binding, node, modifiers: modifiers, attributes: attributes))
            }
        }
        return found.reversed()
    }

    private func property(
        _ name: TokenSyntax, _ type: TypeSyntax?, _ binding: PatternBindingSyntax, _ node: VariableDeclSyntax,
        modifiers: ModifierReader, attributes: [AttributeFacts]
    ) -> PropertyFacts {
        let accessors = Accessors(binding.accessorBlock)
        let isLet = node.bindingSpecifier.tokenKind == .keyword(.let)
        let access = modifiers.access ?? around.defaultAccess
        let initial = binding.initializer?.value
        let isNamed = binding.pattern.is(IdentifierPatternSyntax.self)
        return PropertyFacts(
            name: name.unquotedText, offset: name.positionAfterSkippingLeadingTrivia.utf8Offset, place: around.place,
            writtenType: type.map { WrittenType($0) },
            inferredType: type == nil && isNamed ? initial.flatMap(ObviousType.type) : nil,
            storage: accessors.isComputed ? .computed : modifiers.has("lazy") ? .lazy : .stored, isLet: isLet,
            isStatic: modifiers.isStatic, isSettable: !isLet && (!accessors.isComputed || accessors.hasSetter),
            hasObservers: accessors.hasObservers, defaultText: initial.map(original), access: access,
            setterAccess: min(access, modifiers.setterAccess ?? access), attributes: attributes,
            modifiers: modifiers.facts, condition: around.memberCondition)
    }

    private func original(_ expression: ExprSyntax) -> String {
        let start = expression.positionAfterSkippingLeadingTrivia.utf8Offset
        return text.string(in: start..<expression.endPositionBeforeTrailingTrivia.utf8Offset)
    }

    /// The names of a pattern, last first, each with the part of the type that is its own.
    private static func names(in pattern: PatternSyntax, type: TypeSyntax?) -> [(token: TokenSyntax, type: TypeSyntax?)]
    {
        if let identifier = pattern.as(IdentifierPatternSyntax.self) { return [(identifier.identifier, type)] }
        guard let tuple = pattern.as(TuplePatternSyntax.self) else { return [] }
        let types = type?.as(TupleTypeSyntax.self)?.elements.map(\.type) ?? []
        return tuple.elements.enumerated().reversed().flatMap { index, element in
            names(in: element.pattern, type: types.count == tuple.elements.count ? types[index] : nil)
        }
    }

    private struct Accessors {
        private(set) var isComputed = false
        private(set) var hasSetter = false
        private(set) var hasObservers = false

        init(_ block: AccessorBlockSyntax?) {
            guard let block else { return }
            guard case .accessors(let list) = block.accessors else {
                isComputed = true
                return
            }
            for accessor in list {
                switch accessor.accessorSpecifier.tokenKind {
                case .keyword(.willSet), .keyword(.didSet): hasObservers = true
                case .keyword(.set), .keyword(._modify), .keyword(.unsafeMutableAddress):
                    isComputed = true
                    hasSetter = true
                default: isComputed = true
                }
            }
        }
    }
}
