/// The type of an expression, as far as declarations tell. Never a guess.
public enum ExpressionType: Hashable, Sendable {
    case known(ResolvedType)
    /// Several declarations of the name are meant equally.
    case ambiguous(String)
    case unknown(UnknownReason)

    /// Nil unless known.
    public var type: ResolvedType? {
        if case .known(let type) = self { return type }
        return nil
    }
}

/// Why the type of an expression can't be told.
public enum UnknownReason: Hashable, Sendable {
    /// Nothing that was seen declares the name.
    case undeclared(String)
    /// The type is not the project's, or gets members from elsewhere, and the member is none of those known here.
    case unseenMember(String, of: ResolvedType)
    /// A part of the type is a name that can't be looked up.
    case unresolved(ResolvedType)
    /// The declaration of the name says no type, and its value doesn't tell.
    case untyped(String)
    /// The parameter of a closure: what the function gives to it can't be seen.
    case closureParameter(String, of: String)
    /// `.name`, where the place doesn't tell the type.
    case implicitMember(String)
    /// A function, initialiser or subscript without a plain result.
    case call(String)
    case genericResult(String)
    case operation(String)
    /// The elements of a collection whose declaration is not seen.
    case elements(of: ResolvedType)
    /// A pattern that takes a value apart in a way that isn't followed.
    case pattern(String)
    /// Parts that should have one type have several: the two sides of `?:`, the elements of a literal.
    case mixed
    /// A kind of expression that isn't looked into: a macro, a key path, a closure of several statements …
    case form(String)
    /// The way to the answer is too long, or leads back to itself.
    case tooDeep
}

extension UnknownReason: CustomStringConvertible {
    /// A clause, lowercase, without a full stop.
    public var description: String {
        switch self {
        case .undeclared(let name): return "no declaration of '\(name)' is seen"
        case .unseenMember(let name, let type): return "no declaration of '\(name)' in '\(type)' is seen"
        case .unresolved(let type): return "'\(type)' can't be looked up"
        case .untyped(let name): return "the declaration of '\(name)' says no type"
        case .closureParameter(let name, let function): return "what '\(function)' gives to '\(name)' isn't known"
        case .implicitMember(let name): return "the type that '.\(name)' belongs to isn't written"
        case .call(let name): return "the result of '\(name)' isn't known"
        case .genericResult(let name): return "the result of '\(name)' is generic"
        case .operation(let sign): return "the result of '\(sign)' isn't known here"
        case .elements(let type): return "the elements of '\(type)' aren't known"
        case .pattern(let pattern): return "the pattern '\(pattern)' isn't followed"
        case .mixed: return "its parts have different types"
        case .form(let form): return "\(form) says no type by itself"
        case .tooDeep: return "its type depends on too much"
        }
    }
}

/// Ends the search for a type.
enum TypeFailure: Error {
    case ambiguous(String)
    case unknown(UnknownReason)
}
