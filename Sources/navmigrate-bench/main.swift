import Foundation

// Measures step 2 over a large app, as a process, and a search-and-replace tool on the same tree in the same run.

let folder = FileManager.default.temporaryDirectory.path + "/navmigrate-bench-" + UUID().uuidString
defer { try? FileManager.default.removeItem(atPath: folder) }
do {
    try Benchmark(folder: folder).run()
} catch {
    FileHandle.standardError.write(Data("navmigrate-bench: \(error)\n".utf8))
    try? FileManager.default.removeItem(atPath: folder)
    exit(1)
}
