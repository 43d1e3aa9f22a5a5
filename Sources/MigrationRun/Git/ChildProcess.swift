#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A program that runs to its end, with all that it writes kept.
enum ChildProcess {
    struct Outcome {
        /// The exit status; 128 and the signal's number for a program that a signal ended.
        let status: Int32
        let output: [UInt8]
        let errors: [UInt8]
    }

    /// Where the program's two outputs go.
    enum Output {
        case apart
        /// Both to the one, in the order in which they are written. What the program leaves running may hold it open, and is
        /// not waited for.
        case together
    }

    /// - Parameters:
    ///   - executable: An absolute path; it is the first of the program's arguments too.
    ///   - environment: All variables that the program gets, as `NAME=value`.
    ///   - input: What it reads.
    static func run(
        _ executable: String, _ arguments: [String], environment: [String],
        input bytes: [UInt8] = [], output kind: Output = .apart
    ) throws(SystemError) -> Outcome {
        let input = try Pipe()
        let output = try Pipe()
        let errors = try Pipe()
        let child = try ChildStart.spawn(
            executable, arguments, environment: environment, input: .descriptor(input.readEnd.number),
            output: .descriptor(output.writeEnd.number),
            errors: .descriptor(kind == .together ? output.writeEnd.number : errors.writeEnd.number),
            // A key press is to end it, and a pipe that is gone.
            hearing: [SIGINT, SIGTERM, SIGHUP, SIGPIPE])
        let inputEnd = input.writingOnly()
        let outputEnd = output.readingOnly()
        let errorsEnd = errors.readingOnly()
        var status: Int32?
        let patience: Int32 = kind == .apart ? -1 : 100
        let read = exchange(bytes, to: inputEnd, outputEnd.number, errorsEnd.number, waiting: patience) {
            if kind == .together { status = self.status(of: child, WNOHANG) }
            return status != nil
        }
        return Outcome(status: status ?? self.status(of: child) ?? 0, output: read.0, errors: read.1)
    }

    // MARK: - Read and wait

    /// Writes all of `input`, and reads both outputs until both end. To do one after the other would stop a program that
    /// fills a pipe meanwhile.
    /// - Parameters:
    ///   - time: how long to wait, in milliseconds, before it is asked again whether all is over; -1: forever.
    ///   - isOver: whether what is in the pipes is all that matters.
    private static func exchange(
        _ input: [UInt8], to inputEnd: consuming Descriptor, _ first: Int32, _ second: Int32, waiting time: Int32,
        until isOver: () -> Bool
    ) -> ([UInt8], [UInt8]) {
        var writer: Descriptor? = consume inputEnd
        var rest = input[...]
        if rest.isEmpty { writer = nil }
        var contents: [[UInt8]] = [[], []]
        var polled = [first, second].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        polled.append(pollfd(fd: writer?.number ?? -1, events: Int16(POLLOUT), revents: 0))
        var buffer = [UInt8](repeating: 0, count: 64 * 1024)
        while polled.contains(where: { $0.fd >= 0 }) {
            // A pipe holds no more than the buffer: what is read now is the rest.
            let isLast = isOver()
            guard poll(&polled, nfds_t(polled.count), isLast ? 0 : time) >= 0 || errno == EINTR else { break }
            for index in contents.indices where polled[index].fd >= 0 && polled[index].revents != 0 {
                let count = read(polled[index].fd, &buffer, buffer.count)
                if count > 0 {
                    contents[index].append(contentsOf: buffer[..<count])
                } else if count == 0 || errno != EINTR {
                    // poll passes over negative numbers.
                    polled[index].fd = -1
                }
            }
            if polled[2].fd >= 0, polled[2].revents != 0 {
                // So many bytes fit in whenever any do.
                let count = rest.prefix(512).withUnsafeBytes { send(polled[2].fd, $0.baseAddress, $0.count) }
                if count > 0 { rest = rest.dropFirst(count) }
                if rest.isEmpty || (count < 0 && errno != EINTR) {
                    polled[2].fd = -1
                    writer = nil
                }
            }
            if isLast { break }
        }
        return (contents[0], contents[1])
    }

    private static func send(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
        write(file, bytes, count)
    }

    /// How a child ended; nil where it hasn't yet, and `options` say not to wait.
    private static func status(of child: pid_t, _ options: Int32 = 0) -> Int32? {
        var status: Int32 = 0
        var ended = waitpid(child, &status, options)
        while ended < 0, errno == EINTR { ended = waitpid(child, &status, options) }
        guard ended != 0 else { return nil }
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }
}

/// A pipe that other children don't get. (One that another thread starts between the two calls does: it can
/// only delay the end that the reader sees until it ends itself.)
private struct Pipe: ~Copyable {
    let readEnd: Descriptor
    let writeEnd: Descriptor

    init() throws(SystemError) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw .last }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        readEnd = Descriptor(owned: ends[0])
        writeEnd = Descriptor(owned: ends[1])
    }

    /// Closes the read end.
    consuming func writingOnly() -> Descriptor {
        writeEnd
    }

    /// Closes the write end: reading ends once the child has closed its own.
    consuming func readingOnly() -> Descriptor {
        readEnd
    }
}
