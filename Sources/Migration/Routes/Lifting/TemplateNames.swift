import ProjectModel
import SwiftSyntax

/// The names that a template uses: all of them have to mean the same in the routes' file.
struct TemplateNames {
    /// Types of the project.
    private(set) var types: [TypeUse] = []
    /// Types that the project doesn't declare, by the first part of their name as written.
    private(set) var externalTypes: Set<String> = []
    /// Functions and variables of a file's level.
    private(set) var globals: Set<String> = []
    /// Members behind a dot, and the modifiers among them.
    private(set) var members: [MemberAccessExprSyntax] = []
    private(set) var calls: [FunctionCallExprSyntax] = []
    /// Static members of the enclosing type that are named without it.
    private(set) var ownStatics: [(name: String, owner: DeclaredType)] = []
    /// Names of types that have to be spelled otherwise outside of the enclosing type.
    private(set) var edits: [TemplateEdit] = []

    /// A type that the template names.
    struct TypeUse {
        let type: ResolvedType
        /// Whether an `#if` of the template's own is around the name.
        let isUnderCondition: Bool
        /// Whether an `#available` of the template's own is.
        let isChecked: Bool

        /// - Parameter root: the part of the template that the name stands in.
        init(_ type: ResolvedType, at node: Syntax, in root: Syntax) {
            self.type = type
            var (isUnderCondition, isChecked) = (false, false)
            var below = node
            for ancestor in node.ancestors {
                if ancestor.is(IfConfigClauseSyntax.self) { isUnderCondition = true }
                if let check = ancestor.as(IfExprSyntax.self), check.body.id == below.id,
                    check.conditions.available != Availability()
                {
                    isChecked = true
                }
                if ancestor.id == root.id { break }
                below = ancestor
            }
            self.isUnderCondition = isUnderCondition
            self.isChecked = isChecked
        }
    }

    init(of lifting: Lifting) {
        for node in lifting.nodes {
            for name in lifting.context.freeNames(of: node) {
                for offset in name.uses where !lifting.isReplaced(offset, in: node) {
                    add(name, at: offset, in: node, lifting)
                }
            }
            let finder = MemberFinder { lifting.isReplaced($0, in: node) }
            finder.walk(node)
            members += finder.members
            calls += finder.calls
        }
    }

    private mutating func add(_ name: FreeName, at offset: Int, in node: Syntax, _ lifting: Lifting) {
        switch name.kind {
        case .type: addType(name.name, at: offset, in: node, lifting)
        case .global: globals.insert(name.name)
        case .member:
            if let owner = lifting.enclosingType(of: node) { ownStatics.append((name.name, owner)) }
        default: return
        }
    }

    private mutating func addType(_ name: String, at offset: Int, in node: Syntax, _ lifting: Lifting) {
        guard let token = node.root.token(at: AbsolutePosition(utf8Offset: offset)), let parent = token.parent else {
            return
        }
        let context = lifting.context
        if name == "Self" {
            guard let type = context.enclosingType(at: context.place(of: node)) else { return }
            types.append(TypeUse(type, at: Syntax(token), in: node))
            edits.append(TemplateEdit(token.span, .code(type.description)))
            return
        }
        let written = WrittenType(name: name)
        let here = context.index.resolve(written, at: context.place(of: parent))
        switch here {
        case .external(let name, _): externalTypes.insert(name)
        default: types.append(TypeUse(here, at: Syntax(token), in: node))
        }
        if context.index.resolve(written, at: TypePlace(file: context.file)) != here {
            edits.append(TemplateEdit(token.span, .code(here.withoutArguments)))
        }
        if let outer = here.declaration, let inner = Self.member(from: parent, of: outer, context) {
            types.append(TypeUse(inner, at: Syntax(token), in: node))
        }
    }

    /// `Outer.Inner` where `Outer` is named.
    private static func member(
        from node: Syntax, of outer: DeclaredType, _ context: ExpressionContext
    ) -> ResolvedType? {
        var path = outer.path
        var found: ResolvedType?
        for ancestor in node.ancestors {
            let name: String
            if let member = ancestor.as(MemberAccessExprSyntax.self) {
                name = member.declName.baseName.text
            } else if let member = ancestor.as(MemberTypeSyntax.self) {
                name = member.name.text
            } else {
                break
            }
            path += ".\(name)"
            guard case .one(let type) = context.index.lookUp(path, at: TypePlace(file: context.file)) else { break }
            found = .declared(type, [])
        }
        return found
    }
}

extension ResolvedType {
    fileprivate var withoutArguments: String {
        switch self {
        case .declared(let type, _): type.path
        default: description
        }
    }
}

/// The members and calls of a piece of code, without what is replaced in it.
private final class MemberFinder: SyntaxVisitor {
    private let isReplaced: (Int) -> Bool
    private(set) var members: [MemberAccessExprSyntax] = []
    private(set) var calls: [FunctionCallExprSyntax] = []

    init(_ isReplaced: @escaping (Int) -> Bool) {
        self.isReplaced = isReplaced
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if !isReplaced(node.declName.span.lowerBound) { members.append(node) }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if !isReplaced(node.span.upperBound - 1) { calls.append(node) }
        return .visitChildren
    }
}
