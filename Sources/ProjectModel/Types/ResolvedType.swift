/// A type whose names have been looked up.
///
/// Short and long forms are one: `[T]` and `Array<T>`, `T?` and `Optional<T>`, `Void` and `()`. Attributes and
/// specifiers are no part of it; typealiases are followed.
public indirect enum ResolvedType: Hashable, Sendable {
    /// A type of the project, with its generic arguments as far as they are written; a protocol where one is written
    /// without `any` or `some`.
    case declared(DeclaredType, [ResolvedType])
    /// A type that the project doesn't declare, by its dotted name without the module: `Int`, `Binding<T>`,
    /// `Notification.Name`.
    case external(String, [ResolvedType])
    case optional(ResolvedType)
    case array(ResolvedType)
    case dictionary(key: ResolvedType, value: ResolvedType)
    case tuple([TupleElement])
    case function(parameters: [ResolvedType], result: ResolvedType)
    case some([ResolvedType])
    case any([ResolvedType])
    case metatype(ResolvedType)
    /// A generic parameter of a declaration around the place.
    case parameter(GenericParameter)
    /// A name that several declarations of the project have.
    case ambiguous(String, [DeclaredType])
    /// What can't be looked up, as written: a member of a generic parameter, a cycle of aliases.
    case unknown(String)

    public struct TupleElement: Hashable, Sendable {
        public let label: String?
        public let type: ResolvedType

        public init(label: String? = nil, type: ResolvedType) {
            self.label = label
            self.type = type
        }
    }

    public static let void = ResolvedType.tuple([])

    /// A type that the project doesn't declare, in its one form.
    static func external(_ name: String, arguments: [ResolvedType]) -> ResolvedType {
        switch (name, arguments.count) {
        case ("Optional", 1): .optional(arguments[0])
        case ("Array", 1): .array(arguments[0])
        case ("Dictionary", 2): .dictionary(key: arguments[0], value: arguments[1])
        case ("Void", 0): .void
        default: .external(name, arguments)
        }
    }

    /// The declaration of a project's type; nil for all others.
    public var declaration: DeclaredType? {
        if case .declared(let type, _) = self { return type }
        return nil
    }

    /// The type with `replacement` for every generic parameter that it has one for.
    public func substituting(_ replacement: [GenericParameter: ResolvedType]) -> ResolvedType {
        guard !replacement.isEmpty else { return self }
        func map(_ types: [ResolvedType]) -> [ResolvedType] { types.map { $0.substituting(replacement) } }
        switch self {
        case .declared(let type, let arguments): return .declared(type, map(arguments))
        case .external(let name, let arguments): return .external(name, map(arguments))
        case .optional(let wrapped): return .optional(wrapped.substituting(replacement))
        case .array(let element): return .array(element.substituting(replacement))
        case .dictionary(let key, let value):
            return .dictionary(key: key.substituting(replacement), value: value.substituting(replacement))
        case .tuple(let elements):
            return .tuple(
                elements.map { TupleElement(label: $0.label, type: $0.type.substituting(replacement)) })
        case .function(let parameters, let result):
            return .function(parameters: map(parameters), result: result.substituting(replacement))
        case .some(let constraints): return .some(map(constraints))
        case .any(let constraints): return .any(map(constraints))
        case .metatype(let base): return .metatype(base.substituting(replacement))
        case .parameter(let parameter): return replacement[parameter] ?? self
        case .ambiguous, .unknown: return self
        }
    }
}

extension ResolvedType: CustomStringConvertible {
    /// Swift source of the type; a project's type by its path.
    public var description: String {
        switch self {
        case .declared(let type, let arguments): return type.path + Self.clause(arguments)
        case .external(let name, let arguments): return name + Self.clause(arguments)
        case .optional(let wrapped): return wrapped.inParentheses + "?"
        case .array(let element): return "[\(element)]"
        case .dictionary(let key, let value): return "[\(key): \(value)]"
        case .tuple(let elements):
            let parts = elements.map { element in
                element.label.map { "\($0): \(element.type)" } ?? element.type.description
            }
            return elements.isEmpty ? "Void" : "(\(parts.joined(separator: ", ")))"
        case .function(let parameters, let result): return "(\(Self.list(parameters))) -> \(result)"
        case .some(let constraints): return "some " + constraints.map(\.description).joined(separator: " & ")
        case .any([]): return "Any"
        case .any(let constraints): return "any " + constraints.map(\.description).joined(separator: " & ")
        case .metatype(let base): return base.inParentheses + ".Type"
        case .parameter(let parameter): return parameter.name
        case .ambiguous(let name, _): return name
        case .unknown(let text): return text
        }
    }

    private var inParentheses: String {
        switch self {
        case .function, .some, .any: "(\(self))"
        default: description
        }
    }

    private static func clause(_ arguments: [ResolvedType]) -> String {
        arguments.isEmpty ? "" : "<\(list(arguments))>"
    }

    private static func list(_ types: [ResolvedType]) -> String {
        types.map(\.description).joined(separator: ", ")
    }
}
