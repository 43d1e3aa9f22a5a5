import ProjectModel

/// Where a module's routes are declared: what their file can name depends on the targets that compile it.
///
/// Targets for several platforms often make modules of one name, and don't have all of their files in common.
struct RoutesHome: Sendable {
    /// That of the routes, or whose targets their file joins.
    let file: String
    let targets: Set<ModuleKey>
    /// Those that each of the targets is built for.
    private let platforms: [ModuleKey: Set<Platform>]

    /// - Parameter roots: those of the stacks that the routes are for.
    init?(of existing: ExistingRoute?, or roots: [StackRoot], in project: Project) {
        guard let file = existing?.type.file ?? project.deployments.widest(of: roots)?.file.path else { return nil }
        self.init(file: file, in: project)
    }

    init(file: String, in project: Project) {
        self.file = file
        targets = Set(project.declarations.modules(ofFile: file))
        let owners = project.deployments.targets.targets(containing: file)
        platforms = Dictionary(
            owners.map { (ModuleKey($0), Set($0.platforms.keys)) }, uniquingKeysWith: { $0.union($1) })
    }

    /// Whether all targets of code in a file compile the routes, too.
    func isSeen(from file: String, in index: DeclarationIndex) -> Bool {
        targets.isSuperset(of: index.modules(ofFile: file))
    }

    /// The targets of the routes that lack a declaration of the module; empty where it is another module's.
    func targets(lacking declaration: Set<ModuleKey>) -> Set<ModuleKey> {
        targets.isDisjoint(with: declaration) ? [] : targets.subtracting(declaration)
    }

    /// The names in `os(…)` of the platforms that tell these of its targets from the others; nil where none do.
    func systems(tellingApart lacking: Set<ModuleKey>) -> [String]? {
        func built(_ targets: Set<ModuleKey>) -> Set<Platform> {
            targets.reduce(into: []) { $0.formUnion(platforms[$1] ?? []) }
        }
        let own = built(lacking)
        guard !own.isEmpty, !own.contains(.macCatalyst), own.isDisjoint(with: built(targets.subtracting(lacking)))
        else { return nil }
        return own.map(\.rawValue).sorted()
    }
}

extension Deployments {
    /// Of some stacks' roots, the one whose file most targets compile; of several, the first that is no preview.
    func widest(of roots: [StackRoot]) -> StackRoot? {
        roots.min { first, second in
            let (one, other) = (targets.targets(containing: first.file.path), targets.targets(containing: second.file.path))
            if first.isPreview != second.isPreview { return second.isPreview }
            return one.count != other.count ? one.count > other.count : first.place < second.place
        }
    }
}
