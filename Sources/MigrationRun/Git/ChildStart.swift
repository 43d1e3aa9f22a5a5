#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Starts programs.
enum ChildStart {
    /// Where one of a program's three streams leads.
    enum Stream {
        /// An open descriptor of this process.
        case descriptor(Int32)
        /// The absolute path of a file, with the flags that it is opened with.
        case file(String, flags: Int32)

        static let nothing = Stream.file("/dev/null", flags: O_RDONLY)
    }

    /// - Parameters:
    ///   - executable: An absolute path; it is the first of the program's arguments too.
    ///   - environment: All variables that the program gets, as `NAME=value`.
    ///   - signals: Those that the program hears although this process doesn't; the others it hears as this process does.
    static func spawn(
        _ executable: String, _ arguments: [String], environment: [String], input: Stream, output: Stream,
        errors: Stream, hearing signals: [Int32]
    ) throws(SystemError) -> pid_t {
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        var attributes: posix_spawnattr_t?
        #else
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        for (stream, number) in [(input, STDIN_FILENO), (output, STDOUT_FILENO), (errors, STDERR_FILENO)] {
            switch stream {
            case .descriptor(let open): posix_spawn_file_actions_adddup2(&actions, open, number)
            case .file(let path, let flags): posix_spawn_file_actions_addopen(&actions, number, path, flags, 0o666)
            }
        }
        var heard = sigset_t()
        sigemptyset(&heard)
        for signal in signals { sigaddset(&heard, signal) }
        posix_spawnattr_setsigdefault(&attributes, &heard)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
        var argumentPointers = ([executable] + arguments).map { strdup($0) } + [nil]
        var environmentPointers = environment.map { strdup($0) } + [nil]
        defer {
            for pointer in argumentPointers + environmentPointers { free(pointer) }
        }
        var child: pid_t = 0
        let code = posix_spawn(&child, executable, &actions, &attributes, &argumentPointers, &environmentPointers)
        guard code == 0 else { throw SystemError(code: code) }
        return child
    }
}
