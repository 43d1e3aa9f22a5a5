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

    static func site(
        _ call: FunctionCallExprSyntax, name: DeclReferenceExprSyntax, in chains: ModifierChains
    ) -> StyleSite {
        let chain = chains.chain(of: call)
        let value = call.arguments.first.map { self.value($0.expression, in: chain) } ?? .runtime("")
        return StyleSite(
            name: name.baseName.span,
            value: value,
            spelling: call.arguments.first.flatMap { spelling(of: $0.expression) },
            modifier: span(of: call, in: chain),
            condition: condition(of: call, in: chain),
            subject: subjectKind(of: call, in: chains),
            subjectStart: subject(of: call, in: chain) == nil ? nil : chain.start,
            context: chains.context(of: chain.block.map { Syntax($0) } ?? Syntax(call)))
    }

    // MARK: The value

    private static func value(_ expression: ExprSyntax, in chain: ModifierChains.Chain) -> StyleValue {
        if let call = expression.as(FunctionCallExprSyntax.self), let name = call.calleeName {
            return named(name) ?? (name.first?.isUppercase == true ? .custom(name) : .runtime(text(of: expression)))
        }
        guard let name = expression.lastName else { return .runtime(text(of: expression)) }
        if let style = named(name) { return style }
        return ValueScope.isKnownConstant(name, at: chain.top) ? .constant(name) : .runtime(text(of: expression))
    }

    /// The name of one of SwiftUI's styles that an expression is.
    private static func spelling(of expression: ExprSyntax) -> String? {
        let name = expression.as(FunctionCallExprSyntax.self)?.calleeName ?? expression.lastName
        return name.flatMap { named($0) == nil ? nil : $0 }
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
    static func subject(of call: FunctionCallExprSyntax, in chain: ModifierChains.Chain) -> ExprSyntax? {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
        return chain.base == nil ? chain.block?.base : member.base
    }

    private static func subjectKind(of call: FunctionCallExprSyntax, in chains: ModifierChains) -> StyleSite.Subject {
        let chain = chains.chain(of: call)
        guard subject(of: call, in: chain) != nil, let core = chain.core else { return .helper }
        guard let called = core.as(FunctionCallExprSyntax.self) else {
            return chain.isGiven ? .helper : .view(showsViews: true)
        }
        if called.calleeName == "NavigationView" { return .container }
        return .view(showsViews: chains.showsViews(below: call))
    }

    // MARK: The bytes

    private static func span(of call: FunctionCallExprSyntax, in chain: ModifierChains.Chain) -> ModifierSpan {
        let end = call.endPositionBeforeTrailingTrivia.utf8Offset
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else {
            return ModifierSpan(
                range: call.span.lowerBound..<end, comments: [], soleContentOf: nil, leavesMore: false,
                endsOptionalChain: false, isInSharedCondition: false)
        }
        let start = member.period.span.lowerBound
        let block = chain.block
        let isAlone = member.base == nil && !(call.parent?.is(MemberAccessExprSyntax.self) ?? false)
        let isSole = block.map { isAlone && isSoleContent(call, of: $0) } ?? false
        return ModifierSpan(
            range: start..<end,
            comments: isSole ? comments(in: block?.config) : comments(in: call, after: member.period),
            soleContentOf: isSole ? block?.config.span : nil,
            leavesMore: leavesMore(call, in: chain),
            endsOptionalChain: endsOptionalChain(call),
            isInSharedCondition: block != nil && isAlone && !isSole)
    }

    private static func leavesMore(_ call: FunctionCallExprSyntax, in chain: ModifierChains.Chain) -> Bool {
        guard let subject = subject(of: call, in: chain) else { return false }
        let isBare = !subject.is(FunctionCallExprSyntax.self) && HelperReader.isGiven(subject)
        return !isBare || (call.parent?.is(MemberAccessExprSyntax.self) ?? false)
    }

    /// Whether an optional chain would be left without a member: of `view?.navigationViewStyle(…)` only `view?`.
    private static func endsOptionalChain(_ call: FunctionCallExprSyntax) -> Bool {
        var base = style(call)?.base
        while let inner = base?.as(FunctionCallExprSyntax.self).flatMap(style) { base = inner.base }
        guard base?.is(OptionalChainingExprSyntax.self) ?? false else { return false }
        var outermost = call
        while let outer = outermost.parent?.as(MemberAccessExprSyntax.self)?.parent?.as(FunctionCallExprSyntax.self),
            style(outer)?.base?.id == outermost.id
        {
            outermost = outer
        }
        return !(outermost.parent?.is(MemberAccessExprSyntax.self) ?? false)
    }

    /// The member that a call names where it sets a style.
    private static func style(_ call: FunctionCallExprSyntax) -> MemberAccessExprSyntax? {
        call.calledExpression.as(MemberAccessExprSyntax.self).flatMap { member in
            member.declName.baseName.plainName == "navigationViewStyle" ? member : nil
        }
    }

    private static func comments(in config: IfConfigDeclSyntax?) -> [String] {
        guard let config else { return [] }
        return config.tokens(viewMode: .sourceAccurate).flatMap { token in
            (token == config.firstToken(viewMode: .sourceAccurate) ? [] : token.leadingTrivia.comments)
                + (token == config.lastToken(viewMode: .sourceAccurate) ? [] : token.trailingTrivia.comments)
        }
    }

    private static func comments(in call: FunctionCallExprSyntax, after period: TokenSyntax) -> [String] {
        let last = call.lastToken(viewMode: .sourceAccurate)
        var comments = period == last ? [] : period.trailingTrivia.comments
        var token = period
        while token != last, let next = token.nextToken(viewMode: .sourceAccurate) {
            comments += next.leadingTrivia.comments
            if next != last { comments += next.trailingTrivia.comments }
            token = next
        }
        return comments
    }

    /// Whether no branch of the block holds anything but one style.
    private static func isSoleContent(_ call: FunctionCallExprSyntax, of block: PostfixIfConfigExprSyntax) -> Bool {
        block.config.clauses.allSatisfy { clause in
            guard case .postfixExpression(let expression)? = clause.elements else { return clause.elements == nil }
            if expression.id == call.id { return true }
            let member = expression.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
            return member?.base == nil && member?.declName.baseName.plainName == "navigationViewStyle"
        }
    }

    private static func condition(
        of call: FunctionCallExprSyntax, in chain: ModifierChains.Chain
    ) -> CompilationCondition {
        guard let block = chain.block else { return .always }
        let conditions = CompilationCondition.clauses(of: block.config)
        for (clause, condition) in zip(block.config.clauses, conditions)
        where clause.span.contains(call.endPositionBeforeTrailingTrivia.utf8Offset - 1) {
            return condition
        }
        return .always
    }

    // MARK: Definitions

    /// `let style = StackNavigationViewStyle()`, `static var app: StackNavigationViewStyle { .init() }`
    static func constant(_ binding: PatternBindingSyntax) -> StyleDefinition? {
        if let type = binding.typeAnnotation?.type.trimmedDescription, type.hasSuffix("NavigationViewStyle"),
            !type.contains(" ")
        {
            return StyleDefinition(
                name: binding.pattern.text, kind: .constant, value: named(type) ?? .custom(type), spelling: type,
                condition: .always,
                isConditional: false)
        }
        guard let initial = binding.initializer?.value.as(FunctionCallExprSyntax.self), let callee = initial.calleeName,
            callee.hasSuffix("NavigationViewStyle")
        else { return nil }
        return StyleDefinition(
            name: binding.pattern.text, kind: .constant, value: named(callee) ?? .custom(callee), spelling: callee,
            condition: .always,
            isConditional: false)
    }
}
