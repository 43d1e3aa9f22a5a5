#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Which of the two that a journal knows a file on disk is.
enum FileState {
    case before, after
    /// Somebody changed it since, or it can't be read.
    case other

    /// - Parameter write: with the file's path relative to `root`.
    init(of write: PlannedWrite, below root: String) {
        guard let place = try? WritePlace(write.path), let folder = try? place.openFolder(below: root) else {
            self = .other
            return
        }
        var bytes: [UInt8]?
        if EntryStatus(of: place.name, in: folder) != nil {
            guard let read = try? FileBytes.read(root + "/" + write.path) else {
                self = .other
                return
            }
            bytes = read
        }
        self = bytes == write.after ? .after : bytes == write.before ? .before : .other
    }
}
