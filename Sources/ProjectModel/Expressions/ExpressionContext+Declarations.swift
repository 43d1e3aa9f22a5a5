import SwiftSyntax

extension ExpressionContext {
    /// The type that the code at a place belongs to, with its generic parameters as arguments; nil at the file's level,
    /// and where it can't be made out.
    package func enclosingType(at place: TypePlace) -> ResolvedType? {
        guard let path = place.path else { return nil }
        let type = index.resolve(WrittenType(name: path), at: TypePlace(file: place.file))
        switch type {
        case .declared(let declared, let arguments):
            guard arguments.isEmpty, let facts = index.facts(of: declared) else { return type }
            return .declared(declared, facts.genericParameters.map { .parameter($0) })
        case .ambiguous, .unknown: return nil
        default: return type
        }
    }

    /// Variables of the files' level.
    func globals(named name: String) -> [PropertyFacts] {
        index.globals(named: name, from: file).properties
    }

    func globalFunctions(named name: String) -> [FunctionFacts] {
        index.globals(named: name, from: file).functions
    }

    func isGlobal(_ name: String) -> Bool {
        !index.globals(named: name, from: file).isEmpty
    }

    /// The parameters of a function of this file.
    func parameters(of signature: FunctionSignatureSyntax) -> [ParameterFacts] {
        signature.parameterClause.parameters.map { parameter in
            let label = parameter.firstName.unquotedText
            return ParameterFacts(
                label: label == "_" ? nil : label, name: (parameter.secondName ?? parameter.firstName).unquotedText,
                type: WrittenType(parameter.type), attributes: [], isInout: false,
                isVariadic: parameter.ellipsis != nil, defaultText: parameter.defaultValue?.value.trimmedDescription)
        }
    }
}
