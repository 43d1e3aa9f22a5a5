/// Which names lead to the navigation sites of a file: whoever uses one of them may show the sites.
public struct ViewNames: Sendable {
    /// The types and helper functions of `code` that show a site, or that use one of `known`.
    /// - Parameter presentations: whether what presents something, and tabs, are sites. What is presented has its own
    ///   beginning there, so only a map of the whole app asks.
    public static func leading(in code: ViewCode, using known: Set<String>, presentations: Bool = false) -> Set<String>
    {
        var names: Set<String> = []
        for unit in code.units where unit.content.contains(where: { $0.leads(using: known, presentations) }) {
            if unit.isModifier || unit.owner.isEmpty {
                if unit.returnsView { names.insert(unit.name) }
                continue
            }
            let owner = unit.owner.split(separator: ".").last.map(String.init) ?? unit.owner
            let type = code.types.first { $0.path == unit.owner && !$0.isExtension }
            switch type?.role {
            // Nobody names an app, a preview or a scene.
            case .app, .preview: continue
            // Other code shows nothing by itself; a factory does where its functions are used.
            case .code: if unit.returnsView { names.insert(unit.name) }
            case .view, .scene, .modifier, .representable, .hosting, nil: names.insert(owner)
            }
        }
        return names.subtracting(common)
    }

    /// Names of members that every view has: they would lead everywhere.
    private static let common: Set<String> = ["body", "init", "content", "label", "View"]
}

extension ViewContent {
    /// Whether a navigation site, or one of `known`, stands in the content where whoever shows it matters.
    ///
    /// What is presented or hosted has its own beginning there.
    func leads(using known: Set<String>, _ presentations: Bool) -> Bool {
        switch self {
        case .container, .link, .destination, .styled:
            return true
        case .presentation:
            return presentations
        case .hosting(let call):
            // One of the project's own by that name may.
            return known.contains(call.name)
        case .view(let name, _, let arguments):
            return known.contains(name.lastName)
                || arguments.contains { $0.content.contains { $0.leads(using: known, presentations) } }
        case .member(let name, let base, _, let arguments):
            return known.contains(name) || base.map(known.contains) ?? false
                || arguments.contains { $0.content.contains { $0.leads(using: known, presentations) } }
        case .modified(let modifiers, let base):
            return modifiers.contains { modifier in
                known.contains(modifier.name)
                    || modifier.arguments.contains { $0.content.contains { $0.leads(using: known, presentations) } }
            } || base.contains { $0.leads(using: known, presentations) }
        case .kept(let content):
            return content.contains { $0.leads(using: known, presentations) }
        case .unread:
            return true
        case .branches(let branches):
            return branches.contains { $0.contains { $0.leads(using: known, presentations) } }
        case .tabs(let call):
            return presentations || known.contains(call.name)
                || call.arguments.contains { $0.content.contains { $0.leads(using: known, presentations) } }
        case .scene(let call):
            return known.contains(call.name)
                || call.arguments.contains { $0.content.contains { $0.leads(using: known, presentations) } }
        }
    }
}
