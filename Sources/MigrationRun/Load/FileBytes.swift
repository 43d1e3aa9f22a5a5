#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Reads whole files.
enum FileBytes {
    /// No file that is worth reading has more bytes.
    static let most = 1 << 30

    /// The bytes of the regular file at `path`, an absolute path. Nothing else is read: a pipe may never end.
    static func read(_ path: String) throws(SystemError) -> [UInt8] {
        // Without waiting, as opening a pipe does.
        let file = try Descriptor(open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK))
        var status = stat()
        guard fstat(file.number, &status) == 0 else { throw .last }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw status.st_mode & S_IFMT == S_IFDIR ? SystemError(code: EISDIR) : .noFile
        }
        guard status.st_size <= most else { throw SystemError(code: EFBIG) }
        var bytes: [UInt8] = []
        var failure: SystemError?
        // One byte more than the size, so that the end is seen in the same call.
        var capacity = Int(status.st_size) + 1
        while true {
            let part = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
                let result = Self.read(file, into: buffer)
                if result < 0 { failure = .last }
                count = max(0, result)
            }
            if let failure { throw failure }
            if part.isEmpty { return bytes }
            if bytes.isEmpty { bytes = part } else { bytes += part }
            if part.count < capacity { return bytes }
            capacity = 1 << 16
        }
    }

    /// The next bytes of an open file: as many as asked for, unless it ends before.
    static func read(_ file: borrowing Descriptor, atMost count: Int) throws(SystemError) -> [UInt8] {
        var failure: SystemError?
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            let space = UnsafeMutableBufferPointer(rebasing: buffer[..<count])
            let result = Self.read(file, into: space)
            if result < 0 { failure = .last }
            filled = max(0, result)
        }
        if let failure { throw failure }
        return bytes
    }

    private static func read(_ file: borrowing Descriptor, into buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
        var total = 0
        while total < buffer.count {
            #if canImport(Darwin)
            let count = Darwin.read(file.number, buffer.baseAddress! + total, buffer.count - total)
            #elseif canImport(Musl)
            let count = Musl.read(file.number, buffer.baseAddress! + total, buffer.count - total)
            #else
            let count = Glibc.read(file.number, buffer.baseAddress! + total, buffer.count - total)
            #endif
            if count < 0, errno == EINTR { continue }
            if count < 0 { return -1 }
            if count == 0 { break }
            total += count
        }
        return total
    }
}
