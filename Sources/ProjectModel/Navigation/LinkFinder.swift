import SwiftSyntax

/// The links in a piece of code, not counting those in presentations and in other containers.
final class LinkFinder: SyntaxVisitor {
    private(set) var holdsLinks = false
    /// Whether a link with `isDetailLink(false)` is among them.
    private(set) var keepsPushesInColumn = false
    /// Where those with `isActive:` or `tag:selection:` begin.
    private(set) var flagged: [Int] = []

    init(in node: Syntax) {
        super.init(viewMode: .sourceAccurate)
        walk(node)
    }

    /// The links in what a container is given.
    init(inContentOf call: FunctionCallExprSyntax) {
        super.init(viewMode: .sourceAccurate)
        for (_, closure) in call.closures { walk(closure) }
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.calleeName else { return .visitChildren }
        switch name {
        case "NavigationLink":
            holdsLinks = true
            let form = LinkReader.form(of: node)
            if form == .isActive || form == .tagSelection { flagged.append(node.span.lowerBound) }
        case "isDetailLink" where node.isModifier:
            if node.arguments.first?.expression.trimmedDescription != "true" { keepsPushesInColumn = true }
        case "NavigationView", "NavigationStack", "NavigationSplitView":
            return .skipChildren
        case _ where PresentationSite.Kind(rawValue: name) != nil && node.isModifier:
            walk(node.calledExpression)
            return .skipChildren
        default:
            break
        }
        return .visitChildren
    }
}
