import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A program that works on its own: whatever happens to it, it is told in its outcome.
struct ChildRun: Sendable {
    enum Outcome: Equatable {
        case ended(status: Int32)
        case signal(Int32)
        /// It was ended, since it had not by then.
        case timeout
        /// The system didn't start it; in its own words.
        case notStarted(String)
    }

    /// An absolute path.
    let executable: String
    let arguments: [String]
    /// Absolute paths of files: the one is made anew, the other added to.
    let output: String
    let errors: String
    /// nil: as long as it takes.
    let timeout: Duration?

    /// Runs it to its end.
    func run() -> Outcome {
        let child: pid_t
        do {
            child = try spawn()
        } catch {
            return .notStarted(error.text)
        }
        let end = timeout.map { ContinuousClock.now + $0 }
        var pause: UInt32 = 2_000
        while true {
            if let outcome = ended(child) { return outcome }
            if let end, ContinuousClock.now >= end { break }
            usleep(pause)
            pause = min(pause * 2, 50_000)
        }
        stop(child)
        return .timeout
    }

    /// Asks it to end, so that what it writes is written to the end, and then insists.
    private func stop(_ child: pid_t) {
        kill(child, SIGTERM)
        let grace = ContinuousClock.now + .seconds(5)
        while ContinuousClock.now < grace {
            if ended(child) != nil { return }
            usleep(20_000)
        }
        kill(child, SIGKILL)
        while ended(child) == nil { usleep(20_000) }
    }

    private func ended(_ child: pid_t) -> Outcome? {
        var status: Int32 = 0
        let result = waitpid(child, &status, WNOHANG)
        if result == 0 || result < 0 && errno == EINTR { return nil }
        guard result == child else { return .notStarted("it can't be waited for") }
        let signal = status & 0x7F
        return signal == 0 ? .ended(status: (status >> 8) & 0xFF) : .signal(signal)
    }

    private func spawn() throws(SystemError) -> pid_t {
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        #else
        var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        #if canImport(Darwin)
        var attributes: posix_spawnattr_t?
        #else
        var attributes = posix_spawnattr_t()
        #endif
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // It ends when it is asked to, whatever this process does with that signal.
        var defaults = sigset_t()
        sigemptyset(&defaults)
        sigaddset(&defaults, SIGTERM)
        posix_spawnattr_setsigdefault(&attributes, &defaults)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors, O_WRONLY | O_CREAT | O_APPEND, 0o666)
        let variables = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
        var argumentPointers = ([executable] + arguments).map { strdup($0) } + [nil]
        var environmentPointers = variables.map { strdup($0) } + [nil]
        defer {
            for pointer in argumentPointers + environmentPointers { free(pointer) }
        }
        var child: pid_t = 0
        let code = posix_spawn(&child, executable, &actions, &attributes, &argumentPointers, &environmentPointers)
        guard code == 0 else { throw SystemError(code: code) }
        return child
    }
}
