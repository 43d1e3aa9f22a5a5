import Foundation

/// Figures for people.
enum FigureTable {
    static func tell(_ line: String) {
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }

    /// All figures of one app, with what the rival took for the measure.
    static func tell(_ figures: [Figures]) {
        guard let app = figures.first else { return }
        tell("\n\(app.app): \(megabytes(app.appBytes)) MB of Swift")
        row("", ["threads", "warm s", "cold s", "CPU s", "peak MB", "scanned MB", "parsed MB", "files", "of rival"])
        for one in figures {
            let rival = figures.first { $0.task == BenchmarkTask.rival && $0.threads == one.threads }
            row(
                one.task,
                [
                    one.threads.map { "\($0)" } ?? "", fixed(one.warmSeconds, 3),
                    one.coldSeconds.map { fixed($0, 3) } ?? "", fixed(one.cpuSeconds, 3), megabytes(one.peakBytes),
                    one.extent.map { megabytes($0.bytesScanned) } ?? "",
                    one.extent.map { megabytes($0.bytesParsed) } ?? "", one.extent.map { "\($0.filesParsed)" } ?? "",
                    rival.map { fixed(one.warmSeconds / $0.warmSeconds, 2) } ?? "",
                ])
        }
    }

    static func tell(_ count: InstructionCount) {
        row("\(count.app): \(count.task)", [fixed(Double(count.instructions) / 1e6, 1) + " M"])
    }

    private static func row(_ name: String, _ cells: [String]) {
        let cells = cells.map { String(repeating: " ", count: max(1, 11 - $0.count)) + $0 }
        tell(name.padding(toLength: 22, withPad: " ", startingAt: 0) + cells.joined())
    }

    private static func megabytes(_ bytes: Int) -> String { fixed(Double(bytes) / 1e6, 2) }

    private static func fixed(_ number: Double, _ digits: Int) -> String { String(format: "%.\(digits)f", number) }
}
