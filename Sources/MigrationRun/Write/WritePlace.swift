#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The place of a file below the root: the names of its folders and its own.
struct WritePlace {
    let path: String
    let folder: [String]
    let name: String

    /// - Parameter path: Relative to the root.
    init(_ path: String) throws(WriteError) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard let name = parts.last, parts.allSatisfy({ !["", ".", ".."].contains($0) }), !path.utf8.contains(0) else {
            throw .outsideRoot(path)
        }
        self.path = path
        self.folder = Array(parts.dropLast())
        self.name = name
    }

    /// The folder, for messages.
    var folderPath: String { folder.isEmpty ? "." : folder.joined(separator: "/") }

    /// Where a file beside this one is.
    func sibling(_ name: String) -> String {
        (folder + [name]).joined(separator: "/")
    }

    /// Opens the folder, going down from the root name by name so that no link is followed on the way, not
    /// even one that somebody puts there meanwhile.
    func openFolder(below root: String) throws(WriteError) -> Descriptor {
        var current: Descriptor
        do {
            current = try Descriptor(open(root, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
        } catch {
            throw .io(error.text, path: path)
        }
        for (index, part) in folder.enumerated() {
            do {
                current = try Descriptor(
                    openat(current.number, part, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC))
            } catch {
                // The code for a link differs by system.
                if case .link? = EntryStatus(of: part, in: current)?.kind {
                    throw .linkOnTheWay(path, link: folder[...index].joined(separator: "/"))
                }
                throw .io(error.text, path: path)
            }
        }
        return current
    }
}

/// What the system says about an entry of a folder, without following links.
struct EntryStatus {
    enum Kind {
        case file
        case link
        case other
    }

    let kind: Kind
    let mode: mode_t
    let owner: uid_t
    let group: gid_t
    let times: [timespec]
    /// Changes whenever the entry is another file or has other content.
    let version: Version

    struct Version: Equatable {
        let device: UInt64
        let file: UInt64
        let size: Int
        let seconds: Int
        let nanoseconds: Int
    }

    /// `nil` when there is no such entry.
    init?(of name: String, in folder: borrowing Descriptor) {
        var status = stat()
        guard fstatat(folder.number, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
        self.init(status)
    }

    /// The status of an open file or folder.
    init?(of file: borrowing Descriptor) {
        var status = stat()
        guard fstat(file.number, &status) == 0 else { return nil }
        self.init(status)
    }

    private init(_ status: stat) {
        switch status.st_mode & S_IFMT {
        case S_IFREG: kind = .file
        case S_IFLNK: kind = .link
        default: kind = .other
        }
        mode = status.st_mode & 0o7777
        owner = status.st_uid
        group = status.st_gid
        #if canImport(Darwin)
        let (accessed, modified) = (status.st_atimespec, status.st_mtimespec)
        #else
        let (accessed, modified) = (status.st_atim, status.st_mtim)
        #endif
        times = [accessed, modified]
        version = Version(
            device: UInt64(truncatingIfNeeded: status.st_dev), file: UInt64(status.st_ino), size: Int(status.st_size),
            seconds: Int(modified.tv_sec), nanoseconds: Int(modified.tv_nsec))
    }
}
