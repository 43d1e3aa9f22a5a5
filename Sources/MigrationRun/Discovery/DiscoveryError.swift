/// Why there is no tree to work on.
public enum DiscoveryError: Error, Equatable, Sendable, CustomStringConvertible {
    /// A path that was named doesn't exist; as it was named.
    case noSuchFileOrFolder(String)
    /// A path that was named is a pipe, a socket or a device.
    case notAFileOrFolder(String)
    /// A path that was named can't be opened, in the system's words.
    case notReadable(path: String, why: String)
    /// The paths, as they were named, hold no Swift file. What was left out there may be the cause.
    case noSwiftFiles(paths: [String], skipped: [SkippedEntry])

    public var description: String {
        switch self {
        case .noSuchFileOrFolder(let path): "no such file or folder: \(path)"
        case .notAFileOrFolder(let path): "neither a file nor a folder: \(path)"
        case .notReadable(let path, let why): "cannot read \(path): \(why)"
        case .noSwiftFiles(let paths, _): "no Swift files under \(paths.joined(separator: ", "))"
        }
    }
}
