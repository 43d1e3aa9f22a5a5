import ProjectModel
import SwiftSyntax

struct DestinationLifter {
    struct Surroundings: Sendable {
        var assumedHashables: Set<String>
        var readsEnvironmentObject: @Sendable (ResolvedType) -> Bool
        var isHeldByRoots: @Sendable (String, ResolvedType) -> Bool
    }
    init(_ context: ExpressionContext, _ surroundings: Surroundings) {}
    func lift(_ destination: ExprSyntax) -> Result<LiftedDestination, LinkReason> { .failure(.insideLabel) }
}
