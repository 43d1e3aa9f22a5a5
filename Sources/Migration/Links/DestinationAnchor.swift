import ProjectModel
import SourceEditing
import SwiftSyntax

/// The view that a destination can be put on: the nearest one around a link that is always there when its stack looks
/// for the destination.
enum DestinationAnchor {
    /// Containers whose modifiers go to each of their views.
    private static let distributing: Set<String> = ["Group", "Section", "ForEach", "OutlineGroup"]

    /// - Parameters:
    ///   - node: the link, or the modifier that holds it.
    ///   - others: what the view has to be around, too.
    /// - Returns: the view with all its modifiers; nil where there is none, or a condition stands between.
    static func around(_ node: ExprSyntax, and others: [Range<Int>] = []) -> ExprSyntax? {
        let layers = Surroundings(of: Syntax(node)).layers.filter { !$0.isSubject }
        var below = Syntax(node)
        for (index, layer) in layers.enumerated() {
            if hasCondition(between: below, and: layer.call) { return nil }
            below = Syntax(layer.call)
            if case .role = layer.effect { return nil }
            if distributing.contains(layer.name) { continue }
            if isLazy(layers[(index + 1)...]) { continue }
            let view = ModifierChain(of: ExprSyntax(layer.call)).top
            if others.contains(where: { !view.span.contains($0.lowerBound) }) { continue }
            return view
        }
        return nil
    }

    /// Whether a view stands in rows that come and go.
    static func isLazy(_ surroundings: Surroundings) -> Bool {
        isLazy(surroundings.layers.filter { !$0.isSubject }[...])
    }

    /// Whether a tap anywhere in the row that a view stands in follows the links of that row.
    static func isInListRow(_ node: Syntax) -> Bool {
        Surroundings(of: node).layers.contains { !$0.isSubject && ["List", "Form", "Table"].contains($0.name) }
    }

    private static func isLazy(_ layers: ArraySlice<Surroundings.Layer>) -> Bool {
        for layer in layers {
            if layer.name == "Form", !layer.call.isModifier { return true }
            switch layer.effect {
            case .lazy: return true
            case .role: return false
            case .none: continue
            }
        }
        return false
    }

    private static func hasCondition(between below: Syntax, and call: FunctionCallExprSyntax) -> Bool {
        for ancestor in below.ancestors {
            if ancestor.id == Syntax(call).id { return false }
            if ancestor.is(IfExprSyntax.self) || ancestor.is(SwitchExprSyntax.self)
                || ancestor.is(TernaryExprSyntax.self) || ancestor.is(IfConfigDeclSyntax.self)
                || ancestor.is(ForStmtSyntax.self)
            {
                return true
            }
        }
        return false
    }

    /// Whether all that a piece of code names means the same behind a view.
    static func canSee(_ code: ExprSyntax, from view: ExprSyntax, in context: ExpressionContext) -> Bool {
        let inside = view.span
        return context.freeNames(of: code).allSatisfy { name in
            switch name.kind {
            case .closureParameter(let offset), .local(let offset): !inside.contains(offset)
            default: true
            }
        }
    }
}
