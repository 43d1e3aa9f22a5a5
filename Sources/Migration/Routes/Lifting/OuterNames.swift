import ProjectModel
import SwiftSyntax

/// The names that a destination uses from the code around its link, by the places where it does.
struct OuterNames {
    struct Use {
        /// Of the name, or of the `self` before it.
        let offset: Int
        let name: FreeName
    }

    /// In the order of their places.
    private(set) var uses: [Use] = []

    mutating func add(_ name: FreeName) {
        uses += name.uses.map { Use(offset: $0, name: name) }
        uses.sort { $0.offset < $1.offset }
    }

    func inside(_ node: some SyntaxProtocol) -> [Use] {
        let span = node.span
        return uses.filter { span.contains($0.offset) }
    }

    func contains(_ offset: Int) -> Bool {
        uses.contains { $0.offset == offset }
    }
}

extension OuterNames.Use {
    /// `flag` of `$flag` and `_flag`.
    var plainName: String {
        name.name.hasPrefix("$") || name.name.hasPrefix("_") ? String(name.name.dropFirst()) : name.name
    }

    var isProjected: Bool { name.name.hasPrefix("$") && Int(name.name.dropFirst()) == nil }

    var isMember: Bool {
        if case .member = name.kind { return true }
        return false
    }

    /// The expression that the use is: the name, with `self.` where that is written.
    func expression(in tree: Syntax) -> ExprSyntax? {
        guard let token = tree.root.token(at: AbsolutePosition(utf8Offset: offset)),
            let reference = token.parent?.as(DeclReferenceExprSyntax.self)
        else { return nil }
        guard token.tokenKind == .keyword(.self), name.kind != .selfValue else { return ExprSyntax(reference) }
        return reference.ancestors.lazy.compactMap { $0.as(MemberAccessExprSyntax.self) }.first.map { ExprSyntax($0) }
    }
}
