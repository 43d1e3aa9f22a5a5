/// What the project's declarations give a type: its own parts in all files, and those of what it inherits from and
/// conforms to.
struct TypeMembers {
    struct Part {
        let part: TypePart
        /// What the generic parameters of the part's type stand for.
        let replacement: [GenericParameter: ResolvedType]
    }

    /// The type's own parts first, then those of its supertypes, the nearest first.
    private(set) var parts: [Part] = []
    /// Supertypes that the project doesn't declare, by name.
    private(set) var external: [String] = []

    /// - Parameter place: where the type is met: where names in the constraints of generic parameters are looked up.
    init(of type: ResolvedType, at place: TypePlace, in index: DeclarationIndex) {
        var queue = [type]
        var seen: Set<ResolvedType> = []
        var next = 0
        while next < queue.count {
            let current = queue[next]
            next += 1
            guard seen.insert(current).inserted else { continue }
            queue += add(current, place, index)
        }
    }

    /// The supertypes of `type`.
    private mutating func add(
        _ type: ResolvedType, _ place: TypePlace, _ index: DeclarationIndex
    ) -> [ResolvedType] {
        switch type {
        case .declared(let declared, let arguments):
            guard let facts = index.facts(of: declared) else { return [] }
            let replacement = index.substitution(of: declared, arguments)
            parts += facts.parts.map { Part(part: $0, replacement: replacement) }
            return facts.inherited.map { index.resolve($0.type, at: $0.part.outerPlace).substituting(replacement) }
        case .parameter(let parameter):
            return parameter.constraints.map { index.resolve($0, at: place) }
        case .some(let constraints), .any(let constraints):
            return constraints
        default:
            guard let name = type.systemName else { return [] }
            external.append(name)
            parts += index.extensions(ofExternal: name).map { Part(part: $0, replacement: [:]) }
            return SystemProtocols.conformances(of: name).map { .external($0, []) }
        }
    }

    /// Whether a bare name inside of the type means one of its values or functions: as declared, or in the forms
    /// `$name` and `_name` that property wrappers give.
    func hasValue(named name: String) -> Bool {
        parts.contains { part in
            part.part.properties.contains { $0.name == name || ($0.wrapper != nil && Self.isForm(name, of: $0.name)) }
                || part.part.functions.contains { $0.name == name }
        }
    }

    private static func isForm(_ name: String, of property: String) -> Bool {
        (name.hasPrefix("$") || name.hasPrefix("_")) && name.dropFirst() == property
    }

    /// The properties of that name in the nearest part of the hierarchy that has some.
    func properties(named name: String, isStatic: Bool?) -> [(property: PropertyFacts, part: Part)] {
        parts.flatMap { part in
            part.part.properties.filter { $0.name == name && (isStatic ?? $0.isStatic) == $0.isStatic }.map {
                ($0, part)
            }
        }
    }

    func functions(named name: String, isStatic: Bool?) -> [(function: FunctionFacts, part: Part)] {
        parts.flatMap { part in
            part.part.functions.filter { $0.name == name && (isStatic ?? $0.isStatic) == $0.isStatic }.map {
                ($0, part)
            }
        }
    }

    var subscripts: [(function: FunctionFacts, part: Part)] {
        parts.flatMap { part in part.part.subscripts.map { ($0, part) } }
    }

    func enumCase(named name: String) -> (value: EnumCaseFacts, part: Part)? {
        for part in parts {
            if let found = part.part.cases.first(where: { $0.name == name }) { return (found, part) }
        }
        return nil
    }
}

extension ResolvedType {
    /// The name by which extensions of a type of the system know it.
    var systemName: String? {
        switch self {
        case .external(let name, _): return name
        case .array: return "Array"
        case .dictionary: return "Dictionary"
        case .optional: return "Optional"
        default: return nil
        }
    }
}

/// Which of the protocols that projects extend types of the system conform to.
enum SystemProtocols {
    static func conformances(of name: String) -> [String] { table[name] ?? [] }

    private static let table: [String: [String]] = [
        "Array": ["RandomAccessCollection", "MutableCollection", "RangeReplaceableCollection"],
        "ArraySlice": ["RandomAccessCollection"], "FetchedResults": ["RandomAccessCollection"],
        "RandomAccessCollection": ["BidirectionalCollection"], "BidirectionalCollection": ["Collection"],
        "MutableCollection": ["Collection"], "RangeReplaceableCollection": ["Collection"], "Collection": ["Sequence"],
        "Set": ["Collection"], "Dictionary": ["Collection"], "String": ["StringProtocol"],
        "Substring": ["StringProtocol"], "StringProtocol": ["BidirectionalCollection"],
        "Int": ["BinaryInteger"], "BinaryInteger": ["Numeric"], "Double": ["BinaryFloatingPoint"],
        "CGFloat": ["BinaryFloatingPoint"], "NSManagedObject": ["NSObject"],
    ]
}
