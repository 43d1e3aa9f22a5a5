import ProjectModel

/// The types of the values on a stack's path.
struct PathTypes {
    /// Nil where they can't be seen.
    let types: [ResolvedType]?

    init(_ router: RouterClass, of stack: RouterBoundStack, in project: Project) {
        switch router.elements {
        case .routes(let type, _): types = [type]
        case .erased:
            let graph = project.graph
            let domain = graph.node(at: stack.codePlace).reduce(into: Set<Int>()) {
                $0.formUnion(graph.domain(of: $1.id))
            }
            types = RegisteredTypes(in: domain, of: project).types.flatMap { $0.isEmpty ? nil : $0 }
        }
    }
}
