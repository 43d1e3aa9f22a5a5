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
        try ChildStart.spawn(
            executable, arguments, environment: ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" },
            input: .nothing, output: .file(output, flags: O_WRONLY | O_CREAT | O_TRUNC),
            errors: .file(errors, flags: O_WRONLY | O_CREAT | O_APPEND),
            // It ends when it is asked to, whatever this process does with that signal.
            hearing: [SIGTERM])
    }
}
