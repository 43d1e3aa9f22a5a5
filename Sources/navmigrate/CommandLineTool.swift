import Foundation
import Migration
import MigrationRun
import Reporting
import SourceEditing

/// The program: arguments in, output and an exit status out.
struct CommandLineTool {
    let arguments: [String]
    let workingDirectory: String
    let console: Console

    func run() -> ExitStatus {
        do {
            return try run(Arguments(arguments))
        } catch {
            console.say("navmigrate: error: \(error)")
            return .failure
        }
    }

    private func run(_ arguments: Arguments) throws -> ExitStatus {
        switch arguments.command {
        case .help:
            console.product(Array(Help.text.utf8))
            return .success
        case .version:
            console.product(Array("navmigrate \(Help.version)\n".utf8))
            return .success
        case .audit, .migrate:
            return try MigrationCommand(arguments: arguments, workingDirectory: workingDirectory, console: console).run()
        }
    }
}
