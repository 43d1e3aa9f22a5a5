import Foundation
import MigrationRun

extension RunOptions {
    /// What every command that reads a project is told: where it is, and how to read it.
    init(reading arguments: Arguments, workingDirectory: String) {
        self.init(workingDirectory: workingDirectory)
        paths = arguments.paths
        minimums = arguments.minimums
        threads = arguments.threads ?? ProcessInfo.processInfo.activeProcessorCount
        parsesEverything = arguments.parsesEverything
        excluded = arguments.excluded
    }

    /// What a run that carries steps out is told: an audit carries all of them out in memory.
    init(migrating arguments: Arguments, workingDirectory: String) {
        self.init(reading: arguments, workingDirectory: workingDirectory)
        steps = arguments.isAudit ? .only(.audit) : arguments.steps
        includesUnsafe = arguments.includesUnsafe
        routeName = arguments.routeName
        assumedHashables = arguments.assumedHashables
        deepLinks = arguments.deepLinks
        makesRouterTests = arguments.makesRouterTests
        selection = arguments.selection
        if let plan = arguments.chosen {
            selection.plan = plan
            includesUnsafe = includesUnsafe || plan.wantsUnsafe
        }
    }
}

extension Arguments {
    var isAudit: Bool { command == .audit || steps == .only(.audit) || steps == .through(.audit) }
}
