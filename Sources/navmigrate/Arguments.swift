import Migration
import MigrationRun
import ProjectModel

/// The command line, read.
struct Arguments: Equatable {
    enum Command: String {
        case migrate, audit, explain, graph, undo, help, version
    }

    enum Format: String, CaseIterable {
        case text, json
    }

    enum Mode: Equatable {
        case write, dryRun, check
    }

    var command = Command.migrate
    var paths: [String] = []
    var steps = RunOptions.Steps.through(.restoration)
    var mode = Mode.write
    var includesUnsafe = false
    var allowsDirty = false
    /// One commit for each step.
    var commits = false
    /// The command that looks at each step.
    var verification: String?
    var format = Format.text
    /// For the command `graph`.
    var graphFormat = GraphCommand.Format.mermaid
    var output: String?
    var minimums: [Platform: SystemVersion] = [:]
    /// The name of the enum of routes.
    var routeName: String?
    /// Types that the user vouches for.
    var assumedHashables: Set<String> = []
    var deepLinks: [DeepLinkBase] = []
    var makesRouterTests = false
    var threads: Int?
    var parsesEverything = false

    /// Reads what stands behind the program's name.
    init(_ arguments: [String]) throws(UsageError) {
        var reader = ArgumentReader(arguments)
        var chosenFormat: String?
        var given: Set<Option> = []
        while let argument = reader.next() {
            switch argument {
            case .path(let path, let isLiteral):
                if !isLiteral, paths.isEmpty, command == .migrate, try takeCommand(path) { continue }
                paths.append(path)
            case .option(let option, let value):
                if !given.insert(option).inserted, !option.mayRepeat { throw .together(option, option) }
                let others = Option.exclusive.filter { $0.contains(option) }.joined()
                if let chosen = others.first(where: { $0 != option && given.contains($0) }) {
                    throw .together(chosen, option)
                }
                if option == .format { chosenFormat = value }
                try take(option, value)
            case .failure(let error):
                throw error
            }
        }
        if let refused = Option.allCases.first(where: { given.contains($0) && !$0.goes(with: command) }) {
            throw .notWith(command, refused)
        }
        if command == .explain, paths.count > 1 { throw .oneRule }
        if let chosenFormat { try takeFormat(chosenFormat) }
        if output != nil, !hasProduct { throw .nothingToOutput }
        if output == "-" { output = nil }
    }

    /// Whether the run has something for stdout: a patch, a report, the list of sites.
    private var hasProduct: Bool {
        command != .migrate && command != .undo || format != .text || mode == .dryRun
    }

    private mutating func takeCommand(_ word: String) throws(UsageError) -> Bool {
        switch word {
        case "audit": command = .audit
        case "explain": command = .explain
        case "graph": command = .graph
        case "undo": command = .undo
        case "help": command = .help
        case "batch", "snapshot": throw .comesFirst(word)
        case "completions":
            throw .notInThisVersion("the command '\(word)'")
        default: return false
        }
        return true
    }

    private mutating func take(_ option: Option, _ value: String) throws(UsageError) {
        switch option {
        case .step: steps = .only(try Self.step(value))
        case .through: steps = .through(try Self.step(value))
        case .dryRun: mode = .dryRun
        case .check: mode = .check
        case .unsafe: includesUnsafe = true
        case .allowDirty: allowsDirty = true
        case .commit: commits = true
        case .verify:
            guard !value.allSatisfy(\.isWhitespace) else { throw .badValue(option, value, "a command, such as 'make'") }
            verification = value
        // Which there are is known once the command is.
        case .format: break
        case .output: output = value
        case .minimumOS: minimums = try Self.minimums(value)
        case .routeName: routeName = try Self.typeName(value)
        case .assumeHashable: assumedHashables.formUnion(try Self.typeNames(value))
        case .deepLinks:
            do throws(DeepLinkBase.Mistake) {
                deepLinks = try DeepLinkBase.list(value)
            } catch {
                throw .badValue(option, value, "URL schemes and web addresses, such as myapp,https://example.com")
            }
        case .routerTests: makesRouterTests = true
        case .jobs:
            guard let number = Int(value), (1...256).contains(number) else {
                throw .badValue(option, value, "a number from 1 to 256")
            }
            threads = number
        case .parseEverything: parsesEverything = true
        case .help: command = .help
        case .version: command = .version
        }
    }

    private mutating func takeFormat(_ value: String) throws(UsageError) {
        if command == .graph {
            guard let format = GraphCommand.Format(rawValue: value) else {
                throw .badValue(.format, value, "mermaid, dot, json or svg")
            }
            graphFormat = format
        } else {
            guard let format = Format(rawValue: value) else { throw .badValue(.format, value, "text or json") }
            self.format = format
        }
    }

    private static func step(_ value: String) throws(UsageError) -> Step {
        guard let step = Step(argument: value) else { throw .noSuchStep(value) }
        return step
    }

    private static func typeName(_ value: String) throws(UsageError) -> String {
        guard value.first?.isUppercase == true, value.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
            throw .badValue(.routeName, value, "a name for an enum, such as AppRoute")
        }
        return value
    }

    /// `Account,Store.Item`
    private static func typeNames(_ value: String) throws(UsageError) -> [String] {
        let names = value.split(separator: ",", omittingEmptySubsequences: false).map {
            $0.drop { $0 == " " }
        }
        let areNames = names.allSatisfy { name in
            !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        }
        guard areNames else { throw .badValue(.assumeHashable, value, "names of types, such as Account,Store.Item") }
        return names.map(String.init)
    }

    /// `ios16,macos13.1`
    private static func minimums(_ value: String) throws(UsageError) -> [Platform: SystemVersion] {
        var result: [Platform: SystemVersion] = [:]
        for part in value.split(separator: ",", omittingEmptySubsequences: false) {
            let name = part.prefix { !$0.isNumber && $0 != " " }.lowercased()
            let version = part.drop { !$0.isNumber }
            let platform = Platform.allCases.first { $0.rawValue.lowercased() == name }
            guard let platform, let version = SystemVersion(String(version)) else {
                throw .badValue(.minimumOS, value, "systems with versions, such as ios16,macos13")
            }
            if result.updateValue(version, forKey: platform) != nil {
                throw .systemTwice(value, platform.displayName)
            }
        }
        return result
    }
}
