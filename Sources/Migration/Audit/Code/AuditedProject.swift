import ProjectModel
import SourceEditing
import SwiftSyntax

/// A project with what the rules of the audit ask of it.
struct AuditedProject {
    let project: Project
    let declarations: DeclarationIndex
    let calls: CallIndex
    let screens: Screens
    let pushes: Pushes
    let conditionalContainers: ConditionalContainers

    init(_ project: Project, declarations: DeclarationIndex, sources: ProjectSources) {
        self.project = project
        self.declarations = declarations
        calls = CallIndex(project)
        screens = Screens(project.files, declarations: declarations, sources: sources)
        pushes = Pushes(project, screens)
        conditionalContainers = ConditionalContainers(calls) { call in
            declarations.type(around: call.surroundings, in: call.file.path)
        }
    }

    var graph: NavigationGraph { project.graph }

    func file(_ path: String) -> ProjectFile? { project.file(at: path) }

    /// A place of the graph, as findings have it; nil for a file that wasn't read.
    func place(_ place: NavigationGraph.CodePlace) -> Place? { project.place(place) }

    func surroundings(at place: NavigationGraph.CodePlace) -> Surroundings? {
        project.token(at: place).map { Surroundings(of: Syntax($0)) }
    }

    /// Whether what stands at a place is shown there, up to the nearest border; where the member that holds it is used
    /// elsewhere in the file, at those places too.
    func isPlain(_ place: NavigationGraph.CodePlace) -> Bool {
        var seen: Set<String> = []
        guard let surroundings = surroundings(at: place) else { return false }
        return isPlain(surroundings, in: place.file, seen: &seen)
    }

    private func isPlain(_ surroundings: Surroundings, in file: String, seen: inout Set<String>) -> Bool {
        guard surroundings.isPlain else { return false }
        if case .plain = surroundings.role {} else if case .lazyRow = surroundings.role {} else { return true }
        guard let member = surroundings.member, member != "body", member != "init", seen.insert(member).inserted else {
            return true
        }
        // A function that is called like a view: its uses aren't told from those of a type.
        if member.first?.isUppercase == true { return false }
        return calls.uses(of: member, in: file).allSatisfy {
            isPlain(Surroundings(of: $0), in: file, seen: &seen)
        }
    }

    // MARK: Types

    /// What a type's name means at a place; nil where it can't be told.
    func valueType(_ name: String, at place: TypePlace) -> ValueType? {
        ValueType(declarations.resolve(WrittenType(name: name), at: place))
    }

    /// The type of the project that a name means at a place; nil where it is another's, or can't be told.
    func declaredType(_ name: String, at place: TypePlace) -> DeclaredType? {
        declarations.resolve(WrittenType(name: name), at: place).declaration
    }

    /// The type around a place in the code.
    func enclosingType(of surroundings: Surroundings, in file: String) -> DeclaredType? {
        declarations.type(around: surroundings, in: file)
    }
}
