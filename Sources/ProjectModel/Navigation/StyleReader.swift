import SwiftSyntax

/// Reads `.navigationViewStyle(…)` calls and the names that stand for a style.
enum StyleReader {
    /// The call whose method is named by `name`.
    static func call(of name: DeclReferenceExprSyntax) -> FunctionCallExprSyntax? {
        var callee = ExprSyntax(name)
        if let member = name.parent?.as(MemberAccessExprSyntax.self), member.declName.id == name.id {
            callee = ExprSyntax(member)
        }
        guard let call = callee.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == callee.id else { return nil }
        return call
    }

    static func site(_ call: FunctionCallExprSyntax, name: DeclReferenceExprSyntax) -> StyleSite {
        let value = call.arguments.first.map { self.value($0.expression) } ?? .runtime("")
        return StyleSite(
            name: name.baseName.span,
            value: value,
            modifier: span(of: call),
            condition: condition(of: call),
            subject: subjectKind(of: call),
            context: ContextReader.context(of: Syntax(call)))
    }

    // MARK: The value

    static func value(_ expression: ExprSyntax) -> StyleValue {
        if let call = expression.as(FunctionCallExprSyntax.self), let name = call.calleeName {
            return named(name) ?? (name.first?.isUppercase == true ? .custom(name) : .runtime(expression.trimmedDescription))
        }
        guard let name = expression.lastName else { return .runtime(expression.trimmedDescription) }
        return named(name) ?? .constant(name)
    }

    private static func named(_ name: String) -> StyleValue? {
        switch name {
        case "stack", "StackNavigationViewStyle": .stack
        case "columns", "ColumnNavigationViewStyle", "DoubleColumnNavigationViewStyle": .columns
        case "automatic", "DefaultNavigationViewStyle": .automatic
        default: nil
        }
    }

    // MARK: The modified view

    /// The expression that the style modifies; for a style in a postfix `#if`, what stands before the `#if`.
    static func subject(of call: FunctionCallExprSyntax) -> ExprSyntax? {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
        if let base = member.base, !base.hasImplicitBase { return base }
        return postfixBlock(around: Syntax(call))?.base
    }

    private static func subjectKind(of call: FunctionCallExprSyntax) -> StyleSite.Subject {
        guard definition(around: Syntax(call), value: .automatic) == nil, let subject = subject(of: call),
            let core = subject.withoutModifiers
        else { return .helper }
        if core.as(FunctionCallExprSyntax.self)?.calleeName == "NavigationView" { return .container }
        guard core.is(FunctionCallExprSyntax.self) else { return .view(names: [core.trimmedDescription], containers: 0) }
        let names = CapitalisedCalls.names(in: Syntax(subject))
        return .view(names: names.others, containers: names.containers)
    }

    // MARK: The bytes

    private static func span(of call: FunctionCallExprSyntax) -> ModifierSpan {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else {
            return ModifierSpan(
                range: call.span, comments: [], soleContentOf: nil, hasBase: false, isInSharedCondition: false)
        }
        let start = member.period.span.lowerBound
        let block = postfixBlock(around: Syntax(call))
        let isAlone = member.base == nil && !(call.parent?.is(MemberAccessExprSyntax.self) ?? false)
        let isSole = block.map { isAlone && isSoleContent(call, of: $0) } ?? false
        return ModifierSpan(
            range: start..<call.span.upperBound,
            comments: comments(in: call, after: member.period),
            soleContentOf: isSole ? block?.config.span : nil,
            hasBase: block != nil || member.base.map { !$0.hasImplicitBase } ?? false,
            isInSharedCondition: block != nil && isAlone && !isSole)
    }

    private static func comments(in call: FunctionCallExprSyntax, after period: TokenSyntax) -> [String] {
        var comments: [String] = []
        for token in call.tokens(viewMode: .sourceAccurate) where token.position >= period.position {
            if token != period { comments += token.leadingTrivia.comments }
            if token != call.lastToken(viewMode: .sourceAccurate) { comments += token.trailingTrivia.comments }
        }
        return comments
    }

