import SwiftSyntax

/// Reads the declarations that name `NavigationView` as a type.
enum NamedTypeReader {
    /// The declaration that a type stands in, and what it declares where it is an extension of the type.
    static func declaration(around node: Syntax) -> (name: String?, members: [String]) {
        for ancestor in node.ancestors {
            if let function = ancestor.as(FunctionDeclSyntax.self) { return (function.name.text, []) }
            if ancestor.is(InitializerDeclSyntax.self) {
                return (ancestor.enclosingGroup?.typeName, [])
            }
            if let binding = ancestor.as(PatternBindingSyntax.self) { return (binding.pattern.trimmedDescription, []) }
            if let alias = ancestor.as(TypeAliasDeclSyntax.self) { return (alias.name.text, []) }
            if let declaration = ancestor.as(ExtensionDeclSyntax.self) {
                guard declaration.extendedType.span.contains(node.span.lowerBound) else {
                    return (nil, memberNames(of: declaration))
                }
                return (nil, memberNames(of: declaration))
            }
            if let group = ancestor.declGroup { return (group.typeName, []) }
        }
        return (nil, [])
    }

    /// What the type is to the declaration around it.
    static func role(of node: Syntax) -> NamedTypeSite.Role {
        for ancestor in node.ancestors {
            if ancestor.is(FunctionParameterSyntax.self) { return .parameter }
            if ancestor.is(TypeAliasDeclSyntax.self) {
                return ancestor.parent?.is(MemberBlockItemSyntax.self) ?? false ? .binding : .other
            }
            if ancestor.is(InheritanceClauseSyntax.self) { return .binding }
            if ancestor.is(CodeBlockSyntax.self) || ancestor.is(MemberBlockSyntax.self) { return .other }
        }
        return .other
    }

    private static func memberNames(of declaration: ExtensionDeclSyntax) -> [String] {
        declaration.memberBlock.members.flatMap { member -> [String] in
            if let function = member.decl.as(FunctionDeclSyntax.self) { return [function.name.text] }
            if let variable = member.decl.as(VariableDeclSyntax.self) {
                return variable.bindings.map(\.pattern.trimmedDescription)
            }
            return []
        }
    }
}

/// Where a type of the project is visible.
enum OwnTypeReader {
    static func scope(of node: some NamedDeclSyntax & WithModifiersSyntax) -> OwnContainerType.Scope {
        for ancestor in Syntax(node).ancestors {
            if ancestor.is(CodeBlockSyntax.self) || ancestor.is(ClosureExprSyntax.self) { return .range(ancestor.span) }
            if let group = ancestor.declGroup { return .type(group.typeName) }
        }
        let access = node.modifiers.map(\.name.text)
        if access.contains("private") || access.contains("fileprivate") { return .file }
        return .module(isPublic: access.contains("public") || access.contains("open"))
    }
}

/// Functions that return a container in several places with one type.
struct ReturnGroups {
    /// How many `return`s the functions have that were asked for.
    private var counts: [SyntaxIdentifier: Int] = [:]

    /// The function, accessor or closure that returns the value at `node` by one of several `return`s; nil where its
    /// result may have any type, such as `AnyView`.
    mutating func group(of node: Syntax) -> ReturnGroup? {
        guard let statement = node.parent?.as(ReturnStmtSyntax.self) else { return nil }
        for ancestor in Syntax(statement).ancestors {
            let result: TypeSyntax?
            if let function = ancestor.as(FunctionDeclSyntax.self) {
                result = function.signature.returnClause?.type
            } else if let binding = ancestor.as(PatternBindingSyntax.self) {
                result = binding.typeAnnotation?.type
            } else if let closure = ancestor.as(ClosureExprSyntax.self) {
                result = closure.signature?.returnClause?.type
            } else {
                continue
            }
            let count = counts[ancestor.id] ?? ReturnCounter.count(in: ancestor)
            counts[ancestor.id] = count
            guard count > 1, result.map(Self.isOneType) ?? true else { return nil }
            return ReturnGroup(start: ancestor.span.lowerBound, count: count)
        }
        return nil
    }

    private static func isOneType(_ type: TypeSyntax) -> Bool {
        let text = type.trimmedDescription
        return text.hasPrefix("some ") || text.contains("NavigationView")
    }
}

private final class ReturnCounter: SyntaxVisitor {
    private var count = 0
    private var root: SyntaxIdentifier?

    static func count(in node: Syntax) -> Int {
        let counter = ReturnCounter(viewMode: .sourceAccurate)
        counter.root = node.id
        counter.walk(node)
        return counter.count
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        count += 1
        return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        node.id == root ? .visitChildren : .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        node.id == root ? .visitChildren : .skipChildren
    }
}
