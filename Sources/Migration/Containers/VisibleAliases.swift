import ProjectModel

/// Which of a project's other names for `NavigationView` mean SwiftUI's at a place.
struct VisibleAliases: Sendable {
    private let declarations: [String: [Declaration]]
    private let deployments: Deployments

    private struct Declaration: Sendable {
        let alias: TypeAlias
        let file: String
        let modules: FileModules
    }

    init(_ project: Project, ownTypes: OwnTypes) {
        deployments = project.deployments
        let names = ContainerAliases.names(of: project.files.flatMap(\.sites.typeAliases))
        var declarations: [String: [Declaration]] = [:]
        for file in project.files {
            for alias in file.sites.typeAliases where names.contains(alias.name) {
                let isSwiftUIs =
                    alias.target != "NavigationView" || alias.isQualified
                    || !ownTypes.seesOwn(.navigationView, at: alias.offset, types: alias.types, in: file)
                guard isSwiftUIs else { continue }
                declarations[alias.name, default: []].append(
                    Declaration(alias: alias, file: file.path, modules: deployments.modules(of: file.path)))
            }
        }
        self.declarations = declarations
    }

    /// The sites of a file that are SwiftUI's container by another name.
    func uses(in file: ProjectFile) -> [AliasUseSite] {
        guard !file.sites.aliasUses.isEmpty else { return [] }
        let own = deployments.modules(of: file.path)
        return file.sites.aliasUses.filter { use in
            (declarations[use.alias] ?? []).contains { isVisible($0, to: use, in: file, own) }
        }
    }

    private func isVisible(
        _ declaration: Declaration, to use: AliasUseSite, in file: ProjectFile, _ own: FileModules
    ) -> Bool {
        let isSameModule = declaration.modules.overlap(own)
        switch declaration.alias.scope {
        case .file: return declaration.file == file.path
        case .range(let range): return declaration.file == file.path && range.contains(use.name.lowerBound)
        case .type(let type): return isSameModule && (use.base == type || use.context.types.contains(type))
        case .module(let isPublic):
            return isSameModule || (isPublic && declaration.modules.areImported(by: file.sites.imports))
        }
    }
}

extension AliasUseSite {
    func place(in file: ProjectFile) -> Place { file.place(at: name.lowerBound) }

    /// A container by another name stays, and is told.
    func decision(in file: ProjectFile) -> SiteDecision {
        let place = place(in: file)
        return SiteDecision(
            place: place, kind: "NavigationView",
            outcome: .leave(
                Finding(
                    .warning, at: place, RuleID("navigation-view", "named-type"),
                    "NavigationView stays: it goes by the name '\(alias)' here; write NavigationView, then run again")))
    }
}
