/// What a project says about one of its types: its declaration, and its extensions in all files.
public struct TypeFacts: Sendable {
    public let type: DeclaredType
    public let declaration: TypePart
    /// In ascending order of file and offset.
    public let extensions: [TypePart]
    /// The least of its own access and those of the types around it. What is `private` at the file's level is
    /// `fileprivate`; `private` is for types inside others.
    public let access: AccessLevel
    /// The initialisers that Swift synthesises: a struct's memberwise one, and the one without parameters.
    public let synthesizedInitializers: [InitializerFacts]

    /// The declaration first.
    public var parts: [TypePart] { [declaration] + extensions }

    public var name: String { declaration.name }
    public var path: String { type.path }
    public var kind: ScannedDeclaration.Kind { declaration.kind }
    public var genericParameters: [GenericParameter] { declaration.genericParameters }
    public var attributes: [AttributeFacts] { declaration.attributes }
    /// Written initialisers of all parts, then the synthesised ones.
    public var initializers: [InitializerFacts] { parts.flatMap(\.initializers) + synthesizedInitializers }
    public var memberwiseInitializer: InitializerFacts? {
        synthesizedInitializers.first { $0.origin == .memberwise }
    }
    /// Of all parts: stored and computed ones, static ones too.
    public var properties: [PropertyFacts] { parts.flatMap(\.properties) }
    /// What an instance stores, lazy properties included, in the order of the declaration.
    public var storedProperties: [PropertyFacts] {
        declaration.properties.filter { $0.isStored && !$0.isStatic }
    }
    public var functions: [FunctionFacts] { parts.flatMap(\.functions) }
    public var subscripts: [FunctionFacts] { parts.flatMap(\.subscripts) }
    public var cases: [EnumCaseFacts] { declaration.cases }
    /// The type of an enum's raw values; nil for all others.
    public var rawType: WrittenType? { declaration.rawType }
    public var aliases: [AliasFacts] { parts.flatMap(\.aliases) }
    public var nestedTypes: [String] { parts.flatMap(\.nestedTypes) }

    /// What is inherited and conformed to, as written, each with the part that says so.
    public var inherited: [(type: WrittenType, part: TypePart)] {
        parts.flatMap { part in part.inherited.map { ($0, part) } }
    }

    /// The stored or computed property of that name that instances have, or, with `isStatic`, the type itself.
    public func property(_ name: String, isStatic: Bool = false) -> PropertyFacts? {
        properties.first { $0.name == name && $0.isStatic == isStatic }
    }

    public func hasAttribute(_ name: String) -> Bool {
        attributes.contains { $0.name == name }
    }

    /// A hand-written `==` for values of the type.
    public var writesEquality: Bool {
        functions.contains { $0.name == "==" && $0.isStatic && $0.parameters.count == 2 }
    }
    public var writesHash: Bool {
        functions.contains { $0.name == "hash" && $0.parameters.first?.label == "into" }
            || properties.contains { $0.name == "hashValue" && !$0.isStatic }
    }
    public var writesEncode: Bool {
        functions.contains { $0.name == "encode" && $0.parameters.first?.label == "to" }
    }
    public var writesDecode: Bool {
        parts.flatMap(\.initializers).contains { $0.parameters.first?.label == "from" && $0.parameters.count == 1 }
    }
}
