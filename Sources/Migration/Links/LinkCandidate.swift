import ProjectModel
import SourceEditing
import SwiftSyntax

/// A destination link with what is known of it before it is decided which links move together.
struct LinkCandidate {
    let place: Place
    let codePlace: NavigationGraph.CodePlace
    /// What the destination shows, in a few words.
    let destinationName: String
    let form: LinkForm
    /// Whether step 4 leaves it for step 5 to push by code.
    let isForRouter: Bool
    let outcome: Outcome

    enum Outcome {
        /// It could move, as far as it alone decides.
        case liftable(LiftedLink)
        /// Its flag presents its destination.
        case presented(PresentedLink)
        case stays(LinkObstacle)
    }

    var lifted: LiftedLink? {
        if case .liftable(let link) = outcome { return link }
        return nil
    }
}
