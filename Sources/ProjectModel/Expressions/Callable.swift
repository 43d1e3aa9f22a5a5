import SwiftSyntax

/// A function, method, initialiser or case of the project, as a call sees it.
struct Callable {
    let name: String
    let parameters: [ParameterFacts]
    /// As declared, with what the receiver's generic arguments stand for.
    let result: ResolvedType
    let place: TypePlace
    /// The generic parameters that the arguments decide.
    let open: Set<GenericParameter>
    /// How a type that the declaration writes is seen from the receiver.
    var receiver: Receiver?

    enum Receiver {
        /// A value of the type, and the part that declares the member.
        case value(ResolvedType, TypeMembers.Part)
        /// What the type's own generic parameters stand for.
        case generic([GenericParameter: ResolvedType])
    }

    func with(result: ResolvedType) -> Callable {
        Callable(
            name: name, parameters: parameters, result: result, place: place, open: open, receiver: receiver)
    }

    /// A type in the declaration, resolved where it stands, as the call sees it.
    func seen(_ type: ResolvedType, as written: WrittenType) -> ResolvedType {
        switch receiver {
        case .value(let owner, let part)?: return type.seen(from: owner, part, as: written)
        case .generic(let replacement)?: return type.substituting(replacement)
        case nil: return type
        }
    }
}

extension ResolvedType {
    /// Binds the generic parameters in `open` so that this type, a parameter's, becomes `argument`.
    func bind(_ argument: ResolvedType, open: Set<GenericParameter>, into bound: inout [GenericParameter: ResolvedType])
    {
        switch (self, argument) {
        case (.parameter(let parameter), _):
            if open.contains(parameter), bound[parameter] == nil { bound[parameter] = argument }
        case (.optional(let wrapped), .optional(let other)): wrapped.bind(other, open: open, into: &bound)
        case (.optional(let wrapped), _): wrapped.bind(argument, open: open, into: &bound)
        case (.array(let element), .array(let other)): element.bind(other, open: open, into: &bound)
        case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
            key.bind(otherKey, open: open, into: &bound)
            value.bind(otherValue, open: open, into: &bound)
        case (.metatype(let base), .metatype(let other)): base.bind(other, open: open, into: &bound)
        case (.function(_, let result), .function(_, let other)): result.bind(other, open: open, into: &bound)
        case (.external(let name, let parts), .external(let other, let others)) where name == other:
            for (part, other) in zip(parts, others) { part.bind(other, open: open, into: &bound) }
        case (.declared(let type, let parts), .declared(let other, let others)) where type == other:
            for (part, other) in zip(parts, others) { part.bind(other, open: open, into: &bound) }
        case (.tuple(let parts), .tuple(let others)):
            for (part, other) in zip(parts, others) { part.type.bind(other.type, open: open, into: &bound) }
        default:
            return
        }
    }

    /// Whether one of `parameters` is a part of the type.
    func mentions(_ parameters: Set<GenericParameter>) -> Bool {
        guard !parameters.isEmpty else { return false }
        let marker = ResolvedType.unknown("")
        let marked = Dictionary(parameters.map { ($0, marker) }, uniquingKeysWith: { first, _ in first })
        return substituting(marked) != self
    }
}
