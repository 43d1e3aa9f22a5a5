/// A type or typealias that the project declares, by the place of its declaration.
public struct DeclaredType: Hashable, Sendable {
    /// `struct`, `class`, `actor`, `enum`, `protocol` or `typealias`.
    public let kind: ScannedDeclaration.Kind
    /// The name behind those of the types around it: `Outer.Inner`.
    public let path: String
    /// The file that declares it, relative to the project's root.
    public let file: String
    /// The UTF-8 offset of its name.
    public let offset: Int
    /// In ascending order; several where several targets compile the file.
    public let modules: [ModuleKey]

    public init(kind: ScannedDeclaration.Kind, path: String, file: String, offset: Int, modules: [ModuleKey]) {
        self.kind = kind
        self.path = path
        self.file = file
        self.offset = offset
        self.modules = modules
    }

    /// The last part of the path.
    public var name: String {
        path.lastIndex(of: ".").map { String(path[path.index(after: $0)...]) } ?? path
    }

    public static func == (lhs: DeclaredType, rhs: DeclaredType) -> Bool {
        lhs.offset == rhs.offset && lhs.file == rhs.file
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(offset)
        hasher.combine(file)
    }
}

/// What a type's name stands for at a place.
public enum TypeLookup: Hashable, Sendable {
    /// A type of the project, typealiases followed.
    case one(DeclaredType)
    /// Several declarations that the place doesn't choose between: of different targets, or of the branches of an
    /// `#if`. In ascending order of file and offset.
    case ambiguous([DeclaredType])
    /// A typealias for something else than one type of the project.
    case alias(ResolvedType)
    /// A generic parameter of a declaration around the place.
    case parameter(GenericParameter)
    /// Nothing that the project declares: perhaps a type of the system.
    case none
}
