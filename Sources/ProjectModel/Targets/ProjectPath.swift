/// Paths relative to the project's root, with `/` and without `.` and `..`. The root itself is empty.
enum ProjectPath {
    /// Longer paths exist in no file system, and only in manifests made to exhaust a reader.
    private static let longest = 4096

    /// `path` seen from `folder`, or nil where it leaves the root, is absolute, or can't be a path.
    static func join(_ folder: String, _ path: String) -> String? {
        guard !path.hasPrefix("/"), folder.utf8.count + path.utf8.count < longest else { return nil }
        var components = folder.split(separator: "/")
        for component in path.split(separator: "/") where component != "." {
            guard component == ".." else {
                components.append(component)
                continue
            }
            guard components.popLast() != nil else { return nil }
        }
        return components.joined(separator: "/")
    }

    /// The folder that holds `path`.
    static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
        return String(path[..<slash])
    }

    static func lastComponent(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
        return String(path[path.utf8.index(after: slash)...])
    }

    /// Whether `path` is `folder` or lies beneath it.
    static func isPath(_ path: String, inOrAt folder: String) -> Bool {
        folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
    }
}