    /// The `#if` block behind an expression whose clause the call is in, with nothing between that could hide it.
    private static func postfixBlock(around node: Syntax) -> PostfixIfConfigExprSyntax? {
        for ancestor in node.ancestors {
            if let clause = ancestor.as(IfConfigClauseSyntax.self) {
                return clause.parent?.parent?.parent?.as(PostfixIfConfigExprSyntax.self)
            }
            guard ancestor.is(FunctionCallExprSyntax.self) || ancestor.is(MemberAccessExprSyntax.self) else { return nil }
        }
        return nil
    }

    private static func isSoleContent(_ call: FunctionCallExprSyntax, of block: PostfixIfConfigExprSyntax) -> Bool {
        block.config.clauses.allSatisfy { clause in
            guard case .postfixExpression(let expression)? = clause.elements else { return clause.elements == nil }
            return expression.id == call.id
        }
    }

    private static func condition(of call: FunctionCallExprSyntax) -> CompilationCondition {
        guard let block = postfixBlock(around: Syntax(call)) else { return .always }
        let conditions = CompilationCondition.clauses(of: block.config)
        for (clause, condition) in zip(block.config.clauses, conditions) where clause.span.contains(call.span.lowerBound) {
            return condition
        }
        return .always
    }

    // MARK: Definitions

    /// `let style = StackNavigationViewStyle()`, `static var app: StackNavigationViewStyle { .init() }`
    static func constant(_ binding: PatternBindingSyntax) -> StyleDefinition? {
        let name = binding.pattern.trimmedDescription
        if let type = binding.typeAnnotation?.type.trimmedDescription, type.hasSuffix("NavigationViewStyle"), !type.contains(" ") {
            return StyleDefinition(name: name, kind: .constant, value: named(type) ?? .custom(type))
        }
        guard let initial = binding.initializer?.value.as(FunctionCallExprSyntax.self), let callee = initial.calleeName,
            callee.hasSuffix("NavigationViewStyle")
        else { return nil }
        return StyleDefinition(name: name, kind: .constant, value: named(callee) ?? .custom(callee))
    }

    /// The helper function or `ViewModifier` that sets the style on what it is given.
    static func definition(around call: Syntax, value: StyleValue) -> StyleDefinition? {
        for ancestor in call.ancestors {
            guard let function = ancestor.as(FunctionDeclSyntax.self) else { continue }
            guard let group = ancestor.parent?.parent?.parent?.asProtocol((any DeclGroupSyntax).self) else { return nil }
            if function.name.text == "body" { return StyleDefinition(name: group.typeName, kind: .modifier, value: value) }
            guard group.is(ExtensionDeclSyntax.self), group.typeName.hasSuffix("View") else { return nil }
            return StyleDefinition(name: function.name.text, kind: .modifier, value: value)
        }
        return nil
    }
}

extension ExprSyntax {
    /// Whether a chain of calls and members begins with a period, as in a postfix `#if`.
    fileprivate var hasImplicitBase: Bool {
        var current = self
        while true {
            if let call = current.as(FunctionCallExprSyntax.self) {
                current = call.calledExpression
            } else if let postfix = current.as(PostfixIfConfigExprSyntax.self) {
                guard let base = postfix.base else { return true }
                current = base
            } else if let member = current.as(MemberAccessExprSyntax.self) {
                guard let base = member.base else { return true }
                current = base
            } else {
                return false
            }
        }
    }
}

/// The capitalised names that are called in a piece of code.
private final class CapitalisedCalls: SyntaxVisitor {
    private var others: [String] = []
    private var containers = 0

    static func names(in node: Syntax) -> (others: [String], containers: Int) {
        let visitor = CapitalisedCalls(viewMode: .sourceAccurate)
        visitor.walk(node)
        return (visitor.others, visitor.containers)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.calleeName {
            if name == "NavigationView" {
                containers += 1
            } else if name.first?.isUppercase == true {
                others.append(name)
            }
        }
        return .visitChildren
    }
}
