import Foundation

/// A program that runs until it ends or is stopped.
struct ProgramRun {
    private let path: String
    private let arguments: [String]
    private let seconds: Int

    init(_ path: String, _ arguments: [String], seconds: Int) {
        (self.path, self.arguments, self.seconds) = (path, arguments, seconds)
    }

    /// What it prints.
    /// - Throws: ``CompilerFailure`` where it fails, or is stopped.
    func output() throws -> String {
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
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let words = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            throw CompilerFailure(description: "the app's program failed or took too long\n\(words)\n\(text)")
        }
        return text
    }
}
