/// A file of the project with what its bytes alone tell.
public struct IndexedFile: Sendable {
    /// Relative to the project's root.
    public let path: String
    public let scan: DeclarationScan
    /// The modules that it is compiled into; never empty.
    public let modules: [ModuleKey]

    public init(path: String, scan: DeclarationScan, modules: [ModuleKey]) {
        self.path = path
        self.scan = scan
        self.modules = modules
    }
}

/// How much an index had to parse.
public struct ParsingWork: Sendable, Hashable {
    public let files: Int
    /// Bytes that were not blank to the parser.
    public let bytes: Int
}
