import Migration

/// `snapshot ACTION DIR [PATH …] [options]`, read.
struct SnapshotArguments {
    enum Action: Equatable {
        case record, verify, accept
        case apply(Step)
    }

    enum Own: String, ExplainedOption {
        case step = "--step"
        case allowDirty = "--allow-dirty"

        var placeholder: String? { self == .step ? "N" : nil }

        var explanation: String {
            switch self {
            case .step: "with apply: the step that is applied"
            case .allowDirty: "with apply: files that have uncommitted changes too"
            }
        }
    }

    static let actions = ["record", "verify", "accept", "apply"]
    private static let technicalOptions: [Option] = [.jobs, .parseEverything]
    static let passedOn = PassedOptions.deciding + technicalOptions

    let action: Action
    /// As written.
    let folder: String
    /// Where the project is, as written; none: where the snapshot has it.
    let paths: [String]
    let allowsDirty: Bool
    /// Those that a snapshot is recorded with.
    let deciding: PassedOptions
    /// Those that only say how to go about it.
    let technical: PassedOptions

    /// - Parameter arguments: What stands behind `snapshot`; nil is returned where help is asked for.
    init?(_ arguments: [String]) throws {
        var reader = ActionReader<Own>(arguments, of: "snapshot", passingOn: Self.passedOn)
        var words: [String] = []
        var step: String?
        var allowsDirty = false
        var passed = PassedOptions()
        while let argument = try reader.next() {
            switch argument {
            case .help: return nil
            case .path(let path): words.append(path)
            case .own(.step, let value):
                guard step == nil else { throw CommandLineError("--step is given twice") }
                step = value
            case .own(.allowDirty, _): allowsDirty = true
            case .passedOn(let option, let words): passed.add(option, words)
            }
        }
        // Wrong values are told before anything is read.
        _ = try Arguments(passed.words)
        guard let word = words.first else {
            throw CommandLineError("'snapshot' needs an action and a folder: navmigrate snapshot record DIR")
        }
        action = try Self.action(word, step)
        guard words.count > 1 else {
            throw CommandLineError("'snapshot \(word)' needs a folder: navmigrate snapshot \(word) DIR")
        }
        folder = words[1]
        paths = Array(words.dropFirst(2))
        self.allowsDirty = allowsDirty
        deciding = passed.filter { !Self.technicalOptions.contains($0) }
        technical = passed.filter(Self.technicalOptions.contains)
        if action != .record, let option = deciding.options.first {
            throw CommandLineError(
                "\(option.rawValue) doesn't go with 'snapshot \(word)', which has the options of the record; "
                    + "for others remove \(folder), and record anew")
        }
        guard case .apply = action else {
            if step != nil { throw CommandLineError("--step goes with 'snapshot apply' alone") }
            if allowsDirty { throw CommandLineError("--allow-dirty goes with 'snapshot apply' alone") }
            return
        }
    }

    private static func action(_ word: String, _ step: String?) throws -> Action {
        switch word {
        case "record": return .record
        case "verify": return .verify
        case "accept": return .accept
        case "apply":
            guard let step else { throw CommandLineError("'snapshot apply' needs a step: --step N") }
            guard let step = Step(argument: step) else { throw UsageError.noSuchStep(step) }
            guard step != .audit else { throw CommandLineError("step 1 (audit) changes nothing") }
            return .apply(step)
        default:
            let advice = Spelling.advice(
                for: word, among: actions, otherwise: "there are record, verify, accept and apply")
            throw CommandLineError("'snapshot' has no action '\(word)'; \(advice)")
        }
    }
}
