import ProjectModel
import SwiftSyntax

/// Decides whether a stack can take the registration of a module's routes.
struct StackJudge {
    let project: Project
    /// Whose routes they are.
    let module: FileModules
    /// A registration of its enum is the module's own.
    let book: RouteBook
    /// Where they are declared; nil before any are.
    let home: RoutesHome?
    let skips: Skips

    enum Verdict {
        case open(StackRoot, isRegistered: Bool)
        case closed(LinkObstacle)
    }

    func verdict(on stack: Int) -> Verdict {
        let node = project.graph.nodes[stack]
        guard let root = StackRoot(node, in: project) else {
            return closed(.noStack("a destination can't be put on the content of its stack"), node.place, "the stack")
        }
        guard project.deployments.modules(of: root.file.path) == module else {
            return closed(.noStack("its stack is in another module"), node.place, "the stack")
        }
        if let home, !home.isSeen(from: root.file.path, in: project.declarations) {
            return closed(.noStack("its stack is in a target that doesn't compile the routes"), node.place, "the stack")
        }
        let registrations = registrations(in: stack)
        if !isRegistered(stack, registrations),
            let exclusion = skips.exclusion(of: "destination-link", at: root.place.offset, in: root.file.path)
        {
            return .closed(LinkObstacle(exclusion, on: "its stack"))
        }
        if let other = registrations.first(where: { !isOwn($0) }) {
            if let refusal = book.refusal, other.form == .forType, let type = other.type,
                refusal.name == type || refusal.name.hasSuffix(".\(type)")
            {
                return .closed(LinkObstacle(refusal))
            }
            let reason = LinkReason.handMadeDestination("its stack has a navigationDestination of its own")
            return closed(reason, other.place, "the navigationDestination")
        }
        if let path = root.path, registrations.isEmpty {
            let reason = LinkReason.handMadeDestination("its stack is bound to '\(path.trimmedDescription)'")
            return closed(reason, node.place, "the stack")
        }
        return .open(root, isRegistered: isRegistered(stack, registrations))
    }

    // MARK: Registrations

    private func registrations(in stack: Int) -> [NavigationGraph.DestinationOccurrence] {
        let domain = project.graph.domain(of: stack)
        return project.graph.destinations.filter { domain.contains($0.node) }
    }

    private func isOwn(_ registration: NavigationGraph.DestinationOccurrence) -> Bool {
        guard registration.form == .forType else { return false }
        return registration.type == book.routeName
            || book.existing?.registrations.contains {
                $0.file == registration.place.file && $0.offset == registration.place.offset
            } == true
    }

    /// Whether one stands in what the stack shows in place.
    private func isRegistered(_ stack: Int, _ registrations: [NavigationGraph.DestinationOccurrence]) -> Bool {
        let shown = project.graph.shownInPlace(of: stack)
        return registrations.contains { isOwn($0) && shown.contains($0.node) }
    }

    private func closed(
        _ reason: LinkReason, _ place: NavigationGraph.CodePlace?, _ what: String
    ) -> Verdict {
        .closed(LinkObstacle(reason, at: place, what))
    }
}
