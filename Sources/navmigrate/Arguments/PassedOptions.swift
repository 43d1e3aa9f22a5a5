/// The options that a command passes on to the runs that it makes, in one order whatever the user's: a file that keeps
/// them doesn't churn.
struct PassedOptions: Equatable {
    /// Those that decide what becomes of a project. A line of a file isn't among them: it moves with every edit.
    static let deciding: [Option] = [
        .unsafe, .only, .except, .target, .screen, .maxFiles, .minimumOS, .routeName, .assumeHashable, .deepLinks,
        .routerTests,
    ]

    /// As on a command line, each value behind its option.
    var words: [String] {
        Option.allCases.flatMap { option in
            given.filter { $0.option == option }.flatMap(\.words)
        }
    }

    private var given: [(option: Option, words: [String])] = []

    /// The options, in the order of the help.
    var options: [Option] { Option.allCases.filter { option in given.contains { $0.option == option } } }

    init() {}

    mutating func add(_ option: Option, _ words: [String]) {
        if option.placeholder == nil, options.contains(option) { return }
        given.append((option, words))
    }

    /// The options that `isKept` takes.
    func filter(_ isKept: (Option) -> Bool) -> PassedOptions {
        var kept = PassedOptions()
        for (option, words) in given where isKept(option) { kept.add(option, words) }
        return kept
    }

    static func == (first: PassedOptions, second: PassedOptions) -> Bool { first.words == second.words }
}
