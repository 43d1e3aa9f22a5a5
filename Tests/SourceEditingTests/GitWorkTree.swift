import Foundation

/// A new, empty git repository in a temporary folder, which nobody's configuration reaches.
final class GitWorkTree {
    private let folder: URL
    private var files: URL { folder.appendingPathComponent("files", isDirectory: true) }

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    init() throws {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("work-tree-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
        try git(["init", "--quiet"])
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// The bytes of a file; nil where there is none.
    subscript(path: String) -> [UInt8]? {
        try? Array(Data(contentsOf: files.appendingPathComponent(path)))
    }

    /// Writes a file, or removes it where `bytes` is nil.
    func write(_ bytes: [UInt8]?, to path: String) throws {
        let file = files.appendingPathComponent(path)
        if let bytes {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(bytes).write(to: file)
        } else if self[path] != nil {
            try FileManager.default.removeItem(at: file)
        }
    }

    /// Runs `git apply` on a patch; throws what git says if it refuses.
    func apply(_ patch: [UInt8], _ options: String...) throws {
        let file = folder.appendingPathComponent("changes.patch")
        try Data(patch).write(to: file)
        try git(["apply", "--whitespace=nowarn"] + options + [file.path])
    }

    /// What git prints; throws what it complains about if it fails.
    @discardableResult
    func git(_ arguments: [String]) throws -> [UInt8] {
        let complaints = folder.appendingPathComponent("complaints")
        try Data().write(to: complaints)
        let output = Pipe()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "-c", "core.autocrlf=false", "-c", "core.safecrlf=false"] + arguments
        process.currentDirectoryURL = files
        process.environment = ProcessInfo.processInfo.environment
            .filter { !$0.key.hasPrefix("GIT_") }
            .merging(["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "LC_ALL": "C"]) { $1 }
        process.standardOutput = output
        process.standardError = try FileHandle(forWritingTo: complaints)
        try process.run()
        let printed = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            let said = try String(decoding: Data(contentsOf: complaints), as: UTF8.self)
            throw Failure(description: "git \(arguments.joined(separator: " ")): \(said)")
        }
        return Array(printed)
    }
}
