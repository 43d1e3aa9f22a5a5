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
    case noSuchRule(String, nearest: String?)

    var description: String {
        switch self {
        case .unknownOption(let word):
            let nearest = Self.nearest(to: word, among: Option.allCases.map(\.rawValue))
            return "unknown option '\(word)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "; see navmigrate --help")
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
        case .noSuchRule(let word, let nearest):
            return "there is no rule '\(word)'; "
                + (nearest.map { "did you mean '\($0)'?" } ?? "'navmigrate explain' lists all")
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

    /// The candidate that `word` was probably meant to be: the one with the fewest letters to change, if these are few.
    static func nearest(to word: String, among candidates: [String]) -> String? {
        let ranked = candidates.map { ($0, distance(word, $0)) }.min { $0.1 < $1.1 }
        guard let ranked, ranked.1 <= max(2, word.count / 3) else { return nil }
        return ranked.0
    }

    /// How many letters have to be put in, taken out or replaced (Levenshtein).
    private static func distance(_ first: String, _ second: String) -> Int {
        let target = Array(second)
        var row = Array(0...target.count)
        for (index, letter) in first.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in target.indices {
                let replaced = diagonal + (letter == target[column] ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, row[column] + 1, row[column + 1] + 1)
            }
        }
        return row[target.count]
    }
}
