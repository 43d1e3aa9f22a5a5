import MigrationRun

/// The program: arguments in, output and an exit status out.
struct CommandLineTool {
    let arguments: [String]
    /// An absolute path; empty where the system doesn't tell.
    let workingDirectory: String
    /// The variables of the environment.
    let environment: [String: String]
    let console: Console

    func run() -> ExitStatus {
        do {
            if let status = try runAction() { return status }
            return try run(Arguments(arguments))
        } catch {
            if case DiscoveryError.noSwiftFiles(_, let skipped) = error {
                for entry in skipped { console.say("navmigrate: note: \(entry.path): \(entry.reason)") }
            }
            console.say("navmigrate: error: \(error)")
            return .failure
        }
    }

    /// Runs a command that reads its own arguments; nil where the first word is none.
    private func runAction() throws -> ExitStatus? {
        let rest = Array(arguments.dropFirst())
        switch arguments.first {
        case "snapshot":
            guard let arguments = try SnapshotArguments(rest) else { return try help() }
            return try SnapshotCommand(
                arguments: arguments, workingDirectory: try knownWorkingDirectory(), environment: environment,
                console: console
            ).run()
        case "batch":
            guard let arguments = try BatchArguments(rest) else { return try help() }
            return try BatchCommand(
                arguments: arguments, workingDirectory: try knownWorkingDirectory(), environment: environment,
                console: console
            ).run()
        default: return nil
        }
    }

    private func help() throws -> ExitStatus { try run(Arguments([Option.help.rawValue])) }

    private func knownWorkingDirectory() throws -> String {
        guard workingDirectory.hasPrefix("/") else { throw NoWorkingDirectory() }
        return workingDirectory
    }

    private func run(_ arguments: Arguments) throws -> ExitStatus {
        switch arguments.command {
        case .help:
            try console.product(Array(Help(width: console.width).text.utf8))
            return .success
        case .version:
            try console.product(Array("navmigrate \(ToolVersion.number) (\(ToolVersion.parser))\n".utf8))
            return .success
        case .completions:
            try console.product(Array(Completions.script(for: arguments.shell).utf8))
            return .success
        case .manual:
            try console.product(Array(ManualPage.text.utf8))
            return .success
        case .review:
            let arguments = try arguments.withSettings(workingDirectory: try knownWorkingDirectory())
            return try ReviewCommand(
                arguments: arguments, workingDirectory: workingDirectory, console: console
            ).run()
        case .explain:
            try ExplainCommand(rule: arguments.paths.first, console: console).run()
            return .success
        case .graph:
            return try GraphCommand(
                arguments: try arguments.withSettings(workingDirectory: try knownWorkingDirectory()),
                workingDirectory: workingDirectory, console: console
            ).run()
        case .undo:
            return try UndoCommand(
                arguments: arguments, workingDirectory: try knownWorkingDirectory(), environment: environment,
                console: console
            ).run()
        case .audit, .migrate:
            var read = try arguments.withSettings(workingDirectory: try knownWorkingDirectory())
            read.chosen = try arguments.plan.map { try PlanFile($0, workingDirectory: workingDirectory).read() }
            return try MigrationCommand(
                arguments: read, workingDirectory: workingDirectory, environment: environment, console: console
            ).run()
        }
    }
}

/// The folder that the program was started in is gone, or can't be known.
struct NoWorkingDirectory: Error, CustomStringConvertible {
    var description: String { "the working directory can't be found; change to another folder, then run again" }
}
