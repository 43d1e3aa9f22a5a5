import Foundation

/// Measures whole processes.
struct Benchmark {
    let tools: Tools
    let arguments: BenchmarkArguments
    /// A folder for the generated apps, and for what programs print.
    let scratch: String

    func run() throws {
        guard !arguments.countsInstructions else { return try countInstructions() }
        var all: [Figures] = []
        for app in arguments.apps { try add(Subject(folder: app), migrated: nil, to: &all) }
        if arguments.apps.isEmpty {
            for size in arguments.sizes {
                let subject = try generate(size)
                let migrated = try subject.migrated(by: tools.navmigrate, into: subject.folder + "-migrated")
                try add(subject, migrated: migrated, to: &all)
            }
        }
        if arguments.isJSON { try tellJSON(all) }
    }

    private func generate(_ size: Int) throws -> Subject {
        let tree = try GeneratedTree(in: "\(scratch)/app\(size)", size: size * 1_000_000)
        return Subject(tree, name: "generated, \(size) MB")
    }

    private func add(_ subject: Subject, migrated: Subject?, to all: inout [Figures]) throws {
        let list = scratch + "/list"
        try Data(subject.files.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: list))
        let tasks = BenchmarkTask.all(on: subject, migrated: migrated, list: list, tools, threads: arguments.threads)
        let figures = try measure(tasks, on: subject, dropping: subject.files + (migrated?.files ?? []))
        all += figures
        if !arguments.isJSON { FigureTable.tell(figures) }
    }

    /// The tasks take turns, so that what else the machine does adds time to each.
    private func measure(_ tasks: [BenchmarkTask], on subject: Subject, dropping files: [String]) throws -> [Figures] {
        var warm = [Measurement?](repeating: nil, count: tasks.count)
        var cold = warm
        for _ in 0..<arguments.rounds {
            for (index, task) in tasks.enumerated() {
                if FileCache.drop(files) { cold[index] = try Self.faster(cold[index], output(of: task.command)) }
                warm[index] = try Self.faster(warm[index], output(of: task.command))
            }
        }
        return try tasks.enumerated().compactMap { index, task in
            guard let best = warm[index] else { return nil }
            return Figures(
                app: subject.name, appBytes: subject.bytes, task: task.name, threads: task.threads,
                warmSeconds: best.wallSeconds, cpuSeconds: best.cpuSeconds, peakBytes: best.peakBytes,
                coldSeconds: cold[index]?.wallSeconds, extent: try task.report.map(extent))
        }
    }

    private static func faster(_ first: Measurement?, _ second: Measurement) -> Measurement {
        guard let first, first.wallSeconds < second.wallSeconds else { return second }
        return first
    }

    private func output(of command: [String]) throws -> Measurement {
        let run = try Measurement.run(command, output: scratch + "/output")
        guard run.status == 0 else {
            throw Tools.Failure(description: "\(command.joined(separator: " ")) ended with status \(run.status)")
        }
        return run
    }

    private func extent(of command: [String]) throws -> Figures.Extent {
        struct Report: Decodable { let extent: Figures.Extent }
        _ = try output(of: command)
        return try JSONDecoder().decode(Report.self, from: Data(contentsOf: URL(fileURLWithPath: scratch + "/output")))
            .extent
    }

    // MARK: Instructions

    private func countInstructions() throws {
        guard let valgrind = tools.valgrind else { throw Tools.Failure(description: "valgrind isn't in PATH") }
        let subjects = try arguments.apps.isEmpty ? [generate(1)] : arguments.apps.map { try Subject(folder: $0) }
        var counts: [InstructionCount] = []
        for subject in subjects {
            for task in BenchmarkTask.own(on: subject, tools, threads: 1) {
                let file = scratch + "/callgrind"
                _ = try output(of: [valgrind, "--tool=callgrind", "--callgrind-out-file=\(file)"] + task.command)
                let profile = try String(contentsOfFile: file, encoding: .utf8)
                guard let total = profile.split(separator: "\n").last(where: { $0.hasPrefix("totals: ") }),
                    let number = Int(total.dropFirst("totals: ".count))
                else { throw Tools.Failure(description: "valgrind gave no total") }
                let count = InstructionCount(app: subject.name, task: task.name, instructions: number)
                counts.append(count)
                if !arguments.isJSON { FigureTable.tell(count) }
            }
        }
        if arguments.isJSON { try tellJSON(counts) }
    }

    private func tellJSON(_ value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        FigureTable.tell(String(decoding: try encoder.encode(value), as: UTF8.self))
    }
}
