/// An option of a command that reads its own arguments.
protocol ActionOption: RawRepresentable<String>, CaseIterable, Equatable, Sendable {
    /// What stands for the value; nil for options that have none.
    var placeholder: String? { get }
}

/// One that help, manual and completions tell of.
protocol ExplainedOption: ActionOption {
    var explanation: String { get }
}

/// Takes the arguments of a command apart that has options of its own, and passes others on to the runs that it makes.
struct ActionReader<Own: ActionOption> {
    enum Argument {
        case own(Own, value: String)
        /// - `words`: the option as it is passed on, with its value.
        case passedOn(Option, words: [String])
        case path(String)
        case help
    }

    private let command: String
    private let passedOn: [Option]
    private var rest: ArraySlice<String>
    private var onlyPaths = false

    /// - Parameters:
    ///   - command: its name, for messages.
    ///   - passedOn: the options of a run that go with the command.
    init(_ arguments: [String], of command: String, passingOn passedOn: [Option]) {
        rest = arguments[...]
        self.command = command
        self.passedOn = passedOn
    }

    mutating func next() throws(CommandLineError) -> Argument? {
        guard let word = rest.popFirst() else { return nil }
        if onlyPaths || word == "-" || !word.hasPrefix("-") { return .path(word) }
        if word == "--" {
            onlyPaths = true
            return try next()
        }
        if word == "-h" || word == Option.help.rawValue { return .help }
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        if let option = Own(rawValue: parts[0]) {
            return .own(option, value: try value(of: parts, option.placeholder) ?? "")
        }
        guard let option = Option(rawValue: parts[0]) else { throw unknown(parts[0]) }
        guard passedOn.contains(option) else {
            throw CommandLineError("\(option.rawValue) doesn't go with '\(command)'")
        }
        return .passedOn(option, words: [parts[0]] + [try value(of: parts, option.placeholder)].compactMap { $0 })
    }

    private mutating func value(of parts: [String], _ placeholder: String?) throws(CommandLineError) -> String? {
        guard let placeholder else {
            guard parts.count == 1 else { throw CommandLineError("\(parts[0]) takes no value") }
            return nil
        }
        if parts.count == 2 { return parts[1] }
        guard let value = rest.first, !value.hasPrefix("--") else {
            throw CommandLineError("\(parts[0]) needs a value: \(parts[0]) \(placeholder)")
        }
        rest.removeFirst()
        return value
    }

    private func unknown(_ word: String) -> CommandLineError {
        let known = Own.allCases.map(\.rawValue) + passedOn.map(\.rawValue)
        let advice = Spelling.advice(for: word, among: known, otherwise: "see navmigrate --help")
        return CommandLineError("unknown option '\(word)'; \(advice)")
    }
}
