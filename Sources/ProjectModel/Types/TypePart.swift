import SourceEditing

/// The declaration of a type, or one extension.
@dynamicMemberLookup
public struct TypePart: Sendable {
    public let header: Header

    public let properties: [PropertyFacts]
    public let functions: [FunctionFacts]
    public let subscripts: [FunctionFacts]
    /// Those that are written.
    public let initializers: [InitializerFacts]
    public let cases: [EnumCaseFacts]
    public let aliases: [AliasFacts]
    /// The names of associated types, with their constraints.
    public let associatedTypes: [GenericParameter]
    public let nestedTypes: [String]

    public subscript<Value>(dynamicMember path: KeyPath<Header, Value> & Sendable) -> Value { header[keyPath: path] }

    /// The type of an enum's raw values: `String` of `enum A: String`; nil for all others.
    public var rawType: WrittenType? {
        guard header.kind == .enum, let first = header.inherited.first, let name = first.lastName else { return nil }
        return Self.rawTypes.contains(name) ? first : nil
    }

    /// Types whose literals cases can have. One that a project makes so isn't recognised.
    private static let rawTypes: Set<String> = [
        "Character", "Double", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "String", "UInt", "UInt8", "UInt16",
        "UInt32", "UInt64", "CGFloat",
    ]

    /// Adds a protocol to what the type conforms to: `: Hashable`, or `, Hashable` behind others.
    public func edit(adding conformance: String) -> TextEdit {
        .insert((header.hasInheritanceClause ? ", " : ": ") + conformance, at: header.inheritanceEnd)
    }
}

extension TypePart {
    /// What stands before and around the braces.
    public struct Header: Sendable {
        /// `struct`, `class`, `actor`, `enum`, `protocol` or `extension`.
        public let kind: ScannedDeclaration.Kind
        /// The name, or the extended type as written, without generic arguments.
        public let name: String
        /// The UTF-8 range of the name.
        public let nameRange: Range<Int>
        /// The type whose extension stands around a nested type, as written; nil where none does.
        public let outerExtension: String?
        /// The place around it: where the inheritance clause is written.
        public let outerPlace: TypePlace
        /// The place inside: where members' types are written.
        public let place: TypePlace
        /// As written or, for members of an extension, by its modifier; `internal` otherwise. What is `private` at the
        /// file's level is `fileprivate`.
        public let access: AccessLevel
        /// The least of `access` and those of the types and extensions around it, in this file.
        public let lexicalAccess: AccessLevel
        public let genericParameters: [GenericParameter]
        /// What stands behind the colon, attributes like `@unchecked` left out, compositions taken apart.
        public let inherited: [WrittenType]
        /// The `where` clause.
        public let requirements: [GenericRequirement]
        /// Where to put a further protocol, as a UTF-8 offset.
        public let inheritanceEnd: Int
        /// Whether something stands behind the colon already.
        public let hasInheritanceClause: Bool
        /// The UTF-8 range from `{` to behind `}`.
        public let bodyRange: Range<Int>
        public let attributes: [AttributeFacts]
        public let modifiers: [ModifierFacts]
        /// The `#if`s around it, those of the types around it included.
        public let condition: CompilationCondition
    }

    init(_ header: Header, _ members: MemberFactsReader.Members) {
        self.header = header
        properties = members.properties
        functions = members.functions
        subscripts = members.subscripts
        initializers = members.initializers
        cases = members.cases
        aliases = members.aliases
        associatedTypes = members.associatedTypes
        nestedTypes = members.nestedTypes
    }
}
