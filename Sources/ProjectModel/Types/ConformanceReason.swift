/// What stands in the way of a conformance, with the property or type where it does.
struct ConformanceReason: Equatable {
    enum Obstacle: Equatable {
        case closure, tuple, metatype
        /// `any P` or `some P`, as written.
        case existential(String)
        case parameter(String)
        case external(String)
        case `class`(String)
        case view
        case ownEquality
        case otherModule([String])
        case notWritable
        case broken
        case noncopyable
        case actorIsolated
        case halfCoded
        case codingKeys
        case caseKeys
        case constant
        case noCases
        case sameCaseNames(String)
        case conditional
        case noID
    }

    let obstacle: Obstacle
    /// A type, or a property or case behind its type's path.
    var subject: String
    /// The subject is a property that holds the obstacle inside an array, an optional …
    var isInside = false

    /// The end of a sentence that begins with `because`.
    func text(_ conformance: Conformance) -> String {
        let verb = isInside ? "holds" : "is"
        let ofType = isInside ? "holds the type" : "is of type"
        switch obstacle {
        case .closure: return "'\(subject)' \(verb) a closure"
        case .tuple: return "'\(subject)' \(verb) a tuple"
        case .metatype: return "'\(subject)' \(verb) a metatype"
        case .existential(let type):
            return isSubject(type) ? "'\(type)' can be any type" : "'\(subject)' \(ofType) '\(type)'"
        case .parameter(let name): return "'\(subject)' \(isInside ? "holds" : "is of") the generic type '\(name)'"
        case .external(let type):
            return isSubject(type)
                ? "'\(type)' isn't \(conformance.rawValue)"
                : "'\(subject)' \(ofType) '\(type)', which isn't \(conformance.rawValue)"
        case .class(let type):
            return isSubject(type)
                ? "'\(type)' is a class that isn't \(conformance.rawValue)"
                : "'\(subject)' \(ofType) '\(type)', a class that isn't \(conformance.rawValue)"
        case .view: return "'\(subject)' is a view"
        case .ownEquality: return "'\(subject)' writes '==' and no 'hash(into:)'"
        case .otherModule(let names):
            let names = Set(names).sorted()
            let list = names.map { "'\($0)'" }.joined(separator: ", ")
            return "'\(subject)' belongs to \(names.count == 1 ? "another module" : "other modules"), \(list)"
        case .broken: return "'\(subject)' is declared in a file with a syntax error"
        case .notWritable: return "'\(subject)' is declared in a file that isn't to be changed"
        case .noncopyable: return "'\(subject)' is noncopyable"
        case .actorIsolated: return "'\(subject)' belongs to a global actor"
        case .halfCoded: return "'\(subject)' writes only one half of its coding"
        case .codingKeys: return "'\(subject)' has no coding key and no default value"
        case .caseKeys: return "'\(subject)' has other coding keys than cases"
        case .constant: return "'\(subject)' is a 'let' with a value, which isn't decoded"
        case .noCases: return "'\(subject)' has no cases"
        case .sameCaseNames(let name): return "'\(subject)' has several cases with the name '\(name)'"
        case .conditional: return "'\(subject)' is \(conformance.rawValue) under a condition only"
        case .noID: return "'\(subject)' has no 'id'"
        }
    }

    private func isSubject(_ type: String) -> Bool { subject == type || "any \(subject)" == type }
}
