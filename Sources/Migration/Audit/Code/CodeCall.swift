import ProjectModel
import SourceEditing
import SwiftSyntax

/// A call in the code of a project.
struct CodeCall {
    let file: ProjectFile
    let syntax: FunctionCallExprSyntax
    /// Where it stands.
    let surroundings: Surroundings

    init(_ syntax: FunctionCallExprSyntax, in file: ProjectFile) {
        self.file = file
        self.syntax = syntax
        surroundings = Surroundings(of: Syntax(syntax))
    }

    /// The UTF-8 offset of the name that the call goes by: where sites and the graph have their places.
    var nameOffset: Int { syntax.nameToken.span.lowerBound }

    var place: Place { file.place(at: nameOffset) }

    var codePlace: NavigationGraph.CodePlace { .init(file: file.path, offset: nameOffset) }

    func argument(_ label: String) -> ExprSyntax? { syntax.argument(labelled: label) }

    var firstArgument: LabeledExprSyntax? { syntax.arguments.first }

    /// `Album` of `navigationDestination(for: Album.self)`.
    var registeredName: String? {
        guard let member = argument("for")?.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "self"
        else { return nil }
        return member.base?.trimmedDescription
    }

    /// What the modifier modifies, other modifiers left out.
    var modified: ExprSyntax? {
        syntax.calledExpression.as(MemberAccessExprSyntax.self)?.base?.withoutModifiers
    }

    /// Where names in the call are looked up.
    var typePlace: TypePlace { TypePlace(file: file.path, scopes: surroundings.types) }
}
