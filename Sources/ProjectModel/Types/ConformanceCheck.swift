/// Whether values of a type conform to a protocol, or can be made to.
///
/// The check looks through everything that a value holds. A type that holds itself, through an array or an indirect
/// case, conforms if the rest of it does.
public struct ConformanceCheck: Sendable {
    public let index: DeclarationIndex
    public let conformance: Conformance
    /// Names or paths of types whose conformance a person vouches for.
    public let assumed: Set<String>
    /// Whether a declaration in a file may be changed.
    private let isWritable: @Sendable (String) -> Bool

    public init(
        _ conformance: Conformance, in index: DeclarationIndex, assuming assumed: Set<String> = [],
        isWritable: @escaping @Sendable (String) -> Bool = { _ in true }
    ) {
        self.index = index
        self.conformance = conformance
        self.assumed = assumed
        self.isWritable = isWritable
    }

    /// - Parameter type: as written at `place`.
    public func answer(for type: WrittenType, at place: TypePlace) -> ConformanceAnswer {
        answer(for: index.resolve(type, at: place), at: place)
    }

    /// - Parameter place: where the conformance is needed: types of other modules aren't changed for it.
    public func answer(for type: ResolvedType, at place: TypePlace) -> ConformanceAnswer {
        var walk = Walk(check: self, modules: Set(index.modules(ofFile: place.file)), file: place.file)
        switch walk.verdict(type, as: type.description) {
        case .yes where walk.derived.isEmpty: return .yes
        case .yes: return .derivable(walk.derivations)
        case .no(let reason): return .no(because: reason.text(conformance))
        case .unknown(let name): return .unknown(name)
        }
    }

    enum Verdict {
        /// It does, with what the walk has derived so far.
        case yes
        case no(ConformanceReason)
        case unknown(String)
    }

    /// One way through a type.
    struct Walk {
        let check: ConformanceCheck
        let modules: Set<ModuleKey>
        let file: String
        /// Generic types that hold themselves with ever longer arguments end here.
        private static let deepest = 64

        private(set) var derived: [DeclaredType: Derivation] = [:]
        /// The types that are being looked at, with their arguments.
        private var open: Set<ResolvedType> = []

        init(check: ConformanceCheck, modules: Set<ModuleKey>, file: String) {
            self.check = check
            self.modules = modules
            self.file = file
        }

        private var index: DeclarationIndex { check.index }
        private var conformance: Conformance { check.conformance }

        var derivations: [Derivation] {
            derived.values.sorted {
                ($0.facts.type.file, $0.facts.type.offset) < ($1.facts.type.file, $1.facts.type.offset)
            }
        }
    }
}

extension ConformanceCheck.Walk {
    typealias Verdict = ConformanceCheck.Verdict

    private func no(_ obstacle: ConformanceReason.Obstacle, _ subject: String, inside: Bool) -> Verdict {
        .no(ConformanceReason(obstacle: obstacle, subject: subject, isInside: inside))
    }

    /// - Parameters:
    ///   - subject: what has the type, for the reason: a property, or the type itself.
    ///   - inside: the subject holds values of the type, in an array for example.
    mutating func verdict(_ type: ResolvedType, as subject: String, inside: Bool = false) -> Verdict {
        switch type {
        case .optional(let wrapped), .array(let wrapped):
            guard conformance != .identifiable else { return no(.external(type.description), subject, inside: inside) }
            return verdict(wrapped, within: type, as: subject)
        case .dictionary(let key, let value):
            guard conformance != .identifiable else { return no(.external(type.description), subject, inside: inside) }
            return all([key, value], within: type, as: subject)
        case .tuple: return no(.tuple, subject, inside: inside)
        case .function: return no(.closure, subject, inside: inside)
        case .metatype: return no(.metatype, subject, inside: inside)
        case .any, .some: return no(.existential(type.description), subject, inside: inside)
        case .parameter(let parameter): return verdict(parameter, as: subject, inside: inside)
        case .ambiguous(let name, _): return check.assumed.contains(name) ? .yes : .unknown(name)
        case .unknown(let text): return check.assumed.contains(text) ? .yes : .unknown(text)
        case .external(let name, let arguments):
            return verdict(external: name, arguments, type, as: subject, inside: inside)
        case .declared(let declaration, let arguments):
            return verdict(declaration, arguments, type, as: subject, inside: inside)
        }
    }

