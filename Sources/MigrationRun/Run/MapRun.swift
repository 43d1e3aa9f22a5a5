import Migration
import ProjectModel
import SourceEditing

/// Reads an app for its map: all that is shown, not only what the steps are about.
public enum MapRun {
    /// - Parameters:
    ///   - options: those of the run whose report shows the map.
    ///   - outcome: what that run did in memory.
    /// - Returns: the app as it is on disk, and as all steps of the run leave it; nil where they change nothing.
    /// - Throws: `DiscoveryError` where there is nothing to read.
    public static func projects(
        _ options: RunOptions, of outcome: Migrator.Outcome
    ) throws -> (before: Project, after: Project?) {
        var reading = options
        reading.steps = .only(.audit)
        reading.onlyReads = true
        let before = try Migrator(reading).run().report.project
        let changes = FileChange.combined(outcome.report.results.map(\.changes)).filter { $0.path.hasSuffix(".swift") }
        guard !changes.isEmpty else { return (before, nil) }
        let changed = DeepThreads.map(changes, threads: options.threads) { change in
            ProjectFile(path: change.path, source: ParsedSource(SourceText(bytes: change.after ?? [])))
        }
        return (
            before, before.with(changed, targets: before.deployments.targets, manifests: before.manifests)
        )
    }
}
