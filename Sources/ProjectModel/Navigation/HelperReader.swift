import SwiftSyntax

/// Reads the project's own modifiers that set a style: functions in extensions of views, and `ViewModifier`s.
enum HelperReader {
    /// Whether an expression is what a modifier of the project's own was given: `self` in an extension of a view,
    /// `content` in a `ViewModifier`.
    static func isGiven(_ expression: ExprSyntax) -> Bool {
        guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let helper = helper(around: Syntax(expression))
        else { return false }
        return helper.isModifierBody ? helper.parameters.contains(name) : name == "self"
    }

    /// The helper that `style` stands in, with its value.
    static func definition(around call: Syntax, style: StyleSite) -> StyleDefinition? {
        guard let helper = helper(around: call) else { return nil }
        return StyleDefinition(
            name: helper.name, kind: .modifier, value: style.value, spelling: style.spelling,
            condition: style.context.condition.and(style.condition), isConditional: helper.isConditional)
    }

    private struct Helper {
        let name: String
        let parameters: [String]
        let isModifierBody: Bool
        let isConditional: Bool
    }

    private static func helper(around node: Syntax) -> Helper? {
        var isConditional = false
        for ancestor in node.ancestors {
            if ancestor.is(IfExprSyntax.self) || ancestor.is(SwitchExprSyntax.self) || ancestor.is(GuardStmtSyntax.self)
                || ancestor.is(UnresolvedTernaryExprSyntax.self) || isTernary(ancestor)
            {
                isConditional = true
            }
            guard let function = ancestor.as(FunctionDeclSyntax.self) else { continue }
            guard let group = function.enclosingGroup else { return nil }
            let parameters = function.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
            if function.name.text == "body" {
                return Helper(
                    name: group.typeName, parameters: parameters, isModifierBody: true, isConditional: isConditional)
            }
            guard group.is(ExtensionDeclSyntax.self), group.typeName.hasSuffix("View") else { return nil }
            return Helper(
                name: function.name.text, parameters: parameters, isModifierBody: false, isConditional: isConditional)
        }
        return nil
    }

    /// A ternary whose operators aren't folded yet is a sequence.
    private static func isTernary(_ node: Syntax) -> Bool {
        node.as(SequenceExprSyntax.self)?.elements.contains { $0.is(UnresolvedTernaryExprSyntax.self) } ?? false
    }
}

/// Tells what a name stands for at a place, as far as the declarations around it say.
enum ValueScope {
    /// Whether the nearest declaration of `name` around `node`, if the file has one, is a style constant.
    static func isKnownConstant(_ name: String, at node: Syntax) -> Bool {
        for ancestor in node.ancestors {
            if let function = ancestor.as(FunctionDeclSyntax.self), declares(function.signature.parameterClause, name) {
                return false
            }
            if let initialiser = ancestor.as(InitializerDeclSyntax.self),
                declares(initialiser.signature.parameterClause, name)
            {
                return false
            }
            if let closure = ancestor.as(ClosureExprSyntax.self), declares(closure, name) { return false }
            let statements =
                ancestor.as(CodeBlockItemListSyntax.self)?.compactMap { $0.item.as(VariableDeclSyntax.self) }
                ?? ancestor.declGroup?.memberBlock.members.compactMap {
                    $0.decl.as(VariableDeclSyntax.self)
                }
            for binding in (statements ?? []).flatMap(\.bindings) where binding.pattern.trimmedDescription == name {
                return StyleReader.constant(binding) != nil
            }
        }
        return true
    }

    private static func declares(_ parameters: FunctionParameterClauseSyntax, _ name: String) -> Bool {
        parameters.parameters.contains { ($0.secondName ?? $0.firstName).text == name }
    }

    private static func declares(_ closure: ClosureExprSyntax, _ name: String) -> Bool {
        if case .simpleInput(let names)? = closure.signature?.parameterClause {
            return names.contains { $0.name.text == name }
        }
        guard case .parameterClause(let clause)? = closure.signature?.parameterClause else { return false }
        return clause.parameters.contains { ($0.secondName ?? $0.firstName).text == name }
    }
}
