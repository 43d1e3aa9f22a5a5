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
        default: return parts.allSatisfy(\.isKnown)
        }
    }

    /// The first name in it that has several declarations.
    var ambiguousName: String? {
        if case .ambiguous(let name, _) = self { return name }
        return parts.firstResult(\.ambiguousName)
    }

    /// Whether values have exactly this type: it is no protocol and no generic parameter.
    var isConcrete: Bool {
        switch self {
        case .some, .any, .parameter, .ambiguous, .unknown: return false
        default: return parts.allSatisfy(\.isConcrete)
        }
    }

    private var parts: [ResolvedType] {
        switch self {
        case .declared(_, let parts), .external(_, let parts), .some(let parts), .any(let parts): return parts
        case .optional(let part), .array(let part), .metatype(let part): return [part]
        case .dictionary(let key, let value): return [key, value]
        case .tuple(let elements): return elements.map(\.type)
        case .function(let parameters, let result): return parameters + [result]
        case .parameter, .ambiguous, .unknown: return []
        }
    }
}
