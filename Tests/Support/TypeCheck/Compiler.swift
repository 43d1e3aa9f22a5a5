import Foundation

/// The Swift compiler of the toolchain that runs the tests.
struct Compiler: Sendable {
    /// The program and what stands before all arguments.
    let command: [String]
    /// Changes when the compiler does.
    let identity: String
    /// The folder with the libraries that macros are made with.
    let hostFolder: String

    private static let secondsAtMost = 240

    static func find() throws -> Compiler {
        #if os(macOS)
        return Compiler(
            command: ["/usr/bin/xcrun", "--sdk", "iphonesimulator", "swiftc", "-frontend"],
            identity: ProcessInfo.processInfo.operatingSystemVersionString, hostFolder: "")
        #else
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
        // `swift test` may have been called by its path.
        let parent = URL(fileURLWithPath: "/proc/\(getppid())/exe").resolvingSymlinksInPath()
        for folder in folders + [parent.deletingLastPathComponent().path] {
            let tools = URL(fileURLWithPath: folder + "/swiftc").resolvingSymlinksInPath().deletingLastPathComponent()
                .path
            let frontend = tools + "/swift-frontend"
            guard FileManager.default.isExecutableFile(atPath: frontend),
                let attributes = try? FileManager.default.attributesOfItem(atPath: frontend)
            else { continue }
            let parts = [FileAttributeKey.size, .modificationDate].map { "\(attributes[$0] ?? "")" }
            return Compiler(
                command: [frontend, "-frontend"], identity: ([frontend] + parts).joined(separator: " "),
                hostFolder: URL(fileURLWithPath: tools).deletingLastPathComponent().path + "/lib/swift/host")
        }
        throw CompilerFailure(description: "there is no swiftc in PATH")
        #endif
    }

    /// Runs the compiler.
    /// - Returns: what it printed on standard error.
    /// - Throws: ``CompilerFailure`` where it failed without naming an error.
    func run(_ arguments: [String], in folder: String) throws -> String {
        try run(command + arguments, folder)
    }

    /// Runs the driver, which can link.
    func link(_ arguments: [String], in folder: String) throws {
        let tools = (command[0] as NSString).deletingLastPathComponent
        let output = try run([tools + "/swiftc"] + arguments, folder)
        // The driver's own errors, such as that a command was killed, have no place.
        let isDriverError = output.split(separator: "\n").contains { $0.hasPrefix("error: ") }
        guard !isDriverError, CompilerError.all(in: output).isEmpty else {
            throw CompilerFailure(description: output)
        }
    }

    private func run(_ words: [String], _ folder: String) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: words[0])
        process.arguments = Array(words.dropFirst())
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        let errors = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = errors
        try process.run()
        // A mistake in a large body can keep the compiler looking for its cause for hours.
        let limit = DispatchWorkItem { process.terminate() }
        DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(Self.secondsAtMost), execute: limit)
        defer { limit.cancel() }
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        if process.terminationReason != .exit {
            let end =
                process.terminationStatus == SIGTERM
                ? "no verdict after \(Self.secondsAtMost) seconds" : "the compiler crashed"
            throw CompilerFailure(description: end + Self.lastLines(of: text), gaveUp: true)
        }
        if process.terminationStatus != 0, !text.contains("error: ") {
            throw CompilerFailure(description: "the compiler failed" + Self.lastLines(of: text))
        }
        return text
    }

    private static func lastLines(of text: String) -> String {
        text.split(separator: "\n").suffix(20).map { "\n" + $0 }.joined()
    }
}
