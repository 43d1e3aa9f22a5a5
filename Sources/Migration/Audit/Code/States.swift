import ProjectModel
import SwiftSyntax

/// The state that an expression names: `path`, `$path`, `self.path`, `router.path`, `$router.path`.
struct StateProperty {
    let facts: PropertyFacts
    let owner: DeclaredType
    let type: ResolvedType
}

extension AuditedProject {
    /// The property that `expression` names, looked up from `call`; nil where it can't be told.
    func property(named expression: ExprSyntax, from call: CodeCall) -> StateProperty? {
        guard let path = expression.statePath, var owner = enclosingType(of: call.surroundings, in: call.file.path)
        else { return nil }
        var found: StateProperty?
        for name in path.split(separator: ".").map(String.init) {
            if let earlier = found {
                guard let next = earlier.type.unwrapped.declaration else { return nil }
                owner = next
            }
            guard let facts = declarations.facts(of: owner)?.property(name), let type = declarations.type(of: facts)
            else { return nil }
            found = StateProperty(facts: facts, owner: owner, type: type)
        }
        return found
    }
}

extension ResolvedType {
    /// Without `Optional` around it.
    var unwrapped: ResolvedType {
        if case .optional(let wrapped) = self { return wrapped }
        return self
    }
}
