import ProjectModel
import SwiftSyntax

/// The declaration of a type, and its extensions, in a file.
final class TypeGroups: SyntaxAnyVisitor {
    private let type: String
    private var found: [any DeclGroupSyntax] = []

    private init(_ type: String) {
        self.type = type
        super.init(viewMode: .sourceAccurate)
    }

    static func groups(of type: String, in tree: SourceFileSyntax) -> [any DeclGroupSyntax] {
        let finder = TypeGroups(type)
        finder.walk(tree)
        return finder.found
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        guard let group = node.declGroup, group.typeName == type else {
            return .visitChildren
        }
        found.append(group)
        return .skipChildren
    }
}
