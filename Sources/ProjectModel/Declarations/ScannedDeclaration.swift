/// A declaration that a file holds at its own level or inside a type, as its bytes tell.
public struct ScannedDeclaration: Sendable, Equatable {
    public enum Kind: String, Sendable {
        case `struct`, `class`, actor, `enum`, `protocol`, `typealias`, `extension`
        /// A function of the file's level.
        case function
        /// A `let` or `var` of the file's level.
        case variable
    }

    public let kind: Kind
    /// The name, without backticks. Of an extension: the extended type as written, without generic arguments
    /// (`Foo.Bar`; `Array`, `Dictionary` and `Optional` for their short forms).
    public let name: String
    /// The name behind those of the types and extensions around it: `Outer.Inner`.
    public let path: String
    /// The UTF-8 offset of the name.
    public let offset: Int
    /// Nil outside `#if`; else the condition under which the declaration exists.
    public let condition: String?
    /// Whether a type, protocol or extension is itself marked `private` or `fileprivate`.
    public let isPrivate: Bool

    public init(
        kind: Kind, name: String, path: String, offset: Int, condition: String?, isPrivate: Bool = false
    ) {
        self.kind = kind
        self.name = name
        self.path = path
        self.offset = offset
        self.condition = condition
        self.isPrivate = isPrivate
    }
}

/// An import of a file.
public struct ScannedImport: Sendable, Equatable {
    /// The module: `Foo` of `import struct Foo.Bar`.
    public let module: String
    /// The whole path: `Foo.Bar`.
    public let path: String
    /// The word between `import` and the path: `struct`, `func` …
    public let kind: String?
    public let isTestable: Bool
    /// Marked `@_exported`: files that import this module see that one, too.
    public let isExported: Bool
    /// The UTF-8 offset of the module's name.
    public let offset: Int
    /// Nil outside `#if`; else the condition under which the import exists.
    public let condition: String?

    public init(
        module: String, path: String, kind: String? = nil, isTestable: Bool = false, isExported: Bool = false,
        offset: Int, condition: String? = nil
    ) {
        self.module = module
        self.path = path
        self.kind = kind
        self.isTestable = isTestable
        self.isExported = isExported
        self.offset = offset
        self.condition = condition
    }
}
