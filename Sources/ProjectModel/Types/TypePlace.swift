/// Where a name is written, as far as that decides what it means.
public struct TypePlace: Hashable, Sendable {
    /// Relative to the project's root.
    public let file: String
    /// The types and extensions around the place, the outermost first, each by its own name; of an extension the
    /// extended type as written: `["Outer", "Inner"]` inside `struct Outer { struct Inner { … } }`,
    /// `["Outer.Inner"]` inside `extension Outer.Inner { … }`.
    public let scopes: [String]
    /// The names that generic parameters of functions, initialisers and aliases around the place take.
    public let parameters: [GenericParameter]

    public init(file: String, scopes: [String] = [], parameters: [GenericParameter] = []) {
        self.file = file
        self.scopes = scopes
        self.parameters = parameters
    }

    /// The path of the innermost type around the place; nil at the file's level.
    public var path: String? {
        scopes.isEmpty ? nil : scopes.joined(separator: ".")
    }

    public func inside(_ scope: String) -> TypePlace {
        TypePlace(file: file, scopes: scopes + [scope], parameters: parameters)
    }

    public func with(_ parameters: [GenericParameter]) -> TypePlace {
        parameters.isEmpty ? self : TypePlace(file: file, scopes: scopes, parameters: self.parameters + parameters)
    }
}
