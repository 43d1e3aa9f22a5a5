import SourceEditing
import SwiftSyntax

/// The code that reads routes from links, as an earlier run made it and a person may have changed it.
struct ExistingDeepLinks: Sendable {
    let file: ModuleFile
    /// What stands for a case in links, by its name.
    let words: [String: String]
    /// All that means something as a screen's name in links.
    let takenWords: Set<String>
    private let arms: SwitchExprSyntax
    private let reader: ExistingDeepLinkReader?
    /// Types with an initialiser for values of links.
    private let extended: Set<String>

    enum Found: Sendable {
        case generated(ExistingDeepLinks)
        /// A person's own `init?(url:)` of the routes, at a UTF-8 offset of a file.
        case own(file: String, offset: Int)
    }

    /// - Parameter files: those that can hold it: with the word `url` and the name of the routes.
    static func find(in files: [ModuleFile], of route: String) -> Found? {
        let members = files.flatMap { file in
            Self.members(of: route, in: file).compactMap { member in
                member.decl.as(InitializerDeclSyntax.self).map { (file: file, initializer: $0) }
            }
        }
        for (file, initializer) in members {
            if let found = ExistingDeepLinks(initializer, in: file) { return .generated(found) }
        }
        let own = members.first { $0.initializer.labels == ["url"] && $0.initializer.optionalMark != nil }
        return own.map { .own(file: $0.file.path, offset: $0.initializer.initKeyword.span.lowerBound) }
    }

    private static func members(of route: String, in file: ModuleFile) -> [MemberBlockItemSyntax] {
        file.source.tree.statements.flatMap { statement -> [MemberBlockItemSyntax] in
            if let part = statement.item.as(ExtensionDeclSyntax.self),
                part.extendedType.trimmedDescription == route
            {
                return Array(part.memberBlock.members)
            }
            guard let declaration = statement.item.as(EnumDeclSyntax.self), declaration.name.bareName == route else {
                return []
            }
            return Array(declaration.memberBlock.members)
        }
    }

    private init?(_ initializer: InitializerDeclSyntax, in file: ModuleFile) {
        guard initializer.labels == ["reading"],
            let type = initializer.signature.parameterClause.parameters.first?.type.as(AttributedTypeSyntax.self),
            let statements = initializer.body?.statements,
            let arms = statements.lazy.compactMap(\.switchExpression).first
        else { return nil }
        self.file = file
        self.arms = arms
        reader = ExistingDeepLinkReader(named: type.baseType.trimmedDescription, in: file)
        takenWords = Set(arms.patterns.flatMap(\.0.literals))
        words = Dictionary(arms.linkWords.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        extended = Set(
            file.source.tree.statements.compactMap { statement in
                guard let part = statement.item.as(ExtensionDeclSyntax.self) else { return nil }
                let labels = part.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self)?.labels }
                return labels.contains(["finite"]) || labels.contains(["absolute"])
                    ? part.extendedType.trimmedDescription : nil
            })
    }

    /// What further cases and beginnings of links need.
    struct Addition: Sendable, Equatable {
        var edits: [TextEdit] = []
        /// What the code is too different for.
        var leftCases: [DeepLinkCase] = []
        var leftBases: [DeepLinkBase] = []
    }

    /// - Parameter cases: all that links can lead to; those that are read already stay as they are.
    func adding(_ cases: [DeepLinkCase], _ bases: [DeepLinkBase]) -> Addition {
        var addition = Addition()
        let new = cases.filter { words[$0.name] == nil }
        let itemEdits = reader?.itemEdits
        let added = new.filter { $0.items.isEmpty || itemEdits != nil }
        addition.leftCases = new.filter { !$0.items.isEmpty && itemEdits == nil }
        if !added.isEmpty {
            let lines: [CodeLine] = .conditional(added.map { ($0.condition, $0.arm) }, level: 0)
            addition.edits += arms.insertion(beforeDefaultIn: file.source.text).edits(lines)
        }
        if added.contains(where: { !$0.items.isEmpty }) { addition.edits += itemEdits ?? [] }
        let forms = added.flatMap(\.values).map(\.form)
        for code in DeepLinkValueCode.extensions(for: forms, besides: extended) {
            addition.edits += FileAddition(file: file).end(code)
        }
        if let edits = reader?.edits(adding: bases) {
            addition.edits += edits
        } else {
            addition.leftBases = bases
        }
        return addition
    }
}

/// The struct that reads links, as an earlier run made it.
struct ExistingDeepLinkReader: Sendable {
    private let declaration: StructDeclSyntax
    private let initializer: InitializerDeclSyntax
    private let text: SourceText

    init?(named name: String, in file: ModuleFile) {
        let declaration = file.source.tree.statements.lazy.compactMap { $0.item.as(StructDeclSyntax.self) }.first {
            $0.name.bareName == name
        }
        let initializer = declaration?.memberBlock.members.lazy.compactMap {
            $0.decl.as(InitializerDeclSyntax.self)
        }.first { $0.labels == ["_"] }
        guard let declaration, let initializer else { return nil }
        self.declaration = declaration
        self.initializer = initializer
        text = file.source.text
    }

