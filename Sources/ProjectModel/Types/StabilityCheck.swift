/// Whether a copy of a value can differ from its original later.
///
/// Numbers, strings and ids can't; nor can enums whose payloads can't, and structs whose stored properties are all
/// `let` and can't. A class, a binding or a closure can.
public struct StabilityCheck: Sendable {
    public let index: DeclarationIndex

    /// Generic types that hold themselves with ever longer arguments end here.
    private static let deepest = 64

    public init(in index: DeclarationIndex) {
        self.index = index
    }

    /// - Parameter type: as written at `place`.
    public func stability(of type: WrittenType, at place: TypePlace) -> Stability {
        stability(of: index.resolve(type, at: place))
    }

    public func stability(of type: ResolvedType) -> Stability {
        var open: Set<ResolvedType> = []
        return stability(of: type, as: type.description, open: &open)
    }

    private func stability(of type: ResolvedType, as subject: String, open: inout Set<ResolvedType>) -> Stability {
        switch type {
        case .optional(let part), .array(let part): return all([part], of: type, as: subject, open: &open)
        case .dictionary(let key, let value): return all([key, value], of: type, as: subject, open: &open)
        case .tuple(let elements): return all(elements.map(\.type), of: type, as: subject, open: &open)
        case .metatype: return .stable
        case .function: return .changeable("'\(subject)' is a closure")
        case .any, .some, .unknown, .ambiguous, .parameter: return .unknown(type.description)
        case .external(let name, let arguments):
            if ExternalClasses.isClass(name) { return reference(name, as: subject) }
            guard let known = ExternalType.named(name) else { return .unknown(name) }
            guard known.isValue else { return .changeable("'\(subject)' is of type '\(type)'") }
            return all(arguments, of: type, as: subject, open: &open)
        case .declared(let declaration, let arguments):
            guard open.insert(type).inserted else { return .stable }
            defer { open.remove(type) }
            return stability(of: declaration, arguments, as: subject, open: &open)
        }
    }

    private func reference(_ name: String, as subject: String) -> Stability {
        .changeable(subject == name ? "'\(name)' is a class" : "'\(subject)' is of type '\(name)', a class")
    }

    private func all(
        _ parts: [ResolvedType], of whole: ResolvedType, as subject: String, open: inout Set<ResolvedType>
    ) -> Stability {
        var result = Stability.stable
        for part in parts {
            let name = subject == whole.description ? part.description : subject
            switch stability(of: part, as: name, open: &open) {
            case .stable: continue
            case .changeable(let text): return .changeable(text)
            case .unknown(let name): result = .unknown(name)
            }
        }
        return result
    }

    private func stability(
        of type: DeclaredType, _ arguments: [ResolvedType], as subject: String, open: inout Set<ResolvedType>
    ) -> Stability {
        guard let facts = index.facts(of: type), open.count < Self.deepest else { return .unknown(type.path) }
        switch facts.kind {
        case .class, .actor: return reference(type.path, as: subject)
        case .protocol: return .unknown(type.path)
        default: break
        }
        let substitution = index.substitution(of: type, arguments)
        var result = Stability.stable
        for property in facts.storedProperties {
            let name = "\(type.path).\(property.name)"
            guard property.isLet else { return .changeable("'\(name)' is a 'var'") }
            guard let held = index.type(of: property)?.substituting(substitution) else {
                result = .unknown(name)
                continue
            }
            switch stability(of: held, as: name, open: &open) {
            case .stable: continue
            case .changeable(let text): return .changeable(text)
            case .unknown(let name): result = .unknown(name)
            }
        }
        for item in facts.cases {
            let types = item.associatedValues.map { index.resolve($0.type, at: item.place).substituting(substitution) }
            switch all(types, of: .unknown(""), as: "\(type.path).\(item.name)", open: &open) {
            case .stable: continue
            case .changeable(let text): return .changeable(text)
            case .unknown(let name): result = .unknown(name)
            }
        }
        return result
    }
}
