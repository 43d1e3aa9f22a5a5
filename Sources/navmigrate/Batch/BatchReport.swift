import Foundation
import MigrationRun
import Reporting
import SourceEditing

/// `navmigrate batch report DIR FOLDER`: what a batch starts for each repository. It looks at `FOLDER`, leaves reports in
/// `DIR`, and prints the numbers.
struct BatchReport {
    let arguments: BatchArguments
    let workingDirectory: String
    let console: Console

    func run() throws -> ExitStatus {
        guard case .folder(let reports)? = arguments.sources.first,
            case .folder(let project)? = arguments.sources.last
        else { throw CommandLineError("'batch report' takes two folders") }
        var inner = try Arguments(arguments.passed.words)
        inner.paths = [project]
        inner.threads = arguments.jobs
        inner = try inner.withSettings(workingDirectory: workingDirectory)
        let options = RunOptions(migrating: inner, workingDirectory: workingDirectory)
        let outcome = try Migrator(options).run()
        let folder = BatchFolder(path: AbsolutePath.of(reports, in: workingDirectory))
        try folder.make()
        for (name, bytes) in try files(of: outcome, maps: ReportedRun.Maps(of: outcome, options)) {
            try folder.write(bytes, to: name)
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        try console.product(Array(try encoder.encode(counts(outcome))) + Array("\n".utf8))
        return ExitStatus(unreadable: outcome.report.unreadable)
    }

    /// The reports that each repository gets, beside the patches and the words of a run.
    private static let formats: [ReportFormat] = [.json, .html]

    private func files(
        of outcome: Migrator.Outcome, maps: ReportedRun.Maps
    ) throws -> [(name: String, bytes: [UInt8])] {
        let (report, display) = (outcome.report, PathDisplay(prefix: ""))
        let run = ReportedRun(
            report, audit: nil, mode: .preview, root: outcome.root, display: display,
            patchPrefix: RunPlaces.patchPrefix(root: outcome.root, workingDirectory: outcome.root),
            toolVersion: ToolVersion.number, maps: maps)
        let words =
            FindingLines.text(report.findings, display) + RemarkLines.text(report.remarks, display)
            + Summary.text(report, mode: .preview) + RunEnding.text(report)
        return try patches(outcome) + [("report.txt", Array(words.utf8))]
            + Self.formats.map { ("report.\($0.rawValue)", try $0.product(of: run)) }
    }

    /// One for each step that changes something: `git apply` takes no empty one.
    private func patches(_ outcome: Migrator.Outcome) -> [(name: String, bytes: [UInt8])] {
        let prefix = RunPlaces.patchPrefix(root: outcome.root, workingDirectory: outcome.root)
        return outcome.report.shownResults.filter { !$0.changes.isEmpty }.map { result in
            let changes = result.changes.map { FileChange(path: prefix + $0.path, $0.contents) }
            return ("\(result.step.rawValue)-\(result.step.name).patch", UnifiedDiff.patch(changes))
        }
    }

    private func counts(_ outcome: Migrator.Outcome) -> BatchCounts {
        var counts = BatchCounts()
        for result in outcome.report.shownResults {
            counts.sites += result.counts.found
            counts.migrated += result.counts.migrated
            counts.unsafe += result.counts.unsafe
            counts.left += result.counts.left
        }
        counts.unreadable = outcome.report.unreadable.count
        return counts
    }
}
