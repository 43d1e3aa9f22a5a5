import Foundation

/// A program of Swift files that runs on this machine: without Apple's SDK or a stand-in for it.
public struct Program: Sendable {
    private let path: String

    /// Compiles the files. One that was compiled before isn't again.
    /// - Parameter files: one of them is `main.swift`.
    /// - Throws: ``CompilerFailure`` with the errors.
    public init(_ files: [TypeChecker.File], language: TypeChecker.Language = .swift6) throws {
        let compiler = try Compiler.find()
        var key = ContentHash(compiler.identity, language.rawValue)
        for file in files.sorted(by: { $0.path < $1.path }) {
            key.add(file.path)
            key.add(file.text)
        }
        let folder = try CacheFolder.default.folder("programs/\(key)") { folder in
            for file in files { try Data(file.text.utf8).write(to: URL(fileURLWithPath: folder + "/" + file.path)) }
            try compiler.link(
                ["-o", "\(folder)/program", "-swift-version", language.rawValue, "-suppress-warnings"]
                    + ["-diagnostic-style", "llvm"] + files.map(\.path), in: folder)
        }
        path = folder + "/program"
    }

    /// What it printed on standard output, and its status.
    public func run() throws -> (output: String, status: Int32) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        let output = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (text, process.terminationStatus)
    }
}
