import ProjectModel
import SwiftSyntax

/// What a case and its arm have to stand under: the conditions of what they name, and those of the link where its
/// destination may use what only they allow.
struct CaseNeeds {
    private(set) var condition = CaseCondition()
    private(set) var availability = Availability()
    private let index: DeclarationIndex
    private let guards: LinkGuards
    private let file: String

    init(of lifting: Lifting, _ names: TemplateNames) throws(LinkReason) {
        index = lifting.context.index
        file = lifting.context.file
        guards = lifting.surroundings.guards
        for part in lifting.payload { try carry(part.type) }
        for value in lifting.hoisted { try carry(value) }
        var isSelfContained = true
        for use in names.types {
            for type in use.type.declarations {
                if try !add(type, use) { isSelfContained = false }
            }
        }
        for name in names.globals.sorted() {
            let found = index.globals(named: name, from: file)
            let files = found.properties.map(\.place.file) + found.functions.map(\.place.file)
            if !files.isEmpty { try see(Set(files.flatMap(index.modules(ofFile:))), of: name) }
        }
        guard !isSelfContained || !names.areKnown(in: lifting) else { return }
        addGuards()
        try see(Set(index.modules(ofFile: file)), of: nil)
    }

    // MARK: Targets

    /// All targets that compile the routes have to have what a case names, or the case has to stand under a condition
    /// that those which lack it don't meet.
    /// - Parameter name: nil: what the link's file sees, whatever it is.
    private mutating func see(_ declaring: Set<ModuleKey>, of name: String?) throws(LinkReason) {
        guard let home = guards.home else { return }
        let lacking = home.targets(lacking: declaring)
        guard let first = lacking.min() else { return }
        let isKeptAway = guards.condition != .always && lacking.isSubset(of: index.modules(ofFile: file))
        if isKeptAway {
            // These targets compile the link's file, and not the link.
            condition.add(guards.condition)
        } else if let systems = home.systems(tellingApart: lacking) {
            for system in systems { condition.add(.not(.os(system))) }
        } else {
            let what = name.map { "'\($0)'" } ?? "the file of the link"
            throw .otherTarget(name: what, target: first.target)
        }
    }

    /// What the link's own place makes sure of.
    private mutating func addGuards() {
        condition.add(guards.condition)
        availability.add(guards.availability)
    }

    // MARK: What the destination names

    /// - Returns: whether what the type needs is seen to: by the case, or by the destination's own conditions.
    private mutating func add(_ type: DeclaredType, _ use: TemplateNames.TypeUse) throws(LinkReason) -> Bool {
        var isSelfContained = true
        if !use.isUnderCondition { try see(Set(type.modules), of: type.path) }
        let own = index.facts(of: type)?.declaration.condition ?? .always
        if use.isUnderCondition {
            if own != .always { isSelfContained = false }
        } else {
            condition.add(own)
        }
        let needed = index.availability(of: type)
        for platform in needed.excluded.sorted() { exclude(platform) }
        let late = needed.unmet(by: guards.systems)
        if use.isChecked {
            if !late.needsNothing { isSelfContained = false }
        } else {
            availability.add(late)
        }
        return isSelfContained
    }

    /// `@available(macOS, unavailable)`: the link's own condition keeps that platform away, or one has to.
    private mutating func exclude(_ name: String) {
        guard let platform = Platform(rawValue: name), guards.systems.contains(where: { $0.platform == platform })
        else { return }
        let isAway = guards.condition.holds(on: platform) == false
        condition.add(isAway ? guards.condition : .not(.os(name)))
    }

    // MARK: What can't be checked for

    /// The types of a payload and of properties have to be there on every system.
    private mutating func carry(_ type: ResolvedType) throws(LinkReason) {
        for declaration in type.declarations {
            try see(Set(declaration.modules), of: declaration.path)
            condition.add(index.facts(of: declaration)?.declaration.condition ?? .always)
            let needed = index.availability(of: declaration)
            for platform in needed.excluded.sorted() { exclude(platform) }
            try require(needed, for: declaration.path)
        }
        for name in type.externalNames {
            if let needed = Self.lateTypes[name] { try require(Availability(arguments: needed), for: name) }
        }
    }

    private mutating func carry(_ value: HoistedValue) throws(LinkReason) {
        switch value {
        case .environmentObject(_, let type), .root(_, let type): try carry(type)
        case .environment(_, let argument, _):
            // What a type of new systems reads may be new, too.
            try require(guards.availabilityOfTypes, for: "@Environment(\(argument))")
            guard argument.hasSuffix(".self") else { return }
            let name = WrittenType(name: String(argument.dropLast(".self".count)))
            try carry(index.resolve(name, at: TypePlace(file: file)))
        }
    }

    private func require(_ needed: Availability, for name: String) throws(LinkReason) {
        if let system = needed.unmet(by: guards.systems).firstSystem { throw .tooNew(name: name, system: system) }
    }

    /// The system's own types that a route may hold and that came later than its stacks.
    private static let lateTypes = [
        "PersistentIdentifier": "iOS 17, macOS 14, tvOS 17, watchOS 10, *",
        "Int128": "iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *",
        "UInt128": "iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *",
    ]
}

extension TemplateNames {
    /// Whether all that the destination names besides the project's types is there on every system and platform.
    func areKnown(in lifting: Lifting) -> Bool {
        globals.isEmpty && ownStatics.isEmpty && lifting.foreignNames.isEmpty
            && externalTypes.allSatisfy(SystemNames.isType) && members.allSatisfy { isKnown($0, lifting.context) }
            && calls.allSatisfy { isKnown($0, lifting.context) }
    }

    private func isKnown(_ member: MemberAccessExprSyntax, _ context: ExpressionContext) -> Bool {
        if ExprSyntax(member).typeName != nil, member.base != nil { return true }
        guard let call = member.parent?.as(FunctionCallExprSyntax.self), call.isModifier else { return false }
        let name = member.declName.baseName.text
        return SystemNames.isModifier(name)
            && !context.index.extensions(ofExternal: "View").contains { part in
                part.functions.contains { $0.name == name }
            }
    }

    /// An initialiser of the project may be a condition's own.
    private func isKnown(_ call: FunctionCallExprSyntax, _ context: ExpressionContext) -> Bool {
        guard let function = CalledFunction(of: call, context) else { return true }
        return function.initializers.allSatisfy { initializer in
            initializer.condition == .always && Availability(of: initializer.attributes) == Availability()
        }
    }
}
