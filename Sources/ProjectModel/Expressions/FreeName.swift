/// A name that a piece of code uses from outside of itself.
public struct FreeName: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// Of the closure whose brace stands at the UTF-8 offset.
        case closureParameter(closure: Int)
        /// A local variable, constant, function or type, by the UTF-8 offset of the code that introduces it.
        case local(Int)
        /// A parameter of the function, initialiser, subscript or setter around, by its UTF-8 offset.
        case functionParameter(Int)
        /// A member of the enclosing type, reached through `self` or bare; `type` is that type's name.
        case member(of: String)
        /// `self` as a value of its own, or `super`.
        case selfValue
        /// A generic parameter of the enclosing type or function.
        case genericParameter
        /// A type of the project or of a system module.
        case type
        /// A function, variable or constant of a file's level, or one of the standard library.
        case global
        /// Nothing that was seen declares it: a member from a supertype of another module, or another module's global.
        case unknown

        /// Whether the name means the same everywhere in the module.
        public var isGlobal: Bool { self == .type || self == .global }
    }

    /// As written, without backticks: `item`, `$flag`, `_store`, `$0`.
    public let name: String
    public let kind: Kind
    /// The UTF-8 offsets of its uses, in order.
    public let uses: [Int]

    public init(name: String, kind: Kind, uses: [Int]) {
        self.name = name
        self.kind = kind
        self.uses = uses
    }
}
