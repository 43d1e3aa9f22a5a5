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
        if facts.kind == .enum, facts.cases.isEmpty {
            return ConformanceReason(obstacle: .noCases, subject: facts.path)
        }
        let keys = keys
        let constant = facts.storedProperties.first { property in
            property.isLet && property.hasDefault && keys?.contains(property.name) != false
        }
        if let constant {
            return ConformanceReason(obstacle: .constant, subject: "\(facts.path).\(constant.name)")
        }
        if hasOtherKeysThanCases { return ConformanceReason(obstacle: .caseKeys, subject: facts.path) }
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
        guard facts.kind == .struct, let names = keys else { return nil }
        let missing = facts.storedProperties.first { property in
            let isOptionalVar = !property.isLet && property.type?.isOptional == true
            return !names.contains(property.name) && !property.hasDefault && !isOptionalVar
        }
        return missing?.name
    }

    /// A case without a key can't be encoded, and a key without a case doesn't compile. Raw values need no keys.
    private var hasOtherKeysThanCases: Bool {
        guard facts.kind == .enum, facts.rawType == nil, let names = keys else { return false }
        return names != Set(facts.cases.map(\.name))
    }

    /// The names of the keys that are written by hand; nil where none are.
    private var keys: Set<String>? {
        guard facts.nestedTypes.contains("CodingKeys"),
            case .one(let type) = index.lookUp("\(facts.path).CodingKeys", at: TypePlace(file: facts.type.file)),
            let cases = index.facts(of: type)?.cases
        else { return nil }
        return Set(cases.map(\.name))
    }
}
