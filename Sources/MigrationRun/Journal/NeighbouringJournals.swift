#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The journals of roots that share files with a root: those above it and below it.
enum NeighbouringJournals {
    /// The root whose last run was later than that of `root`, and wrote files that `root` holds too; nil: there is none.
    ///
    /// To take the earlier one back would take files out of the middle of the later one.
    /// - Parameter state: where programs of the user keep their state.
    static func laterRoot(than root: String, files: [String], state: String) -> String? {
        let own = JournalFolder(root: root, state: state)
        let paths = Set(files.map { root + "/" + $0 })
        guard let time = time(of: own) else { return nil }
        let later = JournalFolder.all(state: state).compactMap { folder -> (time: Double, root: String)? in
            guard folder.path != own.path, let written = Self.time(of: folder), written > time,
                let document = folder.documentBytes.flatMap({ JournalDocument($0) }), let run = document.runs.last,
                run.files.contains(where: { paths.contains(document.root + "/" + $0.path) })
            else { return nil }
            return (written, document.root)
        }
        return later.max { $0.time < $1.time }?.root
    }

    /// When a journal was written last, in seconds.
    private static func time(of folder: JournalFolder) -> Double? {
        var status = stat()
        guard lstat(folder.path + "/" + JournalFolder.documentName, &status) == 0 else { return nil }
        #if canImport(Darwin)
        let time = status.st_mtimespec
        #else
        let time = status.st_mtim
        #endif
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
