/// Finds what a name means at a place, as far as the project declares it.
struct NameLookup {
    let index: DeclarationIndex
    /// How many aliases and superclasses were followed: cycles end here.
    var depth = 0

    private static let deepest = 24

    var isTooDeep: Bool { depth > Self.deepest }

    var deeper: NameLookup { NameLookup(index: index, depth: depth + 1) }

    enum Found {
        case entries([DeclarationTable.Entry])
        case parameter(GenericParameter)
        case none
    }

    /// What a name means from inside the types around the place, then from the file's level.
    func find(_ name: String, at place: TypePlace) -> Found {
        if let parameter = place.parameters.last(where: { $0.name == name }) { return .parameter(parameter) }
        for count in stride(from: place.scopes.count, to: 0, by: -1) {
            let written = place.scopes[..<count].joined(separator: ".")
            let found = findMember(name, ofScope: written, isExtension: count == 1, from: place.file)
            if case .none = found { continue }
            return found
        }
        let entries = visible(name, from: place.file)
        return entries.isEmpty ? .none : .entries(entries)
    }

    private func findMember(_ name: String, ofScope written: String, isExtension: Bool, from file: String) -> Found {
        let path = canonicalPath(written, from: file)
        let own = visible("\(path).\(name)", from: file)
        guard own.isEmpty else { return .entries(own) }
        let owners = visible(path, from: file)
        for owner in owners {
            guard let part = index.part(owner) else { continue }
            if let parameter = genericParameter(name, of: part) { return .parameter(parameter) }
        }
        if isExtension, let parameter = outerParameter(name, of: path, from: file) { return .parameter(parameter) }
        guard index.table.nestedNames.contains(name) || owners.contains(where: hasAssociatedTypes) else { return .none }
        return inheritedMember(name, of: owners, from: file)
    }

    private func hasAssociatedTypes(_ entry: DeclarationTable.Entry) -> Bool { entry.declaration.kind == .protocol }

    private func genericParameter(_ name: String, of part: TypePart) -> GenericParameter? {
        part.genericParameters.first { $0.name == name } ?? part.associatedTypes.first { $0.name == name }
    }

    /// `T` of `Outer<T>` inside `extension Outer.Inner`.
    private func outerParameter(_ name: String, of path: String, from file: String) -> GenericParameter? {
        var outer = path[...]
        while let dot = outer.lastIndex(of: ".") {
            outer = outer[..<dot]
            for owner in visible(String(outer), from: file) {
                if let found = index.part(owner)?.genericParameters.first(where: { $0.name == name }) { return found }
            }
        }
        return nil
    }

    /// The path of a type whose extension names it by a typealias.
    private func canonicalPath(_ written: String, from file: String) -> String {
        let path = index.table.withoutModule(written)
        let entries = visible(path, from: file)
        guard entries.count == 1, entries[0].declaration.kind == .typealias, !isTooDeep else { return path }
        switch TypeResolution(lookup: deeper).alias(entries[0], arguments: []) {
        case .declared(let type, _): return type.path
        case .external(let name, _): return name
        default: return path
        }
    }

    // MARK: - Members

    /// A type that is declared inside another, in its extensions, superclasses or protocols.
    func findMember(_ name: String, of type: DeclaredType, from file: String) -> Found {
        let own = visible("\(type.path).\(name)", from: file)
        if !own.isEmpty { return .entries(own) }
        guard let entry = index.entry(of: type) else { return .none }
        if let part = index.part(entry), let associated = part.associatedTypes.first(where: { $0.name == name }) {
            return .parameter(associated)
        }
        guard index.table.nestedNames.contains(name) else { return .none }
        return inheritedMember(name, of: [entry], from: file)
    }

    private func inheritedMember(_ name: String, of owners: [DeclarationTable.Entry], from file: String) -> Found {
        guard !isTooDeep else { return .none }
        for owner in owners {
            guard let part = index.part(owner) else { continue }
            for inherited in part.inherited {
                guard
                    case .declared(let type, _) = TypeResolution(lookup: deeper).resolve(inherited, at: part.outerPlace)
                else { continue }
                let found = deeper.findMember(name, of: type, from: file)
                if case .none = found { continue }
                return found
            }
        }
        return .none
    }

    // MARK: - Visibility

    /// The declarations of that path that code of a file sees: those of the file itself, else those of its modules,
    /// else those of the modules that it imports.
    func visible(_ path: String, from file: String) -> [DeclarationTable.Entry] {
        guard let entries = index.table.types[path], let number = index.number(ofFile: file) else { return [] }
        let own = entries.filter { $0.file == number }
        guard own.isEmpty else { return own }
        let modules = index.files[number].modules
        let near = entries.filter { entry in
            index.files[entry.file].modules.contains(where: modules.contains) && !isPrivate(entry)
        }
        guard near.isEmpty else { return near }
        return entries.filter { isImported($0, into: number) }
    }

    /// The declarations of that path in the modules of a name that code of a file sees.
    func visible(_ path: String, in module: String, from file: String) -> [DeclarationTable.Entry] {
        guard let entries = index.table.types[path], let number = index.number(ofFile: file) else { return [] }
        let modules = index.files[number].modules.filter { $0.name == module }
        return entries.filter { entry in
            let declaring = index.files[entry.file].modules
            if entry.file == number, !modules.isEmpty { return true }
            if declaring.contains(where: modules.contains) { return !isPrivate(entry) }
            return declaring.contains { $0.name == module } && isImported(entry, into: number)
        }
    }

    /// Whether a declaration stays in its file. Of a type at the file's level its bytes tell.
    private func isPrivate(_ entry: DeclarationTable.Entry) -> Bool {
        let declaration = entry.declaration
        if declaration.kind != .typealias, declaration.path == declaration.name { return declaration.isPrivate }
        return index.access(entry) <= .fileprivate
    }

    func isImported(_ entry: DeclarationTable.Entry, into number: Int) -> Bool {
        let imports = index.table.imports[number]
        guard !imports.isEmpty else { return false }
        let declaring = index.files[entry.file].modules
        let reached = imports.filter { declaring.contains($0.module) }
        guard !reached.isEmpty else { return false }
        let access = index.access(entry)
        if access >= .public { return true }
        if access >= .internal, reached.contains(where: \.isTestable) { return true }
        let origins = Set(index.files[number].modules.map(\.origin))
        return access == .package && declaring.contains { origins.contains($0.origin) }
    }
}
