import ProjectModel
import SwiftSyntax

/// Takes a link's destination apart: into the code that any link to the screen shares, and the values of this link.
///
/// What uses nothing around the link stays as it is; what has a known Hashable type is evaluated at the link, as before;
/// of a call whose name uses nothing around, the arguments are looked at; and where none of that works, the link stays.
struct DestinationLifter {
    /// What the lifter asks of the rest of the migration.
    struct Surroundings: Sendable {
        /// Names of types that a person vouches for.
        var assumedHashables: Set<String>
        /// Whether `DestinationView` may read an environment object of this type: it is set on or above every container,
        /// never inside a stack.
        var readsEnvironmentObject: @Sendable (ResolvedType) -> Bool
        /// Whether every stack root of the module holds a property of this name and type.
        var isHeldByRoots: @Sendable (String, ResolvedType) -> Bool
        /// The UTF-8 offsets of arguments that go: what they gave is given otherwise.
        var goingArguments: Set<Int> = []
        /// What the code around the link makes sure of.
        var guards = LinkGuards()
    }

    private let context: ExpressionContext
    private let surroundings: Surroundings

    init(_ context: ExpressionContext, _ surroundings: Surroundings) {
        self.context = context
        self.surroundings = surroundings
    }

    /// - Parameter destination: the expression of `destination:`, or the closure that makes the destination. A node of the
    ///   file's tree: what stands around it decides what its names mean.
    func lift(_ destination: ExprSyntax) -> Result<LiftedDestination, LinkReason> {
        do throws(LinkReason) {
            let content = DestinationContent(of: destination, in: context)
            if let fresh = FreshValues.first(in: Syntax(destination), context) { throw .freshValue(fresh) }
            var lifting = Lifting(context, surroundings)
            lifting.add(content.node)
            try lifting.lift(content)
            return .success(try lifting.lifted(content))
        } catch {
            return .failure(error)
        }
    }
}
