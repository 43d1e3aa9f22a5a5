import ProjectModel
import SwiftSyntax

/// Sees to it that what a template names can be seen in the whole module: what is private is made visible, or the link
/// stays.
struct Visibility {
    private let context: ExpressionContext
    private var seen: Set<DeclaredType> = []
    /// In the order in which they were met.
    private(set) var types: [DeclaredType] = []
    private(set) var externalNames: Set<String> = []
    private(set) var widenings: [Widening] = []

    init(_ context: ExpressionContext) {
        self.context = context
    }

    mutating func see(_ names: TemplateNames) throws(LinkReason) {
        for use in names.types { try see(use.type) }
        for name in names.globals.sorted() { try see(global: name) }
        for (name, owner) in names.ownStatics { try see(member: name, of: owner) }
        for call in names.calls { try see(initializersOf: call) }
        let hidden = hiddenMembers
        for member in names.members where hidden.contains(member.declName.baseName.text) { try see(member) }
    }

    mutating func see(_ type: ResolvedType) throws(LinkReason) {
        externalNames.formUnion(type.externalNames)
        for declaration in type.declarations { try see(declaration) }
    }

    // MARK: Types

    private mutating func see(_ type: DeclaredType) throws(LinkReason) {
        guard seen.insert(type).inserted, let facts = context.index.facts(of: type) else { return }
        types.append(type)
        guard facts.access <= .fileprivate else { return }
        try widen(type, facts)
        for other in Self.named(in: facts, context.index) { try see(other) }
    }

    private mutating func widen(_ type: DeclaredType, _ facts: TypeFacts) throws(LinkReason) {
        let reason = hidden(type.path)
        let alike = context.index.types.filter { other in
            other.path == type.path && other.modules.contains(where: type.modules.contains)
        }
        guard alike.count == 1 else { throw reason }
        var path = type.path[...]
        var isWidened = false
        while true {
            let lookup = context.index.lookUp(String(path), at: TypePlace(file: type.file))
            guard case .one(let part) = lookup, let facts = context.index.facts(of: part) else { throw reason }
            if let modifier = facts.declaration.modifiers.first(where: \.isPrivate) {
                add(Widening(file: part.file, modifier: modifier.range, name: part.path))
                isWidened = true
            } else if facts.declaration.outerExtension != nil, facts.access <= .fileprivate {
                throw reason
            }
            guard let dot = path.lastIndex(of: ".") else { break }
            path = path[..<dot]
        }
        guard isWidened else { throw reason }
    }

    private mutating func add(_ widening: Widening) {
        if !widenings.contains(widening) { widenings.append(widening) }
    }

    /// The types in what the rest of the module sees of a type once it is visible.
    private static func named(in facts: TypeFacts, _ index: DeclarationIndex) -> [DeclaredType] {
        var types = facts.inherited.map { index.resolve($0.type, at: $0.part.outerPlace) }
        for property in facts.properties where property.access > .fileprivate {
            if let type = index.type(of: property) { types.append(type) }
        }
        for initializer in facts.initializers where initializer.access > .fileprivate {
            types += initializer.parameters.map { index.resolve($0.type, at: initializer.place) }
        }
        for function in facts.functions where function.access > .fileprivate {
            types += (function.parameters.map(\.type) + [function.result].compactMap(\.self)).map {
                index.resolve($0, at: function.place)
            }
        }
        for item in facts.cases { types += item.associatedValues.map { index.resolve($0.type, at: item.place) } }
        return types.flatMap(\.declarations)
    }

    // MARK: Other names

    private func hidden(_ name: String) -> LinkReason {
        .privateName(name)
    }

    private mutating func see(global name: String) throws(LinkReason) {
        let found = context.index.globals(named: name, from: context.file)
        let levels = found.properties.map(\.access) + found.functions.map(\.access)
        guard !levels.isEmpty, levels.allSatisfy({ $0 <= .fileprivate }) else { return }
        guard levels.count == 1, let property = found.properties.first,
            let modifier = property.modifiers.first(where: \.isPrivate)
        else { throw hidden(name) }
        add(Widening(file: property.place.file, modifier: modifier.range, name: name))
        if let type = context.index.type(of: property) { try see(type) }
    }

    private func see(member name: String, of owner: DeclaredType) throws(LinkReason) {
        guard let facts = context.index.facts(of: owner) else { return }
        let levels =
            facts.properties.filter { $0.name == name }.map(\.access)
            + facts.functions.filter { $0.name == name }.map(\.access)
        if !levels.isEmpty, levels.allSatisfy({ $0 <= .fileprivate }) {
            throw hidden("\(owner.path).\(name)")
        }
    }

    private func see(initializersOf call: FunctionCallExprSyntax) throws(LinkReason) {
        guard let function = CalledFunction(of: call, context), let type = function.type,
            function.initializers.allSatisfy({ $0.access <= .fileprivate })
        else { return }
        throw hidden("\(type.path).init")
    }

    /// The names of members that only this file sees.
    private var hiddenMembers: Set<String> {
        guard let facts = context.index.facts(ofFile: context.file) else { return [] }
        var names: Set<String> = []
        for part in facts.parts {
            let isHidden = part.kind == .extension && part.access <= .fileprivate
            for property in part.properties where isHidden || property.access <= .fileprivate {
                names.insert(property.name)
            }
            for function in part.functions where isHidden || function.access <= .fileprivate {
                names.insert(function.name)
            }
        }
        return names
    }

    /// A member that may be one that only this file sees.
    private func see(_ member: MemberAccessExprSyntax) throws(LinkReason) {
        let name = member.declName.baseName.text
        guard let base = member.base else { return }
        if case .known(let type) = context.type(of: base) {
            var owner = type.wrapped ?? type
            if case .metatype(let instance) = owner { owner = instance }
            if let declared = owner.declaration, let facts = context.index.facts(of: declared),
                facts.properties.contains(where: { $0.name == name })
                    || facts.functions.contains(where: { $0.name == name })
            {
                return try see(member: name, of: declared)
            }
        }
        var levels: [AccessLevel] = []
        for part in context.index.facts(ofFile: context.file)?.parts ?? [] where part.kind == .extension {
            guard context.index.lookUp(part.name, at: part.outerPlace) == .none else { continue }
            levels += Self.levels(of: name, in: part)
        }
        if !levels.isEmpty, levels.allSatisfy({ $0 <= .fileprivate }) { throw hidden(name) }
    }
}

extension Visibility {
    /// How far the functions and properties of a name can be seen that an extension declares.
    private static func levels(of name: String, in part: TypePart) -> [AccessLevel] {
        let functions: [AccessLevel] = part.functions.filter { $0.name == name }.map(\.access)
        let properties: [AccessLevel] = part.properties.filter { $0.name == name }.map(\.access)
        let limit: AccessLevel = part.access
        return (functions + properties).map { level in min(level, limit) }
    }
}

extension ModifierFacts {
    fileprivate var isPrivate: Bool { ["private", "fileprivate"].contains(name) && detail == nil }
}
