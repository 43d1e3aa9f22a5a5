import Migration
import ProjectModel
import SourceEditing

/// Reads a project and carries the asked-for steps out in memory.
public struct Migrator: Sendable {
    private let options: RunOptions
    private let progress: @Sendable (_ done: Int, _ of: Int) -> Void

    /// - Parameter progress: Told how many files are read, from several threads.
    public init(_ options: RunOptions, progress: @escaping @Sendable (_ done: Int, _ of: Int) -> Void = { _, _ in }) {
        self.options = options
        self.progress = progress
    }

    /// A run in memory: nothing is written.
    public struct Outcome: Sendable {
        public let report: RunReport
        /// The absolute path of the folder that the report's paths are relative to.
        public let root: String

        /// The files as the shown steps leave them.
        public var changes: [FileChange] {
            FileChange.combined(report.shownResults.map(\.changes))
        }

        /// The first step before the shown ones that has changes pending.
        public var pendingBefore: Step? { before.first { !$0.changes.isEmpty }?.step }

        /// The step up to which a run has to go first, where any is pending: those between may follow from that one.
        public var lastBefore: Step? { before.last?.step }

        private var before: [StepResult] { report.results.filter { !report.shown.contains($0.step) } }
    }

    /// - Throws: `DiscoveryError` where there is nothing to read, `CheckFailure` where a step's result is wrong.
    public func run() throws -> Outcome {
        let tree = try ProjectDiscovery.discover(
            paths: options.paths, workingDirectory: options.workingDirectory, excluding: options.excluded)
        let store = SwiftFileStore(root: tree.root)
        let loaded = ProjectLoader(
            tree: tree, store: store, words: options.words, parsesEverything: options.parsesEverything,
            reach: options.onlyReads ? .app : options.isAudit ? .screens : .sites,
            threads: options.threads,
            progress: progress
        ).load()
        let manifests = ProjectManifests.read(of: tree, deciding: loaded.files.map(\.path))
        let project = Project(
            files: loaded.files, deployments: Deployments(targets: manifests.targets, stated: options.minimums),
            manifests: manifests.bytes, sources: store.sources(tree.swiftFiles))
        if options.asksForDeclarations {
            let parsed = Set(loaded.files.map(\.path))
            _ = DeepThreads.map(tree.swiftFiles.filter { !parsed.contains($0) }, threads: options.threads) { path in
                store.scan(of: path)
            }
        }
        let selection = try options.selection.resolved(
            in: project, root: tree.root, workingDirectory: options.workingDirectory)
        // Read before both begin: the steps take over what is known by then, and that isn't to depend on who is faster.
        let declarations = options.looksForMistakes ? project.declarations : nil
        let (planned, audit) = DeepThreads.both(threads: options.threads) { [options] in
            Result { try Self.results(of: options, selection, project) }
        } _: {
            declarations.map { Audit.findings(in: project, declarations: $0, sources: project.sources) }
        }
        let results = try planned.get()
        let mistakes = audit?.findings.filter(selection.admits) ?? []
        var extent = loaded.extent
        extent.bytesParsed += audit?.bytesParsed ?? 0
        // Of the last project: what it knows of unchanged files is that of the ones before.
        extent.bytesParsed += (results.last?.after ?? project).declarationsRead
        let report = RunReport(
            project: project, results: results, shown: options.shown,
            unreadable: (tree.unreadable + manifests.unreadable + loaded.unreadable).sorted { $0.place < $1.place },
            remarks: tree.remarks + manifests.remarks + loaded.remarks, extent: extent, mistakes: mistakes)
        return Outcome(report: report, root: tree.root)
    }

