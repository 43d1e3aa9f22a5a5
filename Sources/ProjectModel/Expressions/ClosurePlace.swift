import SwiftSyntax

/// Where a closure is given to a call.
struct ClosurePlace {
    let call: FunctionCallExprSyntax
    /// Nil for an argument without label and for the first trailing closure.
    let label: String?

    init?(_ closure: ClosureExprSyntax) {
        guard let parent = closure.parent else { return nil }
        if let call = parent.as(FunctionCallExprSyntax.self), call.trailingClosure?.id == closure.id {
            self.call = call
            label = nil
        } else if let element = parent.as(MultipleTrailingClosureElementSyntax.self),
            let call = element.parent?.parent?.as(FunctionCallExprSyntax.self)
        {
            self.call = call
            label = element.label.unquotedText
        } else if let argument = parent.as(LabeledExprSyntax.self),
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
        {
            self.call = call
            label = argument.label?.unquotedText
        } else {
            return nil
        }
    }

    /// What a method is called on: `xs` of `xs.map { … }`; nil for a function, and behind a bare dot.
    var receiver: ExprSyntax? {
        call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    }
}

extension ClosureExprSyntax {
    /// The names by which the closure's code knows its parameters; nil where it names none.
    var parameterNames: [TokenSyntax]? {
        guard let clause = signature?.parameterClause else { return nil }
        if let list = clause.as(ClosureShorthandParameterListSyntax.self) { return list.map(\.name) }
        return clause.as(ClosureParameterClauseSyntax.self)?.parameters.map { $0.secondName ?? $0.firstName }
    }

    /// How many parameters the closure names; nil where it names none.
    var namedParameterCount: Int? {
        parameterNames?.count
    }

    /// The type written for a parameter.
    func annotation(ofParameter index: Int) -> TypeSyntax? {
        guard case .parameterClause(let clause)? = signature?.parameterClause else { return nil }
        return Array(clause.parameters)[index].type
    }

    /// Whether the closure names the parameter `$name`, which takes a binding apart.
    func projects(parameter index: Int) -> Bool {
        parameterNames.map { $0[index].text.hasPrefix("$") } ?? false
    }

    /// Whether `$1` or a later one is used, so that a tuple given to the closure is taken apart.
    var usesSecondShorthand: Bool {
        ShorthandFinder.highest(in: self) > 0
    }
}

private final class ShorthandFinder: SyntaxVisitor {
    private var highest = 0
    private var root: SyntaxIdentifier

    static func highest(in closure: ClosureExprSyntax) -> Int {
        let finder = ShorthandFinder(closure.id)
        finder.walk(closure)
        return finder.highest
    }

    private init(_ root: SyntaxIdentifier) {
        self.root = root
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        node.id == root || node.signature?.parameterClause != nil ? .visitChildren : .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if let index = LexicalScope.shorthandIndex(node.baseName.text) { highest = max(highest, index) }
        return .visitChildren
    }
}
