import Foundation

// Measures whole processes: without arguments step 2 over a generated app; with the folder of an app, the audit and
// the map of that.

let scratch = FileManager.default.temporaryDirectory.path + "/navmigrate-bench-" + UUID().uuidString
defer { try? FileManager.default.removeItem(atPath: scratch) }
do {
    try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
    let runner = Runner(scratch: scratch)
    if let app = CommandLine.arguments.dropFirst().first {
        try AppBenchmark(runner: runner, app: URL(fileURLWithPath: app).path).run()
    } else {
        try StepBenchmark(runner: runner).run()
    }
} catch {
    FileHandle.standardError.write(Data("navmigrate-bench: \(error)\n".utf8))
    try? FileManager.default.removeItem(atPath: scratch)
    exit(1)
}
