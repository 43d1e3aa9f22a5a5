import Foundation

/// Runs programs and takes their figures.
struct Runner {
    /// For what the programs print.
    let scratch: String

    static let rounds = 3

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// The fastest run of each command: what else the machine does only ever adds time. They take turns, so that it adds
    /// to each.
    func best(of commands: [[String]]) throws -> [Measurement] {
        var best: [Measurement?] = commands.map { _ in nil }
        for _ in 0..<Self.rounds {
            for (index, command) in commands.enumerated() {
                let run = try Measurement.run(command, output: scratch + "/output")
                guard run.status == 0 else {
                    throw Failure(description: "\(command[0]) ended with status \(run.status)")
                }
                if run.wallSeconds < best[index]?.wallSeconds ?? .infinity { best[index] = run }
            }
        }
        return best.compactMap(\.self)
    }

    /// What a report in JSON says of the work that was done.
    func report(of command: [String]) throws -> Report {
        let file = scratch + "/report.json"
        _ = try Measurement.run(command, output: file)
        return try JSONDecoder().decode(Report.self, from: Data(contentsOf: URL(fileURLWithPath: file)))
    }

    struct Report: Decodable {
        struct Extent: Decodable { let swiftFiles, bytesScanned, filesParsed, bytesParsed: Int }
        struct Step: Decodable { let found, migrated: Int }
        let extent: Extent
        let steps: [Step]?
    }

    // MARK: Programs

    /// The `navmigrate` that was built with this program.
    static func toolBesideThisProgram() throws -> String {
        let tool =
            URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            .deletingLastPathComponent().path + "/navmigrate"
        guard FileManager.default.isExecutableFile(atPath: tool) else {
            throw Failure(description: "\(tool) is missing")
        }
        return tool
    }

    static func program(_ name: String) -> String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}
