#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The file with a project's settings, `.navmigrate.json`.
public struct SettingsFile: Sendable {
    public static let name = ".navmigrate.json"

    /// An absolute path.
    public let path: String
    public let bytes: [UInt8]
    /// Where the run's root is, seen from the file's folder: "", or a path with a slash behind it.
    public let pathToRoot: String

    /// The file at the root of a run, or the next one above it in the same repository.
    /// - Throws: `Failure` where there is one that can't be read: to run without what it says could change too much.
    public static func find(root: String) throws(Failure) -> SettingsFile? {
        var folder = root
        while true {
            let path = folder + "/" + name
            var status = stat()
            if lstat(path, &status) == 0 {
                guard [S_IFREG, S_IFLNK].contains(status.st_mode & S_IFMT) else {
                    throw Failure(path: path, reason: "it is no file")
                }
                do throws(SystemError) {
                    return SettingsFile(
                        path: path, bytes: try FileBytes.read(path),
                        pathToRoot: folder == root ? "" : root.dropFirst(folder.count + 1) + "/")
                } catch {
                    throw Failure(path: path, reason: error.code == ELOOP ? "it is a link" : error.text)
                }
            }
            guard lstat(folder + "/.git", &status) != 0, let slash = folder.lastIndex(of: "/"), folder != "/" else {
                return nil
            }
            folder = String(folder[..<slash])
            if folder.isEmpty { return nil }
        }
    }

    public struct Failure: Error, Equatable, CustomStringConvertible {
        let path: String
        let reason: String

        public var description: String { "the settings \(path) can't be read: \(reason)" }
    }

    /// A pattern of paths that is relative to the file's folder, as one that is relative to the run's root; nil: it is about
    /// files elsewhere.
    public func excluded(_ pattern: String) -> String? {
        guard pattern.contains("/"), !pathToRoot.isEmpty else { return pattern }
        return pattern.hasPrefix(pathToRoot) ? String(pattern.dropFirst(pathToRoot.count)) : nil
    }
}
