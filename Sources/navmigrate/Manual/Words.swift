import Migration
import Reporting

/// The words of the command line, as help, manual and completions tell of them.
enum Words {
    struct Command {
        let name: String
        /// What stands behind the name.
        let arguments: String
        let explanation: String
    }

    /// Besides the migration itself, which has no word.
    static let commands = [
        Command(
            name: "audit", arguments: "[PATH …]", explanation: "list every navigation site and mistake; changes nothing"
        ),
        Command(name: "graph", arguments: "[PATH …]", explanation: "the app's map; changes nothing"),
        Command(
            name: "review", arguments: "[PATH …]", explanation: "ask about each change; --plan FILE applies the answers"
        ),
        Command(
            name: "explain", arguments: "[RULE]", explanation: "explain a rule or a reason; without one, list all"),
        Command(name: "undo", arguments: "[PATH …]", explanation: "take the last run back"),
        Command(
            name: "snapshot", arguments: "ACTION DIR",
            explanation: "the steps' diffs in files: record, verify, accept, apply --step N"),
        Command(
            name: "batch", arguments: "[FOLDER …]",
            explanation: "many repositories; changes nothing without --write or --commit"),
        Command(name: "completions", arguments: "SHELL", explanation: "a script for bash, zsh or fish"),
        Command(name: "manual", arguments: "", explanation: "the manual page, for man"),
    ]

    static let formats: [(name: String, explanation: String)] =
        ReportFormat.allCases.map { ($0.rawValue, explanation(of: $0)) }
        + [
            (
                "of a graph",
                GraphCommand.Format.allCases.map(\.rawValue).joined(separator: ", ") + "; the first is the default"
            )
        ]

    private static func explanation(of format: ReportFormat) -> String {
        switch format {
        case .text: "the patch of --dry-run, or the audit's list of sites (the default)"
        case .json: "all there is to know, with edits as ranges, for programs"
        case .sarif: "SARIF 2.1.0 with fixes, for code scanning and editors"
        case .xcode: "warnings at their places, for a build phase of Xcode"
        case .github: "annotations, for a job of GitHub Actions"
        case .markdown: "a comment for a pull request"
        case .html: "one page with the map, the findings and the changes side by side"
        }
    }

    static let statuses = ExitStatus.allCases.map { (number: $0.rawValue, explanation: explanation(of: $0)) }

    private static func explanation(of status: ExitStatus) -> String {
        switch status {
        case .success: "done, or previewed"
        case .pending: "--check found something, or a snapshot differs"
        case .failure: "usage, input, output or internal error"
        case .unreadable: "some files could not be read or parsed, or repositories failed; the rest was done"
        case .unverified: "--verify failed, and its step is undone"
        case .refused:
            "refused: uncommitted changes in files that would be written, an earlier step pending, or code that moved on "
                + "since the snapshot"
        }
    }

    static let rules = RuleCatalogue.names
    static let steps = Step.allCases.map(\.name)

    /// An option as help and completions have it.
    struct OptionWord {
        let name: String
        let placeholder: String?
        let explanation: String
        let mayRepeat: Bool
    }

    static let options = Option.allCases.map(word)

    /// Options of which the values are known, but for those of `--format`, which depend on the command.
    static let choices: [(option: String, words: [String])] = [
        (Option.step.rawValue, steps), (Option.through.rawValue, steps),
        (Option.only.rawValue, rules), (Option.except.rawValue, rules),
    ]

    /// What may stand behind a command, where that is other than behind the migration.
    struct Syntax {
        let command: String
        /// The words that may come first.
        let actions: [String]
        let options: [OptionWord]
        let formats: [String]
    }

    static let formatNames = ReportFormat.allCases.map(\.rawValue)

    static let syntaxes = [
        Syntax(command: "explain", actions: rules, options: [], formats: []),
        Syntax(command: "completions", actions: Shell.allCases.map(\.rawValue), options: [], formats: []),
        Syntax(
            command: "graph", actions: [], options: options, formats: GraphCommand.Format.allCases.map(\.rawValue)),
        Syntax(
            command: "snapshot", actions: SnapshotArguments.actions,
            options: SnapshotArguments.Own.allCases.map(word) + SnapshotArguments.passedOn.map(word), formats: []),
        Syntax(
            command: "batch", actions: BatchArguments.actions,
            options: BatchOption.allCases.map(word)
                + BatchArguments.passedOn.filter { BatchOption(rawValue: $0.rawValue) == nil }.map(word), formats: []),
    ]

    static func word(_ option: Option) -> OptionWord {
        OptionWord(
            name: option.rawValue, placeholder: option.placeholder, explanation: option.explanation,
            mayRepeat: option.mayRepeat && option.placeholder != nil)
    }

    static func word(_ option: some ExplainedOption) -> OptionWord {
        OptionWord(
            name: option.rawValue, placeholder: option.placeholder, explanation: option.explanation, mayRepeat: false)
    }
}
