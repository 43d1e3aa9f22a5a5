import ProjectModel
import SwiftSyntax

/// The value that a local constant is given: `let model = DetailModel(item)`, `if let user = store.user`.
enum LocalValue {
    static func of(_ use: OuterNames.Use, in node: Syntax) -> ExprSyntax? {
        guard case .local(let offset) = use.name.kind,
            let token = node.root.token(at: AbsolutePosition(utf8Offset: offset))
        else { return nil }
        for ancestor in Syntax(token).ancestors {
            guard ancestor.span.lowerBound == offset else { return nil }
            if let binding = ancestor.as(PatternBindingSyntax.self), binding.pattern.is(IdentifierPatternSyntax.self) {
                return binding.initializer?.value
            }
            if let binding = ancestor.as(OptionalBindingConditionSyntax.self) { return binding.initializer?.value }
        }
        return nil
    }

    /// The declaration that gives a constant its value, and declares nothing else.
    static func declaration(of value: ExprSyntax) -> VariableDeclSyntax? {
        guard let binding = value.parent?.parent?.as(PatternBindingSyntax.self),
            let declaration = binding.parent?.parent?.as(VariableDeclSyntax.self), declaration.bindings.count == 1
        else { return nil }
        return declaration
    }

    /// The same, where it can be written in the place of the constant: the constant has no other use.
    static func onlyUsed(by use: OuterNames.Use, in node: Syntax) -> ExprSyntax? {
        guard case .local(let offset) = use.name.kind, let value = of(use, in: node),
            let binding = value.parent?.parent?.as(PatternBindingSyntax.self), binding.span.lowerBound == offset,
            binding.parent?.parent?.as(VariableDeclSyntax.self)?.bindingSpecifier.text == "let",
            let block = binding.ancestors.lazy.compactMap({ $0.as(CodeBlockItemListSyntax.self) }).first
        else { return nil }
        let uses = block.tokens(viewMode: .sourceAccurate).filter { token in
            token.text == use.name.name && !token.isLabel && token.span.lowerBound != offset
        }
        return uses.count == use.name.uses.count ? value : nil
    }
}

extension TokenSyntax {
    fileprivate var isLabel: Bool {
        if let argument = parent?.as(LabeledExprSyntax.self) { return argument.label?.id == id }
        return parent?.as(DeclReferenceExprSyntax.self)?.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.id
            == id
    }
}
