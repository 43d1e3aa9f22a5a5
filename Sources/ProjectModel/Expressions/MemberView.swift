extension TypeReader {
    func members(of type: ResolvedType) -> TypeMembers {
        context.members(of: type)
    }
}

extension ResolvedType {
    /// The type of a member, resolved where it is declared, as a value of type `owner` has it: with the owner's generic
    /// arguments, itself for `Self`, and its elements for the names that the standard library's protocols give them.
    func seen(from owner: ResolvedType, _ part: TypeMembers.Part, as written: WrittenType?) -> ResolvedType {
        let replaced = substituting(part.replacement)
        let isInProtocol = part.part.kind == .protocol || part.part.kind == .extension
        guard isInProtocol else { return replaced }
        let saysSelf = written?.text.contains("Self") == true
        let scope = part.part.place.path
        return replaced.mapping { type in
            switch type {
            case .declared(let declared, _) where saysSelf && declared.path == scope: return owner
            case .external(let name, let none) where none.isEmpty:
                return saysSelf && name == scope ? owner : owner.associatedType(name) ?? type
            default: return type
            }
        }
    }

    private func associatedType(_ name: String) -> ResolvedType? {
        switch (self, name) {
        case (_, "Element"), (_, "Iterator.Element"): return element
        case (.dictionary(let key, _), "Key"): return key
        case (.dictionary(_, let value), "Value"): return value
        case (.optional(let wrapped), "Wrapped"): return wrapped
        case (_, "Index"): return isRandomAccess ? .int : nil
        default: return nil
        }
    }

    /// The type with every named part replaced by what `change` gives for it.
    private func mapping(_ change: (ResolvedType) -> ResolvedType) -> ResolvedType {
        switch self {
        case .declared(let type, let arguments): return change(.declared(type, arguments.map { $0.mapping(change) }))
        case .external(let name, let arguments): return change(.external(name, arguments.map { $0.mapping(change) }))
        case .optional(let wrapped): return .optional(wrapped.mapping(change))
        case .array(let element): return .array(element.mapping(change))
        case .dictionary(let key, let value):
            return .dictionary(key: key.mapping(change), value: value.mapping(change))
        case .tuple(let elements):
            return .tuple(elements.map { TupleElement(label: $0.label, type: $0.type.mapping(change)) })
        case .function(let parameters, let result):
            return .function(parameters: parameters.map { $0.mapping(change) }, result: result.mapping(change))
        case .metatype(let base): return .metatype(base.mapping(change))
        case .some, .any, .parameter, .ambiguous, .unknown: return self
        }
    }
}
