import SwiftSyntax

/// The chains of modifiers of one file, each read once, from the outside in: a chain can have thousands of them, and what
/// is around one is around all.
final class ModifierChains {
    /// Modifiers that follow each other on one expression.
    final class Chain {
        /// The outermost node of the whole chain: what is around it is around every call in it.
        let top: Syntax
        /// What is modified; nil where the base is implicit, as in a postfix `#if`.
        let base: ExprSyntax?
        /// Outermost first.
        fileprivate let calls: [FunctionCallExprSyntax]
        /// The `#if` block behind an expression whose clause the chain is in, with nothing between that could hide it.
        private(set) lazy var block = Self.postfixBlock(around: top)
        /// The same without modifiers, through the `#if` block around an implicit base.
        private(set) lazy var core: ExprSyntax? = base == nil ? block?.base?.withoutModifiers : base?.withoutModifiers
        /// Where what is modified begins.
        private(set) lazy var start = (base ?? block?.base)?.span.lowerBound
        /// Whether it is what a helper was given.
        private(set) lazy var isGiven = core.map(HelperReader.isGiven) ?? false
        fileprivate var context: SiteContext?
        /// How many calls, from the outside, have a capitalised call further in.
        private lazy var callsAroundViews = countCallsAroundViews()

        fileprivate init(top: Syntax, base: ExprSyntax?, calls: [FunctionCallExprSyntax]) {
            self.top = top
            self.base = base
            self.calls = calls
        }

        /// Whether a capitalised call stands in what the call at `index` modifies.
        fileprivate func showsViews(below index: Int) -> Bool { index < callsAroundViews }

        private func countCallsAroundViews() -> Int {
            let innermost = base ?? block?.base
            if innermost.map({ CapitalisedCalls.stand(in: Syntax($0)) }) ?? false { return calls.count }
            let inner = calls.lastIndex { call in
                call.closures.contains { CapitalisedCalls.stand(in: Syntax($0.closure)) }
                    || CapitalisedCalls.stand(in: Syntax(call.arguments))
            }
            return inner ?? 0
        }

        private static func postfixBlock(around node: Syntax) -> PostfixIfConfigExprSyntax? {
            node.parent?.as(IfConfigClauseSyntax.self)?.parent?.parent?.parent?.as(PostfixIfConfigExprSyntax.self)
        }
    }

    private var chains: [SyntaxIdentifier: (chain: Chain, index: Int)] = [:]

    /// The chain that a call is in; one without modifiers is a chain of its own.
    func chain(of call: FunctionCallExprSyntax) -> Chain { entry(of: call).chain }

    /// Whether a capitalised call stands in what the modifier `call` modifies.
    func showsViews(below call: FunctionCallExprSyntax) -> Bool {
        let (chain, index) = entry(of: call)
        return chain.showsViews(below: index)
    }

    /// What is around a node.
    func context(of node: Syntax) -> SiteContext {
        guard let call = node.as(FunctionCallExprSyntax.self) else { return ContextReader(self).context(of: node) }
        let chain = chain(of: call)
        if let known = chain.context { return known }
        let context = ContextReader(self).context(of: chain.top)
        chain.context = context
        return context
    }

    private func entry(of call: FunctionCallExprSyntax) -> (chain: Chain, index: Int) {
        if let known = chains[call.id] { return known }
        var top = Syntax(call)
        while let parent = top.parent, parent.continuesChain(from: top) { top = parent }
        read(from: top)
        return chains[call.id] ?? (Chain(top: top, base: nil, calls: []), 0)
    }

    private func read(from top: Syntax) {
        var calls: [FunctionCallExprSyntax] = []
        func end(at base: ExprSyntax?) {
            let chain = Chain(top: top, base: base, calls: calls)
            for (index, call) in calls.enumerated() { chains[call.id] = (chain, index) }
            calls = []
        }
        var current = top.as(ExprSyntax.self)
        while let expression = current {
            if let call = expression.as(FunctionCallExprSyntax.self) {
                guard call.isModifier, let member = call.calledExpression.as(MemberAccessExprSyntax.self) else {
                    end(at: expression)
                    chains[call.id] = (Chain(top: top, base: expression, calls: [call]), 0)
                    current = call.calledExpression
                    continue
                }
                calls.append(call)
                current = member.base
                if current == nil { end(at: nil) }
            } else {
                end(at: expression)
                current = expression.as(MemberAccessExprSyntax.self)?.base
            }
        }
    }
}

extension SyntaxProtocol {
    /// Whether the node is the next link of a chain that `base` begins: a member of it, or a call of it.
    fileprivate func continuesChain(from base: Syntax) -> Bool {
        if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.id == base.id }
        return self.as(FunctionCallExprSyntax.self)?.calledExpression.id == base.id
    }
}

/// Whether capitalised names are called in a piece of code.
private final class CapitalisedCalls: SyntaxVisitor {
    private var areFound = false

    static func stand(in node: Syntax) -> Bool {
        let visitor = CapitalisedCalls(viewMode: .sourceAccurate)
        visitor.walk(node)
        return visitor.areFound
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.calleeName, name != "NavigationView", name.first?.isUppercase == true { areFound = true }
        return areFound ? .skipChildren : .visitChildren
    }
}
