import SwiftSyntax

/// Reads `.navigationViewStyle(…)` calls and the names that stand for a style.
enum StyleReader {
    /// The call whose method is named by `name`.
    static func call(of name: DeclReferenceExprSyntax) -> FunctionCallExprSyntax? {
        var callee = ExprSyntax(name)
        if let member = name.parent?.as(MemberAccessExprSyntax.self), member.declName.id == name.id {
            callee = ExprSyntax(member)
        }
        guard let call = callee.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == callee.id else {
            return nil
        }
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
            subjectStart: subject(of: call)?.span.lowerBound,
            context: ContextReader.context(of: postfixBlock(around: Syntax(call)).map { Syntax($0) } ?? Syntax(call)))
    }

    // MARK: The value

    static func value(_ expression: ExprSyntax) -> StyleValue {
        if let call = expression.as(FunctionCallExprSyntax.self), let name = call.calleeName {
            return named(name) ?? (name.first?.isUppercase == true ? .custom(name) : .runtime(text(of: expression)))
        }
        guard let name = expression.lastName else { return .runtime(text(of: expression)) }
        if let style = named(name) { return style }
        return ValueScope.isKnownConstant(name, at: expression) ? .constant(name) : .runtime(text(of: expression))
    }

    /// The expression on one line.
    private static func text(of expression: ExprSyntax) -> String {
        expression.trimmedDescription.split { $0.isWhitespace }.joined(separator: " ")
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
        guard let subject = subject(of: call), let core = subject.withoutModifiers else { return .helper }
        guard let called = core.as(FunctionCallExprSyntax.self) else {
            return HelperReader.isGiven(core) ? .helper : .view(names: [core.trimmedDescription], containers: 0)
        }
        if called.calleeName == "NavigationView" { return .container }
        let names = CapitalisedCalls.names(in: Syntax(subject))
        return .view(names: names.others, containers: names.containers)
    }

    // MARK: The bytes

    private static func span(of call: FunctionCallExprSyntax) -> ModifierSpan {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else {
            return ModifierSpan(
                range: call.span, comments: [], soleContentOf: nil, leavesMore: false, isInSharedCondition: false)
        }
        let start = member.period.span.lowerBound
        let block = postfixBlock(around: Syntax(call))
        let isAlone = member.base == nil && !(call.parent?.is(MemberAccessExprSyntax.self) ?? false)
        let isSole = block.map { isAlone && isSoleContent(call, of: $0) } ?? false
        return ModifierSpan(
            range: start..<call.span.upperBound,
            comments: isSole ? comments(in: block?.config) : comments(in: call, after: member.period),
            soleContentOf: isSole ? block?.config.span : nil,
            leavesMore: leavesMore(call),
            isInSharedCondition: block != nil && isAlone && !isSole)
    }

    private static func leavesMore(_ call: FunctionCallExprSyntax) -> Bool {
        guard let subject = subject(of: call) else { return false }
        let isBare = !subject.is(FunctionCallExprSyntax.self) && HelperReader.isGiven(subject)
        return !isBare || (call.parent?.is(MemberAccessExprSyntax.self) ?? false)
    }

    private static func comments(in config: IfConfigDeclSyntax?) -> [String] {
        guard let config else { return [] }
        return config.tokens(viewMode: .sourceAccurate).flatMap { token in
            (token == config.firstToken(viewMode: .sourceAccurate) ? [] : token.leadingTrivia.comments)
                + (token == config.lastToken(viewMode: .sourceAccurate) ? [] : token.trailingTrivia.comments)
        }
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
            guard ancestor.is(FunctionCallExprSyntax.self) || ancestor.is(MemberAccessExprSyntax.self) else {
                return nil
            }
        }
        return nil
    }

    /// Whether no branch of the block holds anything but one style.
    private static func isSoleContent(_ call: FunctionCallExprSyntax, of block: PostfixIfConfigExprSyntax) -> Bool {
        block.config.clauses.allSatisfy { clause in
            guard case .postfixExpression(let expression)? = clause.elements else { return clause.elements == nil }
            if expression.id == call.id { return true }
            let member = expression.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
            return member?.base == nil && member?.declName.baseName.text == "navigationViewStyle"
        }
    }

    private static func condition(of call: FunctionCallExprSyntax) -> CompilationCondition {
        guard let block = postfixBlock(around: Syntax(call)) else { return .always }
        let conditions = CompilationCondition.clauses(of: block.config)
        for (clause, condition) in zip(block.config.clauses, conditions)
        where clause.span.contains(call.span.lowerBound) {
            return condition
        }
        return .always
    }

    // MARK: Definitions

    /// `let style = StackNavigationViewStyle()`, `static var app: StackNavigationViewStyle { .init() }`
    static func constant(_ binding: PatternBindingSyntax) -> StyleDefinition? {
        let name = binding.pattern.trimmedDescription
        if let type = binding.typeAnnotation?.type.trimmedDescription, type.hasSuffix("NavigationViewStyle"),
            !type.contains(" ")
        {
            return StyleDefinition(
                name: name, kind: .constant, value: named(type) ?? .custom(type), condition: .always,
                isConditional: false)
        }
        guard let initial = binding.initializer?.value.as(FunctionCallExprSyntax.self), let callee = initial.calleeName,
            callee.hasSuffix("NavigationViewStyle")
        else { return nil }
        return StyleDefinition(
            name: name, kind: .constant, value: named(callee) ?? .custom(callee), condition: .always,
            isConditional: false)
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
