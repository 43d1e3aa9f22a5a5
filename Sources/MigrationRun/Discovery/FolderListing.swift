#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// One entry of a folder. Links are not followed.
struct FolderEntry {
    enum Kind {
        case file
        case folder
        case link
        /// A pipe, a socket or a device: never opened.
        case other
    }

    let name: String
    /// Whether `name` is the very name on disk, and not a repaired form of one that isn't UTF-8.
    let isNameExact: Bool
    let kind: Kind
}

enum FolderListing {
    /// What the folder at an absolute path holds, in no order, without "." and "..". The folder itself
    /// may not be a link. The kinds come from the listing where the file system gives them.
    static func entries(of folder: String) throws(SystemError) -> [FolderEntry] {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { throw .last }
        // The stream takes the descriptor over, and closes it.
        guard let stream = fdopendir(descriptor) else {
            let error = SystemError.last
            close(descriptor)
            throw error
        }
        defer { closedir(stream) }
        var entries: [FolderEntry] = []
        while true {
            errno = 0
            guard let entry = readdir(stream) else { break }
            // The name is longer than its declared type on some file systems: read it in place.
            let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
            let bytes = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
            if strcmp(bytes, ".") == 0 || strcmp(bytes, "..") == 0 { continue }
            guard let kind = kind(type: Int(entry.pointee.d_type), bytes, in: descriptor) else { continue }
            let exact = String(validatingCString: bytes)
            entries.append(
                FolderEntry(name: exact ?? String(cString: bytes), isNameExact: exact != nil, kind: kind))
        }
        guard errno == 0 else { throw .last }
        return entries
    }

    /// `nil` when the entry is gone meanwhile.
    private static func kind(
        type: Int, _ name: UnsafePointer<CChar>, in folder: Int32
    ) -> FolderEntry.Kind? {
        switch type {
        case Int(DT_REG): return .file
        case Int(DT_DIR): return .folder
        case Int(DT_LNK): return .link
        case Int(DT_UNKNOWN): break
        default: return .other
        }
        var status = stat()
        guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        case S_IFLNK: return .link
        default: return .other
        }
    }
}
