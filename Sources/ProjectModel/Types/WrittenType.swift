/// A type as a file has it, names not looked up.
public struct WrittenType: Hashable, Sendable {
    /// Without the blanks and comments around it.
    public let text: String
    public let form: Form

    public indirect enum Form: Hashable, Sendable {
        /// A dotted name: `Library.Book<Int>`.
        case name([NameComponent])
        /// `T?` and `T!`.
        case optional(WrittenType)
        case array(WrittenType)
        case dictionary(key: WrittenType, value: WrittenType)
        /// Of one unlabelled element never: that is the element. `()` has none.
        case tuple([TupleElement])
        case function(parameters: [WrittenType], result: WrittenType)
        case some(WrittenType)
        case any(WrittenType)
        case composition([WrittenType])
        /// `T.Type` and `P.Protocol`.
        case metatype(WrittenType)
        /// Anything else: `~Copyable`, `repeat each T`, a member of a type that has no name.
        case other
    }

    public struct NameComponent: Hashable, Sendable {
        /// Without backticks.
        public let name: String
        /// The generic arguments; empty where none are written.
        public let arguments: [WrittenType]
    }

    public struct TupleElement: Hashable, Sendable {
        public let label: String?
        public let type: WrittenType
    }

    public init(text: String, form: Form) {
        self.text = text
        self.form = form
    }

    /// A plain or dotted name.
    public init(name: String) {
        text = name
        form = .name(name.split(separator: ".").map { NameComponent(name: String($0), arguments: []) })
    }

    /// The dotted name without generic arguments; nil for types that have none.
    public var name: String? {
        guard case .name(let components) = form else { return nil }
        return components.map(\.name).joined(separator: ".")
    }

    /// The last part of the dotted name: `View` of `SwiftUI.View`.
    public var lastName: String? {
        guard case .name(let components) = form else { return nil }
        return components.last?.name
    }

    /// Whether the type is written `T?` or `T!`: a `var` of it begins as nil.
    public var isOptional: Bool {
        if case .optional = form { return true }
        return false
    }
}
