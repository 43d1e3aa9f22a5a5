import ProjectModel

/// Views like `LazyView(Detail())`: they keep what they are given as a closure and show what it gives.
enum DelayWrapper {
    static func isOne(_ type: DeclaredType, _ declarations: DeclarationIndex) -> Bool {
        guard type.kind == .struct, let facts = declarations.facts(of: type), facts.storedProperties.count == 1,
            case .function(let parameters, _)? = facts.storedProperties[0].writtenType?.form, parameters.isEmpty,
            declarations.role(of: type).contains(.view)
        else { return false }
        return facts.initializers.contains { $0.parameters.count == 1 && $0.parameters[0].isAutoclosure }
    }

    /// The same, for those too that take a view builder: `NavigationLazyView { Detail() }`. They show what the closure
    /// gives and nothing else, which the type of their body says.
    static func delays(_ type: DeclaredType, _ declarations: DeclarationIndex) -> Bool {
        if isOne(type, declarations) { return true }
        guard type.kind == .struct, let facts = declarations.facts(of: type), facts.storedProperties.count == 1,
            case .function(let parameters, let result)? = facts.storedProperties[0].writtenType?.form,
            parameters.isEmpty, facts.property("body")?.writtenType == result
        else { return false }
        return facts.initializers.contains { $0.parameters.count == 1 && $0.parameters[0].isEscaping }
    }
}
