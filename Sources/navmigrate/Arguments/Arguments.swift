import Migration
import MigrationRun
import ProjectModel
import Reporting

/// The command line, read.
struct Arguments: Equatable {
    enum Command: String {
        case migrate, audit, review, explain, graph, undo, completions, manual, help, version
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
    var format = ReportFormat.text
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
    var selection = SelectionRequest()
    /// The file that keeps a review's choices.
    var plan: String?
    /// What it says, once it is read.
    var chosen: ReviewPlan?
    /// Of the project's settings: what is left out.
    var excluded: [String] = []
    var threads: Int?
    var parsesEverything = false

    /// The options that decide what becomes of a project: for commands that are to do the same.
    private(set) var deciding = PassedOptions()

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
                if PassedOptions.deciding.contains(option) || [.at, .plan].contains(option) {
                    deciding.add(option, [option.rawValue] + (option.placeholder == nil ? [] : [value]))
                }
                try take(option, value)
            case .failure(let error):
                throw error
            }
        }
        if let refused = Option.allCases.first(where: { given.contains($0) && !$0.goes(with: command) }) {
            throw .notWith(command, refused)
        }
        if command == .explain, paths.count > 1 { throw .oneRule }
        if command == .completions { _ = try shell }
        if command == .manual, !paths.isEmpty { throw .noPath(command) }
        if let chosenFormat { try takeFormat(chosenFormat) }
        if output != nil, !hasProduct { throw .nothingToOutput }
        if output == "-" { output = nil }
    }

    /// Of `completions`.
    var shell: Shell {
        get throws(UsageError) {
            guard paths.count == 1, let shell = Shell(rawValue: paths[0]) else { throw .noSuchShell(paths) }
            return shell
        }
    }

    /// Whether the run has something for stdout: a patch, a report, the list of sites.
    private var hasProduct: Bool {
        ![.migrate, .undo, .review].contains(command) || format != .text || mode == .dryRun
    }

    private mutating func takeCommand(_ word: String) throws(UsageError) -> Bool {
        if ["batch", "snapshot"].contains(word) { throw .comesFirst(word) }
        // These two have no word: the one is what is done without any, the other an option.
        guard let named = Command(rawValue: word), named != .migrate, named != .version else { return false }
        command = named
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
        case .only: selection.only.formUnion(try Self.rules(value))
        case .except: selection.except.formUnion(try Self.rules(value))
        case .target: selection.targets.append(value)
        case .at: selection.lines.append(try Self.line(value))
        case .screen: selection.screens.append(value)
        case .plan: plan = value
        case .maxFiles:
            guard let number = Int(value), number > 0 else { throw .badValue(option, value, "a number of files") }
            selection.maxFiles = number
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
            guard let format = ReportFormat(rawValue: value) else {
                throw .badValue(.format, value, ReportFormat.names)
            }
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

    /// `navigation-view,destination-link/binding`
    private static func rules(_ value: String) throws(UsageError) -> [String] {
        let names = value.split(separator: ",", omittingEmptySubsequences: false).map { String($0.drop { $0 == " " }) }
        for name in names where RuleCatalogue.rules(named: name).isEmpty {
            throw .noSuchRule(name)
        }
        return names
    }

    /// `App/Home.swift:12`, or as a finding has it: `App/Home.swift:12:9`.
    private static func line(_ value: String) throws(UsageError) -> SelectionRequest.Line {
        let parts = value.split(separator: ":", omittingEmptySubsequences: false)
        let numbers = parts.reversed().prefix { Int($0) != nil }.prefix(2).reversed().compactMap { Int($0) }
        let file = parts.dropLast(numbers.count).joined(separator: ":")
        guard let number = numbers.first, number > 0, !file.isEmpty else {
            throw .badValue(.at, value, "a file and a line, such as App/Home.swift:12")
        }
        return SelectionRequest.Line(file: file, number: number)
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
