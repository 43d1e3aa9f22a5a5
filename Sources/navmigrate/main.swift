import Foundation

let status = CommandLineTool(
    arguments: Array(CommandLine.arguments.dropFirst()),
    workingDirectory: FileManager.default.currentDirectoryPath,
    console: .standard
).run()
exit(status.rawValue)
