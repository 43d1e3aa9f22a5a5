import Foundation

StandardDescriptors.reserve()
// A reader of the output that goes away must not end a run in the middle.
signal(SIGPIPE, SIG_IGN)

let status = CommandLineTool(
    arguments: Array(CommandLine.arguments.dropFirst()),
    workingDirectory: FileManager.default.currentDirectoryPath,
    environment: ProcessInfo.processInfo.environment,
    console: .standard
).run()
exit(status.rawValue)
