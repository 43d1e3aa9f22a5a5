extension DeclarationIndex {
    /// What a type's name means at a place.
    /// - Parameter name: as written, without generic arguments: `Recipe`, `Outer.Inner`, `ShopKit.Store`.
    public func lookUp(_ name: String, at place: TypePlace) -> TypeLookup {
        switch resolve(WrittenType(name: name), at: place) {
        case .declared(let type, _): return .one(type)
        case .ambiguous(_, let types): return .ambiguous(types)
        case .parameter(let parameter): return .parameter(parameter)
        case .external(let found, _) where found == name || name.hasSuffix(".\(found)"): return .none
        case .unknown: return .none
        case let other: return .alias(other)
        }
    }

    /// Whether a type or a typealias has this name anywhere: else no place's look-up finds one.
    public func declaresType(named name: String) -> Bool {
        table.types[name] != nil || table.nestedNames.contains(name)
    }

    /// The names in a type looked up from a place.
    public func resolve(_ type: WrittenType, at place: TypePlace) -> ResolvedType {
        TypeResolution(lookup: NameLookup(index: self)).resolve(type, at: place)
    }

    /// The type of a property that belongs to a value of `type`: its generic parameters have the values' arguments.
    public func type(of property: PropertyFacts, in type: ResolvedType? = nil) -> ResolvedType? {
        guard let written = property.type else { return nil }
        let resolved = resolve(written, at: property.place)
        guard case .declared(let owner, let arguments)? = type else { return resolved }
        return resolved.substituting(substitution(of: owner, arguments))
    }

    /// What stands for each generic parameter of a type; empty where the arguments aren't written.
    public func substitution(of type: DeclaredType, _ arguments: [ResolvedType]) -> [GenericParameter: ResolvedType] {
        guard !arguments.isEmpty, let parameters = part(of: type)?.genericParameters,
            parameters.count == arguments.count
        else { return [:] }
        return Dictionary(zip(parameters, arguments), uniquingKeysWith: { first, _ in first })
    }

    /// The functions and variables of the files' level that a name stands for in a file: its own, those of its modules,
    /// and the public ones of the modules that it imports.
    public func globals(named name: String, from file: String) -> GlobalDeclarations {
        guard let entries = table.globals[name], let number = number(ofFile: file) else { return GlobalDeclarations() }
        let modules = files[number].modules
        var found = GlobalDeclarations()
        for entry in entries {
            let facts = self.facts(ofFile: entry.file)
            let isNear = files[entry.file].modules.contains(where: modules.contains)
            let least: AccessLevel
            if entry.file == number {
                least = .private
            } else if isNear {
                least = .internal
            } else {
                least = .public
                let declaring = files[entry.file].modules
                guard table.imports[number].contains(where: { declaring.contains($0.module) }) else { continue }
            }
            let offset = entry.declaration.offset
            found.functions += facts.functions.filter { $0.offset == offset && $0.access >= least }
            found.properties += facts.properties.filter { $0.offset == offset && $0.access >= least }
        }
        return found
    }
}

/// Functions and variables of the files' level.
public struct GlobalDeclarations: Sendable, Equatable {
    public internal(set) var functions: [FunctionFacts] = []
    public internal(set) var properties: [PropertyFacts] = []

    public var isEmpty: Bool { functions.isEmpty && properties.isEmpty }
}

// MARK: - From the table to facts

extension DeclarationIndex {
    func declaredType(_ entry: DeclarationTable.Entry) -> DeclaredType {
        table.declaredType(entry, files[entry.file])
    }

    func entry(of type: DeclaredType) -> DeclarationTable.Entry? {
        table.types[type.path]?.first { $0.declaration.offset == type.offset && files[$0.file].path == type.file }
    }

    /// The facts of one declaration or extension; nil where the tree of a broken file doesn't have it.
    func part(_ entry: DeclarationTable.Entry) -> TypePart? {
        facts(ofFile: entry.file).part(at: entry.declaration.offset)
    }

    /// What stands before the braces of one declaration or extension; nil where the tree of a broken file doesn't have it.
    func header(_ entry: DeclarationTable.Entry) -> TypePart.Header? {
        let declaration = entry.declaration
        let isNested = declaration.path != declaration.name
        return isNested ? part(entry)?.header : outline(ofFile: entry.file).part(at: declaration.offset)?.header
    }

    func header(of type: DeclaredType) -> TypePart.Header? {
        entry(of: type).flatMap(header)
    }

    func part(of type: DeclaredType) -> TypePart? {
        entry(of: type).flatMap(part)
    }

    func alias(_ entry: DeclarationTable.Entry) -> AliasFacts? {
        facts(ofFile: entry.file).alias(at: entry.declaration.offset)
    }

    /// The modules that files import in which a typealias stands for something of the name `type`, besides those that a
    /// condition is around: of the files that code of `path` sees.
    public func imports(besideAliasesFor type: String, seenFrom path: String) -> Set<String> {
        guard let number = number(ofFile: path) else { return [] }
        let modules = files[number].modules
        let aliases = table.types.values.joined().filter { entry in
            entry.declaration.kind == .typealias && files[entry.file].modules.contains(where: modules.contains)
        }
        return aliases.reduce(into: []) { imports, entry in
            guard let target = alias(entry)?.target.text,
                target.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }).contains(type[...])
            else { return }
            let written = scan(ofFile: files[entry.file].path)?.imports ?? []
            imports.formUnion(written.filter { $0.condition == nil }.map(\.module))
        }
    }

    /// The least access of a type or alias and of what stands around it.
    func access(_ entry: DeclarationTable.Entry) -> AccessLevel {
        if entry.declaration.kind == .typealias { return alias(entry)?.access ?? .internal }
        guard let header = header(entry) else { return .internal }
        guard let outer = header.outerExtension, let extended = table.types[table.withoutModule(outer)],
            extended.count == 1, let outermost = self.header(extended[0])
        else { return header.lexicalAccess }
        return min(header.lexicalAccess, outermost.lexicalAccess)
    }

    /// The extensions of a type in all files that see it, in ascending order of file and offset.
    func extensionParts(of type: DeclaredType) -> [TypePart] {
        extensionEntries(of: type).compactMap(part)
    }

    /// What stands before the braces of a type and its extensions: the declaration first.
    public func headers(of type: DeclaredType) -> [TypePart.Header] {
        guard let entry = entry(of: type), let own = header(entry) else { return [] }
        return [own] + extensionEntries(of: type).compactMap(header)
    }

    private func extensionEntries(of type: DeclaredType) -> [DeclarationTable.Entry] {
        let lookup = NameLookup(index: self)
        let direct = table.extensions[type.path] ?? []
        let renamed = table.aliasedExtensions.flatMap { table.extensions[$0] ?? [] }
        return (direct + renamed).filter { entry in
            let written = WrittenType(name: entry.declaration.path)
            switch TypeResolution(lookup: lookup).resolve(written, at: TypePlace(file: files[entry.file].path)) {
            case .declared(let extended, _): return extended == type
            case .ambiguous(_, let types): return types.contains(type)
            default: return false
            }
        }
    }
}
