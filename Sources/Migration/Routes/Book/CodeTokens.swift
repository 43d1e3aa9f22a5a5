import ProjectModel
import SwiftParser
import SwiftSyntax

/// A piece of a screen's code as far as blanks and the names of values don't matter.
enum CodeToken<Value: Hashable>: Hashable {
    case text(String)
    /// Stands for what isn't the same wherever the code is.
    case value(Value)
}

extension CodeToken: Sendable where Value: Sendable {}

/// Code with values in it, taken apart by the parser.
struct CodeTokens<Value: Hashable & Sendable>: Sendable {
    let tokens: [CodeToken<Value>]
    /// What the code reads by a bare name, the names that it declares itself aside.
    let references: Set<String>
    /// Closure parameters, locals and the like.
    let declarations: Set<String>

    enum Piece {
        case code(String)
        case value(Value)
    }

    init(_ pieces: [Piece]) {
        var values: [String: Value] = [:]
        let source = pieces.map { piece -> String in
            switch piece {
            case .code(let code): return code
            case .value(let value):
                let name = Self.placeholder(values.count)
                values[name] = value
                return name
            }
        }.joined()
        let tree = Parser.parse(source: source)
        let (references, declarations) = NameUses.names(in: Syntax(tree)) { values[$0] == nil }
        self.references = references
        self.declarations = declarations
        tokens = tree.tokens(viewMode: .sourceAccurate).compactMap { token in
            guard token.tokenKind != .endOfFile else { return nil }
            return values[token.text].map(CodeToken.value) ?? .text(token.text)
        }
    }

    private static func placeholder(_ number: Int) -> String { "navmigrateValue\(number)" }
}

/// The bare names in a piece of code.
final class NameUses: SyntaxVisitor {
    private var read: Set<String> = []
    private var declared: Set<String> = []

    static func names(
        in code: Syntax, where isWanted: (String) -> Bool
    ) -> (references: Set<String>, declarations: Set<String>) {
        let visitor = NameUses(viewMode: .sourceAccurate)
        visitor.walk(code)
        return (visitor.read.subtracting(visitor.declared).filter(isWanted), visitor.declared.filter(isWanted))
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if !node.isNameOfMember { read.insert(node.baseName.bareName) }
        return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        if node.initializer == nil, let name = node.pattern.as(IdentifierPatternSyntax.self) {
            read.insert(name.identifier.bareName)
        }
        return .visitChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        declared.insert(node.identifier.bareName)
        return .visitChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        declared.insert(node.name.bareName)
        return .visitChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        declared.insert((node.secondName ?? node.firstName).bareName)
        return .visitChildren
    }
}

extension DeclReferenceExprSyntax {
    /// Whether it stands behind a dot, in a key path too.
    var isNameOfMember: Bool {
        parent?.as(MemberAccessExprSyntax.self)?.declName.id == id
            || parent?.is(KeyPathPropertyComponentSyntax.self) ?? false
    }
}

extension TokenSyntax {
    /// Without the backticks around it.
    var bareName: String { identifier?.name ?? text }
}
