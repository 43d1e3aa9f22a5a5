/// What a file declares: the facts that are taken from its tree, which is then freed.
public struct FileFacts: Sendable {
    /// Types and extensions, nested ones too, in the order of the file.
    public let parts: [TypePart]
    /// Aliases of the file's level.
    public let aliases: [AliasFacts]
    /// Functions of the file's level.
    public let functions: [FunctionFacts]
    /// Variables and constants of the file's level.
    public let properties: [PropertyFacts]
    /// Whether the parser found a syntax error.
    let hasError: Bool
    /// How many bytes the parser read.
    public let bytesParsed: Int
    /// By the offset of the name.
    private let partNumbers: [Int: Int]
    private let aliasesByOffset: [Int: AliasFacts]

    init(
        parts: [TypePart], aliases: [AliasFacts], functions: [FunctionFacts], properties: [PropertyFacts],
        hasError: Bool, bytesParsed: Int
    ) {
        self.parts = parts
        self.aliases = aliases
        self.functions = functions
        self.properties = properties
        self.hasError = hasError
        self.bytesParsed = bytesParsed
        partNumbers = Dictionary(
            parts.enumerated().map { ($1.nameRange.lowerBound, $0) }, uniquingKeysWith: { first, _ in first })
        aliasesByOffset = Dictionary(
            (aliases + parts.flatMap(\.aliases)).map { ($0.offset, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The type or extension whose name begins at a UTF-8 offset.
    public func part(at offset: Int) -> TypePart? {
        partNumbers[offset].map { parts[$0] }
    }

    /// The typealias whose name begins at a UTF-8 offset.
    public func alias(at offset: Int) -> AliasFacts? {
        aliasesByOffset[offset]
    }
}
