import ProjectModel
import SwiftSyntax

/// What the `navigationDestination(for:)`s of a stack are for.
struct RegisteredTypes {
    /// Each type once, in the order of the graph; nil where one isn't written as a type.
    let types: [ResolvedType]?

    /// - Parameter domain: the nodes of the stack.
    init(in domain: Set<Int>, of project: Project) {
        let registered = project.graph.destinations.filter { domain.contains($0.node) && $0.form == .forType }
        var types: [ResolvedType]? = []
        for destination in registered {
            guard let type = Self.type(of: destination, in: project) else {
                types = nil
                break
            }
            if types?.contains(type) == false { types?.append(type) }
        }
        self.types = types
    }

    private static func type(
        of destination: NavigationGraph.DestinationOccurrence, in project: Project
    ) -> ResolvedType? {
        guard let name = destination.type, let written = WrittenType(parsing: name),
            let token = project.file(at: destination.place.file)?.token(at: destination.place.offset)
        else { return nil }
        let place = TypePlace(file: destination.place.file, scopes: Surroundings(of: Syntax(token)).types)
        return project.declarations.resolve(written, at: place)
    }
}
