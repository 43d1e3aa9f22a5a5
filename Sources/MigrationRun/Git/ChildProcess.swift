#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A program that runs to its end, with nothing to read and all that it writes kept.
enum ChildProcess {
    struct Outcome {
        /// The exit status; 128 and the signal's number for a program that a signal ended.
        let status: Int32
        let output: [UInt8]
        let errors: [UInt8]
    }

    /// - Parameters:
    ///   - executable: An absolute path; it is the first of the program's arguments too.
    ///   - environment: All variables that the program gets, as `NAME=value`.
    static func run(
        _ executable: String, _ arguments: [String], environment: [String]
    ) throws(SystemError) -> Outcome {
        let output = try Pipe()
        let errors = try Pipe()
        let child = try spawn(
            executable, arguments, environment, output: output.writeEnd.number, errors: errors.writeEnd.number)
        let outputEnd = output.readingOnly()
        let errorsEnd = errors.readingOnly()
        let read = drain(outputEnd.number, errorsEnd.number)
        return Outcome(status: wait(for: child), output: read.0, errors: read.1)
    }

    // MARK: - Start

    private static func spawn(
        _ executable: String, _ arguments: [String], _ environment: [String], output: Int32, errors: Int32
    ) throws(SystemError) -> pid_t {
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        #else
        var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
        var argumentPointers = ([executable] + arguments).map { strdup($0) } + [nil]
        var environmentPointers = environment.map { strdup($0) } + [nil]
        defer {
            for pointer in argumentPointers + environmentPointers { free(pointer) }
        }
        var child: pid_t = 0
        let code = posix_spawn(&child, executable, &actions, nil, &argumentPointers, &environmentPointers)
        guard code == 0 else { throw SystemError(code: code) }
        return child
    }

    // MARK: - Read and wait

    /// Reads both until both end. To read one after the other would stop a program that fills the second.
    private static func drain(_ first: Int32, _ second: Int32) -> ([UInt8], [UInt8]) {
        var contents: [[UInt8]] = [[], []]
        var polled = [first, second].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        var buffer = [UInt8](repeating: 0, count: 64 * 1024)
        while polled.contains(where: { $0.fd >= 0 }) {
            guard poll(&polled, nfds_t(polled.count), -1) >= 0 || errno == EINTR else { break }
            for index in polled.indices where polled[index].fd >= 0 && polled[index].revents != 0 {
                let count = read(polled[index].fd, &buffer, buffer.count)
                if count > 0 {
                    contents[index].append(contentsOf: buffer[..<count])
                } else if count == 0 || errno != EINTR {
                    // poll passes over negative numbers.
                    polled[index].fd = -1
                }
            }
        }
        return (contents[0], contents[1])
    }

    private static func wait(for child: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
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

    /// Closes the write end: reading ends once the child has closed its own.
    consuming func readingOnly() -> Descriptor {
        readEnd
    }
}
