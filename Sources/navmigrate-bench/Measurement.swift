#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// What a program took to run to its end.
struct Measurement {
    let status: Int32
    let wallSeconds: Double
    let cpuSeconds: Double
    let peakBytes: Int

    struct Failure: Error {
        let code: Int32
    }

    /// Runs a program and waits for it.
    /// - Parameters:
    ///   - command: the program, an absolute path, and its arguments.
    ///   - output: the absolute path of the file that gets its stdout. Its stderr goes nowhere.
    static func run(_ command: [String], output: String) throws(Failure) -> Measurement {
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        #else
        var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        var arguments = command.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }

        let clock = ContinuousClock()
        let begin = clock.now
        var child: pid_t = 0
        let code = posix_spawn(&child, command[0], &actions, nil, &arguments, environ)
        guard code == 0 else { throw Failure(code: code) }
        var status: Int32 = 0
        var usage = rusage()
        while wait4(child, &status, 0, &usage) < 0, errno == EINTR {}
        let wall = begin.duration(to: clock.now)
        #if canImport(Darwin)
        let peak = Int(usage.ru_maxrss)
        #else
        let peak = Int(usage.ru_maxrss) * 1024
        #endif
        let signal = status & 0x7F
        return Measurement(
            status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal, wallSeconds: wall / .seconds(1),
            cpuSeconds: seconds(usage.ru_utime) + seconds(usage.ru_stime), peakBytes: peak)
    }

    private static func seconds(_ time: timeval) -> Double {
        Double(time.tv_sec) + Double(time.tv_usec) / 1e6
    }
}
