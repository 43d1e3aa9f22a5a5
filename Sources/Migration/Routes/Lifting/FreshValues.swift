import ProjectModel
import SwiftSyntax

/// Finds what is made anew each time that a screen is made: `UUID()`, `Date()`, a random value.
///
/// What runs later, when something happens, isn't looked at.
final class FreshValues: SyntaxVisitor {
    private let context: ExpressionContext
    private var found: ExprSyntax?

    /// The text of the first one.
    static func first(in node: Syntax, _ context: ExpressionContext) -> String? {
        let finder = FreshValues(context)
        finder.walk(node)
        return finder.found?.shortText
    }

    private init(_ context: ExpressionContext) {
        self.context = context
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard found == nil else { return .skipChildren }
        if isFresh(node) { found = ExprSyntax(node) }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if found == nil, node.declName.baseName.text == "now", isClock(node) { found = ExprSyntax(node) }
        return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        ActionClosures.isAction(node, context) ? .skipChildren : .visitChildren
    }

    private func isFresh(_ call: FunctionCallExprSyntax) -> Bool {
        let name = call.calleeName ?? ""
        if ["UUID", "Date", "NSUUID"].contains(name), call.calledExpression.isTypeName {
            let labels = call.arguments.map { $0.label?.text ?? "" }
            return call.trailingClosure == nil && (labels.isEmpty || labels == ["timeIntervalSinceNow"])
        }
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else {
            return ["arc4random", "arc4random_uniform", "CFAbsoluteTimeGetCurrent", "CACurrentMediaTime"].contains(name)
        }
        if name == "random" { return call.arguments.first.map { ["in", "using"].contains($0.label?.text) } ?? true }
        return (name == "randomElement" || name == "shuffled") && member.base != nil
    }

    private func isClock(_ member: MemberAccessExprSyntax) -> Bool {
        guard let base = member.base else {
            switch context.type(of: ExprSyntax(member)) {
            case .known(let type): return type.description == "Date"
            default: return true
            }
        }
        return ["Date", "DispatchTime", "ContinuousClock"].contains(base.trimmedDescription)
    }
}
