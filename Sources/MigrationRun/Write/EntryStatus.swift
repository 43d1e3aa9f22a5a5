#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

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
