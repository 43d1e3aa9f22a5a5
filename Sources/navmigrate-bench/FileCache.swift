#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The files that the system keeps in memory.
enum FileCache {
    /// Drops files that are written out; folders and their entries stay, which nobody but root can drop.
    /// - Returns: whether the system can be asked for it.
    static func drop(_ files: [String]) -> Bool {
        #if canImport(Darwin)
        return false
        #else
        for file in files {
            let number = open(file, O_RDONLY | O_CLOEXEC)
            guard number >= 0 else { continue }
            fdatasync(number)
            posix_fadvise(number, 0, 0, POSIX_FADV_DONTNEED)
            close(number)
        }
        return true
        #endif
    }

    /// Reads all of them, one after the other.
    /// - Returns: how many bytes there are.
    static func read(_ files: some Sequence<Substring>) -> Int {
        withUnsafeTemporaryAllocation(byteCount: 1 << 20, alignment: 16) { buffer in
            files.reduce(0) { sum, file in
                let number = open(String(file), O_RDONLY | O_CLOEXEC)
                guard number >= 0 else { return sum }
                defer { close(number) }
                var total = sum
                while case let count = Self.read(number, buffer), count > 0 { total += count }
                return total
            }
        }
    }

    private static func read(_ number: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
        #if canImport(Darwin)
        Darwin.read(number, buffer.baseAddress, buffer.count)
        #elseif canImport(Musl)
        Musl.read(number, buffer.baseAddress, buffer.count)
        #else
        Glibc.read(number, buffer.baseAddress, buffer.count)
        #endif
    }
}
