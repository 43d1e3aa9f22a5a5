import ProjectModel
import SwiftSyntax

/// The types of the values on a stack's path.
struct PathTypes {
    /// Nil where they can't be seen.
    let types: [ResolvedType]?

    init(_ router: RouterClass, of stack: RouterBoundStack, in project: Project) {
        switch router.elements {
        case .routes(let type, _): types = [type]
        case .erased: types = Self.registered(in: stack, project)
        }
    }

    /// Those of the stack's `navigationDestination(for:)`s.
    private static func registered(in stack: RouterBoundStack, _ project: Project) -> [ResolvedType]? {
        let graph = project.graph
        let domain = graph.node(at: stack.codePlace).reduce(into: Set<Int>()) { $0.formUnion(graph.domain(of: $1.id)) }
        let registered = graph.destinations.filter { domain.contains($0.node) && $0.form == .forType }
        var types: [ResolvedType] = []
        for destination in registered {
            guard let name = destination.type, let written = WrittenType(parsing: name),
                let token = project.file(at: destination.place.file)?.token(at: destination.place.offset)
            else { return nil }
            let place = TypePlace(file: destination.place.file, scopes: Surroundings(of: Syntax(token)).types)
            let type = project.declarations.resolve(written, at: place)
            if !types.contains(type) { types.append(type) }
        }
        return types.isEmpty ? nil : types
    }
}