    private mutating func verdict(_ part: ResolvedType, within whole: ResolvedType, as subject: String) -> Verdict {
        subject == whole.description
            ? verdict(part, as: part.description) : verdict(part, as: subject, inside: true)
    }

    /// A definite no weighs more than what isn't known.
    private mutating func all(_ parts: [ResolvedType], within whole: ResolvedType, as subject: String) -> Verdict {
        var result = Verdict.yes
        for part in parts {
            switch verdict(part, within: whole, as: subject) {
            case .yes: continue
            case .no(let reason): return .no(reason)
            case .unknown(let name): result = .unknown(name)
            }
        }
        return result
    }

    private func verdict(_ parameter: GenericParameter, as subject: String, inside: Bool) -> Verdict {
        let conforms = parameter.constraints.contains { constraint in
            guard let name = constraint.lastName else { return false }
            return ExternalProtocols.implies(name, conformance)
        }
        return conforms ? .yes : no(.parameter(parameter.name), subject, inside: inside)
    }

    private mutating func verdict(
        external name: String, _ arguments: [ResolvedType], _ type: ResolvedType, as subject: String, inside: Bool
    ) -> Verdict {
        if check.assumed.contains(name) { return .yes }
        if ExternalProtocols.contains(name) { return no(.existential("any \(name)"), subject, inside: inside) }
        let verdict = tableVerdict(name, arguments, type, as: subject, inside: inside)
        if case .yes = verdict { return .yes }
        // Asked last: it parses every file that extends the type.
        return isExtended(name) ? .yes : verdict
    }

    private mutating func tableVerdict(
        _ name: String, _ arguments: [ResolvedType], _ type: ResolvedType, as subject: String, inside: Bool
    ) -> Verdict {
        if ExternalClasses.isObjectiveC(name) {
            return conformance == .hashable || conformance == .equatable
                ? .yes : no(.class(name), subject, inside: inside)
        }
        guard let known = ExternalType.named(name) else { return .unknown(name) }
        switch known.rule(for: conformance) {
        case .always: return .yes
        case .withArguments: return arguments.isEmpty ? .unknown(name) : all(arguments, within: type, as: subject)
        case .never: return no(.external(type.description), subject, inside: inside)
        }
    }

    /// Whether the project gives a type of the SDK the conformance, where this module sees it.
    private func isExtended(_ name: String) -> Bool {
        index.extensions(ofExternal: name).contains { part in
            let names = part.inherited.compactMap(\.lastName)
            let conforms =
                names.contains { ExternalProtocols.implies($0, conformance) }
                || (conformance == .codable && names.contains("Encodable") && names.contains("Decodable"))
            return conforms && part.requirements.isEmpty && isVisible(part.place.file)
        }
    }

    private func isVisible(_ other: String) -> Bool {
        let declaring = index.modules(ofFile: other)
        if declaring.contains(where: modules.contains) { return true }
        guard let number = index.number(ofFile: file) else { return false }
        return index.table.imports[number].contains { declaring.contains($0.module) }
    }
}

// MARK: - Types of the project

