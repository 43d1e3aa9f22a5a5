import SwiftSyntax

extension FunctionCallExprSyntax {
    /// The name that the call goes by, without what stands before it: `Text` in `SwiftUI.Text(…)`, `padding` in `x.padding()`.
    /// `Name.init(…)` goes by `Name`.
    package var calleeName: String? {
        calledExpression.lastName
    }

    /// Whether the call is a modifier: a method of something, or of an implicit base.
    package var isModifier: Bool {
        calledExpression.as(MemberAccessExprSyntax.self).map { member in
            member.declName.baseName.plainName.first?.isLowercase == true && member.declName.baseName.text != "init"
                && !(member.base?.isTypeName ?? false)
        } ?? false
    }

    /// The argument with the given label, in parentheses or as a trailing closure.
    package func argument(labelled label: String) -> ExprSyntax? {
        if let argument = arguments.first(where: { $0.label?.text == label }) { return argument.expression }
        return additionalTrailingClosures.first { $0.label.text == label }.map { ExprSyntax($0.closure) }
    }

    /// The closures that the call is given, with their labels; the first trailing one has none.
    package var closures: [(label: String?, closure: ClosureExprSyntax)] {
        var result: [(String?, ClosureExprSyntax)] = arguments.compactMap { argument in
            argument.expression.as(ClosureExprSyntax.self).map { (argument.label?.text, $0) }
        }
        if let trailing = trailingClosure { result.append((nil, trailing)) }
        result += additionalTrailingClosures.map { ($0.label.text, $0.closure) }
        return result
    }
}

extension ExprSyntax {
    /// The last name of a reference: `C` in `A.B.C`, `B` in `B.init`, `B` in `B<T>`.
    package var lastName: String? {
        if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.plainName }
        if let specialised = self.as(GenericSpecializationExprSyntax.self) { return specialised.expression.lastName }
        guard let member = self.as(MemberAccessExprSyntax.self) else { return nil }
        if member.declName.baseName.text == "init" { return member.base?.lastName }
        return member.declName.baseName.plainName
    }

    /// Whether the expression reads as a type or a module: capitalised names only.
    package var isTypeName: Bool {
        if let reference = self.as(DeclReferenceExprSyntax.self) {
            return reference.baseName.plainName.first?.isUppercase == true
        }
        if let specialised = self.as(GenericSpecializationExprSyntax.self) { return specialised.expression.isTypeName }
        guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base else { return false }
        return member.declName.baseName.plainName.first?.isUppercase == true && base.isTypeName
    }

    /// What the modifiers of a chain modify: `Text("a")` in `Text("a").bold().padding()`; nil where the base is implicit.
    package var withoutModifiers: ExprSyntax? {
        var current = self
        while let base = current.modified {
            guard case .expression(let next) = base else { return nil }
            current = next
        }
        return current
    }

    /// The same, but a method of `self` counts as what is modified: `self.rows()` in `self.rows().padding()`.
    var withoutModifiersOfSelf: ExprSyntax? {
        var current = self
        while let base = current.modified {
            guard case .expression(let next) = base else { return nil }
            if next.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" { return current }
            current = next
        }
        return current
    }

    private enum ModifiedBase {
        case implicit
        case expression(ExprSyntax)
    }

    /// What the outermost modifier modifies; nil where the expression isn't modified.
    private var modified: ModifiedBase? {
        if let call = self.as(FunctionCallExprSyntax.self), call.isModifier {
            return call.calledExpression.as(MemberAccessExprSyntax.self)?.base.map { .expression($0) } ?? .implicit
        }
        guard let postfix = self.as(PostfixIfConfigExprSyntax.self) else { return nil }
        return postfix.base.map { .expression($0) } ?? .implicit
    }
}

extension SyntaxProtocol {
    /// The call that goes by the name that the node is part of: `NavigationLink(…)` of its `NavigationLink`.
    package var namedCall: FunctionCallExprSyntax? {
        let offset = span.lowerBound
        return ancestors.lazy.compactMap { $0.as(FunctionCallExprSyntax.self) }.first {
            $0.calledExpression.span.contains(offset)
        }
    }

    /// The type or extension that the node is a member of, or inside a member of.
    var enclosingGroup: (any DeclGroupSyntax)? {
        for ancestor in ancestors {
            if let group = ancestor.declGroup { return group }
        }
        return nil
    }
}
