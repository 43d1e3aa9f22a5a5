import ProjectModel
import SwiftSyntax

extension SyntaxProtocol {
    /// The nodes of a kind in a piece of code, each before those inside it.
    func nodes<Node: SyntaxProtocol>(
        _ kind: Node.Type, where isMeant: @escaping (Node) -> Bool = { _ in true }
    ) -> [Node] {
        NodeFinder(isMeant, stopsAtFirst: false).nodes(in: self)
    }

    /// The first of them.
    func firstNode<Node: SyntaxProtocol>(_ kind: Node.Type, where isMeant: @escaping (Node) -> Bool) -> Node? {
        NodeFinder(isMeant, stopsAtFirst: true).nodes(in: self).first
    }

    /// The calls that go by a name.
    func calls(named name: String) -> [FunctionCallExprSyntax] {
        nodes(FunctionCallExprSyntax.self) { $0.calleeName == name }
    }
}

private final class NodeFinder<Node: SyntaxProtocol>: SyntaxAnyVisitor {
    private let isMeant: (Node) -> Bool
    private let stopsAtFirst: Bool
    private var found: [Node] = []

    init(_ isMeant: @escaping (Node) -> Bool, stopsAtFirst: Bool) {
        self.isMeant = isMeant
        self.stopsAtFirst = stopsAtFirst
        super.init(viewMode: .sourceAccurate)
    }

    func nodes(in code: some SyntaxProtocol) -> [Node] {
        walk(code)
        return found
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        if stopsAtFirst, !found.isEmpty { return .skipChildren }
        if let node = node.as(Node.self), isMeant(node) { found.append(node) }
        return .visitChildren
    }
}
