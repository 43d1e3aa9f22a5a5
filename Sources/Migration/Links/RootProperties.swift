import ProjectModel
import SwiftSyntax

/// The objects that a link's view has in common with the roots of its stacks: what is put on a root can pass them on.
///
/// A name and a type in common aren't enough, since a list may be given another object than the root has. So every call
/// on the way from a root has to pass on the caller's own property of that name.
struct RootProperties: Sendable {
    private let types: [DeclaredType?]
    private let project: Project

    /// - Parameter roots: all stack roots of a module: one view shows the routes of them all.
    init(_ roots: [StackRoot], in project: Project) {
        self.project = project
        types = roots.map { root in
            guard !root.types.isEmpty else { return nil }
            let name = WrittenType(name: root.types.joined(separator: "."))
            return project.declarations.resolve(name, at: TypePlace(file: root.file.path)).declaration
        }
    }

    /// Whether the property of that name of the view around `link` is what the roots have under it.
    /// - Parameter stacks: the containers of the stacks that the link pushes into.
    func hold(
        _ name: String, _ type: ResolvedType, at link: NavigationGraph.CodePlace, in stacks: Set<Int>
    ) -> Bool {
        let declarations = project.declarations
        return !types.isEmpty
            && types.allSatisfy { root in
                guard let root, let property = declarations.facts(of: root)?.property(name),
                    property.wrapper?.name != "Binding"
                else { return false }
                return declarations.type(of: property) == type
            } && isPassedOn(name, to: link, in: stacks)
    }

    // MARK: The way from the root

    private func isPassedOn(_ name: String, to link: NavigationGraph.CodePlace, in stacks: Set<Int>) -> Bool {
        let graph = project.graph
        let shown = stacks.reduce(into: Set<Int>()) { $0.formUnion(graph.domain(of: $1)) }
        var seen: Set<[String]> = []
        var pending = [link]
        while let place = pending.popLast() {
            guard let token = token(at: place) else { return false }
            if isInside(stacks, place) { continue }
            let types = Surroundings(of: Syntax(token)).types
            guard let owner = types.last else { return false }
            guard seen.insert(types).inserted else { continue }
            let views = graph.nodes.filter { $0.kind == .view && $0.lastName == owner }.map(\.id)
            let ways = views.flatMap { graph.edges(to: $0) }.filter { shown.contains($0.from) }.map(\.place)
            guard !ways.isEmpty, ways.allSatisfy({ passes(name, at: $0, to: owner) }) else { return false }
            pending += ways
        }
        return true
    }

    /// Whether the code stands in the content of one of the stacks.
    private func isInside(_ stacks: Set<Int>, _ place: NavigationGraph.CodePlace) -> Bool {
        stacks.contains { stack in
            StackRoot(project.graph.nodes[stack], in: project).map { root in
                root.file.path == place.file && root.call.span.contains(place.offset)
            } ?? false
        }
    }

    /// `ListView(store: store)`
    private func passes(_ name: String, at place: NavigationGraph.CodePlace, to view: String) -> Bool {
        guard
            let call = token(at: place)?.ancestors.lazy.compactMap({ $0.as(FunctionCallExprSyntax.self) }).first(
                where: {
                    $0.calledExpression.span.contains(place.offset)
                }), call.calleeName == view, let value = call.argument(labelled: name),
            [name, "self.\(name)"].contains(value.trimmedDescription)
        else { return false }
        let names = ExpressionContext(file: place.file, index: project.declarations).freeNames(of: value)
        guard names.count == 1, case .member = names[0].kind else { return false }
        return true
    }

    private func token(at place: NavigationGraph.CodePlace) -> TokenSyntax? {
        project.file(at: place.file)?.source.tree.token(at: AbsolutePosition(utf8Offset: place.offset))
    }
}
