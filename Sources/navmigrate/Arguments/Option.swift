/// The options, as they are written on the command line.
enum Option: String, CaseIterable {
    case step = "--step"
    case through = "--through"
    case dryRun = "--dry-run"
    case check = "--check"
    case unsafe = "--unsafe"
    case commit = "--commit"
    case verify = "--verify"
    case allowDirty = "--allow-dirty"
    case only = "--only"
    case except = "--except"
    case target = "--target"
    case at = "--at"
    case screen = "--screen"
    case maxFiles = "--max-files"
    case plan = "--plan"
    case format = "--format"
    case output = "--output"
    case minimumOS = "--minimum-os"
    case routeName = "--route-name"
    case assumeHashable = "--assume-hashable"
    case deepLinks = "--deep-links"
    case routerTests = "--router-tests"
    case jobs = "--jobs"
    case parseEverything = "--parse-everything"
    case help = "--help"
    case version = "--version"

    /// What stands for the value in the help; nil for options that have none.
    var placeholder: String? {
        switch self {
        case .step, .through: "N"
        case .format: "FORMAT"
        case .output: "FILE"
        case .verify: "CMD"
        case .only, .except: "RULES"
        case .target, .screen: "NAME"
        case .at: "FILE:LINE"
        case .maxFiles: "N"
        case .plan: "FILE"
        case .minimumOS: "SYSTEMS"
        case .routeName: "NAME"
        case .assumeHashable: "TYPES"
        case .deepLinks: "LINKS"
        case .jobs: "N"
        case .dryRun, .check, .unsafe, .commit, .allowDirty, .routerTests, .parseEverything, .help, .version: nil
        }
    }

    /// Whether giving it again adds to what is given, or says the same again.
    var mayRepeat: Bool {
        switch self {
        case .assumeHashable, .only, .except, .target, .at, .screen: true
        default: placeholder == nil
        }
    }

    /// Options of which one command line has one at most.
    static let exclusive: [[Option]] = [
        [.step, .through], [.dryRun, .check], [.dryRun, .commit], [.check, .commit], [.dryRun, .verify],
        [.check, .verify], [.allowDirty, .commit], [.plan, .at], [.plan, .screen], [.plan, .unsafe],
    ]

    func goes(with command: Arguments.Command) -> Bool {
        switch self {
        case .help, .version: true
        case .format: [.migrate, .audit, .graph].contains(command)
        case .output: [.migrate, .audit, .graph, .undo].contains(command)
        case .minimumOS, .jobs, .parseEverything: [.migrate, .audit, .review, .graph].contains(command)
        case .routeName, .assumeHashable, .deepLinks, .routerTests, .only, .except, .target:
            [.migrate, .audit, .review].contains(command)
        case .unsafe: [.migrate, .audit].contains(command)
        case .at, .screen, .plan: [.migrate, .review].contains(command)
        case .dryRun: [.migrate, .undo].contains(command)
        case .step, .through, .check, .commit, .verify, .allowDirty, .maxFiles: command == .migrate
        }
    }

    var explanation: String {
        switch self {
        case .step: "only step N, a number from 1 to 6 or a name"
        case .through: "steps 1 to N"
        case .dryRun: "print the patch to stdout, write nothing"
        case .check: "write nothing, exit with 1 where the same flags would change something"
        case .unsafe: "also apply fixes that may change what users of the app see"
        case .commit: "one git commit for each step"
        case .verify: "run CMD after each step; where it fails, undo that step and stop"
        case .allowDirty: "write files that have uncommitted changes too"
        case .only: "only sites of RULES, such as navigation-view,destination-link"
        case .except: "leave RULES out, such as destination-link/changing-source"
        case .target: "only the files of that target"
        case .at: "only the site on that line, with what it needs"
        case .screen: "only the links of that view, with what they need"
        case .maxFiles: "change N files at most: the first ones"
        case .plan: "only what a review chose: the file that 'navmigrate review' wrote"
        case .format: "what stdout gets; see below"
        case .output: "write that to FILE instead of stdout, which is -"
        case .minimumOS: "oldest systems where the project doesn't say, such as ios16,macos13"
        case .routeName: "the name of step 3's enum (default: Route, or the next free name)"
        case .assumeHashable: "types to take as Hashable, such as Account,Store.Item"
        case .deepLinks: "step 5: links open routes; what they begin with: myapp,https://a.com"
        case .routerTests: "step 5: make tests of the router, and of the links"
        case .jobs: "how many files to work on at once (default: one for each processor)"
        case .parseEverything: "parse every file whole; slower, with the same result"
        case .help: "print this help"
        case .version: "print the version"
        }
    }
}
