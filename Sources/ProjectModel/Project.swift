import SourceEditing

/// What a migration looks at: the files that can matter, parsed, and the targets that they belong to.
///
/// A value: a step gives edits, and the edits give another project.
public struct Project: Sendable {
    /// In the order of their paths.
    public let files: [ProjectFile]
    public let deployments: Deployments
    /// The bytes of the manifests that a new file may have to be entered in, by path.
    public let manifests: [String: [UInt8]]
    /// Who contains, pushes and presents whom, as far as the files tell.
    public var graph: NavigationGraph { lazyGraph.value }
    /// What all Swift files declare.
    public var declarations: DeclarationIndex { lazyDeclarations.value }
    private let numbers: [String: Int]
    private let lazyGraph: LazyGraph
    private let lazyDeclarations: LazyDeclarations
    private let wholeFiles: WholeFiles
    /// All Swift files as they are on disk.
    public let sources: ProjectSources

    /// - Parameters:
    ///   - sources: all Swift files of the project as they are on disk; those in `files` are taken from there.
    public init(
        files: [ProjectFile], deployments: Deployments, manifests: [String: [UInt8]] = [:],
        sources: ProjectSources = ProjectSources(paths: []) { _ in nil }
    ) {
        self.init(files: files, deployments: deployments, manifests: manifests, sources: sources, after: nil)
    }

    private init(
        files: [ProjectFile], deployments: Deployments, manifests: [String: [UInt8]], sources: ProjectSources,
        after earlier: Project?
    ) {
        let aliases = ContainerAliases.names(of: files.flatMap(\.sites.typeAliases))
        let files = files.map { $0.knowing(aliases) }.sorted {
            $0.path.utf8.lexicographicallyPrecedes($1.path.utf8)
        }
        self.files = files
        numbers = Dictionary(
            files.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
        self.deployments = deployments
        self.manifests = manifests
        self.sources = sources
        lazyGraph = LazyGraph {
            GraphBuilder.graph(of: files.map { ($0.path, deployments.modules(of: $0.path), $0.code) })
        }
        lazyDeclarations = LazyDeclarations(
            files: files, sources: sources, targets: deployments.targets, earlier: earlier?.lazyDeclarations)
        wholeFiles = WholeFiles(after: earlier?.wholeFiles)
    }

    /// The project with other versions of some files, or further ones.
    /// - Parameter targets: those that the further files have joined.
    public func with(_ changed: [ProjectFile], targets: TargetMap, manifests: [String: [UInt8]]) -> Project {
        let fresh = Dictionary(changed.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        return Project(
            files: files.map { fresh[$0.path] ?? $0 } + changed.filter { numbers[$0.path] == nil },
            deployments: Deployments(targets: targets, stated: deployments.stated), manifests: manifests,
            sources: sources, after: self)
    }

    /// Whether it is the very same value, and not one that happens to hold the same.
    public func isSame(as other: Project) -> Bool { lazyDeclarations === other.lazyDeclarations }

    /// How many bytes were parsed for `declarations`; 0 where nobody has asked for them.
    public var declarationsRead: Int { lazyDeclarations.bytesParsed }

    /// The paths of all Swift files, those without a site too.
    public var swiftFiles: [String] { lazyDeclarations.paths }

    /// The text of any Swift file of the project; nil where there is none, or it can't be read.
    public func text(of path: String) -> SourceText? { lazyDeclarations.text(of: path) }

    /// Which identifiers a Swift file of the project can't hold; nil where there is none, or it can't be read.
    public func words(of path: String) -> WordFilter? { lazyDeclarations.words(of: path) }

    public func file(at path: String) -> ProjectFile? {
        numbers[path].map { files[$0] }
    }

    /// Gives back the memory of some files' trees: they are only parsed again should somebody ask for one.
    public func releaseTrees(of paths: [String]) {
        for path in paths { file(at: path)?.source.releaseTree() }
    }

    /// Any Swift file of the project with all its code; nil where there is none, or it can't be read.
    public func whole(_ path: String) -> ProjectFile? {
        if let file = file(at: path), !file.source.isMasked { return file }
        return text(of: path).map { wholeFiles.file(path, $0) }
    }

    /// Any Swift file of the project with all the bodies that hold one of `words`; nil where there is none, or it can't
    /// be read.
    public func file(at path: String, wholeAround words: some WordSearch) -> ProjectFile? {
        if let file = file(at: path), file.source.isWhole(around: words) { return file }
        return whole(path)
    }
}

/// One file of a project, with the navigation sites in it.
public struct ProjectFile: Sendable {
    /// Relative to the root of the run, with slashes.
    public let path: String
    public let source: ParsedSource
    public let sites: NavigationSites
    /// What it says about views, for the graph.
    public let code: ViewCode
    /// The names of `NavigationView` that its sites were found by, besides its own.
    private let aliases: Set<String>

    /// - Parameter aliases: other names of `NavigationView` in the project.
    public init(path: String, source: ParsedSource, aliases: Set<String> = []) {
        self.path = path
        self.aliases = aliases
        var source = source
        if let sites = SiteCollector.sites(in: source, aliases: aliases) {
            self.sites = sites
        } else {
            source = ParsedSource(source.text)
            self.sites = SiteCollector.sites(in: source, aliases: aliases) ?? NavigationSites()
        }
        code = ViewCodeReader.code(in: source)
        self.source = source.withoutNodes
    }

    /// The file after `edits`.
    public func applying(_ edits: EditSet) -> ProjectFile {
        ProjectFile(path: path, source: source.applying(edits), aliases: aliases)
    }

    /// The names of the views that stand at the top of a container's content, or alone at the top of the body of one of
    /// `views`.
    public func columnViews(inBodiesOf views: Set<String>) -> Set<String> {
        let bodies = code.units.filter { $0.name == "body" && views.contains($0.owner.lastName) }
        return (sites.containers.map(\.shape) + bodies.map(\.shape)).reduce(into: []) { $0.formUnion($1.views) }
    }

    /// The file with the sites that go by one of `names`, read as a whole where it has one.
    fileprivate func knowing(_ names: Set<String>) -> ProjectFile {
        guard names != aliases, !names.isEmpty, !NameSearch(names).names(in: source.text.bytes).isEmpty else {
            return self
        }
        return ProjectFile(
            path: path, source: source.isMasked ? ParsedSource(source.text) : source, aliases: names)
    }
}
