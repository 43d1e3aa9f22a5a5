import ProjectModel
import SwiftSyntax

/// The code of members of the enclosing type that stand in the same file.
struct MemberCode {
    private let context: ExpressionContext

    init(_ context: ExpressionContext) {
        self.context = context
    }

    /// What a computed property gives, where its body is one expression.
    /// - Parameter node: a place inside of the type.
    func expression(of name: String, at node: Syntax) -> ExprSyntax? {
        for member in members(of: node) {
            guard let variable = member.as(VariableDeclSyntax.self),
                let binding = variable.bindings.first(where: { $0.pattern.trimmedDescription == name }),
                case .getter(let statements)? = binding.accessorBlock?.accessors
            else { continue }
            return statements.onlyExpression
        }
        return nil
    }

    /// The only function of a name that takes as many arguments as a call has, with what it gives, where its body is one
    /// expression.
    func function(
        named name: String, takingWhat call: FunctionCallExprSyntax
    ) -> (declaration: FunctionDeclSyntax, code: ExprSyntax)? {
        let functions = members(of: Syntax(call)).compactMap { $0.as(FunctionDeclSyntax.self) }.filter { function in
            function.name.text == name && function.genericParameterClause == nil
                && function.signature.parameterClause.parameters.count == call.arguments.count
        }
        guard functions.count == 1, let code = functions[0].body?.statements.onlyExpression else { return nil }
        return (functions[0], code)
    }

    /// Those of the type around a node that stand in the node's file.
    private func members(of node: Syntax) -> [DeclSyntax] {
        guard let type = context.enclosingType(at: context.place(of: node))?.declaration else { return [] }
        let finder = GroupFinder { [context] group in
            context.enclosingType(at: context.place(of: group.memberBlock.members))?.declaration == type
        }
        finder.walk(node.root)
        return finder.found.flatMap { $0.memberBlock.members.map(\.decl) }
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
