#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Paths from the root of the file system.
public enum AbsolutePath {
    /// - Parameters:
    ///   - path: as a user wrote it: absolute, or relative to the working directory.
    ///   - workingDirectory: an absolute path.
    public static func of(_ path: String, in workingDirectory: String) -> String {
        path.utf8.first == UInt8(ascii: "/") ? path : workingDirectory + "/" + path
    }

    /// The path, free of links, of what is at `path`; nil where nothing is.
    public static func withoutLinks(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
