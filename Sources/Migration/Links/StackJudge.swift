import ProjectModel
import SwiftSyntax

/// Decides whether a stack can take the registration of a module's routes.
struct StackJudge {
    let project: Project
    /// The key of the module whose routes they are.
    let module: String
    /// The enum of routes: a registration of it is the module's own.
    let routeName: String

    enum Verdict {
        case open(StackRoot, isRegistered: Bool)
        case closed(LinkReason)
    }

    func verdict(on stack: Int) -> Verdict {
        let node = project.graph.nodes[stack]
        guard let root = StackRoot(node, in: project) else {
            return .closed(.noStack("a destination can't be put on the content of \(description(of: node))"))
        }
        guard project.deployments.moduleKey(of: root.file.path) == module else {
            return .closed(.noStack("\(description(of: node)) is in another module"))
        }
        let registrations = registrations(in: stack)
        if let other = registrations.first(where: { !isOwn($0) }) {
            return .closed(.handMadeDestination("the stack has a navigationDestination of its own at \(text(other.place))"))
        }
        if let path = root.path, registrations.isEmpty {
            return .closed(.handMadeDestination("the stack is bound to '\(path.trimmedDescription)'"))
        }
        return .open(root, isRegistered: isRegistered(stack, registrations))
    }

    // MARK: Registrations

    private func registrations(in stack: Int) -> [NavigationGraph.DestinationOccurrence] {
        let domain = project.graph.domain(of: stack)
        return project.graph.destinations.filter { domain.contains($0.node) }
    }

    private func isOwn(_ registration: NavigationGraph.DestinationOccurrence) -> Bool {
        registration.form == .forType && registration.type == routeName
    }

    /// Whether one stands in what the stack shows in place.
    private func isRegistered(_ stack: Int, _ registrations: [NavigationGraph.DestinationOccurrence]) -> Bool {
        let shown = project.graph.shownInPlace(of: stack)
        return registrations.contains { isOwn($0) && shown.contains($0.node) }
    }

    // MARK: Words

    private func description(of node: NavigationGraph.Node) -> String {
        node.place.map { "the \(node.name) at \(text($0))" } ?? "the \(node.name)"
    }

    private func text(_ place: NavigationGraph.CodePlace) -> String {
        guard let file = project.file(at: place.file) else { return place.file }
        return "\(place.file):\(file.source.text.location(at: place.offset))"
    }
}
