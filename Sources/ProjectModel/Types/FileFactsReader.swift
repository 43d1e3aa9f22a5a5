import SourceEditing
import SwiftSyntax

/// Takes the facts from a file's tree.
///
/// Types inside functions and closures are no facts. A blanked body is as good as a whole one: nothing is read from it.
struct FileFactsReader {
    private let path: String
    private let text: SourceText
    private var parts: [TypePart] = []
    private var members = MemberFactsReader.Members()

    /// Reads the file without the bodies of functions, closures and accessors.
    static func read(path: String, bytes: [UInt8]) -> FileFacts {
        let source = ParsedSource(SourceText(bytes: bytes), keeping: NeedleSet([]))
        return read(path: path, from: source, bytesParsed: source.bytesParsed)
    }

    /// Reads what stands before the braces of the types at the file's level: they have no members.
    /// - Returns: nil where its braces aren't beyond doubt.
    static func readOutline(path: String, bytes: [UInt8]) -> FileFacts? {
        guard let outline = FileOutline(of: bytes) else { return nil }
        let source = ParsedSource(SourceText(bytes: outline.bytes))
        return read(path: path, from: source, bytesParsed: source.bytesParsed - outline.blanked)
    }

    /// Takes the facts from a tree that is there already.
    static func read(path: String, from source: ParsedSource, bytesParsed: Int = 0) -> FileFacts {
        var reader = FileFactsReader(path: path, text: source.text)
        let place = TypePlace(file: path)
        for item in source.tree.statements { reader.read(item, Surroundings(place: place)) }
        return FileFacts(
            parts: reader.parts, aliases: reader.members.aliases, functions: reader.members.functions,
            properties: reader.members.properties, hasError: source.tree.hasError, bytesParsed: bytesParsed)
    }

    private init(path: String, text: SourceText) {
        self.path = path
        self.text = text
    }

    /// What the types, extensions and `#if`s around a declaration say about it.
    struct Surroundings {
        var place: TypePlace
        var path: String?
        var outerExtension: String?
        /// What members have without a modifier of their own.
        var defaultAccess = AccessLevel.internal
        var lexicalAccess = AccessLevel.open
        var condition = CompilationCondition.always
        /// The part of `condition` that stands inside the innermost type.
        var memberCondition = CompilationCondition.always
        var isIndirect = false
    }
}

// MARK: - The file's level

extension FileFactsReader {
    private mutating func read(_ item: CodeBlockItemSyntax, _ around: Surroundings) {
        guard case .decl(let declaration) = item.item else { return }
        if let config = declaration.as(IfConfigDeclSyntax.self) {
            for (clause, condition) in zip(config.clauses, CompilationCondition.clauses(of: config)) {
                guard case .statements(let items) = clause.elements else { continue }
                for item in items { read(item, around.under(condition)) }
            }
        } else {
            var members = MemberFactsReader.Members()
            swap(&members, &self.members)
            read(declaration, around, into: &members)
            swap(&members, &self.members)
        }
    }

    private mutating func read(
        _ declaration: DeclSyntax, _ around: Surroundings, into members: inout MemberFactsReader.Members
    ) {
        if let group = declaration.declGroup, let header = TypeHeader(group) {
            if header.kind != .extension { members.nestedTypes.append(header.name) }
            read(group, header, around)
        } else {
            MemberFactsReader(text: text, around: around).read(declaration, into: &members)
        }
    }
}

// MARK: - Types

