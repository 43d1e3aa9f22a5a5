import ProjectModel
import SwiftSyntax

/// What a destination shows, without the closures, delay wrappers and `AnyView` around the whole of it.
struct DestinationContent {
    enum Code {
        case expression(ExprSyntax)
        /// Several statements, or none.
        case statements(CodeBlockItemListSyntax)
    }

    let code: Code
    /// All that stands in the closure's braces belongs to it, comments too.
    let isInClosure: Bool

    init(of destination: ExprSyntax, in context: ExpressionContext) {
        code = Self.peel(destination, context)
        isInClosure = destination.is(ClosureExprSyntax.self)
    }

    var node: Syntax {
        switch code {
        case .expression(let expression): Syntax(expression)
        case .statements(let statements): Syntax(statements)
        }
    }

    private static func peel(_ expression: ExprSyntax, _ context: ExpressionContext) -> Code {
        if let closure = expression.as(ClosureExprSyntax.self), closure.signature?.capture == nil {
            guard let only = closure.statements.onlyExpression else { return .statements(closure.statements) }
            return peel(only, context)
        }
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return peel(only.expression, context)
        }
        guard let call = expression.as(FunctionCallExprSyntax.self), let inner = ViewWrapper.content(of: call, context)
        else { return .expression(expression) }
        return peel(inner, context)
    }
}

/// `AnyView(X())`, `LazyView(X())` and `LazyView { X() }`: what they show is what they are given.
enum ViewWrapper {
    static func content(of call: FunctionCallExprSyntax, _ context: ExpressionContext) -> ExprSyntax? {
        guard isOne(call, context) else { return nil }
        return given(to: call)
    }

    /// The same, without `AnyView`, where it is one expression: a value link is lazy by itself.
    static func delayed(by call: FunctionCallExprSyntax, _ context: ExpressionContext) -> ExprSyntax? {
        guard call.calleeName != "AnyView", let content = content(of: call, context) else { return nil }
        guard let closure = content.as(ClosureExprSyntax.self) else { return content }
        return closure.signature == nil ? closure.statements.onlyExpression : nil
    }

    private static func given(to call: FunctionCallExprSyntax) -> ExprSyntax? {
        guard call.additionalTrailingClosures.isEmpty else { return nil }
        if let trailing = call.trailingClosure { return call.arguments.isEmpty ? ExprSyntax(trailing) : nil }
        guard call.arguments.count == 1, let only = call.arguments.first else { return nil }
        guard let member = only.expression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init"
        else {
            return only.expression
        }
        return nil
    }

    private static func isOne(_ call: FunctionCallExprSyntax, _ context: ExpressionContext) -> Bool {
        guard let name = call.calleeName, call.calledExpression.is(DeclReferenceExprSyntax.self) else { return false }
        switch context.index.lookUp(name, at: context.place(of: call)) {
        case .one(let type): return DelayWrapper.isOne(type, context.index)
        case .none: return name == "AnyView" && call.arguments.count == 1
        default: return false
        }
    }
}
