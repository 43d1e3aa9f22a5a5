import Migration

/// The manual page, in the language of `man`: `navmigrate manual`.
enum ManualPage {
    static var text: String {
        """
        .TH NAVMIGRATE 1 "" "navmigrate \(ToolVersion.number)"
        .SH NAME
        navmigrate \\- takes an app from SwiftUI's NavigationView to NavigationStack
        .SH SYNOPSIS
        .B navmigrate
        .RI [ PATH " ...] [" options ]
        .br
        \(Words.commands.map(usage).joined(separator: "\n.br\n"))
        .SH DESCRIPTION
        Migrates the project at PATH, by default that in the working directory, step by step, and writes at once.
        What it can't prove stays as it is, with the reason and the remedy.
        The patch of a preview goes to stdout, findings and numbers to stderr.
        .SH COMMANDS
        \(Words.commands.map { entry($0.name, $0.explanation) }.joined(separator: "\n"))
        .SH STEPS
        \(Step.allCases.map { entry("\($0.rawValue) \($0.name)", $0.summary) }.joined(separator: "\n"))
        .SH OPTIONS
        \(OptionGroup.allCases.map(options).joined(separator: "\n"))
        \(options(of: "batch", BatchOption.allCases.map(Words.word)))
        \(options(of: "snapshot", SnapshotArguments.Own.allCases.map(Words.word)))
        .SH FORMATS
        \(Words.formats.map { entry($0.name, $0.explanation) }.joined(separator: "\n"))
        .SH EXIT STATUS
        \(Words.statuses.map { entry("\($0.number)", $0.explanation) }.joined(separator: "\n"))
        .SH FILES
        \(entry(".navmigrate.json", "settings of a project: routeName, exclude, except, assumeHashable, minimumOS"))
        \(entry("$XDG_STATE_HOME/navmigrate", "the journals that undo reads; on macOS ~/Library/Application Support/navmigrate"))
        .SH ENVIRONMENT
        \(entry("NO_COLOR", "no colours, even on a terminal"))

        """
    }

    private static func usage(_ command: Words.Command) -> String {
        ".B navmigrate \(command.name)" + (command.arguments.isEmpty ? "" : "\n.I \(escaped(command.arguments))")
    }

    private static func options(of group: OptionGroup) -> String {
        section(group.rawValue.prefix(1).uppercased() + group.rawValue.dropFirst(), group.options.map(Words.word))
    }

    private static func options(of command: String, _ options: [Words.OptionWord]) -> String {
        section("Options of \(command), beside those of a migration", options)
    }

    private static func section(_ title: String, _ options: [Words.OptionWord]) -> String {
        let entries = options.map { option in
            entry(option.name + (option.placeholder.map { " \($0)" } ?? ""), option.explanation)
        }
        return ".SS \(title)\n" + entries.joined(separator: "\n")
    }

    private static func entry(_ head: String, _ text: String) -> String {
        ".TP\n.B \(escaped(head))\n\(escaped(text))"
    }

    /// A backslash begins a command, and so does a dot at the beginning of a line; a hyphen would become a dash.
    private static func escaped(_ text: String) -> String {
        let plain = text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("…", with: "...")
        return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
    }
}
