import ProjectModel

/// A class that owns a stack's path.
struct RouterClass {
    let facts: TypeFacts
    let path: PropertyFacts
    let elements: Elements

    /// What the path holds.
    enum Elements: Hashable {
        /// `[Route]`, with the word for `Route` as the class has it.
        case routes(ResolvedType, written: String)
        /// A `NavigationPath`: values of any type.
        case erased
    }

    var type: DeclaredType { facts.type }

    /// - Returns: nil where the class is generic, or doesn't store an array or a `NavigationPath` under that name.
    init?(_ type: DeclaredType, path name: String, _ declarations: DeclarationIndex) {
        guard let facts = declarations.facts(of: type), facts.genericParameters.isEmpty,
            let path = facts.property(name), path.storage == .stored, !path.isLet
        else { return nil }
        self.facts = facts
        self.path = path
        switch declarations.type(of: path) {
        case .array(let element)?:
            var written = element.description
            if case .array(let type)? = path.type?.form { written = type.text }
            elements = .routes(element, written: written)
        case .external("NavigationPath", _)?: elements = .erased
        default: return nil
        }
    }
}
