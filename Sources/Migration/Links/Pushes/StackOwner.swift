import ProjectModel
import SwiftSyntax

/// Who can hold the router of a stack, so that the path lives as long as the stack's own did.
enum StackOwner {
    /// The struct of the view that the stack is written in, for as long as it is shown: the router is a state of it.
    case view(StructDeclSyntax)
    /// The stack comes and goes within its view, or with an app's windows: a view around the stack holds the router.
    case wrapper

    init(of root: StackRoot) {
        guard let type = StructAround(Syntax(root.call)), type.isView, !Self.comesAndGoes(Syntax(root.call)) else {
            self = .wrapper
            return
        }
        self = .view(type.declaration)
    }

    /// Whether a view may be made anew, or several times, while the one that it is written in stays.
    private static func comesAndGoes(_ view: Syntax) -> Bool {
        let surroundings = Surroundings(of: view)
        for ancestor in view.ancestors.prefix(while: { $0.id != surroundings.memberSyntax?.id }) {
            switch ancestor.kind {
            case .ifExpr, .switchExpr, .ternaryExpr, .unresolvedTernaryExpr, .forStmt: return true
            default: continue
            }
        }
        for layer in surroundings.layers where !layer.isSubject {
            switch layer.effect {
            case .none, .role(.content): continue
            case .lazy, .role: return true
            }
        }
        guard let member = surroundings.member, member != "body" else { return false }
        return isShownElsewhere(member, of: view)
    }

    /// Whether a property or function of a view is shown otherwise than once, and always there.
    private static func isShownElsewhere(_ member: String, of view: Syntax) -> Bool {
        let uses = view.root.tokens(viewMode: .sourceAccurate).compactMap { token in
            token.text == member ? token.parent?.as(DeclReferenceExprSyntax.self) : nil
        }
        return uses.count != 1 || comesAndGoes(Syntax(uses[0]))
    }
}

/// The struct whose code a piece of code is, where this file declares it.
struct StructAround {
    let declaration: StructDeclSyntax

    /// - Returns: nil for code of classes, enums, functions of a file's level, and of structs that another file declares.
    init?(_ node: Syntax) {
        guard let group = node.ancestors.lazy.compactMap(\.declGroup).first else {
            return nil
        }
        if let own = Syntax(group).as(StructDeclSyntax.self) {
            declaration = own
            return
        }
        guard let part = Syntax(group).as(ExtensionDeclSyntax.self),
            let file = node.root.as(SourceFileSyntax.self),
            let found = file.firstNode(
                StructDeclSyntax.self, where: { $0.typeName == part.extendedType.trimmedDescription })
        else { return nil }
        declaration = found
    }

    /// Whether SwiftUI gives its properties the environment and keeps its state as a view's.
    var isView: Bool { inherits(["View"]) || hasViewBody }

    /// Whether SwiftUI gives its properties the environment.
    var hasEnvironment: Bool { isView || inherits(["ViewModifier", "ToolbarContent", "CustomizableToolbarContent"]) }

    private var inherited: [String] {
        declaration.inheritanceClause?.inheritedTypes.map {
            $0.type.trimmedDescription.lastName
        } ?? []
    }

    private func inherits(_ names: Set<String>) -> Bool { inherited.contains(where: names.contains) }

    /// A view by a protocol of the project's own.
    private var hasViewBody: Bool {
        guard !inherits(["App", "Scene", "PreviewProvider"]), !inherited.isEmpty else { return false }
        return declaration.memberBlock.members.contains { member in
            let property = member.decl.as(VariableDeclSyntax.self)?.bindings.first
            if property?.pattern.trimmedDescription == "body" {
                return property?.typeAnnotation?.type.trimmedDescription == "some View"
            }
            let function = member.decl.as(FunctionDeclSyntax.self)
            return function?.name.text == "body"
                && function?.signature.returnClause?.type.trimmedDescription == "some View"
        }
    }
}
