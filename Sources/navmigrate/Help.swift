import Migration

enum Help {
    static let version = "0.1.0"

    static var text: String {
        """
        navmigrate \(version): takes an app from SwiftUI's NavigationView to NavigationStack

        usage: navmigrate [PATH …] [options]      migrate the project at PATH (default: here)
               navmigrate audit [PATH …]          list every navigation site and mistake; changes nothing
               navmigrate graph [PATH …]          the app's map; changes nothing
               navmigrate explain [RULE]          explain a rule or a reason; without one, list all
               navmigrate undo [PATH …]           take the last run back
               navmigrate snapshot ACTION DIR     what the steps would do, kept in files: record, verify,
                                                  accept, or apply --step N, which writes what was reviewed
               navmigrate batch [FOLDER …]        many repositories; changes nothing without --write
               navmigrate batch merge DIR …       one summary of the shards of a batch

        steps
        \(steps)

        options
        \(options)

        options of batch, beside those of a migration
        \(batchOptions)

        formats
          text        the patch of --dry-run, or the audit's list of sites (the default)
          json        all there is to know, with edits as ranges, for programs
          sarif       SARIF 2.1.0 with fixes, for code scanning and editors
          xcode       warnings at their places, for a build phase of Xcode
          github      annotations, for a job of GitHub Actions
          markdown    a comment for a pull request
          html        one page with the map, the findings and the changes side by side
          of a graph: mermaid (the default), dot, json or svg

        exit status
          0 done or previewed; 1 --check found something, or a snapshot differs; 2 usage, input or
          internal error; 3 some files could not be read or parsed, or repositories failed, the rest
          was done; 4 --verify failed, and its step is undone; 5 refused: uncommitted changes in files
          that would be written, an earlier step pending, or code that moved on since the snapshot

        examples
          navmigrate --step 2 --dry-run > p.patch && git apply p.patch
          navmigrate MyApp --through 2
          navmigrate --check

        """
    }

    private static var steps: String {
        Step.allCases.map { step in
            "  \(step.rawValue) \(padded(step.name, 12)) \(step.summary)"
        }.joined(separator: "\n")
    }

    private static var options: String {
        Option.allCases.map { line($0.rawValue, $0.placeholder, $0.explanation) }.joined(separator: "\n")
    }

    private static var batchOptions: String {
        BatchOption.allCases.map { line($0.rawValue, $0.placeholder, $0.explanation) }.joined(separator: "\n")
    }

    private static func line(_ option: String, _ placeholder: String?, _ explanation: String) -> String {
        "  \(padded(option + (placeholder.map { " \($0)" } ?? ""), 22)) \(explanation)"
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
