import ProjectModel

/// A struct or an object that has an id, and more: it is looked up by it, and changes.
struct CarriedModel {
    let name: String
    /// The type of its id: `Recipe.ID`, or as written.
    let id: String

    /// The first in a value of the type, through everything that it holds.
    static func first(in type: ResolvedType, _ index: DeclarationIndex) -> CarriedModel? {
        var seen: Set<DeclaredType> = []
        return first(in: type, index, &seen)
    }

    private static func first(
        in type: ResolvedType, _ index: DeclarationIndex, _ seen: inout Set<DeclaredType>
    ) -> CarriedModel? {
        func any(_ types: [ResolvedType]) -> CarriedModel? {
            for type in types {
                if let model = first(in: type, index, &seen) { return model }
            }
            return nil
        }
        switch type {
        case .optional(let part), .array(let part): return any([part])
        case .dictionary(let key, let value): return any([key, value])
        case .external(_, let arguments): return any(arguments)
        case .declared(let declaration, let arguments):
            guard seen.insert(declaration).inserted, let facts = index.facts(of: declaration) else { return nil }
            if let model = CarriedModel(facts, index) { return model }
            let cases = facts.cases.flatMap { item in
                item.associatedValues.map { index.resolve($0.type, at: item.place) }
            }
            return any(arguments + cases + facts.storedProperties.compactMap { index.type(of: $0) })
        default: return nil
        }
    }

    /// - Returns: nil where it has no id, or nothing else.
    private init?(_ facts: TypeFacts, _ index: DeclarationIndex) {
        guard facts.kind == .struct || facts.kind == .class, let id = facts.property("id"),
            facts.storedProperties.contains(where: { $0.name != "id" })
        else { return nil }
        name = facts.path
        let identifiable = ConformanceCheck(.identifiable, in: index)
        let type = ResolvedType.declared(facts.type, [])
        if case .yes = identifiable.answer(for: type, at: facts.declaration.outerPlace) {
            self.id = "\(facts.path).ID"
        } else {
            self.id = id.type?.text ?? "ID"
        }
    }
}
