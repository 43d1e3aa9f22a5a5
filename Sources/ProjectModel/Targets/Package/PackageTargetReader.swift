/// Reads the targets of every package of a project. A file belongs to the innermost package that has a
/// target for it.
struct PackageTargetReader {
    private(set) var targets: [BuildTarget] = []
    /// Product name to its targets, as (manifest, name).
    private(set) var products: [String: [(manifest: String, target: String)]] = [:]
    /// Every file of a package's target, with the package's folder.
    private(set) var folders: [String: String] = [:]

    init(manifests: [String: [UInt8]], swiftFiles: SwiftFileIndex, notes: inout ManifestNotes) {
        var packages: [PackageManifest] = []
        for path in Self.effectiveManifests(manifests.keys) {
            if let bytes = manifests[path],
                let package = PackageManifestReader.read(path, bytes: bytes, notes: &notes)
            {
                packages.append(package)
            }
        }
        // Innermost first, so that an outer package doesn't get an inner one's files.
        let inwards = packages.sorted { ($0.folder.utf8.count, $1.folder) > ($1.folder.utf8.count, $0.folder) }
        for package in inwards { add(package, swiftFiles: swiftFiles) }
        targets.sort { ($0.manifest, $0.name) < ($1.manifest, $1.name) }
    }

    private mutating func add(_ package: PackageManifest, swiftFiles: SwiftFileIndex) {
        let files = PackageFiles(package, swiftFiles: swiftFiles)
        let platforms = package.minimumSystems
        let families = Set(platforms.keys.flatMap(\.families))
        // A manifest that declares a target once for each system has one target.
        let declarations = Dictionary(grouping: package.targets, by: \.name)
        for same in declarations.values {
            let own = Set(same.flatMap { files.files(of: $0) })
                .filter { folders[$0] == nil || folders[$0] == package.folder }
            for file in own { folders[file] = package.folder }
            var seen: Set<String> = []
            targets.append(
                BuildTarget(
                    name: same[0].name, moduleName: ModuleName.packageIdentifier(same[0].name), kind: same[0].kind,
                    manifest: package.manifest, files: own.sorted(), platforms: platforms,
                    deviceFamilies: families,
                    dependencies: same.flatMap(\.dependencies).filter { seen.insert($0).inserted }))
        }
        for (product, names) in package.products {
            products[product, default: []] += names.map { (package.manifest, $0) }
        }
    }

    /// The manifest of each package: of several for different versions of the tools the newest, which is
    /// the one that today's tools take.
    private static func effectiveManifests(_ paths: some Sequence<String>) -> [String] {
        var newest: [String: (path: String, version: SystemVersion)] = [:]
        for path in paths.sorted() {
            guard let name = PackageManifestName(ProjectPath.lastComponent(of: path)) else { continue }
            let folder = ProjectPath.folder(of: path)
            let version = name.toolsVersion ?? SystemVersion(0)
            if let known = newest[folder], known.version >= version { continue }
            newest[folder] = (path, version)
        }
        return newest.values.map(\.path).sorted()
    }
}
