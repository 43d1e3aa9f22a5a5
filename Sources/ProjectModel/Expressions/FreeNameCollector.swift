import SwiftSyntax

/// Visits a piece of code and lists what it uses from outside.
///
/// Names behind a dot, argument labels and the parts of key paths are no uses; interpolations are code.
final class FreeNameCollector: SyntaxVisitor {
    /// What a name that nothing in the code around binds stands for.
    private let outside: (String, Syntax) -> FreeName.Kind
    private let scope: LexicalScope
    private let root: Syntax
    private var order: [Key] = []
    private var uses: [Key: [Int]] = [:]

    private struct Key: Hashable {
        let name: String
        let kind: FreeName.Kind
    }

    static func names(
        in root: Syntax, scope: LexicalScope, outside: @escaping (String, Syntax) -> FreeName.Kind
    ) -> [FreeName] {
        let collector = FreeNameCollector(root: root, scope: scope, outside: outside)
        collector.walk(root)
        return collector.order.map { FreeName(name: $0.name, kind: $0.kind, uses: collector.uses[$0] ?? []) }
    }

    private init(root: Syntax, scope: LexicalScope, outside: @escaping (String, Syntax) -> FreeName.Kind) {
        self.root = root
        self.scope = scope
        self.outside = outside
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard !node.isMemberName else { return .visitChildren }
        switch node.baseName.tokenKind {
        case .keyword(.self):
            useSelf(node)
        case .keyword(.Self):
            useEnclosingType(at: node)
        case .identifier, .dollarIdentifier:
            use(node.baseName.unquotedText, at: Syntax(node))
        default:
            break
        }
        return .visitChildren
    }

    override func visit(_ node: SuperExprSyntax) -> SyntaxVisitorContinueKind {
        add("super", .selfValue, at: Syntax(node))
        return .skipChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if node.name.tokenKind == .keyword(.Self) {
            useEnclosingType(at: node)
        } else if node.name.text.first?.isLowercase != true {
            // Attributes of the language have names in lower case.
            use(node.name.unquotedText, at: Syntax(node))
        }
        return .visitChildren
    }

    /// `if let name` and `guard let name` read the name that they bind anew.
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        if node.initializer == nil, let pattern = node.pattern.as(IdentifierPatternSyntax.self) {
            useName(pattern.identifier, at: Syntax(node))
        }
        return .visitChildren
    }

    /// `[name]` reads the name outside of the closure.
    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
        if node.initializer == nil { useName(node.name, at: Syntax(node)) }
        return .visitChildren
    }

    private func useName(_ token: TokenSyntax, at node: Syntax) {
        if token.tokenKind == .keyword(.self) {
            if !isInside(enclosingType(of: node)) { add("self", .selfValue, at: Syntax(token)) }
        } else {
            use(token.unquotedText, at: node, offset: token.span.lowerBound)
        }
    }

    private func useSelf(_ node: DeclReferenceExprSyntax) {
        let group = enclosingType(of: Syntax(node))
        guard !isInside(group) else { return }
        var base = Syntax(node)
        if let chain = base.parent?.as(OptionalChainingExprSyntax.self) { base = Syntax(chain) }
        if let member = base.parent?.as(MemberAccessExprSyntax.self), member.base.map({ Syntax($0).id }) == base.id,
            let group
        {
            add(member.declName.baseName.unquotedText, .member(of: group.typeName), at: Syntax(node))
        } else {
            add("self", .selfValue, at: Syntax(node))
        }
    }

    private func useEnclosingType(at node: some SyntaxProtocol) {
        guard !isInside(enclosingType(of: Syntax(node))) else { return }
        add("Self", .type, at: Syntax(node))
    }

    private func use(_ name: String, at node: Syntax, offset: Int? = nil) {
        guard name != "_" else { return }
        switch scope.answer(for: name, at: node) {
        case .bound(let binding):
            guard !isInside(binding.node) else { return }
            add(name, kind(of: binding), at: node, offset: offset)
        case .member(let group):
            guard !isInside(group), let declaration = group.declGroup else { return }
            add(name, .member(of: declaration.typeName), at: node, offset: offset)
        case .outside:
            add(name, outside(name, node), at: node, offset: offset)
        }
    }

    private func kind(of binding: LexicalBinding) -> FreeName.Kind {
        let offset = binding.node.span.lowerBound
        switch binding.introducer {
        case .closureParameter, .shorthandParameter: return .closureParameter(closure: offset)
        case .functionParameter, .accessorParameter: return .functionParameter(offset)
        case .genericParameter: return .genericParameter
        default: return .local(offset)
        }
    }

    private func add(_ name: String, _ kind: FreeName.Kind, at node: Syntax, offset: Int? = nil) {
        let key = Key(name: name, kind: kind)
        if uses[key] == nil { order.append(key) }
        uses[key, default: []].append(offset ?? node.span.lowerBound)
    }

    private func enclosingType(of node: Syntax) -> (any DeclGroupSyntax)? {
        node.ancestors.lazy.compactMap(\.declGroup).first
    }

    private func isInside(_ node: (any SyntaxProtocol)?) -> Bool {
        guard let node else { return false }
        return root.position <= node.position && node.endPosition <= root.endPosition
    }
}

extension DeclReferenceExprSyntax {
    /// Whether the name stands behind a dot or in a key path.
    var isMemberName: Bool {
        if let member = parent?.as(MemberAccessExprSyntax.self) { return member.declName.id == id }
        return parent?.is(KeyPathPropertyComponentSyntax.self) ?? false
    }
}
