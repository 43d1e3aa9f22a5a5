import SourceEditing

/// What a file declares and imports, read from its bytes without parsing.
///
/// Listed are types, extensions and typealiases with the types around them, and functions and variables of the
/// file's level; not what stands inside functions, closures and accessors. Every branch of an `#if` counts.
/// Broken source gives what could be made out.
public struct DeclarationScan: Sendable, Equatable {
    /// In the order of the file.
    public let declarations: [ScannedDeclaration]
    /// In the order of the file.
    public let imports: [ScannedImport]

    public init(bytes: [UInt8]) {
        (declarations, imports) = bytes.withUnsafeBufferPointer { buffer in
            var scanner = DeclarationScanner(buffer)
            scanner.scan()
            return (scanner.declarations, scanner.imports)
        }
    }
}