    /// What it takes to read values that can be missing; nil where the code is too different.
    var itemEdits: [TextEdit]? {
        let members = declaration.memberBlock.members
        if members.contains(where: { $0.decl.as(FunctionDeclSyntax.self)?.name.bareName == "item" }) { return [] }
        let property = members.last { $0.decl.as(VariableDeclSyntax.self)?.isStored == true }
        let function = members.last { $0.decl.is(FunctionDeclSyntax.self) }
        guard let property, let function, let body = initializer.body, let components = body.statements.first,
            components.item.as(GuardStmtSyntax.self)?.declares("components") == true
        else { return nil }
        func lines(_ lines: [CodeLine], in opening: TokenSyntax, behind last: some SyntaxProtocol) -> [TextEdit] {
            LineInsertion(text: text, opening: opening, last: Syntax(last), closing: nil).edits(lines)
        }
        let opening = declaration.memberBlock.leftBrace
        return lines(DeepLinkReaderCode.itemsProperty.indented(by: -1), in: opening, behind: property)
            + lines([DeepLinkReaderCode.itemsValue].indented(by: -2), in: body.leftBrace, behind: components)
            + lines([CodeLine(0, "")] + DeepLinkReaderCode.itemFunction.indented(by: -1), in: opening, behind: function)
    }

    /// Takes further links for the app's; nil where the code is too different.
    func edits(adding bases: [DeepLinkBase]) -> [TextEdit]? {
        guard let arms = initializer.body?.statements.lazy.compactMap(\.switchExpression).first else { return nil }
        let known = arms.patterns.map { ($0.literals, $1?.literals ?? []) }
        let new = bases.filter { base in
            !known.contains { pattern, condition in
                switch base {
                case .scheme(let scheme): pattern == [scheme]
                case .web(let host, let path): pattern == ["https", host] && condition == path
                }
            }
        }
        let lines = DeepLinkReaderCode.arms(of: new)
        return lines.isEmpty ? [] : arms.insertion(beforeDefaultIn: text).edits(lines)
    }
}

extension InitializerDeclSyntax {
    fileprivate var labels: [String] { signature.parameterClause.parameters.map(\.firstName.bareName) }
}

extension CodeBlockItemSyntax {
    /// The `switch` that the statement is.
    fileprivate var switchExpression: SwitchExprSyntax? {
        item.as(SwitchExprSyntax.self) ?? item.as(ExpressionStmtSyntax.self)?.expression.as(SwitchExprSyntax.self)
    }
}

extension GuardStmtSyntax {
    fileprivate func declares(_ name: String) -> Bool {
        conditions.contains {
            $0.condition.as(OptionalBindingConditionSyntax.self)?.pattern.as(IdentifierPatternSyntax.self)?
                .identifier.bareName == name
        }
    }
}

extension SwitchExprSyntax {
    private var arms: [SwitchCaseSyntax] {
        func arms(in list: SwitchCaseListSyntax) -> [SwitchCaseSyntax] {
            list.flatMap { element -> [SwitchCaseSyntax] in
                if case .switchCase(let arm) = element { return [arm] }
                guard case .ifConfigDecl(let config) = element else { return [] }
                return config.clauses.flatMap { clause -> [SwitchCaseSyntax] in
                    guard case .switchCases(let inner)? = clause.elements else { return [] }
                    return arms(in: inner)
                }
            }
        }
        return arms(in: cases)
    }

    /// What is matched, with the conditions behind `where`.
    fileprivate var patterns: [(PatternSyntax, WhereClauseSyntax?)] {
        arms.flatMap { arm -> [(PatternSyntax, WhereClauseSyntax?)] in
            guard case .case(let label) = arm.label else { return [] }
            return label.caseItems.map { ($0.pattern, $0.whereClause) }
        }
    }

    /// Each word with the case that it stands for.
    fileprivate var linkWords: [(String, String)] {
        arms.flatMap { arm -> [(String, String)] in
            guard case .case(let label) = arm.label, let word = label.caseItems.lazy.flatMap(\.pattern.literals).first
            else { return [] }
            // `settings` of `.settings`.
            let member = arm.statements.firstNode(MemberAccessExprSyntax.self) { $0.base == nil }
            return member.map { [(word, $0.declName.baseName.bareName)] } ?? []
        }
    }

    /// The place for further arms: behind the last one with a pattern.
    fileprivate func insertion(beforeDefaultIn text: SourceText) -> LineInsertion {
        let last = cases.last { element in
            guard case .switchCase(let arm) = element else { return true }
            return !arm.isDefault
        }
        return LineInsertion(
            text: text, opening: leftBrace, last: last.map { Syntax($0) }, closing: nil, isLevelWithOpening: true)
    }
}

extension SyntaxProtocol {
    /// What the plain string literals in the code say, in their order.
    fileprivate var literals: [String] {
        tokens(viewMode: .sourceAccurate).compactMap { token in
            guard case .stringSegment(let text) = token.tokenKind else { return nil }
            return text
        }
    }
}
