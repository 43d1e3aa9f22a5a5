import ProjectModel
import SwiftSyntax

/// The names that mean something in the module already.
struct TakenNames {
    let module: RouteModule

    /// Whether code of the module declares the name, at whatever level, or uses it for something declared elsewhere.
    func contains(_ name: String) -> Bool {
        let isVisible = module.files.contains {
            module.declarations.lookUp(name, at: TypePlace(file: $0)) != .none
        }
        return isVisible || module.files(holding: [name]).contains { NameUse.uses(name, $0) }
    }
}

private final class NameUse: SyntaxVisitor {
    private let name: String
    private var isUsed = false

    static func uses(_ name: String, _ file: ModuleFile) -> Bool {
        let visitor = NameUse(name)
        visitor.walk(file.source.tree)
        return visitor.isUsed
    }

    private init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        guard case .identifier = token.tokenKind, token.bareName == name, let parent = token.parent else {
            return .skipChildren
        }
        if parent.is(LabeledExprSyntax.self) || parent.is(MemberTypeSyntax.self)
            || parent.is(FunctionParameterSyntax.self) || parent.is(EnumCaseElementSyntax.self)
            || parent.is(ImportPathComponentSyntax.self)
            || parent.as(DeclReferenceExprSyntax.self)?.isNameOfMember == true
        {
            return .skipChildren
        }
        isUsed = true
        return .skipChildren
    }
}
