import ProjectModel
import SourceEditing

/// A path that is meant to be kept in `SceneStorage` and can't be encoded.
enum UncodablePath: AuditRule {
    static let rule = Rule(
        RuleID("uncodable-path"), "a path that can't be saved",
        explanation: """
            SceneStorage keeps text and data, so a path must be encoded, and every value on it must be Codable. A \
            NavigationPath doesn't tell at compile time: its codable property is nil as soon as one value isn't, \
            only a runtime log says so, and nothing is restored.
            """,
        example: .init(
            wrong: """
                enum Route: Hashable { case album(Album.ID) }
                @SceneStorage("navigation") private var savedPath: Data?
                @State private var path: [Route] = []
                """,
            right: """
                enum Route: Hashable, Codable { case album(Album.ID) }
                @SceneStorage("navigation") private var savedPath: Data?
                @State private var path: [Route] = []
                """),
        remedy: "Make the type Codable; where a part of it can't be, put its id into the path instead.",
        source: "Apple, NavigationPath.codable and SceneStorage.")

    static func findings(in audit: AuditedProject) -> [Finding] {
        let check = ConformanceCheck(.codable, in: audit.declarations)
        return audit.stacks.compactMap { stack in
            guard let path = stack.path, storesPath(around: stack.call, audit),
                let property = audit.property(named: path, from: stack.call)
            else { return nil }
            for type in elements(of: property.type, in: stack, audit) {
                switch check.answer(for: type, at: stack.call.typePlace) {
                case .yes, .unknown: continue
                case .derivable: return finding(at: stack.place, derivable(type.description))
                case .no(let reason): return finding(at: stack.place, never(type.description, reason))
                }
            }
            return nil
        }
    }

    /// Whether the view keeps something in `SceneStorage` that by its name is the path.
    private static func storesPath(around call: CodeCall, _ audit: AuditedProject) -> Bool {
        guard let type = audit.enclosingType(of: call.surroundings, in: call.file.path),
            let facts = audit.declarations.facts(of: type)
        else { return false }
        return facts.storedProperties.contains { property in
            property.wrapper?.name == "SceneStorage" && property.isNamedLikeAPath
        }
    }

    private static func elements(of path: ResolvedType, in stack: StackDomain, _ audit: AuditedProject)
        -> [ResolvedType]
    {
        if case .array(let element) = path { return [element] }
        guard case .external("NavigationPath", _) = path else { return [] }
        let places = Set(audit.graph.destinations.filter { stack.nodes.contains($0.node) }.map(\.place))
        return audit.calls.calls(named: "navigationDestination").filter { places.contains($0.codePlace) }.compactMap {
            call in
            guard let name = call.registeredName else { return nil }
            return audit.declarations.resolve(WrittenType(name: name), at: call.typePlace)
        }
    }

    // MARK: Messages

    private static func derivable(_ type: String) -> String {
        "the path holds '\(type)', which isn't Codable, so it can't be kept in SceneStorage; make '\(type)' Codable"
    }

    private static func never(_ type: String, _ reason: String) -> String {
        "the path holds '\(type)', which can't be Codable because \(reason); put an id into the path instead"
    }
}
