import Foundation
import Migration
import MigrationRun
import Reporting

/// `navmigrate graph [PATH …]`: the app's map.
struct GraphCommand {
    enum Format: String, CaseIterable {
        case mermaid, dot, json, svg
    }

    let arguments: Arguments
    let workingDirectory: String
    let console: Console

    func run() throws -> ExitStatus {
        let output = try arguments.output.map { try OutputFile($0, workingDirectory: workingDirectory) }
        let progress = ProgressLine(console: console)
        defer { progress.clear() }
        let outcome = try Migrator(options, progress: progress.show).run()
        let picture = try product(of: outcome)
        progress.clear()
        let display = RunPlaces.display(root: outcome.root, workingDirectory: workingDirectory)
        console.words(FindingLines.text(outcome.report.unreadable, display))
        console.words(RemarkLines.text(outcome.report.remarks, display))
        if let output { try output.write(picture) } else { try console.report(picture) }
        return ExitStatus(unreadable: outcome.report.unreadable)
    }

    private func product(of outcome: Migrator.Outcome) throws -> [UInt8] {
        let map = ScreenMap(outcome.report.project, results: outcome.report.results)
        let text =
            switch arguments.graphFormat {
            case .mermaid: MermaidMap.text(map)
            case .dot: DotMap.text(map)
            case .json: try GraphJSON.text(map, of: outcome.report, root: outcome.root)
            case .svg: SVGMap.text(map, title: title(of: map, root: outcome.root))
            }
        return Array(text.utf8)
    }

    private func title(of map: ScreenMap, root: String) -> String {
        "\((root as NSString).lastPathComponent): \(Summary.count(map.screenCount, "screen"))"
    }

    private var options: RunOptions {
        var options = RunOptions(reading: arguments, workingDirectory: workingDirectory)
        options.steps = .only(.audit)
        options.onlyReads = true
        return options
    }
}
