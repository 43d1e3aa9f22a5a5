/// Why a run's changes were not written. Paths are relative to the root.
public enum WriteError: Error, Equatable, Sendable {
    /// The file is not, or no longer, the one that the change was planned on.
    case changedOnDisk(String)
    /// All files of the run that may not be written, by their permissions.
    case readOnly([String])
    /// The folder, in which a file would be replaced or made, may not be written, by its permissions.
    case readOnlyFolder(String, file: String)
    /// A folder, pipe, socket or device is where the file should be.
    case notARegularFile(String)
    /// `link` is the file itself or a folder on the way to it.
    case linkOnTheWay(String, link: String)
    /// The root, an absolute path, or a folder on the way to it, has become a link.
    case linkInRoot(String)
    /// Not a relative path that stays below the root.
    case outsideRoot(String)
    /// Something is where a new file should be made.
    case alreadyExists(String)
    /// The system refused to write; in its own words.
    case io(String, path: String)
    /// The system refused to read; in its own words.
    case notReadable(String, path: String)
    /// The one case in which files differ from before: writing failed, and so did putting back the files that
    /// were replaced already.
    case notRestored(cause: String, files: [Unrestored])

    /// A file that has its new content although the run failed.
    public struct Unrestored: Equatable, Sendable {
        public let path: String
        /// Where the old file is; `nil` for a new file, which had none.
        public let original: String?

        public init(path: String, original: String?) {
            self.path = path
            self.original = original
        }
    }

}

extension WriteError: CustomStringConvertible {
    /// What happened, where, what was done, and what to do about it.
    public var description: String {
        if case .notRestored(let cause, let files) = self {
            return "\(cause); to put back what was written failed too: "
                + files.map(\.description).joined(separator: "; ") + "."
        }
        return "\(cause); nothing was written.\(advice)"
    }

    /// What happened and where, without an end.
    public var cause: String {
        switch self {
        case .changedOnDisk(let path): "\(path) has changed on disk since it was read"
        case .readOnly(let paths): "\(paths.joined(separator: ", ")): read-only"
        case .readOnlyFolder(let folder, let file): "\(file) is in a read-only folder, \(folder)"
        case .notARegularFile(let path): "\(path) is not a regular file"
        case .linkOnTheWay(let path, let link) where path == link: "\(path) is a symbolic link"
        case .linkOnTheWay(let path, let link): "\(path) would be written through the symbolic link \(link)"
        case .linkInRoot(let root):
            "\(root), or a folder on the way to it, has become a symbolic link since it was read"
        case .outsideRoot(let path): "\(path) is not a path inside the project"
        case .alreadyExists(let path): "\(path) exists already"
        case .io(let why, let path): "\(path) can't be written: \(why)"
        case .notReadable(let why, let path): "\(path) can't be read: \(why)"
        case .notRestored(let cause, _): cause
        }
    }

    /// Whether files differ from before.
    public var leavesFiles: Bool {
        if case .notRestored = self { return true }
        return false
    }

    private var advice: String {
        switch self {
        case .changedOnDisk, .alreadyExists, .linkInRoot: " Run again."
        case .readOnly, .readOnlyFolder: " Allow writing (chmod u+w), and run again."
        case .notARegularFile: " Move it away, and run again."
        case .linkOnTheWay: " Name the link's target as the path, and run again."
        case .outsideRoot: " This is a mistake of navmigrate: please report it."
        case .io, .notReadable, .notRestored: ""
        }
    }
}

extension WriteError.Unrestored: CustomStringConvertible {
    public var description: String {
        original.map { "\(path) has its new content, the old one is in \($0)" }
            ?? "\(path) is new and can be deleted"
    }
}
