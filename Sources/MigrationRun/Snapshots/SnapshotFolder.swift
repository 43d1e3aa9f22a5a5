#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A folder that holds a recorded snapshot. It may hold other files too, which are left alone.
public struct SnapshotFolder: Sendable {
    /// One file of a snapshot.
    public struct File: Sendable, Equatable {
        public let name: String
        public let bytes: [UInt8]

        public init(name: String, bytes: [UInt8]) {
            self.name = name
            self.bytes = bytes
        }
    }

    /// An absolute path.
    public let path: String

    public init(path: String) {
        self.path = path
    }

    /// The bytes of a file in the folder; nil where there is none. Links are not followed.
    public func bytes(of name: String) throws(WriteError) -> [UInt8]? {
        try WritePlace(name).bytes(below: path)
    }

    /// Makes the folder, and those on the way to it.
    public func make() throws(WriteError) {
        var made = ""
        for part in path.split(separator: "/") {
            made += "/" + part
            guard mkdir(made, 0o777) != 0, errno != EEXIST else { continue }
            let error = SystemError.last
            var status = stat()
            // A folder that is there may lie where none can be made.
            guard stat(made, &status) == 0 else { throw .io(error.text, path: path) }
        }
    }

    /// Writes all files or none.
    ///
    /// - Parameter before: what the files that are there have in them, by their names, as it was read.
    public func write(_ files: [File], before: [String: [UInt8]]) throws(WriteError) {
        try AtomicWriter(root: path).write(
            files.map { PlannedWrite(path: $0.name, before: before[$0.name], after: $0.bytes) })
    }
}
