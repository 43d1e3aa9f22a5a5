import ProjectModel
import SwiftSyntax

/// Decides whether the links that share a flag are all that pushes in their stacks, in views that are always there.
///
/// One mechanism for each stack: a destination that a flag presents misbehaves beside values and other pushes
/// (SEMANTICS 15 to 19), and in rows that come and go it isn't seen.
struct OnlyPush {
    let project: Project

    /// - Parameters:
    ///   - links: those that share the flag.
    ///   - stacks: the containers that they push into.
    ///   - flag: its name.
    func obstacle(
        of links: Set<NavigationGraph.CodePlace>, in stacks: Set<Int>, flag: String
    ) -> LinkObstacle? {
        let graph = project.graph
        for stack in stacks.sorted() {
            let domain = graph.domain(of: stack)
            if let other = graph.links(in: domain).first(where: { !links.contains($0.place) }) {
                return obstacle(flag, "its stack has other links", other.place, "another link")
            }
            if let other = graph.destinations.first(where: { domain.contains($0.node) }) {
                return obstacle(flag, "its stack has a navigationDestination", other.place, "the navigationDestination")
            }
            if let path = StackRoot(graph.nodes[stack], in: project)?.path {
                let text = "its stack is bound to '\(path.trimmedDescription)'"
                return obstacle(flag, text, graph.nodes[stack].place, "the stack")
            }
            if let obstacle = repetition(of: links, in: domain, flag: flag) { return obstacle }
        }
        return nil
    }

    private func obstacle(
        _ flag: String, _ text: String, _ place: NavigationGraph.CodePlace?, _ what: String
    ) -> LinkObstacle {
        LinkObstacle(.flagForRouter(.init(text: "'\(flag)' drives it, and \(text)")), at: place, what)
    }

    // MARK: Views that are there more than once

    private func repetition(
        of links: Set<NavigationGraph.CodePlace>, in domain: Set<Int>, flag: String
    ) -> LinkObstacle? {
        let graph = project.graph
        let nodes = Set(graph.links.filter { links.contains($0.place) && domain.contains($0.node) }.map(\.node))
        let screens = graph.edges.filter { $0.kind == .pushes && links.contains($0.place) }.map(\.to)
        if screens.contains(where: { !graph.domain(of: $0).isDisjoint(with: nodes) }) {
            return obstacle(flag, "its screen leads to it again", nil, "")
        }
        var seen: Set<Int> = []
        var queue = Array(nodes)
        while let node = queue.popLast() {
            guard seen.insert(node).inserted else { continue }
            let edges = graph.edges(to: node).filter { $0.kind == .contains && domain.contains($0.from) }
            if let row = edges.first(where: { isInRow($0.place) }) {
                let text =
                    "'\(flag)' drives it, and rows of a list show this view, which can't hold a destination; "
                    + "move '\(flag)' to the view that holds the list"
                return LinkObstacle(.usedFlag(text), at: row.place, "the row")
            }
            if edges.count > 1 {
                return obstacle(flag, "its stack shows the view several times", edges[1].place, "shown here, too")
            }
            queue += edges.map(\.from)
        }
        return nil
    }

    /// Whether what stands at a place is in a row, there or where the property that holds it is used.
    private func isInRow(_ place: NavigationGraph.CodePlace) -> Bool {
        guard let file = project.file(at: place.file), let token = file.token(at: place.offset) else { return true }
        var seen: Set<String> = []
        return Self.isInRow(Syntax(token), of: file, seen: &seen)
    }

    /// The same for code of a file.
    static func isInRow(_ node: Syntax, of file: ProjectFile) -> Bool {
        var seen: Set<String> = []
        return isInRow(node, of: file, seen: &seen)
    }

    private static func isInRow(_ node: Syntax, of file: ProjectFile, seen: inout Set<String>) -> Bool {
        let surroundings = Surroundings(of: node)
        if DestinationAnchor.isLazy(surroundings) { return true }
        guard let member = surroundings.member, member != "body", seen.insert(member).inserted else { return false }
        return uses(of: member, in: file).contains { isInRow($0, of: file, seen: &seen) }
    }

    /// Where a member of a view is used in its file.
    static func uses(of member: String, in file: ProjectFile) -> [Syntax] {
        file.source.tree.tokens(viewMode: .sourceAccurate).compactMap { token in
            guard token.text == member, let name = token.parent?.as(DeclReferenceExprSyntax.self) else { return nil }
            // `view.hidden()` names a modifier, not the member `hidden`.
            if let access = name.parent?.as(MemberAccessExprSyntax.self), access.declName.id == name.id,
                access.base?.trimmedDescription != "self"
            {
                return nil
            }
            return Syntax(name)
        }
    }
}
