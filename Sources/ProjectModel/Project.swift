import SourceEditing

/// What a migration looks at: the files that can matter, parsed, and the targets that they belong to.
///
/// A value: a step gives edits, and the edits give another project.
public struct Project: Sendable {
    /// In the order of their paths.
    public let files: [ProjectFile]
    public let deployments: Deployments
    /// Who contains, pushes and presents whom, as far as the files tell.
    public var graph: NavigationGraph { lazyGraph.value }
    private let lazyGraph: LazyGraph

    public init(files: [ProjectFile], deployments: Deployments) {
        let aliases = ContainerAliases.names(of: files.flatMap(\.sites.typeAliases))
        let files = files.map { $0.knowing(aliases) }.sorted {
            $0.path.utf8.lexicographicallyPrecedes($1.path.utf8)
        }
        self.files = files
        self.deployments = deployments
        lazyGraph = LazyGraph {
            GraphBuilder.graph(of: files.map { ($0.path, deployments.moduleKey(of: $0.path), $0.code) })
        }
    }

    public func file(at path: String) -> ProjectFile? {
        files.first { $0.path == path }
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
        if let sites = SiteCollector.sites(in: source, aliases: aliases) {
            self.source = source
            self.sites = sites
        } else {
            let whole = ParsedSource(source.text)
            self.source = whole
            self.sites = SiteCollector.sites(in: whole, aliases: aliases) ?? NavigationSites()
        }
        self.code = ViewCodeReader.code(in: self.source)
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
