import SwiftSyntax

/// Reads generic parameters and `where` clauses.
enum GenericReader {
    /// - Parameter owner: the path or name of the declaration that has them.
    static func parameters(
        of clause: GenericParameterClauseSyntax?, owner: String, requirements: [GenericRequirement]
    ) -> [GenericParameter] {
        guard let clause else { return [] }
        return clause.parameters.map { parameter in
            let name = parameter.name.unquotedText
            var constraints = parameter.inheritedType.map(parts) ?? []
            for case .conformance(let subject, let constraint) in requirements where subject.name == name {
                constraints.append(constraint)
            }
            return GenericParameter(name: name, owner: owner, constraints: constraints)
        }
    }

    static func requirements(of clause: GenericWhereClauseSyntax?) -> [GenericRequirement] {
        guard let clause else { return [] }
        return clause.requirements.flatMap { requirement -> [GenericRequirement] in
            if let node = requirement.requirement.as(ConformanceRequirementSyntax.self) {
                let subject = WrittenType(node.leftType)
                return parts(of: node.rightType).map { .conformance(subject, $0) }
            }
            guard let node = requirement.requirement.as(SameTypeRequirementSyntax.self),
                let left = node.leftType.as(TypeSyntax.self), let right = node.rightType.as(TypeSyntax.self)
            else { return [.other(requirement.requirement.trimmedDescription)] }
            return [.sameType(WrittenType(left), WrittenType(right))]
        }
    }

    /// The types that a composition joins.
    static func parts(of type: TypeSyntax) -> [WrittenType] {
        let written = WrittenType(type)
        if case .composition(let types) = written.form { return types }
        return [written]
    }
}
