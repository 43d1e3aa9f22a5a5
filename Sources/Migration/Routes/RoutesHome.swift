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

    /// - Parameters:
    ///   - existing: the routes that the module has.
    ///   - files: those whose code will name the routes, the likeliest neighbour first.
    init?(of existing: ExistingRoute?, beside files: [String], in project: Project) {
        guard let file = existing?.type.file ?? project.deployments.widest(of: files, file: { $0 }) else { return nil }
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
    /// Of some things, the first whose file most targets compile.
    func widest<Element>(of elements: [Element], file: (Element) -> String) -> Element? {
        let counts = elements.map { targets.targets(containing: file($0)).count }
        return zip(elements, counts).first { $0.1 == counts.max() }?.0
    }
}
