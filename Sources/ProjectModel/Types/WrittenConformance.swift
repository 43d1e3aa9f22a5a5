/// Looks for a conformance that the project has written, in a type's declaration, its extensions, its superclasses and
/// the protocols that it conforms to.
struct WrittenConformance {
    enum Found {
        /// Under these requirements on the generic parameters.
        case conforms([GenericRequirement])
        /// Inside an `#if` that doesn't stand around the type.
        case conditionally
        case missing
    }

    let index: DeclarationIndex
    let conformance: Conformance

    func find(_ type: DeclaredType) -> Found {
        var seen: Set<DeclaredType> = []
        return find(type, seen: &seen)
    }

    private func find(_ type: DeclaredType, seen: inout Set<DeclaredType>) -> Found {
        guard seen.insert(type).inserted, let declaration = index.part(of: type) else { return .missing }
        var result = Found.missing
        var halves: Set<String> = []
        for part in [declaration] + index.extensionParts(of: type) {
            if type.kind == .protocol, part.kind == .extension { continue }
            for inherited in part.inherited {
                guard holds(inherited, at: part.outerPlace, halves: &halves, seen: &seen) else { continue }
                guard part.condition == .always || part.condition == declaration.condition else {
                    result = .conditionally
                    continue
                }
                return .conforms(part.kind == .extension ? part.requirements : [])
            }
        }
        return result
    }

    private func holds(
        _ inherited: WrittenType, at place: TypePlace, halves: inout Set<String>, seen: inout Set<DeclaredType>
    ) -> Bool {
        switch index.resolve(inherited, at: place) {
        case .external(let name, _):
            if name == "Encodable" || name == "Decodable" { halves.insert(name) }
            return ExternalProtocols.implies(name, conformance) || (conformance == .codable && halves.count == 2)
        case .declared(let parent, _):
            if case .conforms = find(parent, seen: &seen) { return true }
            return false
        case .any(let parts):
            // A typealias of a composition.
            return parts.contains { part in
                if case .external(let name, _) = part { return ExternalProtocols.implies(name, conformance) }
                if case .declared(let parent, _) = part, case .conforms = find(parent, seen: &seen) { return true }
                return false
            }
        default:
            return false
        }
    }
}
