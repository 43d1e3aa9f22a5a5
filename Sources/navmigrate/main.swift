import Foundation

StandardDescriptors.reserve()
// A reader of the output that goes away must not end a run in the middle.
signal(SIGPIPE, SIG_IGN)

let environment = ProcessInfo.processInfo.environment
let status = CommandLineTool(
    arguments: Array(CommandLine.arguments.dropFirst()),
    workingDirectory: FileManager.default.currentDirectoryPath,
    environment: environment,
    console: .standard(environment)
).run()
exit(status.rawValue)
