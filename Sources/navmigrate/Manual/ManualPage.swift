import Migration

/// The manual page, in the language of `man`: `navmigrate manual`.
enum ManualPage {
    static var text: String {
        """
        .TH NAVMIGRATE 1 "" "navmigrate \(Help.version)"
        .SH NAME
        navmigrate \\- takes an app from SwiftUI's NavigationView to NavigationStack
        .SH SYNOPSIS
        .B navmigrate
        .RI [ PATH " ...] [" options ]
        .br
        \(Words.commands.map { ".B navmigrate \($0.name)\n.I \(escaped($0.arguments))" }.joined(separator: "\n.br\n"))
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

    private static func options(of group: OptionGroup) -> String {
        let entries = group.options.map { option in
            entry(option.rawValue + (option.placeholder.map { " \($0)" } ?? ""), option.explanation)
        }
        return ".SS \(group.rawValue.prefix(1).uppercased() + group.rawValue.dropFirst())\n"
            + entries.joined(separator: "\n")
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
