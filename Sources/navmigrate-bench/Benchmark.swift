import Foundation

/// Measures, and prints what it measured.
struct Benchmark {
    let folder: String

    private static let rounds = 3

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    func run() throws {
        let tree = try GeneratedTree(in: folder + "/app")
        tell(
            "tree: \(GeneratedTree.fileCount) Swift files, \(megabytes(tree.bytes)), every tenth file with a NavigationView"
        )

        let tool = try toolBesideThisProgram()
        let report = folder + "/report.json"
        let step = [tool, "--step", "2", "--dry-run", "--minimum-os", "ios17"]
        _ = try Measurement.run(step + ["--format", "json", tree.folder], output: report)
        try printExtent(report)

        let own = try best(of: step + [tree.folder])
        printMeasurement("navmigrate --step 2 --dry-run", own)

        guard let other = program("ast-grep") else {
            tell("ast-grep isn't in PATH (pip install ast-grep-cli): no comparison")
            return
        }
        let comparison = try best(of: [
            other, "run", "-l", "swift", "-p", "NavigationView { $$$BODY }", "-r", "NavigationStack { $$$BODY }",
            tree.folder,
        ])
        printMeasurement("ast-grep run", comparison)
        tell("wall time: \(fixed(own.wallSeconds / comparison.wallSeconds, 2)) of ast-grep's")
    }

    // MARK: Measuring

    /// The fastest of some runs: what else the machine does only ever adds time.
    private func best(of command: [String]) throws -> Measurement {
        let runs = try (0..<Self.rounds).map { _ in
            try Measurement.run(command, output: folder + "/output")
        }
        guard let best = runs.min(by: { $0.wallSeconds < $1.wallSeconds }), runs.allSatisfy({ $0.status == 0 }) else {
            throw Failure(description: "\(command[0]) ended with status \(runs.map(\.status))")
        }
        return best
    }

    private func toolBesideThisProgram() throws -> String {
        let tool =
            URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            .deletingLastPathComponent().path + "/navmigrate"
        guard FileManager.default.isExecutableFile(atPath: tool) else {
            throw Failure(description: "\(tool) is missing")
        }
        return tool
    }

    private func program(_ name: String) -> String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    // MARK: Printing

    private func printExtent(_ report: String) throws {
        struct Report: Decodable {
            struct Extent: Decodable { let swiftFiles, bytesScanned, filesParsed, bytesParsed: Int }
            struct Step: Decodable { let found, migrated: Int }
            let extent: Extent
            let steps: [Step]
        }
        let decoded = try JSONDecoder().decode(Report.self, from: Data(contentsOf: URL(fileURLWithPath: report)))
        let extent = decoded.extent
        tell(
            "scanned \(extent.swiftFiles) files, \(megabytes(extent.bytesScanned)); parsed \(extent.filesParsed) files, "
                + megabytes(extent.bytesParsed))
        for step in decoded.steps { tell("sites: \(step.found) found, \(step.migrated) to migrate") }
    }

    private func printMeasurement(_ name: String, _ measurement: Measurement) {
        tell(
            "\(name): \(fixed(measurement.wallSeconds, 3)) s wall, \(fixed(measurement.cpuSeconds, 3)) s CPU, "
                + "peak \(megabytes(measurement.peakBytes)) (best of \(Self.rounds))")
    }

    /// Unlike `print`, at once, also into a file.
    private func tell(_ line: String) {
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }

    private func megabytes(_ bytes: Int) -> String { fixed(Double(bytes) / 1e6, 1) + " MB" }

    private func fixed(_ number: Double, _ digits: Int) -> String { String(format: "%.\(digits)f", number) }
}
