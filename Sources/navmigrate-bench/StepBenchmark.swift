import Foundation

/// Step 2 over a generated app, beside a tool that searches and replaces.
struct StepBenchmark {
    let runner: Runner

    func run() throws {
        let tree = try GeneratedTree(in: runner.scratch + "/app")
        Figures.tell(
            "tree: \(GeneratedTree.fileCount) Swift files, \(Figures.megabytes(tree.bytes)), "
                + "every tenth file with a NavigationView")
        let step = [
            try Runner.toolBesideThisProgram(), "--step", "2", "--dry-run", "--minimum-os", "ios17", tree.folder,
        ]
        let report = try runner.report(of: step + ["--format", "json"])
        Figures.tell(report.extent, of: tree.bytes)
        for step in report.steps ?? [] { Figures.tell("sites: \(step.found) found, \(step.migrated) to migrate") }

        guard let other = Runner.program("ast-grep") else {
            Figures.tell("navmigrate --step 2 --dry-run", try runner.best(of: [step])[0])
            Figures.tell("ast-grep isn't in PATH (pip install ast-grep-cli): no comparison")
            return
        }
        let figures = try runner.best(of: [
            step,
            [
                other, "run", "-l", "swift", "-p", "NavigationView { $$$BODY }", "-r", "NavigationStack { $$$BODY }",
                tree.folder,
            ],
        ])
        Figures.tell("navmigrate --step 2 --dry-run", figures[0])
        Figures.tell("ast-grep run", figures[1])
        Figures.tell("wall time: \(Figures.fixed(figures[0].wallSeconds / figures[1].wallSeconds, 2)) of ast-grep's")
    }
}
