import SwiftParser
import SwiftSyntax

/// A value given by its text, with the place that it was written in.
struct DetachedValue {
    let text: String
    let place: TypePlace

    /// The value as an expression inside its type, so that bare names find the type's members.
    var expression: ExprSyntax? {
        let source = place.path.map { "extension \($0) { var detached = \(text)\n}" } ?? "var detached = \(text)\n"
        let tree = Parser.parse(source: source)
        guard !tree.hasError, let item = tree.statements.first?.item else { return nil }
        let variable =
            item.as(VariableDeclSyntax.self)
            ?? item.as(ExtensionDeclSyntax.self)?.memberBlock.members.first?.decl.as(VariableDeclSyntax.self)
        return variable?.bindings.first?.initializer?.value
    }
}
