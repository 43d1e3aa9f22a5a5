#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A planned write whose place on disk is as it was planned on.
struct WriteTarget {
    let place: WritePlace
    let change: PlannedWrite
    /// The file to be replaced; `nil` for a new one.
    let original: EntryStatus?

    /// Checks all changes before anything is done.
    static func check(_ changes: [PlannedWrite], below root: String) throws(WriteError) -> [WriteTarget] {
        var targets: [WriteTarget] = []
        var readOnly: [String] = []
        for change in changes {
            let place = try WritePlace(change.path)
            let folder = try place.openFolder(below: root)
            let original = try status(of: place, for: change, in: folder)
            guard isWritable(EntryStatus(of: folder), ".", in: folder) else {
                throw .readOnlyFolder(place.folderPath, file: place.path)
            }
            if let original, !isWritable(original, place.name, in: folder) {
                readOnly.append(place.path)
                continue
            }
            if let before = change.before, try read(place, in: folder, expecting: before.count) != before {
                throw .changedOnDisk(place.path)
            }
            targets.append(WriteTarget(place: place, change: change, original: original))
        }
        guard readOnly.isEmpty else { throw .readOnly(readOnly) }
        return targets
    }

    // MARK: - The checks

    private static func status(
        of place: WritePlace, for change: PlannedWrite, in folder: borrowing Descriptor
    ) throws(WriteError) -> EntryStatus? {
        guard let status = EntryStatus(of: place.name, in: folder) else {
            guard change.before == nil else { throw .changedOnDisk(place.path) }
            return nil
        }
        switch status.kind {
        case .link: throw .linkOnTheWay(place.path, link: place.path)
        case .other: throw .notARegularFile(place.path)
        case .file where change.before == nil: throw .alreadyExists(place.path)
        case .file: return status
        }
    }

    /// By the owner's permission bit, which says what people want even where the system would let us (root
    /// may write everything, and a rename asks only for the folder), and by what the system says.
    private static func isWritable(_ status: EntryStatus?, _ name: String, in folder: borrowing Descriptor) -> Bool {
        guard let status, status.mode & S_IWUSR != 0 else { return false }
        return faccessat(folder.number, name, W_OK, 0) == 0
    }

    /// The file's bytes, or `nil` when there are more or fewer than expected.
    private static func read(
        _ place: WritePlace, in folder: borrowing Descriptor, expecting count: Int
    ) throws(WriteError) -> [UInt8]? {
        do throws(SystemError) {
            let file = try Descriptor(
                openat(folder.number, place.name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC))
            guard let status = EntryStatus(of: file), status.kind == .file, status.version.size == count else {
                return nil
            }
            let bytes = try FileBytes.read(file, atMost: count)
            return bytes.count == count ? bytes : nil
        } catch {
            throw .io(error.text, path: place.path)
        }
    }
}
