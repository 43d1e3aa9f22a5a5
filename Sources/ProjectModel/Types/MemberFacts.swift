/// An attribute of a declaration.
public struct AttributeFacts: Hashable, Sendable {
    /// Without `@`, module and generic arguments: `State` of `@SwiftUI.State`.
    public let name: String
    /// What stands between the parentheses, as written; nil without parentheses.
    public let arguments: String?
    /// From the `@`, with the blanks behind it.
    public let range: Range<Int>
}

/// A modifier of a declaration.
public struct ModifierFacts: Hashable, Sendable {
    /// `private`, `static`, `weak` …
    public let name: String
    /// `set` of `private(set)`.
    public let detail: String?
    /// With the blanks behind it: deleting it leaves the declaration in its place.
    public let range: Range<Int>
}

/// A variable or constant: a member of a type, or of the file's level.
public struct PropertyFacts: Equatable, Sendable {
    public enum Storage: Hashable, Sendable {
        case stored, lazy, computed
    }

    public let name: String
    /// The UTF-8 offset of the name.
    public let offset: Int
    public let place: TypePlace
    /// As written behind the name. Of a property wrapper: the wrapped type.
    public let writtenType: WrittenType?
    /// Where no type is written: that of an obvious literal or initialiser call in the default value.
    public let inferredType: WrittenType?
    public let storage: Storage
    public let isLet: Bool
    /// `static` or `class`.
    public let isStatic: Bool
    /// Can be assigned to, by those who see the setter.
    public let isSettable: Bool
    public let hasObservers: Bool
    /// The default value as written; nil without any.
    public let defaultText: String?
    public let access: AccessLevel
    public let setterAccess: AccessLevel
    public let attributes: [AttributeFacts]
    public let modifiers: [ModifierFacts]
    /// The `#if`s inside the type around it.
    public let condition: CompilationCondition

    /// As written, or as the default value tells.
    public var type: WrittenType? { writtenType ?? inferredType }

    /// The attribute that is a property wrapper, or a macro that stands for one (`@Query`): by its name, since neither
    /// actors' names nor result builders' are.
    public var wrapper: AttributeFacts? { attributes.first { PropertyWrapperName.isWrapper($0.name) } }

    public var hasDefault: Bool { defaultText != nil }
    public var isStored: Bool { storage != .computed }
}

/// A parameter of a function, an initialiser or a subscript.
public struct ParameterFacts: Hashable, Sendable {
    /// Nil for `_`.
    public let label: String?
    public let name: String
    /// Without the `...` of a variadic parameter.
    public let type: WrittenType
    /// Those of the parameter and those of its type: `ViewBuilder`, `autoclosure`, `escaping`, `Binding`.
    public let attributes: [String]
    public let isInout: Bool
    public let isVariadic: Bool
    /// The default value as written; nil without any.
    public let defaultText: String?

    public var isAutoclosure: Bool { attributes.contains("autoclosure") }
    public var isEscaping: Bool { attributes.contains("escaping") }
    /// Can be left out of a call.
    public var isOptionalToPass: Bool { defaultText != nil || isVariadic }
}

/// A function: a member of a type, or of the file's level.
public struct FunctionFacts: Equatable, Sendable {
    /// Of an operator: the operator.
    public let name: String
    /// The UTF-8 offset of the name.
    public let offset: Int
    public let place: TypePlace
    public let parameters: [ParameterFacts]
    /// Nil for `Void`.
    public let result: WrittenType?
    /// `static` or `class`.
    public let isStatic: Bool
    public let isMutating: Bool
    public let isAsync: Bool
    public let isThrowing: Bool
    public let access: AccessLevel
    public let genericParameters: [GenericParameter]
    public let requirements: [GenericRequirement]
    public let attributes: [AttributeFacts]
    public let condition: CompilationCondition
}

/// An initialiser, written or synthesised.
public struct InitializerFacts: Equatable, Sendable {
    public enum Origin: Hashable, Sendable {
        /// The UTF-8 offset of `init`.
        case written(offset: Int)
        /// A struct's, with a parameter for every stored property that can be set.
        case memberwise
        /// Without parameters, where every stored property has a value.
        case `default`
    }

    public let origin: Origin
    public let place: TypePlace
    public let parameters: [ParameterFacts]
    /// Its own: the type's can be less.
    public let access: AccessLevel
    public let isFailable: Bool
    public let isAsync: Bool
    public let isThrowing: Bool
    public let isConvenience: Bool
    public let genericParameters: [GenericParameter]
    public let requirements: [GenericRequirement]
    public let attributes: [AttributeFacts]
    public let condition: CompilationCondition
}

/// A case of an enum.
public struct EnumCaseFacts: Equatable, Sendable {
    public struct AssociatedValue: Hashable, Sendable {
        public let label: String?
        public let type: WrittenType
        public let defaultText: String?
    }

    public let name: String
    /// The UTF-8 offset of the name.
    public let offset: Int
    public let place: TypePlace
    public let associatedValues: [AssociatedValue]
    /// As written behind `=`.
    public let rawText: String?
    /// Marked so itself, or in an enum marked so.
    public let isIndirect: Bool
    public let attributes: [AttributeFacts]
    public let condition: CompilationCondition
}

/// A typealias, or an associated type with its default.
public struct AliasFacts: Equatable, Sendable {
    public let name: String
    /// The UTF-8 offset of the name.
    public let offset: Int
    /// The place around it, with its own generic parameters.
    public let place: TypePlace
    public let genericParameters: [GenericParameter]
    public let target: WrittenType
    public let access: AccessLevel
    public let condition: CompilationCondition
}