    /// With no more changed files than were allowed: of the files that have sites as many as keep to that, by their paths.
    private static func results(
        of options: RunOptions, _ selection: SiteSelection, _ project: Project
    ) throws -> [StepResult] {
        let results = try unlimitedResults(of: options, selection, project)
        guard let limit = options.selection.maxFiles, changedFiles(results, options) > limit else { return results }
        let files = Set(results.flatMap(\.sites).map(\.place.file)).sorted()
        var (enough, tooMany) = (0, files.count)
        var best: [StepResult]?
        while tooMany - enough > 1 {
            let count = (enough + tooMany) / 2
            var limited = selection
            limited.files = Set(files.prefix(count)).intersection(selection.files ?? Set(files))
            let found = try unlimitedResults(of: options, limited, project)
            if changedFiles(found, options) > limit {
                tooMany = count
            } else {
                (enough, best) = (count, found)
            }
        }
        guard let best, changedFiles(best, options) > 0 else { throw SelectionError.tooFewFiles(limit) }
        return best
    }

    private static func changedFiles(_ results: [StepResult], _ options: RunOptions) -> Int {
        Set(results.filter { options.shown.contains($0.step) }.flatMap(\.changes).map(\.path)).count
    }

    private static func unlimitedResults(
        of options: RunOptions, _ selection: SiteSelection, _ project: Project
    ) throws -> [StepResult] {
        let migration = options.migration(selection)
        var results: [StepResult] = []
        var current = project
        for step in options.changing {
            let result = StepResult(
                applying: plan(step, current, migration.following(results)), to: current,
                includingUnsafe: options.includesUnsafe
            ) { files in
                DeepThreads.map(files, threads: options.threads) { read in read() }
            }
            if !options.looksAtProjectAgain { current.releaseTrees(of: result.changes.map(\.path)) }
            try StepCheck.check(result) { plan(step, $0, migration.following(results + [result])) }
            results.append(result)
            current = result.after
        }
        return results.indices.map { results[$0].placed(before: Array(results[..<$0])) }
    }

    private static func plan(_ step: Step, _ project: Project, _ options: MigrationOptions) -> StepPlan {
        switch step {
        case .containers: ContainersStep.plan(project, options)
        case .routes: RoutesStep.plan(project, options)
        case .links: LinksStep.plan(project, options)
        case .router: RouterStep.plan(project, options)
        case .restoration: RestorationStep.plan(project, options)
        case .audit: StepPlan(step: step, decisions: [], notes: [])
        }
    }
}

extension DiscoveredTree {
    /// What was left out on purpose, and why.
    fileprivate var remarks: [RunReport.Remark] {
        skipped.filter { !$0.reason.isFailure }.map { .init(file: $0.path, $0.reason.description) }
            + gitRefusals.map { .init($0) }
            + exclusions
    }

    /// What the settings leave out. In a run over a part of the project most of their patterns are about other files.
    private var exclusions: [RunReport.Remark] {
        excluded.sorted { $0.key < $1.key }.compactMap { pattern, count in
            guard count > 0 || manifests.contains(SettingsFile.name) else { return nil }
            let what = count == 0 ? "names nothing" : count == 1 ? "leaves out 1 entry" : "leaves out \(count) entries"
            return .init("'\(pattern)' in the 'exclude' of \(SettingsFile.name) \(what) of what the run was to read")
        }
    }

    /// What was to be read and couldn't be; manifests are told with what hangs on them.
    fileprivate var unreadable: [Finding] {
        skipped.filter { $0.reason.isFailure && ProjectManifests.manifest(at: $0.path) == nil }.map { entry in
            Finding(
                .error, at: Place(file: entry.path), RuleID("unreadable-file", "read"),
                "\(entry.reason); it is left alone, with all that is in it")
        }
    }
}

extension FileChange {
    /// The changes of steps that follow each other, as one change for each file.
    static func combined(_ steps: [[FileChange]]) -> [FileChange] {
        var changes: [String: FileChange] = [:]
        for change in steps.joined() {
            guard let earlier = changes[change.path] else {
                changes[change.path] = change
                continue
            }
            changes[change.path] = FileChange(path: change.path, before: earlier.before, after: change.after)
        }
        return changes.values.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }
}
