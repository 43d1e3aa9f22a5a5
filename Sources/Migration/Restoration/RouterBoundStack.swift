import ProjectModel
import SwiftSyntax

/// A `NavigationStack` whose path belongs to an object: `NavigationStack(path: $router.path)`.
struct RouterBoundStack {
    let file: ProjectFile
    let call: FunctionCallExprSyntax
    let condition: CompilationCondition
    /// The names around the stack, for looking others up.
    let typePlace: TypePlace
    /// The type that the stack is written in; nil outside of all types, and where that can't be told.
    let owner: DeclaredType?
    /// `router` in `$router.path`.
    let stateName: String
    /// The owner's property of that name; nil where it is something else.
    let state: PropertyFacts?
    /// Nil where it can't be told whose path it is.
    let router: RouterClass?

    var place: Place { file.place(at: call.nameToken.span.lowerBound) }
    var codePlace: NavigationGraph.CodePlace { .init(file: file.path, offset: call.nameToken.span.lowerBound) }

    /// All of a project, outside of previews, in the order of the files.
    static func all(in project: Project) -> [RouterBoundStack] {
        let own = OwnTypes(project)
        return project.files.flatMap { file in
            file.sites.stacks.filter { $0.kind == .stackWithPath && !$0.context.isPreview && !own.isOwn($0, in: file) }
                .compactMap { RouterBoundStack($0, in: file, project.declarations) }
        }
    }

    /// - Returns: nil where the path is the view's own state, or part of a value.
    private init?(_ site: StackSite, in file: ProjectFile, _ declarations: DeclarationIndex) {
        guard let call = file.token(at: site.name.lowerBound)?.namedCall, let path = call.argument(labelled: "path"),
            path.trimmedDescription.contains("$"), let names = path.statePath?.split(separator: ".").map(String.init),
            names.count == 2
        else { return nil }
        let surroundings = Surroundings(of: Syntax(call))
        self.file = file
        self.call = call
        condition = site.context.condition
        typePlace = TypePlace(file: file.path, scopes: surroundings.types)
        let owner = declarations.type(around: surroundings, in: file.path)
        self.owner = owner
        stateName = names[0]
        state = owner.flatMap { declarations.facts(of: $0)?.property(names[0]) }
        switch state.flatMap({ declarations.type(of: $0) }) {
        case .declared(let type, let arguments)? where type.kind == .class:
            router = arguments.isEmpty ? RouterClass(type, path: names[1], declarations) : nil
        case nil, .ambiguous, .unknown: router = nil
        default: return nil
        }
    }
}
