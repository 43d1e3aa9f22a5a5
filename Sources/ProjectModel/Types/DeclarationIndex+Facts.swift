import SourceEditing

extension DeclarationIndex {
    /// What the project says about one of its types; nil for a typealias, and where the tree of a broken file doesn't
    /// have the declaration.
    public func facts(of type: DeclaredType) -> TypeFacts? {
        if let known = memo.facts.withLock({ $0[type] }) { return known }
        guard type.kind != .typealias, let entry = entry(of: type), let part = part(entry) else { return nil }
        let extensions = extensionParts(of: type)
        let facts = TypeFacts(
            type: type, declaration: part, extensions: extensions, access: access(entry),
            synthesizedInitializers: InitializerSynthesis(index: self, part: part).initializers())
        memo.facts.withLock { $0[type] = facts }
        return facts
    }

    /// The extensions that the project has of a type that it doesn't declare, by the type's dotted name without the
    /// module.
    public func extensions(ofExternal name: String) -> [TypePart] {
        (table.extensions[name] ?? []).filter { entry in
            lookUp(name, at: TypePlace(file: files[entry.file].path)) == .none
        }.compactMap(part)
    }

    /// The members of a type that code of a file can name: asked for with every name.
    func members(of type: ResolvedType, seenFrom file: String) -> TypeMembers {
        let key = Memo.MembersKey(type: type, file: file)
        if let known = memo.members.withLock({ $0[key] }) { return known }
        let members = TypeMembers(of: type, at: TypePlace(file: file), in: self)
        memo.members.withLock { $0[key] = members }
        return members
    }

    /// Answers that are asked for often.
    final class Memo: Sendable {
        let facts = Locked<[DeclaredType: TypeFacts]>([:])
        let ancestries = Locked<[DeclaredType: TypeAncestry]>([:])
        let roles = Locked<[DeclaredType: TypeRole]>([:])
        let members = Locked<[MembersKey: TypeMembers]>([:])

        struct MembersKey: Hashable {
            let type: ResolvedType
            let file: String
        }
    }
}
