import Foundation

/// Prints figures, each line at once, also into a file.
enum Figures {
    static func tell(_ line: String) {
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }

    static func tell(_ name: String, _ measurement: Measurement) {
        tell(
            "\(name): \(fixed(measurement.wallSeconds, 3)) s wall, \(fixed(measurement.cpuSeconds, 3)) s CPU, "
                + "peak \(megabytes(measurement.peakBytes)) (best of \(Runner.rounds))")
    }

    static func tell(_ extent: Runner.Report.Extent, of bytes: Int) {
        let share = Double(extent.bytesParsed) / Double(max(bytes, 1)) * 100
        tell(
            "scanned \(extent.swiftFiles) files, \(megabytes(extent.bytesScanned)) in all passes; parsed "
                + "\(extent.filesParsed) files, \(megabytes(extent.bytesParsed)), \(fixed(share, 1)) % of the bytes")
    }

    static func megabytes(_ bytes: Int) -> String { fixed(Double(bytes) / 1e6, 1) + " MB" }

    static func fixed(_ number: Double, _ digits: Int) -> String { String(format: "%.\(digits)f", number) }
}
