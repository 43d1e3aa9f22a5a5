/// Which Swift files form which modules, and where these run, as the project's manifests have it.
public struct TargetMap: Sendable {
    /// In ascending order of manifest and name.
    public let targets: [BuildTarget]
    /// What was recognised in the manifests and couldn't be taken into account.
    public let notes: [ManifestNote]

    private let targetsOfFile: [String: [Int]]
    private let targetsOfProduct: [String: [Int]]
    private let targetsOfName: [String: [Int]]
    let unreadable: UnreadableManifests

    /// The targets that compile a file, given relative to the project's root; none where no manifest claims it.
    public func targets(containing file: String) -> [BuildTarget] {
        (targetsOfFile[file] ?? []).map { targets[$0] }
    }

    /// The targets that a target depends on, as far as they are in the project: of the same manifest, behind
    /// a package's product, or of another project. Those only reached through others are not among them.
    public func dependencies(of target: BuildTarget) -> [BuildTarget] {
        var found: [Int] = []
        for name in target.dependencies {
            let named = targetsOfName[name] ?? []
            let own = named.filter { targets[$0].manifest == target.manifest }
            let product = targetsOfProduct[name] ?? []
            let chosen = !own.isEmpty ? own : !product.isEmpty ? product : named
            for index in chosen where !found.contains(index) { found.append(index) }
        }
        return found.map { targets[$0] }.filter { $0 != target }
    }

    /// Reads every manifest. Nothing here throws: what can't be read is told in `notes`, and the rest is done.
    public static func read(_ input: ManifestSet) -> TargetMap {
        var notes = ManifestNotes()
        for note in input.unread { notes.add(note) }
        let generators = GeneratorManifests(input.manifests, notes: &notes)
        let swiftFiles = SwiftFileIndex(
            input.swiftFiles,
            manifests: generators.swiftFiles.union(
                input.swiftFiles.filter { PackageManifestName(ProjectPath.lastComponent(of: $0)) != nil }))
        let packages = PackageTargetReader(manifests: input.manifests, swiftFiles: swiftFiles, notes: &notes)
        var targets = packages.targets
        for path in input.manifests.keys.sorted() where ManifestKind(path: path) == .xcodeProject {
            targets += xcodeTargets(path, input: input, swiftFiles: swiftFiles, packages: packages, notes: &notes)
        }
        return TargetMap(targets: targets, products: packages.products, notes: notes.all)
    }

    private static func xcodeTargets(
        _ path: String, input: ManifestSet, swiftFiles: SwiftFileIndex, packages: PackageTargetReader,
        notes: inout ManifestNotes
    ) -> [BuildTarget] {
        let bytes = input.manifests[path] ?? []
        let list: PropertyList
        do throws(PropertyListError) {
            list = try PropertyList.parse(bytes)
        } catch {
            notes.add(.init(.unreadable, path, line: error.line, column: error.column, error.description))
            return []
        }
        guard let project = XcodeProject(manifest: path, list: list, lines: LineMap(bytes)) else {
            notes.add(.init(.unreadable, path, "the file has no project in it"))
            return []
        }
        var reader = XcodeTargetReader(
            project, manifests: input.manifests, swiftFiles: swiftFiles, packages: packages.folders)
        return reader.read(notes: &notes)
    }

    private init(
        targets: [BuildTarget], products: [String: [(manifest: String, target: String)]], notes: [ManifestNote]
    ) {
        let sorted = targets.sorted { ($0.manifest, $0.name) < ($1.manifest, $1.name) }
        var (files, names): ([String: [Int]], [String: [Int]]) = ([:], [:])
        for (index, target) in sorted.enumerated() {
            for file in target.files { files[file, default: []].append(index) }
            names[target.name, default: []].append(index)
        }
        self.targets = sorted
        self.notes = notes
        unreadable = UnreadableManifests(notes)
        targetsOfFile = files
        targetsOfName = names
        targetsOfProduct = products.mapValues { members in
            members.flatMap { member in
                (names[member.target] ?? []).filter { sorted[$0].manifest == member.manifest }
            }
        }
    }
}

extension TargetMap {
    /// The same targets as a run over a part of the project sees them: paths are relative to the part's folder, and the
    /// files outside of it are left out.
    public func seen(from part: ProjectPart) -> TargetMap {
        let products = targetsOfProduct.mapValues { members in
            members.map { (manifest: part.path(targets[$0].manifest), target: targets[$0].name) }
        }
        return TargetMap(
            targets: targets.map(part.target), products: products,
            notes: notes.map {
                ManifestNote($0.kind, part.path($0.manifest), line: $0.line, column: $0.column, $0.message)
            })
    }
}

extension TargetMap {
    /// The same targets with one more Swift file: it is part of every target that `neighbour` is part of.
    ///
    /// Both paths are relative to the root that the map's paths are relative to. A map in which no target has
    /// `neighbour` stays as it is. The lines of settings are those of the manifests that were read.
    public func adding(_ file: String, besideTargetsOf neighbour: String) -> TargetMap {
        let owners = Set(targetsOfFile[neighbour] ?? [])
        let products = targetsOfProduct.mapValues { members in
            members.map { (manifest: targets[$0].manifest, target: targets[$0].name) }
        }
        return TargetMap(
            targets: targets.enumerated().map { owners.contains($0.offset) ? $0.element.adding(file) : $0.element },
            products: products, notes: notes)
    }
}

extension TargetMap {
    /// The same targets with other notes.
    func with(notes: [ManifestNote]) -> TargetMap {
        let products = targetsOfProduct.mapValues { members in
            members.map { (manifest: targets[$0].manifest, target: targets[$0].name) }
        }
        return TargetMap(targets: targets, products: products, notes: notes)
    }
}
