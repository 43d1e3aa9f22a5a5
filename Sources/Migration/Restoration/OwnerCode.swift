import ProjectModel
import SwiftSyntax

/// The code of a type with all its extensions, read as a whole.
struct OwnerCode {
    let facts: TypeFacts
    private let parts: [(file: String, members: MemberBlockSyntax)]

    init(_ facts: TypeFacts, in project: Project) {
        self.facts = facts
        parts = facts.parts.compactMap { part in
            guard let file = project.wholeFile(part.place.file),
                let token = file.source.tree.token(at: AbsolutePosition(utf8Offset: part.nameRange.lowerBound)),
                let group = token.ancestors.lazy.compactMap(\.declGroup).first
            else { return nil }
            return (file.path, group.memberBlock)
        }
    }

    /// Every name in it, those of locals and of what it uses too.
    var names: Set<String> {
        parts.reduce(into: []) { names, part in
            for token in part.members.tokens(viewMode: .sourceAccurate) { names.insert(token.bareName) }
        }
    }

    // MARK: What it saves

    /// The names of routers whose paths are kept already.
    /// - Parameter stacks: those of the type, with the routers.
    func savedRouters(of stacks: [RouterBoundStack]) -> Set<String> {
        let routers = Set(stacks.map(\.stateName))
        var saved: Set<String> = []
        var isOpen = false
        for storage in facts.storedProperties where storage.keepsData {
            let named = routers.filter { isNamed($0, beside: storage.name, outside: stacks) }
            if named.isEmpty, storage.isNamedLikeAPath { isOpen = true }
            saved.formUnion(named)
        }
        // Which router's path it is can't be told.
        return isOpen ? routers : saved
    }

    /// Whether a statement around one of the property's uses names the router, too.
    private func isNamed(_ router: String, beside property: String, outside stacks: [RouterBoundStack]) -> Bool {
        parts.contains { file, members in
            let offsets = stacks.filter { $0.file.path == file }.map { $0.call.span.lowerBound }
            return members.tokens(viewMode: .sourceAccurate).contains { token in
                guard token.bareName == property || token.text == "$" + property,
                    let item = token.ancestors.first(where: { $0.is(CodeBlockItemSyntax.self) }),
                    !offsets.contains(where: item.span.contains)
                else { return false }
                return item.tokens(viewMode: .sourceAccurate).contains {
                    $0.bareName == router || $0.text == "$" + router
                }
            }
        }
    }
}

extension PropertyFacts {
    /// Whether a path may be kept in it.
    fileprivate var keepsData: Bool {
        guard let wrapper = wrapper?.name, wrapper == "SceneStorage" || wrapper == "AppStorage" else { return false }
        guard case .optional(let wrapped)? = type?.form else { return type?.isDataOrText ?? false }
        return wrapped.isDataOrText
    }

    /// By its name, or by the key that it is stored under.
    var isNamedLikeAPath: Bool {
        let text = (name + (wrapper?.arguments ?? "")).lowercased()
        return ["path", "nav", "route", "stack"].contains { text.contains($0) }
    }
}

extension WrittenType {
    fileprivate var isDataOrText: Bool { lastName == "Data" || lastName == "String" }
}
