#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Where to look for a project: its root, and what below it was named.
///
/// The root is known before anything is scanned, so that the settings at the root can be read first.
public struct DiscoveryScope: Equatable, Sendable {
    /// The absolute path, free of links, of the folder that was named, or of the folder that holds the
    /// named file, or of the deepest folder that holds everything named.
    public let root: String
    /// The paths as they were named, for messages.
    let named: [String]
    /// The named folders, relative to the root ("" is the root), each scanned whatever its name is.
    let folders: [String]
    /// The named files, relative to the root.
    let files: [String]

    /// - Parameters:
    ///   - paths: Files and folders, relative to the working directory or absolute; none stands for the
    ///     working directory. An Xcode project or workspace stands for the folder that holds it.
    ///   - workingDirectory: An absolute path.
    public init(paths: [String], workingDirectory: String) throws(DiscoveryError) {
        var folders: [String] = []
        var files: [String] = []
        named = paths.isEmpty ? ["."] : paths
        for path in named {
            switch try Self.resolve(path, workingDirectory) {
            case .folder(let folder): folders.append(folder)
            case .file(let file): files.append(file)
            }
        }
        let root = Self.commonFolder(folders + files.map(Self.parent))
        self.root = root
        self.folders = folders.map { Self.relative($0, to: root) }
        self.files = files.map { Self.relative($0, to: root) }
    }

    /// The folders on the way from the root to what was named, which are not scanned themselves:
    /// the manifests in them tell about the files below.
    var foldersOnTheWay: Set<String> {
        var result: Set<String> = []
        for path in files + folders where !path.isEmpty {
            var folder = path
            while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
                folder = String(folder[..<slash])
                result.insert(folder)
            }
            result.insert("")
        }
        return result.subtracting(folders)
    }

    // MARK: - Paths

    private enum Resolved {
        case folder(String)
        case file(String)
    }

    private static func resolve(_ path: String, _ workingDirectory: String) throws(DiscoveryError) -> Resolved {
        let absolute = AbsolutePath.of(path, in: workingDirectory)
        // An empty name is no path, though the working directory with a slash behind it would be one.
        guard !path.isEmpty, let canonical = realpath(absolute, nil) else {
            let error = path.isEmpty ? SystemError(code: ENOENT) : SystemError.last
            guard error.code == ENOENT || error.code == ENOTDIR else {
                throw .notReadable(path: path, why: error.text)
            }
            throw .noSuchFileOrFolder(path)
        }
        defer { free(canonical) }
        var status = stat()
        guard stat(canonical, &status) == 0 else {
            throw .notReadable(path: path, why: SystemError.last.text)
        }
        let resolved = String(cString: canonical)
        switch status.st_mode & S_IFMT {
        case S_IFDIR where resolved.hasSuffix(".xcodeproj") || resolved.hasSuffix(".xcworkspace"):
            return .folder(parent(resolved))
        case S_IFDIR: return .folder(resolved)
        case S_IFREG: return .file(resolved)
        default: throw .notAFileOrFolder(path)
        }
    }

    private static func parent(_ path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex else { return "/" }
        return String(path[..<slash])
    }

    private static func commonFolder(_ folders: [String]) -> String {
        var common = folders[0].utf8.split(separator: UInt8(ascii: "/"))
        for folder in folders.dropFirst() {
            let parts = folder.utf8.split(separator: UInt8(ascii: "/"))
            let shared = zip(common, parts).prefix { $0.elementsEqual($1) }
            common = Array(common.prefix(shared.count))
        }
        return "/" + common.map { String(Substring($0)) }.joined(separator: "/")
    }

    private static func relative(_ path: String, to root: String) -> String {
        let below = path.utf8.dropFirst(root.utf8.count)
        return String(Substring(below.first == UInt8(ascii: "/") ? below.dropFirst() : below))
    }
}
