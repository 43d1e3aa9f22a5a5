#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The number with which a system call failed (`errno`).
struct SystemError: Error, Equatable, Sendable {
    let code: Int32

    /// The error of the system call that failed just now on this thread.
    static var last: SystemError { SystemError(code: errno) }

    /// A pipe, a socket or a device is where a file should be: not every system has a number for that.
    static let noFile = SystemError(code: 0)

    /// The system's own words, such as "No space left on device".
    var text: String { self == .noFile ? "it is no file" : String(cString: strerror(code)) }
}
