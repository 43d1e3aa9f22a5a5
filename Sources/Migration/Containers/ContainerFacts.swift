import ProjectModel

/// What the whole project says about containers: its own types of that name, named types, styles by other names.
struct ContainerFacts: Sendable {
    let deployments: Deployments
    private let moduleTypes: [OwnTypeOwner]
    /// Declarations that have `NavigationView` in their type, by name, and those of members as `Type.member`:
    /// what goes through them has to keep its type.
    private let typedDeclarations: Set<String>
    /// Members that an extension of `NavigationView` gives it.
    private let extensionMembers: Set<String>
    /// `X` of every `NavigationView<X>` that is written out.
    private let writtenArguments: Set<String>
    private let styleDefinitions: [String: [StyleDefinition]]
    private let ambientStyles: [String: [StyleValue]]

    /// A module-wide type called `NavigationView`, with the targets whose files see it.
    private struct OwnTypeOwner: Sendable {
        let file: String
        let targets: Set<String>
        let modules: Set<String>
        let isPublic: Bool
        let type: String?
    }

    init(_ project: Project) {
        deployments = project.deployments
        var owners: [OwnTypeOwner] = []
        var typed: Set<String> = []
        var members: Set<String> = []
        var arguments: Set<String> = []
        var definitions: [String: [StyleDefinition]] = [:]
        for file in project.files {
            let targets = project.deployments.targets.targets(containing: file.path)
            for own in file.sites.ownContainerTypes {
                let names = Set(targets.map(\.name))
                let modules = Set(targets.map(\.moduleName))
                switch own.scope {
                case .module(let isPublic):
                    owners.append(
                        OwnTypeOwner(file: file.path, targets: names, modules: modules, isPublic: isPublic, type: nil))
                case .type(let type):
                    owners.append(
                        OwnTypeOwner(file: file.path, targets: names, modules: modules, isPublic: false, type: type))
                case .file, .range:
                    break
                }
            }
            for named in file.sites.namedTypes {
                if let declaration = named.declaration {
                    typed.insert((named.context.types + [declaration]).joined(separator: "."))
                    if named.isParameter { typed.insert(declaration) }
                }
                members.formUnion(named.members)
                if let argument = named.argument { arguments.insert(argument) }
            }
            for definition in file.sites.styleDefinitions {
                definitions[definition.name, default: []].append(definition)
            }
        }
        moduleTypes = owners
        typedDeclarations = typed
        extensionMembers = members
        writtenArguments = arguments
        styleDefinitions = definitions
        ambientStyles = Self.ambientStyles(of: project)
    }

    // MARK: Own types

    func isOwnType(_ site: ContainerSite, in file: ProjectFile) -> Bool {
        guard !isQualified(site.name, call: site.call, in: file) else { return false }
        return seesOwnType(at: site.name.lowerBound, types: site.context.types, in: file)
    }

    func isOwnType(_ site: NamedTypeSite, in file: ProjectFile) -> Bool {
        seesOwnType(at: site.name.lowerBound, types: site.context.types, in: file)
    }

    /// Whether the call is written `SwiftUI.NavigationView`: it begins before the name.
    private func isQualified(_ name: Range<Int>, call: Range<Int>, in file: ProjectFile) -> Bool {
        call.lowerBound < name.lowerBound
    }

    private func seesOwnType(at offset: Int, types: [String], in file: ProjectFile) -> Bool {
        for own in file.sites.ownContainerTypes {
            switch own.scope {
            case .file: return true
            case .range(let range): if range.contains(offset) { return true }
            case .type, .module: continue
            }
        }
        let targets = Set(deployments.targets.targets(containing: file.path).map(\.name))
        return moduleTypes.contains { owner in
            let isSameModule = targets.isEmpty ? owner.targets.isEmpty : !owner.targets.isDisjoint(with: targets)
            if let type = owner.type { return isSameModule && types.contains(type) }
            return isSameModule || (owner.isPublic && !owner.modules.isDisjoint(with: file.sites.imports))
        }
    }

    // MARK: Named types

    /// What holds the container to its type, if anything does: a name to tell.
    func typeHolder(of site: ContainerSite) -> String? {
        if let member = site.modifiers.first(where: extensionMembers.contains) { return member }
        if let consumer = site.consumer, typedDeclarations.contains(consumer) { return consumer }
        for name in [site.assignee, site.context.member].compactMap({ $0 }) {
            let path = (site.context.types + [name]).joined(separator: ".")
            if typedDeclarations.contains(path) { return name }
        }
        guard case .closure(let closure) = site.content, closure.items.count == 1,
            case .view(let name?) = closure.items[0].shape, writtenArguments.contains(name)
        else { return nil }
        return "NavigationView<\(name)>"
    }

    // MARK: Styles

    /// The style that a name of the project's own stands for; nil where there is no such name, a style chosen at run
    /// time where it stands for more than one.
    func style(named name: String, kind: StyleDefinition.Kind) -> StyleValue? {
        let values = (styleDefinitions[name] ?? []).filter { $0.kind == kind }.map(\.value)
        guard let first = values.first else { return nil }
        return values.allSatisfy { $0 == first } ? resolved(first) : .runtime(name)
    }

    /// A constant's value, as far as the project tells.
    func resolved(_ value: StyleValue) -> StyleValue {
        guard case .constant(let name) = value else { return value }
        let values = (styleDefinitions[name] ?? []).filter { $0.kind == .constant }.map(\.value)
        return values.count == 1 ? values[0] : value
    }
}

extension ContainerFacts {
    /// The style that a view further up may set, in the same module, on a container that has none in its own body.
    ///
    /// Which view is shown below which isn't known here: a style on anything that could hold the container counts.
    /// - Returns: nil where no style is set on another view; `.runtime` where several differ or one isn't known.
    func ambientStyle(of site: ContainerSite, in file: ProjectFile) -> StyleValue? {
        guard !site.context.isPreview, let styles = ambientStyles[deployments.moduleKey(of: file.path)] else { return nil }
        let values = Set(styles.map { String(describing: resolved($0)) })
        return values.count == 1 ? styles.first.map(resolved) : .runtime("")
    }

    /// The styles of each module that stand on views which may hold containers of other files.
    static func ambientStyles(of project: Project) -> [String: [StyleValue]] {
        var styles: [String: [StyleValue]] = [:]
        for file in project.files {
            for style in file.sites.styles where !style.context.isPreview {
                guard case .view(let names, _) = style.subject, !names.isEmpty else { continue }
                styles[project.deployments.moduleKey(of: file.path), default: []].append(style.value)
            }
        }
        return styles
    }
}
