/// What beside the types of its properties keeps Swift from deriving `Codable`.
struct CodingRules {
    let facts: TypeFacts
    let index: DeclarationIndex

    var obstacle: ConformanceReason? {
        if facts.writesEncode && facts.writesDecode { return nil }
        if facts.writesEncode != facts.writesDecode, !isHalfDeclared {
            return ConformanceReason(obstacle: .halfCoded, subject: facts.path)
        }
        var names: Set<String> = []
        for item in facts.cases where !names.insert(item.name).inserted {
            return ConformanceReason(obstacle: .sameCaseNames(item.name), subject: facts.path)
        }
        return propertyWithoutKey.map {
            ConformanceReason(obstacle: .codingKeys, subject: "\(facts.path).\($0)")
        }
    }

    /// The half that is written belongs to a conformance that is declared.
    private var isHalfDeclared: Bool {
        let names = Set(facts.inherited.compactMap(\.type.lastName))
        return names.contains(facts.writesEncode ? "Encodable" : "Decodable")
    }

    /// Keys written by hand may leave out only what has a value without them.
    private var propertyWithoutKey: String? {
        guard facts.kind == .struct, facts.nestedTypes.contains("CodingKeys"),
            case .one(let keys) = index.lookUp("\(facts.path).CodingKeys", at: TypePlace(file: facts.type.file)),
            let cases = index.facts(of: keys)?.cases
        else { return nil }
        let names = Set(cases.map(\.name))
        let missing = facts.storedProperties.first { property in
            let isOptionalVar = !property.isLet && property.type?.isOptional == true
            return !names.contains(property.name) && !property.hasDefault && !isOptionalVar
        }
        return missing?.name
    }
}
