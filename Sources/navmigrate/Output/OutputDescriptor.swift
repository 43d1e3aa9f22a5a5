import Foundation

/// An open file to write to.
struct OutputDescriptor: Sendable {
    /// The number of a failed system call.
    struct Failure: Error {
        let code: Int32
        var text: String { String(cString: strerror(code)) }
    }

    static let standardOutput = OutputDescriptor(number: STDOUT_FILENO)
    static let standardError = OutputDescriptor(number: STDERR_FILENO)

    let number: Int32

    /// Writes all of `bytes`. A reader that has gone (`| head -1`) has what it wanted: that is no failure.
    func write(_ bytes: [UInt8]) throws(Failure) {
        var done = 0
        while done < bytes.count {
            let count = bytes[done...].withUnsafeBytes { systemWrite(number, $0.baseAddress, $0.count) }
            if count >= 0 {
                done += count
            } else if errno == EPIPE {
                return
            } else if errno != EINTR {
                throw Failure(code: errno)
            }
        }
    }
}

private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(file, bytes, count)
}
