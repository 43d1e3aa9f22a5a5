import ProjectModel

/// The types of a project that are called as SwiftUI's containers are, and where such a name means one of them.
struct OwnTypes: Sendable {
    private let deployments: Deployments
    private let owners: [Owner]

    /// A type that other files see, with the modules whose files do.
    private struct Owner: Sendable {
        let name: ContainerKind
        let modules: FileModules
        let isPublic: Bool
        /// The type that it is nested in.
        let type: String?
    }

    init(_ project: Project) {
        deployments = project.deployments
        var owners: [Owner] = []
        for file in project.files where !file.sites.ownContainerTypes.isEmpty {
            let modules = project.deployments.modules(of: file.path)
            for own in file.sites.ownContainerTypes {
                switch own.scope {
                case .module(let isPublic):
                    owners.append(
                        Owner(name: own.name, modules: modules, isPublic: isPublic, type: nil))
                case .type(let type):
                    owners.append(
                        Owner(name: own.name, modules: modules, isPublic: false, type: type))
                case .file, .range:
                    break
                }
            }
        }
        self.owners = owners
    }

    func isOwn(_ site: ContainerSite, in file: ProjectFile) -> Bool {
        !site.isQualified && seesOwn(.navigationView, at: site.name.lowerBound, site.context, in: file)
    }

    func isOwn(_ site: NamedTypeSite, in file: ProjectFile) -> Bool {
        !site.isQualified && seesOwn(.navigationView, at: site.name.lowerBound, site.context, in: file)
    }

    func isOwn(_ site: StackSite, in file: ProjectFile) -> Bool {
        let name: ContainerKind = site.kind == .splitView ? .splitView : .stack
        return !site.isQualified && seesOwn(name, at: site.name.lowerBound, site.context, in: file)
    }

    /// How SwiftUI's container is written where `site` stands: with its module's name where the bare one is the project's.
    func spelling(of name: ContainerKind, at site: ContainerSite, in file: ProjectFile) -> String {
        let isOwn = seesOwn(name, at: site.name.lowerBound, site.context, in: file)
        return isOwn ? "SwiftUI." + name.rawValue : name.rawValue
    }

    /// Whether the style is set on a call of one of these types.
    func isOwn(subjectOf style: StyleSite, in file: ProjectFile) -> Bool {
        guard !owners.isEmpty || !file.sites.ownContainerTypes.isEmpty else { return false }
        return style.subject == .container
            && file.sites.containers.contains { $0.call.lowerBound == style.subjectStart && isOwn($0, in: file) }
    }

    private func seesOwn(
        _ name: ContainerKind, at offset: Int, _ context: SiteContext, in file: ProjectFile
    ) -> Bool {
        seesOwn(name, at: offset, types: context.types, in: file)
    }

    /// Whether a container's name means one of them there.
    /// - Parameter types: those around the place, outermost first.
    func seesOwn(_ name: ContainerKind, at offset: Int, types: [String], in file: ProjectFile) -> Bool {
        for own in file.sites.ownContainerTypes where own.name == name {
            switch own.scope {
            case .file: return true
            case .range(let range): if range.contains(offset) { return true }
            case .type, .module: continue
            }
        }
        let owners = owners.filter { $0.name == name }
        guard !owners.isEmpty else { return false }
        let modules = deployments.modules(of: file.path)
        return owners.contains { owner in
            let isSameModule = owner.modules.overlap(modules)
            if let type = owner.type { return isSameModule && types.contains(type) }
            return isSameModule || (owner.isPublic && owner.modules.areImported(by: file.sites.imports))
        }
    }
}
