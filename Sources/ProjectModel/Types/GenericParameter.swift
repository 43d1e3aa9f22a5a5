/// A generic parameter of a type, a function or an alias.
public struct GenericParameter: Hashable, Sendable {
    public let name: String
    /// The path of the type, or the name of the function or alias, that has it.
    public let owner: String
    /// Behind the colon, and from the `where` clause of the declaration; compositions taken apart.
    public let constraints: [WrittenType]

    public init(name: String, owner: String, constraints: [WrittenType]) {
        self.name = name
        self.owner = owner
        self.constraints = constraints
    }

    public static func == (lhs: GenericParameter, rhs: GenericParameter) -> Bool {
        lhs.name == rhs.name && lhs.owner == rhs.owner
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(owner)
    }
}

/// One part of a `where` clause.
public enum GenericRequirement: Hashable, Sendable {
    /// `T: P`
    case conformance(WrittenType, WrittenType)
    /// `T == U`
    case sameType(WrittenType, WrittenType)
    /// Any other, as written.
    case other(String)
}
