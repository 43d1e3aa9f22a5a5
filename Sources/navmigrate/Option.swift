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
        [.check, .verify], [.allowDirty, .commit],
    ]

    func goes(with command: Arguments.Command) -> Bool {
        switch self {
        case .help, .version: true
        case .format, .output: command != .explain && (self == .output || command != .undo)
        case .minimumOS, .jobs, .parseEverything: command != .undo && command != .explain
        case .routeName, .assumeHashable, .deepLinks, .routerTests: command == .migrate || command == .audit
        case .unsafe: command == .migrate || command == .audit
        case .dryRun: command == .migrate || command == .undo
        case .only, .except, .target: command == .migrate || command == .audit
        case .at, .screen, .maxFiles: command == .migrate
        case .step, .through, .check, .commit, .verify, .allowDirty: command == .migrate
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

/// Takes the command line apart: options, their values, paths.
struct ArgumentReader {
    enum Argument {
        case option(Option, value: String)
        /// - `isLiteral`: it stands behind `--`, and so is no command.
        case path(String, isLiteral: Bool)
        case failure(UsageError)
    }

    private var rest: ArraySlice<String>
    private var onlyPaths = false

    init(_ arguments: [String]) {
        rest = arguments[...]
    }

    mutating func next() -> Argument? {
        guard let word = rest.popFirst() else { return nil }
        if onlyPaths || word == "-" || !word.hasPrefix("-") { return .path(word, isLiteral: onlyPaths) }
        if word == "--" {
            onlyPaths = true
            return next()
        }
        if word == "-h" { return .option(.help, value: "") }
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let option = Option(rawValue: String(parts[0])) else { return .failure(.unknownOption(String(parts[0]))) }
        guard option.placeholder != nil else {
            return parts.count == 1 ? .option(option, value: "") : .failure(.needsNoValue(option))
        }
        if parts.count == 2 { return .option(option, value: String(parts[1])) }
        guard let value = rest.first, !value.hasPrefix("--") else { return .failure(.needsValue(option)) }
        rest.removeFirst()
        return .option(option, value: value)
    }
}
