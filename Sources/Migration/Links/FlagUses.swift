import ProjectModel
import SwiftSyntax

/// The places where a property is named: `flag`, `$flag`, `_flag`, `.flag`, `flag:` of an argument.
final class FlagUses: SyntaxVisitor {
    struct Use {
        let node: Syntax
        /// Its binding: `$flag`, `_flag`.
        let isBinding: Bool
        /// Of the argument that it is in.
        let label: LabeledExprSyntax?
    }

    private let names: Set<String>
    private let label: String
    private(set) var found: [Use] = []

    init(of name: String, in nodes: [Syntax]) {
        names = [name, "$" + name, "_" + name]
        label = name
        super.init(viewMode: .sourceAccurate)
        for node in nodes { walk(node) }
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard names.contains(node.baseName.text) else { return .visitChildren }
        // `\.done` is a key of another type's.
        if node.parent?.is(KeyPathPropertyComponentSyntax.self) == true { return .visitChildren }
        // `.done` and `Route.done` are a case or a static member of that name.
        if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id,
            member.base.map({ $0.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase ?? false }) ?? true
        {
            return .visitChildren
        }
        let argument = node.ancestors.lazy.compactMap { $0.as(LabeledExprSyntax.self) }.first
        found.append(Use(node: Syntax(node), isBinding: node.baseName.text != label, label: argument))
        return .visitChildren
    }

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        if node.label?.text == label { found.append(Use(node: Syntax(node), isBinding: false, label: node)) }
        return .visitChildren
    }

    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == label { found.append(Use(node: Syntax(node), isBinding: false, label: nil)) }
        return .visitChildren
    }
}

extension FlagUses.Use {
    private static let driving: Set<String> = ["isActive", "isPresented", "selection", "item"]

    /// Whether it is what drives something else than `link`: another link, a sheet, a list. Links that share a
    /// selection, `label`, belong together.
    func drives(_ path: BindingPath, other own: String, than link: LinkCall) -> Bool {
        guard isBinding, let label, let name = label.label?.text, Self.driving.contains(name),
            label.expression.trimmedDescription.hasSuffix("$" + path.name)
        else { return false }
        guard let call = label.parent?.parent?.as(FunctionCallExprSyntax.self) else { return false }
        return call.id != link.syntax.id && !(own == "selection" && call.calleeName == "NavigationLink")
    }

    /// Whether the screens behind the link can set it: its binding, or code that writes it, stands in the destination
    /// or is put into the environment.
    func isHandedDown(by link: LinkCall) -> Bool {
        let offset = node.span.lowerBound
        if link.destination.expression.span.contains(offset) { return isBinding || isWritten }
        guard isBinding else { return false }
        return node.ancestors.contains { ancestor in
            guard let call = ancestor.as(FunctionCallExprSyntax.self), let name = call.calleeName else { return false }
            return name == "environment" && call.arguments.contains { $0.span.contains(offset) }
        }
    }

    /// `flag = false`, `flag.toggle()`
    private var isWritten: Bool {
        var current = node
        if let member = current.parent?.as(MemberAccessExprSyntax.self), member.declName.id == current.id {
            current = Syntax(member)
        }
        if let member = current.parent?.as(MemberAccessExprSyntax.self) {
            return member.declName.baseName.text == "toggle"
        }
        if let parts = current.parent?.as(ExprListSyntax.self) {
            return parts.first?.id == current.id && parts.dropFirst().first?.is(AssignmentExprSyntax.self) == true
        }
        return current.parent?.as(InfixOperatorExprSyntax.self)?.operator.is(AssignmentExprSyntax.self) == true
    }
}
