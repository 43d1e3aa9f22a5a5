/// Finds the files of a project.
enum ProjectDiscovery {
    /// Scans what was named: every Swift file, and what tells targets and settings.
    ///
    /// Left out are hidden files and folders, folders of build output and other people's code (`DerivedData`, `Pods`,
    /// `Carthage`, `SourcePackages`, `node_modules`), `*.generated.swift`, what git ignores, and what `excluding`
    /// names. What was named is scanned even if one of these would leave it out. Links are not followed; pipes,
    /// sockets and devices are not opened. Files that are marked as generated (`GeneratedMark`) are found here: whoever
    /// reads them leaves them out.
    ///
    /// - Parameters:
    ///   - excluding: Paths relative to the root, or names at any depth, of files and folders; `*`, `?` and
    ///     `**` stand for any text in a name, one character, and any folders.
    ///   - git: The program to ask for what is ignored; without it nothing is.
    static func discover(
        _ scope: DiscoveryScope, excluding: [String] = [], git: GitTool? = .find()
    ) throws(DiscoveryError) -> DiscoveredTree {
        var walk = TreeWalk(root: scope.root, exclusions: ExclusionPatterns(excluding), git: git)
        for folder in scope.folders { walk.scan(folder: folder) }
        for file in scope.files { walk.take(file: file) }
        for folder in scope.foldersOnTheWay { walk.takeManifests(in: folder) }
        walk.takeSettings()
        walk.finish()

        let swiftFiles = PathList(walk.swiftFiles)
        let manifests = PathList(walk.manifests)
        let twice = (swiftFiles.twice + manifests.twice).map { SkippedEntry(path: $0, reason: .nameTwice) }
        let skipped = Set(walk.skipped + twice).sorted { PathList.precedes($0.path, $1.path) }
        guard !swiftFiles.paths.isEmpty else { throw .noSwiftFiles(paths: scope.named, skipped: skipped) }
        return DiscoveredTree(
            root: scope.root, swiftFiles: swiftFiles.paths, manifests: manifests.paths, skipped: skipped,
            gitRefusals: walk.gitRefusals,
            excluded: walk.excluded.merging(excluding.map { ($0, 0) }) { found, _ in found })
    }

    /// Scans files and folders; see `DiscoveryScope.init` for what may be named.
    static func discover(
        paths: [String], workingDirectory: String, excluding: [String] = [], git: GitTool? = .find()
    ) throws(DiscoveryError) -> DiscoveredTree {
        try discover(
            DiscoveryScope(paths: paths, workingDirectory: workingDirectory), excluding: excluding, git: git)
    }
}
