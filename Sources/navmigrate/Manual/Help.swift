import Migration

/// What `--help` prints.
struct Help {
    private let lines: Wrapping

    /// - Parameter width: that of the terminal, in columns.
    init(width: Int) {
        // Narrower columns would be hard to read, wider lines too.
        lines = Wrapping(width: min(max(width, 60), 100))
    }

    var text: String {
        """
        navmigrate \(ToolVersion.number): takes an app from SwiftUI's NavigationView to NavigationStack

        usage: navmigrate [PATH …] [options]
        \(lines.paragraph("migrates the project at PATH (default: here), and writes at once; --dry-run shows the patch"))

        commands
        \(commands)

        steps
        \(steps)

        \(options)

        formats
        \(formats)

        options of batch, beside those of a migration
        \(batchOptions)

        exit status
        \(statuses)

        examples
          navmigrate --step 2 --dry-run > p.patch && git apply p.patch
          navmigrate MyApp --through 2
          navmigrate --commit --verify "make test"
          navmigrate --check

        """
    }

    private var commands: String {
        Words.commands.map { lines.entry("\($0.name) \($0.arguments)", $0.explanation, from: 22) }
            .joined(separator: "\n")
    }

    private var steps: String {
        Step.allCases.map { lines.entry("\($0.rawValue) \($0.name)", $0.summary, from: 18) }.joined(separator: "\n")
    }

    private var options: String {
        OptionGroup.allCases.map { group in
            "options: \(group.rawValue)\n"
                + group.options.map { entry($0.rawValue, $0.placeholder, $0.explanation) }.joined(separator: "\n")
        }.joined(separator: "\n\n")
    }

    private var formats: String {
        Words.formats.map { lines.entry($0.name, $0.explanation, from: 14) }.joined(separator: "\n")
    }

    private var batchOptions: String {
        BatchOption.allCases.map { entry($0.rawValue, $0.placeholder, $0.explanation) }.joined(separator: "\n")
    }

    private var statuses: String {
        Words.statuses.map { lines.entry("\($0.number)", $0.explanation, from: 6) }.joined(separator: "\n")
    }

    private func entry(_ option: String, _ placeholder: String?, _ explanation: String) -> String {
        lines.entry(option + (placeholder.map { " \($0)" } ?? ""), explanation, from: 26)
    }
}
