import MigrationRun
import Reporting

extension ReportedRun.Maps {
    /// For the one format that shows them: the app is read once more, as its map needs it.
    init(of outcome: Migrator.Outcome, _ options: RunOptions) throws {
        let projects = try MapRun.projects(options, of: outcome)
        self.init(
            before: ScreenMap(projects.before, results: outcome.report.results),
            after: projects.after.map { ScreenMap($0) })
    }
}
