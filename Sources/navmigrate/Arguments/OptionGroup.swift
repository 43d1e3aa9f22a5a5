/// What options are about, in the order in which the help has them.
enum OptionGroup: String, CaseIterable {
    case steps = "what is done"
    case selection = "which sites"
    case run = "how it is done"
    case project = "what the project doesn't say"
    case report = "what is told"
    case machine = "the rest"

    var options: [Option] { Option.allCases.filter { $0.group == self } }
}

extension Option {
    var group: OptionGroup {
        switch self {
        case .step, .through, .unsafe, .deepLinks, .routerTests, .routeName: .steps
        case .only, .except, .target, .at, .screen, .maxFiles, .plan: .selection
        case .dryRun, .check, .commit, .verify, .allowDirty: .run
        case .minimumOS, .assumeHashable: .project
        case .format, .output: .report
        case .jobs, .parseEverything, .help, .version: .machine
        }
    }
}
