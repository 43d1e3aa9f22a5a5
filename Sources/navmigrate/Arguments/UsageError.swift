import Migration

/// A command line that can't be carried out: what is wrong, and what to write instead.
enum UsageError: Error, Equatable, CustomStringConvertible {
    case unknownOption(String)
    case needsValue(Option)
    case needsNoValue(Option)
    case badValue(Option, String, String)
    case systemTwice(String, String)
    case noSuchStep(String)
    case together(Option, Option)
    case notWith(Arguments.Command, Option)
    case noSuchShell([String])
    case noPath(Arguments.Command)
    case comesFirst(String)
    case nothingToOutput
    case oneRule
    case noSuchRule(String)

    var description: String {
        switch self {
        case .unknownOption(let word):
            let known = Option.allCases.map(\.rawValue)
            return "unknown option '\(word)'; "
                + Spelling.advice(for: word, among: known, otherwise: "see navmigrate --help")
        case .needsValue(let option):
            return "\(option.rawValue) needs a value: \(option.rawValue) \(option.placeholder ?? "")"
        case .needsNoValue(let option):
            return "\(option.rawValue) takes no value"
        case .badValue(let option, let value, let wanted):
            return "'\(value)' isn't a value of \(option.rawValue), which takes \(wanted)"
        case .systemTwice(let value, let system):
            return "'\(value)' names \(system) twice; give one version for each system"
        case .noSuchStep(let value):
            let steps = Step.allCases.map { "\($0.rawValue) (\($0.name))" }.joined(separator: ", ")
            return "there is no step '\(value)'; the steps are \(steps)"
        case .together(let first, let second):
            return first == second
                ? "\(first.rawValue) is given twice"
                : "\(first.rawValue) and \(second.rawValue) don't go together; give one of them"
        case .notWith(let command, let option):
            return "\(option.rawValue) doesn't go with '\(command.rawValue)'\(Self.nature(of: command))"
        case .noSuchShell(let words):
            let shells = Shell.allCases.map(\.rawValue).joined(separator: ", ")
            return
                (words.isEmpty
                ? "'completions' needs a shell" : "'\(words.joined(separator: " "))' is none of the shells")
                + ": \(shells)"
        case .noPath(let command):
            return "'\(command.rawValue)' takes no path"
        case .comesFirst(let command):
            return "the command '\(command)' comes before its options: navmigrate \(command) …"
        case .oneRule:
            return "'explain' takes one rule, such as: navmigrate explain nested-stack"
        case .noSuchRule(let word):
            return "there is no rule '\(word)'; "
                + Spelling.advice(
                    for: word, among: RuleCatalogue.names, otherwise: "'navmigrate explain' lists all")
        case .nothingToOutput:
            return "there is nothing for --output: give --dry-run, whose patch it takes, or --format json"
        }
    }

    /// What is known of a command, as a clause that says why an option isn't for it.
    private static func nature(of command: Arguments.Command) -> String {
        switch command {
        case .audit, .graph: ", which changes nothing"
        case .explain, .completions, .manual: ", which looks at no project"
        case .review: ", which asks about each change"
        case .undo: ", which takes back the last run as it was"
        case .migrate, .help, .version: ""
        }
    }
}
