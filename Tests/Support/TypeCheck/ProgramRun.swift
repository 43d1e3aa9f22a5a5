import Foundation

/// What a program did until it ended or was stopped.
public struct ProgramRun: Sendable {
    /// What it printed.
    public let output: String
    /// What it printed as errors.
    public let words: String
    /// Its status; nil where it was stopped, or crashed.
    public let status: Int32?

    init(_ path: String, _ arguments: [String], seconds: Int) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        // A crash of an app is a line of its transcript.
        // The order of what has none is the same in every run.
        let settings = ["SWIFT_BACKTRACE": "enable=no", "SWIFT_DETERMINISTIC_HASHING": "1"]
        process.environment = ProcessInfo.processInfo.environment.merging(settings) { $1 }
        let (output, errors) = (Pipe(), Pipe())
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let limit = DispatchWorkItem { process.terminate() }
        DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds), execute: limit)
        defer { limit.cancel() }
        self.output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        words = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        // Thousands of runs would keep theirs open until the time limit of each is over.
        try output.fileHandleForReading.close()
        try errors.fileHandleForReading.close()
        process.waitUntilExit()
        status = process.terminationReason == .exit ? process.terminationStatus : nil
    }
}
