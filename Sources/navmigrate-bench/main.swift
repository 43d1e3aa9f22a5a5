import Foundation

// Measures whole processes on generated apps, or on apps that are there: `navmigrate`'s commands beside tools that read
// or parse all of the code.

let scratch = FileManager.default.temporaryDirectory.path + "/navmigrate-bench-" + UUID().uuidString
defer { try? FileManager.default.removeItem(atPath: scratch) }
do {
    let arguments = try BenchmarkArguments(Array(CommandLine.arguments.dropFirst()))
    if let list = arguments.list {
        _ = FileCache.read(try String(contentsOfFile: list, encoding: .utf8).split(separator: "\n"))
        exit(0)
    }
    try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
    try Benchmark(tools: Tools(), arguments: arguments, scratch: scratch).run()
} catch let failure as BenchmarkArguments.Failure {
    FileHandle.standardError.write(Data("navmigrate-bench: \(failure)\n\(BenchmarkArguments.usage)".utf8))
    exit(2)
} catch {
    FileHandle.standardError.write(Data("navmigrate-bench: \(error)\n".utf8))
    try? FileManager.default.removeItem(atPath: scratch)
    exit(1)
}
