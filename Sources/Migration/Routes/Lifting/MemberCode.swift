import ProjectModel
import SwiftSyntax

/// The code of members of the enclosing type that stand in the same file.
struct MemberCode {
    private let context: ExpressionContext

    init(_ context: ExpressionContext) {
        self.context = context
    }

    /// What a computed property, or a function without parameters, gives, where its body is one expression.
    /// - Parameter node: a place inside of the type.
    func expression(of name: String, at node: Syntax) -> ExprSyntax? {
        guard let type = context.enclosingType(at: context.place(of: node))?.declaration else { return nil }
        let finder = GroupFinder { [context] group in
            context.enclosingType(at: context.place(of: group.memberBlock.members))?.declaration == type
        }
        finder.walk(node.root)
        for group in finder.found {
            for member in group.memberBlock.members {
                if let body = Self.body(of: member.decl, named: name) { return body.onlyExpression }
            }
        }
        return nil
    }

    private static func body(of declaration: DeclSyntax, named name: String) -> CodeBlockItemListSyntax? {
        if let function = declaration.as(FunctionDeclSyntax.self) {
            guard function.name.text == name, function.signature.parameterClause.parameters.isEmpty,
                function.genericParameterClause == nil
            else { return nil }
            return function.body?.statements
        }
        guard let variable = declaration.as(VariableDeclSyntax.self),
            let binding = variable.bindings.first(where: { $0.pattern.trimmedDescription == name }),
            case .getter(let statements)? = binding.accessorBlock?.accessors
        else { return nil }
        return statements
    }
}

/// The declarations and extensions of a type in a file.
private final class GroupFinder: SyntaxVisitor {
    private let isWanted: (any DeclGroupSyntax) -> Bool
    private(set) var found: [any DeclGroupSyntax] = []

    init(_ isWanted: @escaping (any DeclGroupSyntax) -> Bool) {
        self.isWanted = isWanted
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func add(_ group: any DeclGroupSyntax) -> SyntaxVisitorContinueKind {
        if isWanted(group) { found.append(group) }
        return .visitChildren
    }
}