extension ConformanceCheck.Walk {
    private mutating func verdict(
        _ type: DeclaredType, _ arguments: [ResolvedType], _ whole: ResolvedType, as subject: String, inside: Bool
    ) -> Verdict {
        if check.assumed.contains(type.name) || check.assumed.contains(type.path) { return .yes }
        if arguments.isEmpty, derived[type] != nil { return .yes }
        guard let facts = index.facts(of: type), open.count < Self.deepest else { return .unknown(type.path) }
        if facts.kind == .protocol { return no(.existential("any \(type.path)"), subject, inside: inside) }
        guard open.insert(whole).inserted else { return .yes }
        defer { open.remove(whole) }
        switch WrittenConformance(index: index, conformance: conformance).find(type) {
        case .conforms(let requirements):
            return verdict(of: requirements, facts, arguments, as: subject, inside: inside)
        case .conditionally: return no(.conditional, type.path, inside: false)
        case .missing: break
        }
        if facts.kind == .class || facts.kind == .actor {
            return verdict(ofClass: facts, as: subject, inside: inside)
        }
        return derive(facts, arguments)
    }

    /// Whether the `where` clause of a conformance holds for the arguments.
    private mutating func verdict(
        of requirements: [GenericRequirement], _ facts: TypeFacts, _ arguments: [ResolvedType], as subject: String,
        inside: Bool
    ) -> Verdict {
        let substitution = index.substitution(of: facts.type, arguments)
        for requirement in requirements {
            guard case .conformance(let parameter, let constraint) = requirement,
                let name = constraint.lastName, ExternalProtocols.implies(name, conformance),
                let generic = facts.genericParameters.first(where: { $0.name == parameter.name })
            else { return .unknown(facts.path) }
            let argument = substitution[generic] ?? .parameter(generic)
            let verdict = verdict(argument, as: argument.description)
            guard case .yes = verdict else { return verdict }
        }
        return .yes
    }

    private func verdict(ofClass facts: TypeFacts, as subject: String, inside: Bool) -> Verdict {
        let ancestry = index.ancestry(of: facts.type)
        if conformance == .hashable || conformance == .equatable || conformance == .identifiable,
            index.role(of: facts.type).contains(.swiftDataModel)
        {
            return .yes
        }
        let strangers = ancestry.external.filter { !ExternalProtocols.contains($0) && !ExternalClasses.isClass($0) }
        // The first name may be a superclass that nothing is known about.
        if let stranger = ancestry.unknown.first { return .unknown(stranger) }
        if let stranger = strangers.first, facts.declaration.inherited.first?.name == stranger {
            return .unknown(stranger)
        }
        return no(.class(facts.path), subject, inside: inside)
    }
}

// MARK: - Deriving

extension ConformanceCheck.Walk {
    private mutating func derive(_ facts: TypeFacts, _ arguments: [ResolvedType]) -> Verdict {
        let isPlainEnum =
            facts.kind == .enum && !facts.cases.isEmpty && facts.cases.allSatisfy(\.associatedValues.isEmpty)
        if isPlainEnum, conformance == .hashable || conformance == .equatable { return .yes }
        if let obstacle = obstacle(to: facts) {
            return .no(ConformanceReason(obstacle: obstacle, subject: facts.path))
        }
        if conformance == .identifiable { return deriveIdentity(facts) }
        var unknown: String?
        for (subject, type) in held(by: facts) where !isWritten(facts) {
            guard let type else {
                unknown = unknown ?? subject
                continue
            }
            let known = type.substituting(index.substitution(of: facts.type, arguments))
            switch verdict(known, as: subject) {
            case .yes: continue
            case .no(let reason): return .no(reason)
            case .unknown(let name): unknown = unknown ?? name
            }
        }
        if let unknown { return .unknown(unknown) }
        if conformance == .codable, let reason = CodingRules(facts: facts, index: index).obstacle { return .no(reason) }
        let general = verdictForAnyArguments(facts)
        guard case .yes = general else { return general }
        derived[facts.type] = Derivation(facts: facts, conformance: conformanceToWrite(facts))
        return .yes
    }

