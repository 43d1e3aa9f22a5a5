import ProjectModel

/// Finds or names the struct for objects that travel by identity.
struct SharedNames {
    let module: RouteModule

    /// Whether a type is what an earlier run made.
    func isShared(_ type: DeclaredType) -> Bool {
        guard type.kind == .struct, type.name.hasPrefix(SharedStruct.name),
            let facts = module.declarations.facts(of: type)
        else { return false }
        return facts.storedProperties.map(\.name) == ["object"] && facts.genericParameters.count == 1
            && facts.writesEquality && facts.writesHash
    }

    /// That of an earlier run, else the next free name.
    func choose(_ names: TakenNames) -> SharedName {
        let known = module.declarations.types.first { type in
            type.name.hasPrefix(SharedStruct.name) && type.path == type.name && module.files.contains(type.file)
                && isShared(type)
        }
        if let known { return SharedName(name: known.name, isNew: false) }
        let name = NameChoice.first(of: [SharedStruct.name, SharedStruct.name + "Object"], isTaken: names.contains)
        return SharedName(name: name, isNew: true)
    }
}
