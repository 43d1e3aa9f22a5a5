import ProjectModel
import SourceEditing
import SwiftSyntax

extension LiftedLink {
    /// What keeps code from pushing the link's route: nil where it can, and for value links.
    func obstacleToPush(_ routers: RouterPlaces, _ context: ExpressionContext) -> LinkObstacle? {
        guard let push else { return nil }
        for place in push.places(of: call) {
            if case .failure(let reason) = routers.access(at: place.node, in: place.file.path, to: stacks) {
                return LinkObstacle(reason, at: place.place, "the code that needs the router")
            }
        }
        if destination.condition != nil,
            let place = push.valuePlaces.map(\.node).first(where: {
                $0.innermostCondition != Syntax(call.syntax).innermostCondition
            })
        {
            return LinkObstacle(
                .usedFlag("code that isn't under the link's '#if' pushes it; push with the router by hand"),
                at: .init(file: call.file.path, offset: place.span.lowerBound), "the code that pushes")
        }
        let changes = destination.payload.contains { part in
            if case .changingSource? = part.doubt { return true }
            return false
        }
        if changes, let write = push.writes.first(where: { !FlagWrite.isLast($0.statement) }) {
            return LinkObstacle(
                .usedFlag(
                    "code behind the push may still change what its screen is given; push with the router by hand"),
                at: .init(file: call.file.path, offset: write.statement.span.lowerBound), "the code that pushes")
        }
        let names = Set(destination.payload.flatMap { BareNames.names(in: $0.expression) })
        for (place, bound) in push.valuePlaces {
            let other = names.subtracting(bound.map { [$0] } ?? []).sorted().first {
                context.introduction(of: $0, at: place) != context.introduction(of: $0, at: call.syntax)
            }
            if let other {
                let site = NavigationGraph.CodePlace(file: call.file.path, offset: place.span.lowerBound)
                return LinkObstacle(
                    .usedFlag(
                        "'\(other)', which its screen needs, isn't seen where code pushes; push with the router by hand"
                    ),
                    at: site, "the code that pushes")
            }
        }
        return nil
    }
}

extension Syntax {
    /// The clause of the innermost `#if` around.
    fileprivate var innermostCondition: SyntaxIdentifier? {
        ancestors.lazy.compactMap { $0.as(IfConfigClauseSyntax.self) }.first?.id
    }
}

/// The names that begin an expression's parts: `item` of `item.id`.
private final class BareNames: SyntaxVisitor {
    private var names: Set<String> = []

    static func names(in code: String) -> Set<String> {
        let finder = BareNames(viewMode: .sourceAccurate)
        finder.walk(ParsedSource(SourceText(code)).tree)
        return finder.names
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.base { walk(base) }
        return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.baseName.text)
        return .visitChildren
    }
}
