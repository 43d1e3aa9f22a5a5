import Foundation
import Synchronization

/// A folder of a test's own, outside of any repository, removed with the value. Its path is free of links.
public final class ScratchFolder: Sendable {
    public let path: String

    /// - Parameter name: the folder's own name, inside another that nobody else has.
    public init(_ name: String = "project") throws {
        let made = NSTemporaryDirectory() + "/navmigrate-scratch-" + UUID().uuidString + "/" + name
        try FileManager.default.createDirectory(atPath: made, withIntermediateDirectories: true)
        path = URL(fileURLWithPath: made).resolvingSymlinksInPath().path
    }

    deinit {
        let outer = (path as NSString).deletingLastPathComponent
        // What can't be searched can't be removed.
        for name in FileManager.default.enumerator(atPath: outer)?.compactMap({ $0 as? String }) ?? [] {
            if (try? FileManager.default.destinationOfSymbolicLink(atPath: outer + "/" + name)) == nil {
                _ = try? setMode(0o755, outer + "/" + name)
            }
        }
        try? FileManager.default.removeItem(atPath: outer)
    }

    // MARK: Files

    public func write(_ name: String, _ text: String) throws {
        try write(name, Array(text.utf8))
    }

    public func write(_ name: String, _ bytes: [UInt8]) throws {
        let file = URL(fileURLWithPath: path + "/" + name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
    }

    public func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(atPath: path + "/" + name, withIntermediateDirectories: true)
    }

    /// Copies what is in the folder at `source`, an absolute path, to a folder that isn't there yet.
    public func copy(_ source: String, to name: String) throws {
        try FileManager.default.copyItem(atPath: source, toPath: path + "/" + name)
    }

    public func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: target)
    }

    public func setMode(_ mode: Int, of name: String) throws {
        try setMode(mode, path + "/" + name)
    }

    private func setMode(_ mode: Int, _ path: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    }

    public func bytes(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(fileURLWithPath: path + "/" + name)))
    }

    public func text(_ name: String) throws -> String {
        String(decoding: try bytes(name), as: UTF8.self)
    }

    /// The contents of all files below the folder `name`, by their paths relative to it.
    public func contents(of name: String = "") throws -> [String: [UInt8]] {
        var contents: [String: [UInt8]] = [:]
        let folder = path + "/" + name
        for file in FileManager.default.enumerator(atPath: folder)?.compactMap({ $0 as? String }) ?? [] {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: folder + "/" + file, isDirectory: &isFolder),
                !isFolder.boolValue
            else { continue }
            contents[file] = try bytes((name.isEmpty ? "" : name + "/") + file)
        }
        return contents
    }

    /// What tells whether a file was touched: its permissions, its number on disk and the time of its last change.
    public func trace(of name: String) throws -> String {
        let attributes = try FileManager.default.attributesOfItem(atPath: path + "/" + name)
        return [FileAttributeKey.posixPermissions, .systemFileNumber, .modificationDate].map { key in
            String(describing: attributes[key] ?? "none")
        }.joined(separator: " ")
    }

    // MARK: Programs

    /// Where programs that run here keep their state: beside the folder, and removed with it.
    public var state: String { (path as NSString).deletingLastPathComponent + "/state" }

    /// What a program said and how it ended.
    public struct ProgramResult: Sendable {
        public let status: Int32
        public let output: String
        public let errors: String
    }

    /// Runs a line of shell.
    /// - Parameters:
    ///   - folder: where, relative to this folder.
    ///   - tools: the absolute path of a folder in which programs are looked for first.
    @discardableResult
    public func shell(_ line: String, in folder: String = "", tools: String? = nil) throws -> ProgramResult {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", line]
        process.currentDirectoryURL = URL(fileURLWithPath: path + "/" + folder)
        var environment = ProcessInfo.processInfo.environment
        environment["PATH"] = [tools, environment["PATH"]].compactMap { $0 }.joined(separator: ":")
        // Git then sees no configuration of this machine and this user.
        environment["GIT_CONFIG_NOSYSTEM"] = "1"
        environment["GIT_CONFIG_GLOBAL"] = "/dev/null"
        environment["XDG_STATE_HOME"] = state
        process.environment = environment
        let (output, errors) = (Pipe(), Pipe())
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let errorReader = PipeReader(errors)
        let text = output.fileHandleForReading.readDataToEndOfFile()
        let errorText = errorReader.finish()
        process.waitUntilExit()
        // The shell's own way to say that a signal ended it.
        let status =
            process.terminationReason == .uncaughtSignal ? 128 + process.terminationStatus : process.terminationStatus
        return ProgramResult(
            status: status, output: String(decoding: text, as: UTF8.self),
            errors: String(decoding: errorText, as: UTF8.self))
    }

    /// Runs git as somebody who has a name; `arguments` are as in a shell.
    @discardableResult
    public func git(_ arguments: String, in folder: String = "") throws -> ProgramResult {
        let result = try shell(
            "git -c user.name=T -c user.email=t@example.com -c init.defaultBranch=main -c commit.gpgSign=false "
                + arguments, in: folder)
        guard result.status == 0 else { throw ProgramFailure(line: "git \(arguments)", errors: result.errors) }
        return result
    }

    /// Makes the folder a repository in which everything is committed.
    public func commitAll() throws {
        try git("init --quiet")
        try git("add --all --force")
        try git("commit --quiet --message all")
    }
}

public struct ProgramFailure: Error, CustomStringConvertible {
    let line: String
    let errors: String

    public var description: String { "\(line): \(errors)" }
}

/// Empties a pipe while another one is read: a program that fills one and waits would never end.
private final class PipeReader: Sendable {
    private let data = Mutex(Data())
    private let done = DispatchSemaphore(value: 0)

    init(_ pipe: Pipe) {
        let file = pipe.fileHandleForReading
        Thread { [self] in
            let all = file.readDataToEndOfFile()
            data.withLock { $0 = all }
            done.signal()
        }.start()
    }

    func finish() -> Data {
        done.wait()
        return data.withLock { $0 }
    }
}
