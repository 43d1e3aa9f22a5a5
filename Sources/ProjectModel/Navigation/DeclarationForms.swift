import SwiftSyntax

/// Declarations by what they have. Asking a node whether it conforms to a protocol is slow, and most nodes are no
/// declarations: those are told by their kind.
extension SyntaxProtocol {
    /// The type or extension that it declares.
    public var declGroup: (any DeclGroupSyntax)? {
        switch kind {
        case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl:
            asProtocol((any DeclGroupSyntax).self)
        default: nil
        }
    }

    public var namedDecl: (any NamedDeclSyntax)? {
        `is`(DeclSyntax.self) ? asProtocol((any NamedDeclSyntax).self) : nil
    }

    public var genericDecl: (any WithGenericParametersSyntax)? {
        `is`(DeclSyntax.self) ? asProtocol((any WithGenericParametersSyntax).self) : nil
    }
}

extension PatternSyntax {
    /// As it is written: `name`, `(a, b)`.
    var text: String { self.as(IdentifierPatternSyntax.self)?.identifier.text ?? trimmedDescription }
}
