extension ResolvedType {
    static let bool = ResolvedType.external("Bool", [])
    static let int = ResolvedType.external("Int", [])
    static let double = ResolvedType.external("Double", [])
    static let string = ResolvedType.external("String", [])

    static func binding(_ value: ResolvedType) -> ResolvedType { .external("Binding", [value]) }

    /// `T` of `T?`; nil where the type is no optional.
    public var wrapped: ResolvedType? {
        if case .optional(let wrapped) = self { return wrapped }
        return nil
    }

    /// `T?`, which is `T` where `T` is optional: what optional chaining gives.
    var flattenedOptional: ResolvedType {
        wrapped == nil ? .optional(self) : self
    }

    /// Whether all of the type is known: no name in it is ambiguous or can't be looked up.
    var isKnown: Bool {
        switch self {
        case .ambiguous, .unknown: return false
        case .declared(_, let parts), .external(_, let parts), .some(let parts), .any(let parts):
            return parts.allSatisfy(\.isKnown)
        case .optional(let part), .array(let part), .metatype(let part): return part.isKnown
        case .dictionary(let key, let value): return key.isKnown && value.isKnown
        case .tuple(let elements): return elements.allSatisfy(\.type.isKnown)
        case .function(let parameters, let result): return parameters.allSatisfy(\.isKnown) && result.isKnown
        case .parameter: return true
        }
    }
}
