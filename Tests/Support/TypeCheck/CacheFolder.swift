import Foundation

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A folder in the build folder, beside the tests' program.
struct CacheFolder: Sendable {
    let path: String

    static let `default`: CacheFolder = {
        // On macOS the tests are a bundle; on Linux they are a program.
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        let program = bundle?.bundlePath ?? CommandLine.arguments[0]
        return CacheFolder(path: URL(fileURLWithPath: program).deletingLastPathComponent().path + "/type-check")
    }()

    /// The folder for a key, made by `make` unless it is there. A folder that wasn't finished isn't seen.
    /// - Parameter costly: threads and programs that ask for it at the same time wait for one of them to make it.
    func folder(_ key: String, costly: Bool = false, make: (_ unfinished: String) throws -> Void) throws -> String {
        let finished = path + "/" + key
        if exists(finished) { return finished }
        try FileManager.default.createDirectory(
            atPath: (finished as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        let lock = costly ? try FileLock(finished + ".lock") : nil
        defer { lock?.release() }
        if exists(finished) { return finished }
        let unfinished = finished + "." + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: unfinished) }
        try FileManager.default.createDirectory(atPath: unfinished, withIntermediateDirectories: false)
        try make(unfinished)
        do {
            try FileManager.default.moveItem(atPath: unfinished, toPath: finished)
        } catch {
            // Another made the same meanwhile.
            guard exists(finished) else { throw error }
        }
        return finished
    }

    private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
}

/// Keeps out the other threads and programs that ask for the same file's lock.
private struct FileLock {
    private let descriptor: Int32
    private let path: String

    init(_ path: String) throws {
        descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        self.path = path
        guard descriptor >= 0, flock(descriptor, LOCK_EX) == 0 else {
            throw CompilerFailure(description: "can't lock \(path)")
        }
    }

    func release() {
        // The file stays: who waits for it has it open.
        close(descriptor)
    }
}