extension FileFactsReader {
    private mutating func read(_ group: any DeclGroupSyntax, _ header: TypeHeader, _ around: Surroundings) {
        let index = parts.count
        let requirements = GenericReader.requirements(of: group.genericWhereClause)
        let path = around.path.map { "\($0).\(header.name)" } ?? header.name
        let parameters = GenericReader.parameters(of: header.genericParameters, owner: path, requirements: requirements)
        let modifiers = ModifierReader(group.modifiers)
        let written = modifiers.access ?? around.defaultAccess
        // At the file's level both words mean the file.
        let own = around.path == nil && written == .private ? .fileprivate : written
        var inside = around
        inside.place = around.place.inside(header.name)
        inside.path = path
        if header.kind == .extension { inside.outerExtension = header.name }
        // Without a word of their own an extension's members have its modifier's access.
        let isShared = header.kind == .protocol || (header.kind == .extension && modifiers.access != nil)
        inside.defaultAccess = isShared ? own : .internal
        inside.lexicalAccess = header.kind == .extension ? around.lexicalAccess : min(around.lexicalAccess, own)
        inside.memberCondition = .always
        inside.isIndirect = modifiers.has("indirect")
        let draft = TypePart.Header(
            kind: header.kind, name: header.name, nameRange: header.nameRange,
            outerExtension: around.outerExtension, outerPlace: around.place.with(parameters), place: inside.place,
            access: own,
            lexicalAccess: min(around.lexicalAccess, own), genericParameters: parameters,
            inherited: Self.inherited(group.inheritanceClause), requirements: requirements,
            inheritanceEnd: Self.inheritanceEnd(of: group, header),
            hasInheritanceClause: group.inheritanceClause?.inheritedTypes.isEmpty == false,
            bodyRange: group.memberBlock.positionAfterSkippingLeadingTrivia
                .utf8Offset..<group.memberBlock.endPositionBeforeTrailingTrivia.utf8Offset,
            attributes: AttributeReader.attributes(of: group.attributes), modifiers: modifiers.facts,
            condition: around.condition)
        var members = MemberFactsReader.Members()
        parts.append(TypePart(draft, members))
        read(group.memberBlock.members, inside, into: &members)
        parts[index] = TypePart(draft, members)
    }

    private mutating func read(
        _ items: MemberBlockItemListSyntax, _ around: Surroundings, into members: inout MemberFactsReader.Members
    ) {
        for item in items {
            if let config = item.decl.as(IfConfigDeclSyntax.self) {
                for (clause, condition) in zip(config.clauses, CompilationCondition.clauses(of: config)) {
                    guard case .decls(let inner) = clause.elements else { continue }
                    read(inner, around.under(condition), into: &members)
                }
            } else {
                read(item.decl, around, into: &members)
            }
        }
    }

    private static func inherited(_ clause: InheritanceClauseSyntax?) -> [WrittenType] {
        guard let clause else { return [] }
        return clause.inheritedTypes.flatMap { inherited -> [WrittenType] in
            let type = inherited.type.as(AttributedTypeSyntax.self)?.baseType ?? inherited.type
            let written = WrittenType(type)
            if case .composition(let types) = written.form { return types }
            return [written]
        }
    }

    private static func inheritanceEnd(of group: any DeclGroupSyntax, _ header: TypeHeader) -> Int {
        if let last = group.inheritanceClause?.inheritedTypes.last {
            return last.type.endPositionBeforeTrailingTrivia.utf8Offset
        }
        return header.end
    }
}

extension FileFactsReader.Surroundings {
    func under(_ condition: CompilationCondition) -> Self {
        var inner = self
        inner.condition = self.condition.and(condition)
        inner.memberCondition = memberCondition.and(condition)
        return inner
    }
}

/// What stands before the braces of a type or an extension.
private struct TypeHeader {
    let kind: ScannedDeclaration.Kind
    let name: String
    let nameRange: Range<Int>
    let genericParameters: GenericParameterClauseSyntax?
    /// Where name and generic parameters end.
    let end: Int

    init?(_ group: any DeclGroupSyntax) {
        if let declaration = group.as(ExtensionDeclSyntax.self) {
            kind = .extension
            genericParameters = nil
            let type = declaration.extendedType
            nameRange =
                type.positionAfterSkippingLeadingTrivia.utf8Offset..<type.endPositionBeforeTrailingTrivia.utf8Offset
            end = nameRange.upperBound
            let written = WrittenType(type)
            switch written.form {
            case .optional: name = "Optional"
            case .array: name = "Array"
            case .dictionary: name = "Dictionary"
            default: name = written.name ?? written.text
            }
            return
        }
        let token: TokenSyntax
        switch DeclSyntax(group).as(DeclSyntaxEnum.self) {
        case .structDecl(let node): (kind, token, genericParameters) = (.struct, node.name, node.genericParameterClause)
        case .classDecl(let node): (kind, token, genericParameters) = (.class, node.name, node.genericParameterClause)
        case .actorDecl(let node): (kind, token, genericParameters) = (.actor, node.name, node.genericParameterClause)
        case .enumDecl(let node): (kind, token, genericParameters) = (.enum, node.name, node.genericParameterClause)
        case .protocolDecl(let node): (kind, token, genericParameters) = (.protocol, node.name, nil)
        default: return nil
        }
        name = token.unquotedText
        nameRange =
            token.positionAfterSkippingLeadingTrivia.utf8Offset..<token.endPositionBeforeTrailingTrivia.utf8Offset
        end = genericParameters?.endPositionBeforeTrailingTrivia.utf8Offset ?? nameRange.upperBound
    }
}
