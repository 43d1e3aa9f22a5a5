import Foundation

@testable import MigrationRun

/// A folder of a test's own, removed with the value. Its path is free of links.
final class TemporaryFolder: Sendable {
    let path: String

    init() {
        let made = NSTemporaryDirectory() + "navmigrate-test-" + UUID().uuidString
        try! FileManager.default.createDirectory(atPath: made, withIntermediateDirectories: true)
        let canonical = realpath(made, nil)!
        path = String(cString: canonical)
        free(canonical)
    }

    deinit {
        // What can't be searched can't be removed.
        _ = try? Self.run("/bin/chmod", ["-R", "u+rwx", path], environment: [:])
        // Foundation can't remove what lies deeper than a path may be long.
        _ = try? Self.run("/bin/rm", ["-rf", path], environment: [:])
    }

    /// Makes a file, and the folders on the way to it.
    func file(_ name: String, _ text: String = "") {
        var folder = path
        for part in name.split(separator: "/").dropLast() {
            folder += "/" + part
            mkdir(folder, 0o755)
        }
        // Foundation's ways take milliseconds for each file.
        let descriptor = open(path + "/" + name, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        precondition(descriptor >= 0 && write(descriptor, text, text.utf8.count) == text.utf8.count)
        close(descriptor)
    }

    func files(_ names: String...) {
        for name in names { file(name) }
    }

    func folder(_ name: String) {
        try! FileManager.default.createDirectory(atPath: path + "/" + name, withIntermediateDirectories: true)
    }

    func link(_ name: String, to target: String) {
        try! FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: target)
    }

    func permissions(_ name: String, _ mode: mode_t) {
        precondition(chmod(path + "/" + name, mode) == 0)
    }

    func text(_ name: String) -> String? {
        FileManager.default.contents(atPath: path + "/" + name).map { String(decoding: $0, as: UTF8.self) }
    }

    func exists(_ name: String) -> Bool {
        var status = stat()
        return lstat(path + "/" + name, &status) == 0
    }

    /// Everything below the folder: kind, permissions, inode, time of change, and content or target.
    func picture() -> [String: String] {
        var picture: [String: String] = [:]
        for name in FileManager.default.enumerator(atPath: path)!.map({ $0 as! String }) {
            var status = stat()
            precondition(lstat(path + "/" + name, &status) == 0)
            #if canImport(Darwin)
            let time = status.st_mtimespec
            #else
            let time = status.st_mtim
            #endif
            let isFolder = status.st_mode & S_IFMT == S_IFDIR
            let content =
                (try? FileManager.default.destinationOfSymbolicLink(atPath: path + "/" + name)) ?? text(name) ?? ""
            // A folder's time says only that names came and went in it.
            picture[name] =
                String(status.st_mode, radix: 8) + (isFolder ? "" : " \(status.st_ino) \(time.tv_sec).\(time.tv_nsec) ")
                + content
        }
        return picture
    }

    // MARK: - Git

    /// An environment in which git sees this machine's and this user's configuration nowhere.
    var gitEnvironment: [String: String] {
        [
            "PATH": ProcessInfo.processInfo.environment["PATH"]!, "HOME": path + "/.home",
            "GIT_CONFIG_NOSYSTEM": "1", "GIT_CEILING_DIRECTORIES": (path as NSString).deletingLastPathComponent,
        ]
    }

    var gitTool: GitTool {
        let environment = gitEnvironment
        return GitTool.find { environment[$0] }!
    }

    /// Runs git as people run it: with all that the repository configures.
    @discardableResult
    func git(_ arguments: String..., in folder: String = "") -> String {
        let identity = [
            "-c", "user.name=T", "-c", "user.email=t@example.com", "-c", "protocol.file.allow=always",
            "-c", "init.defaultBranch=main", "-c", "commit.gpgSign=false",
        ]
        let all = ["git"] + identity + ["-C", path + "/" + folder] + arguments
        return try! Self.run("/usr/bin/env", all, environment: gitEnvironment)
    }

    /// Writes a program. Another process does: one that this process has open for writing can't be run while a test
    /// beside this one starts a process, which holds the open file for a moment.
    func program(_ name: String, _ text: String) {
        let script = "printf '%s' \"$1\" > \"$2\" && chmod 755 \"$2\""
        folder((name as NSString).deletingLastPathComponent)
        _ = try! Self.run("/bin/sh", ["-c", script, "sh", text, path + "/" + name], environment: [:])
    }

    private static func run(_ program: String, _ arguments: [String], environment: [String: String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.environment = environment
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}
