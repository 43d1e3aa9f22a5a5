/// Which of the two that a journal knows a file on disk is.
enum FileState {
    case before, after
    /// Somebody changed it since, or it can't be read.
    case other

    /// - Parameter write: with the file's path relative to `root`.
    init(of write: PlannedWrite, below root: String) {
        do throws(WriteError) {
            let place = try WritePlace(write.path)
            // Of a file whose folder is gone nothing can be said.
            _ = try place.openFolder(below: root)
            let bytes = try place.bytes(below: root)
            self = bytes == write.after ? .after : bytes == write.before ? .before : .other
        } catch {
            self = .other
        }
    }
}
