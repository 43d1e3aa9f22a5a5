#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The calls that change the file system. They are values so that tests can make any of them fail.
///
/// `folder` is the descriptor of an open folder, and names are names in it.
struct FileOperations: Sendable {
    /// Writes all bytes at the end of an open file.
    var write: @Sendable (_ file: Int32, _ bytes: [UInt8]) throws(SystemError) -> Void
    /// Makes sure that a file's bytes are on the disk. Called from several threads at once.
    var sync: @Sendable (_ folder: Int32, _ name: String) throws(SystemError) -> Void
    /// Gives a file a second name, which must be free.
    var link: @Sendable (_ folder: Int32, _ name: String, _ second: String) throws(SystemError) -> Void
    /// Gives a file another name, in the place of the file that has it, in one step.
    var rename: @Sendable (_ folder: Int32, _ name: String, _ new: String) throws(SystemError) -> Void
    var remove: @Sendable (_ folder: Int32, _ name: String) throws(SystemError) -> Void

    static let system = FileOperations(
        write: { (file, bytes) throws(SystemError) in
            var written = 0
            while written < bytes.count {
                let count = bytes.withUnsafeBytes { buffer in
                    Self.systemWrite(file, buffer.baseAddress?.advanced(by: written), bytes.count - written)
                }
                guard count >= 0 || errno == EINTR else { throw .last }
                written += max(count, 0)
            }
        },
        sync: { (folder, name) throws(SystemError) in
            let file = try Descriptor(openat(folder, name, O_WRONLY | O_NOFOLLOW | O_CLOEXEC))
            guard fsync(file.number) == 0 else { throw .last }
        },
        link: { (folder, name, second) throws(SystemError) in
            guard linkat(folder, name, folder, second, 0) == 0 else { throw .last }
        },
        rename: { (folder, name, new) throws(SystemError) in
            guard renameat(folder, name, folder, new) == 0 else { throw .last }
        },
        remove: { (folder, name) throws(SystemError) in
            guard unlinkat(folder, name, 0) == 0 else { throw .last }
        })

    /// Inside the type `write` is the property.
    private static func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
        #if canImport(Darwin)
        Darwin.write(file, bytes, count)
        #elseif canImport(Musl)
        Musl.write(file, bytes, count)
        #else
        Glibc.write(file, bytes, count)
        #endif
    }
}
