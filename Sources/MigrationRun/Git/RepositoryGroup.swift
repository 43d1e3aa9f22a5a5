#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Files of one repository. The root's own repository can begin above the root; others (submodules, checkouts)
/// lie below it, and git answers for each from inside only.
struct RepositoryGroup {
    /// Where to ask git: the root, or the folder below it that holds the repository. An absolute path.
    let folder: String
    /// Relative to `folder`.
    private(set) var paths: [String] = []
    /// "", or `folder` relative to the root with a slash behind it.
    private let prefix: String

    private init(folder: String, prefix: String) {
        self.folder = folder
        self.prefix = prefix
    }

    /// - Parameter paths: Relative to the root.
    static func groups(of paths: [String], below root: String) -> [RepositoryGroup] {
        var homes: [String: String] = ["": ""]
        var groups: [String: RepositoryGroup] = [:]
        for path in paths {
            let home = home(ofFolder: parent(path), below: root, known: &homes)
            let prefix = home.isEmpty ? "" : home + "/"
            let start = path.utf8.index(path.startIndex, offsetBy: prefix.utf8.count)
            let folder = home.isEmpty ? root : root + "/" + home
            groups[home, default: RepositoryGroup(folder: folder, prefix: prefix)].paths.append(String(path[start...]))
        }
        return groups.sorted { $0.key < $1.key }.map(\.value)
    }

    func pathFromRoot(_ path: String) -> String {
        prefix + path
    }

    /// The paths in portions that a command line takes.
    var batches: [[String]] { Self.batches(of: paths) }

    /// Paths in portions that a command line takes.
    static func batches(of paths: [String]) -> [[String]] {
        var batches: [[String]] = []
        var bytes = Int.max
        for path in paths {
            if bytes > 100_000 {
                batches.append([])
                bytes = 0
            }
            batches[batches.count - 1].append(path)
            bytes += path.utf8.count + 1
        }
        return batches
    }

    /// Whether the folder or one above it looks like a repository, for when there is no git to ask.
    var isInRepository: Bool {
        var ancestor = folder
        while true {
            if Self.holdsRepository(ancestor) { return true }
            guard !ancestor.isEmpty else { return false }
            ancestor = Self.parent(ancestor)
        }
    }

    // MARK: - Where repositories are

    /// The nearest folder from `folder` upwards that holds a repository; "" for the root, whatever it holds.
    private static func home(ofFolder folder: String, below root: String, known: inout [String: String]) -> String {
        if let home = known[folder] { return home }
        let home =
            holdsRepository(root + "/" + folder)
            ? folder : self.home(ofFolder: parent(folder), below: root, known: &known)
        known[folder] = home
        return home
    }

    private static func parent(_ path: String) -> String {
        String(path[..<(path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex)])
    }

    private static func holdsRepository(_ folder: String) -> Bool {
        var status = stat()
        return lstat(folder + "/.git", &status) == 0
    }
}
