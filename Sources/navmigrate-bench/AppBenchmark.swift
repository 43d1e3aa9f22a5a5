import Foundation

/// The audit and the map of an app on disk, beside a tool that parses all of it.
struct AppBenchmark {
    let runner: Runner
    /// The app's folder.
    let app: String

    func run() throws {
        let tool = try Runner.toolBesideThisProgram()
        let bytes = try swiftBytes()
        Figures.tell("app: \(Figures.megabytes(bytes)) of Swift")
        var commands: [[String]] = []
        for name in ["audit", "graph"] {
            let command = [tool, name, app, "--format", "json"]
            Figures.tell("navmigrate \(name):")
            Figures.tell(try runner.report(of: command).extent, of: bytes)
            commands.append(command)
        }
        if let swift = Runner.program("swift") { commands.append([swift, "format", "lint", "-r", "-p", app]) }
        let figures = try runner.best(of: commands)
        for (figure, name) in zip(figures, ["navmigrate audit", "navmigrate graph", "swift format lint -r -p"]) {
            Figures.tell(name, figure)
        }
    }

    /// The size of the Swift files, without what lies in hidden folders.
    private func swiftBytes() throws -> Int {
        let folder = URL(fileURLWithPath: app)
        let keys: [URLResourceKey] = [.fileSizeKey]
        guard
            let files = FileManager.default.enumerator(
                at: folder, includingPropertiesForKeys: keys, options: .skipsHiddenFiles)
        else { throw Runner.Failure(description: "\(app) can't be read") }
        return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.reduce(0) { sum, file in
            sum + (try file.resourceValues(forKeys: Set(keys)).fileSize ?? 0)
        }
    }
}