    /// Both halves are written by hand: nothing has to be derived.
    private func isWritten(_ facts: TypeFacts) -> Bool {
        switch conformance {
        case .equatable: writesEquality(facts)
        case .hashable: writesEquality(facts) && facts.writesHash
        case .codable: facts.writesEncode && facts.writesDecode
        case .identifiable: false
        }
    }

    private func obstacle(to facts: TypeFacts) -> ConformanceReason.Obstacle? {
        let own = facts.type.modules.contains(where: modules.contains)
        guard own else { return .otherModule(facts.type.modules.map(\.name)) }
        guard check.isWritable(facts.type.file) else { return .notWritable }
        guard index.parses(facts.type.file) else { return .broken }
        if facts.declaration.inherited.contains(where: { $0.text == "~Copyable" }) { return .noncopyable }
        if index.role(of: facts.type).contains(.view) { return .view }
        if facts.attributes.contains(where: { $0.name.hasSuffix("Actor") }) { return .actorIsolated }
        if conformance == .hashable, writesEquality(facts), !facts.writesHash { return .ownEquality }
        return nil
    }

    /// In the type, its extensions, or as a function of a file's level.
    private func writesEquality(_ facts: TypeFacts) -> Bool {
        if facts.writesEquality { return true }
        let globals = index.globals(named: "==", from: facts.type.file)
        return globals.functions.contains { $0.parameters.first?.type.lastName == facts.name }
    }

    /// What a value holds, with the words for a reason; nil for a type that isn't told.
    private func held(by facts: TypeFacts) -> [(subject: String, type: ResolvedType?)] {
        let values = facts.cases.flatMap { item in
            item.associatedValues.enumerated().map { number, value in
                ("\(facts.path).\(item.name)", index.resolve(value.type, at: item.place))
            }
        }
        return values
            + facts.storedProperties.map { property in
                let type = property.wrapper.map { wrapped(property, in: $0) } ?? index.type(of: property)
                return ("\(facts.path).\(property.name)", type)
            }
    }

    /// A wrapped property holds the wrapper.
    private func wrapped(_ property: PropertyFacts, in wrapper: AttributeFacts) -> ResolvedType? {
        let value = index.type(of: property)
        switch index.lookUp(wrapper.name, at: property.place) {
        case .one(let type):
            guard let parameters = index.part(of: type)?.genericParameters else { return nil }
            return .declared(type, parameters.count == 1 ? value.map { [$0] } ?? [] : [])
        case .none: return .external(wrapper.name, value.map { [$0] } ?? [])
        default: return nil
        }
    }

    private mutating func deriveIdentity(_ facts: TypeFacts) -> Verdict {
        guard let id = facts.property("id"), let type = index.type(of: id) else {
            return .no(ConformanceReason(obstacle: .noID, subject: facts.path))
        }
        let hashable = ConformanceCheck(.hashable, in: index, assuming: check.assumed, isWritable: check.isWritable)
        guard case .yes = hashable.answer(for: type, at: id.place) else {
            return .no(ConformanceReason(obstacle: .noID, subject: facts.path))
        }
        derived[facts.type] = Derivation(facts: facts, conformance: conformance.rawValue)
        return .yes
    }

    /// A generic type gets the protocol only if it conforms whatever its arguments are.
    private mutating func verdictForAnyArguments(_ facts: TypeFacts) -> Verdict {
        guard !facts.genericParameters.isEmpty, !isWritten(facts) else { return .yes }
        for (subject, type) in held(by: facts) {
            guard let type else { continue }
            let verdict = verdict(type, as: subject)
            guard case .yes = verdict else { return verdict }
        }
        return .yes
    }

    /// A second `Decodable` would be an error.
    private func conformanceToWrite(_ facts: TypeFacts) -> String {
        guard conformance == .codable else { return conformance.rawValue }
        let names = Set(facts.inherited.compactMap(\.type.lastName))
        if names.contains("Decodable") { return "Encodable" }
        return names.contains("Encodable") ? "Decodable" : "Codable"
    }
}
