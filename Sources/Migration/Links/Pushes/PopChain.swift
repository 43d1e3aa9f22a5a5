import ProjectModel
import SourceEditing
import SwiftSyntax

/// The screens behind a link that set its flag to come back: from view to view a binding of the flag is handed down, or
/// the environment has it, and the last one sets it to false.
struct PopChain {
    /// The properties that hold the binding: they go.
    var properties: [Code<VariableDeclSyntax>] = []
    /// What hands it on, or stands for it in a preview: it goes, too.
    var arguments: [Argument] = []
    /// What else goes: the parameter of an initialiser with what it sets, the modifier that fills the environment.
    var rest: [Piece] = []
    /// The statements that go back: each becomes `popToRoot()`.
    var pops: [Code<ExprSyntax>] = []

    /// A piece of a file of the project.
    struct Code<Node: SyntaxProtocol> {
        let file: ProjectFile
        let node: Node

        var place: NavigationGraph.CodePlace { .init(file: file.path, offset: node.span.lowerBound) }
    }

    struct Argument {
        let code: Code<LabeledExprSyntax>
        /// The link whose destination it stands in.
        let link: NavigationGraph.CodePlace?

        /// The bytes of the argument and of one comma.
        var range: Range<Int> { code.node.rangeWithComma }
    }

    /// Bytes of a file.
    struct Piece {
        let file: ProjectFile
        let range: Range<Int>
    }

    /// Why the way of a binding can't be followed.
    struct Refusal: Error {
        /// The end of a sentence after the flag's name.
        let text: String
        /// Where that is seen.
        var place: NavigationGraph.CodePlace?
    }
}

extension LabeledExprSyntax {
    /// The bytes of the argument and of the comma that goes with it.
    var rangeWithComma: Range<Int> {
        guard let list = parent?.as(LabeledExprListSyntax.self) else { return span }
        let arguments = Array(list)
        guard let index = arguments.firstIndex(where: { $0.id == id }) else { return span }
        if index + 1 < arguments.count { return span.lowerBound..<arguments[index + 1].span.lowerBound }
        guard index > 0 else { return span }
        return arguments[index - 1].expression.span.upperBound..<expression.span.upperBound
    }
}
