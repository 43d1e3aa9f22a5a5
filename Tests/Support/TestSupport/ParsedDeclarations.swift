import ProjectModel
import SwiftParser
import SwiftSyntax

/// The declarations and imports of a file by the parser: what `DeclarationScan` must give without it.
public final class ParsedDeclarations: SyntaxVisitor {
    public private(set) var declarations: [ScannedDeclaration] = []
    public private(set) var imports: [ScannedImport] = []
    private var types: [String] = []
    private var conditions: [String] = []

    public init(_ source: SourceFileSyntax) {
        super.init(viewMode: .sourceAccurate)
        walk(source)
    }

    // MARK: Types

    override public func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        open(.struct, node.name, node.memberBlock)
    }
    override public func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        open(.class, node.name, node.memberBlock)
    }
    override public func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        open(.actor, node.name, node.memberBlock)
    }
    override public func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        open(.enum, node.name, node.memberBlock)
    }
    override public func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        open(.protocol, node.name, node.memberBlock)
    }

    override public func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = extendedName(node.extendedType)
        add(.extension, name, node.extendedType.positionAfterSkippingLeadingTrivia)
        return walk(node.memberBlock, in: name)
    }

    override public func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        add(.typealias, text(node.name), node.name.positionAfterSkippingLeadingTrivia)
        return .skipChildren
    }

    private func open(
        _ kind: ScannedDeclaration.Kind, _ name: TokenSyntax, _ members: MemberBlockSyntax
    ) -> SyntaxVisitorContinueKind {
        add(kind, text(name), name.positionAfterSkippingLeadingTrivia)
        return walk(members, in: text(name))
    }

    private func walk(_ members: MemberBlockSyntax, in name: String) -> SyntaxVisitorContinueKind {
        types.append(name)
        walk(members)
        types.removeLast()
        return .skipChildren
    }

    private func extendedName(_ type: TypeSyntax) -> String {
        if let type = type.as(IdentifierTypeSyntax.self) { return text(type.name) }
        if let type = type.as(MemberTypeSyntax.self) { return "\(extendedName(type.baseType)).\(text(type.name))" }
        if type.is(ArrayTypeSyntax.self) { return "Array" }
        if type.is(DictionaryTypeSyntax.self) { return "Dictionary" }
        return type.is(OptionalTypeSyntax.self) ? "Optional" : type.trimmedDescription
    }

    // MARK: Functions and variables of the file's level

    override public func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if types.isEmpty { add(.function, text(node.name), node.name.positionAfterSkippingLeadingTrivia) }
        return .skipChildren
    }

    override public func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if types.isEmpty {
            for binding in node.bindings { add(binding.pattern) }
        }
        return .skipChildren
    }

    private func add(_ pattern: PatternSyntax) {
        if let pattern = pattern.as(IdentifierPatternSyntax.self) {
            add(.variable, text(pattern.identifier), pattern.identifier.positionAfterSkippingLeadingTrivia)
        } else if let pattern = pattern.as(TuplePatternSyntax.self) {
            for element in pattern.elements { add(element.pattern) }
        }
    }

    // MARK: Imports and conditions

    override public func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        // The parser takes them among members too; the compiler doesn't.
        guard types.isEmpty else { return .skipChildren }
        let attributes = node.attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
        imports.append(
            ScannedImport(
                module: text(node.path.first!.name), path: node.path.map { text($0.name) }.joined(separator: "."),
                kind: node.importKindSpecifier?.text, isTestable: attributes.contains("testable"),
                isExported: attributes.contains("_exported"),
                offset: node.path.positionAfterSkippingLeadingTrivia.utf8Offset, condition: condition))
        return .skipChildren
    }

    override public func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        let outer = conditions
        var earlier: [String] = []
        for clause in node.clauses {
            let own = clause.condition?.trimmedDescription
            conditions = outer + earlier.map { "!(\($0))" } + (own.map { [$0] } ?? [])
            if let elements = clause.elements { walk(elements) }
            if let own { earlier.append(own) }
        }
        conditions = outer
        return .skipChildren
    }

    private var condition: String? {
        guard conditions.count > 1 else { return conditions.first }
        return conditions.map { $0.hasPrefix("!(") ? $0 : "(\($0))" }.joined(separator: " && ")
    }

    // MARK: What stands inside bodies isn't listed

    override public func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override public func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override public func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override public func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func add(_ kind: ScannedDeclaration.Kind, _ name: String, _ position: AbsolutePosition) {
        declarations.append(
            ScannedDeclaration(
                kind: kind, name: name, path: (types + [name]).joined(separator: "."), offset: position.utf8Offset,
                condition: condition))
    }

    private func text(_ token: TokenSyntax) -> String {
        let text = token.text
        return text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
    }
}
