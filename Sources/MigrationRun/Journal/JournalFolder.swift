import SourceEditing

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Where the journal of a root is: outside of the project, so that nothing of it is ever committed.
public struct JournalFolder: Sendable {
    let path: String

    /// Those of all roots.
    static func all(state: String) -> [JournalFolder] {
        let entries = (try? FolderListing.entries(of: state + "/navmigrate")) ?? []
        return entries.map { JournalFolder(path: "\(state)/navmigrate/\($0.name)") }
    }

    private init(path: String) { self.path = path }

    /// - Parameters:
    ///   - root: An absolute path.
    ///   - state: The folder that programs of a user keep their state in, an absolute path.
    init(root: String, state: String) {
        path = "\(state)/navmigrate/\(FNV1a.digits(of: root))"
    }

    /// Where a user's state is, from the variables of the environment: `XDG_STATE_HOME`, on macOS the folder that Apple
    /// names. Nil where the environment names no home.
    public static func state(variable: (String) -> String?) -> String? {
        if let state = variable("XDG_STATE_HOME"), state.hasPrefix("/") { return state }
        guard let home = variable("HOME"), home.hasPrefix("/") else { return nil }
        #if os(macOS)
        return home + "/Library/Application Support"
        #else
        return home + "/.local/state"
        #endif
    }

    static let documentName = "journal.json"

    /// The document as it is on disk; nil where there is none that can be read.
    var documentBytes: [UInt8]? { try? FileBytes.read(path + "/" + Self.documentName) }

    /// Makes the folder, for its user alone, and those above it.
    func make() throws(SystemError) {
        var made = ""
        for part in path.split(separator: "/") {
            made += "/" + part
            guard mkdir(made, 0o700) != 0 else { continue }
            let error = SystemError.last
            var status = stat()
            guard stat(made, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { throw error }
        }
    }

    /// Keeps other runs on the same root away for as long as the result lives; nil where there is one.
    func lock() throws(SystemError) -> Descriptor? {
        let file = try Descriptor(open(path + "/lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600))
        var attempts = 0
        while flock(file.number, LOCK_EX | LOCK_NB) != 0 {
            let error = SystemError.last
            attempts += 1
            // A program that is just being started holds a copy of what was open for a moment.
            if error.code == EWOULDBLOCK, attempts > 20 { return nil }
            guard error.code == EINTR || error.code == EWOULDBLOCK else { throw error }
            usleep(10_000)
        }
        return file
    }
}
