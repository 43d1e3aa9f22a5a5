#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The command by which a user has each step looked at, such as a build.
///
/// It is the user's own, from the command line: nothing that a project holds can name one.
public struct VerifyCommand: Sendable {
    /// As the user wrote it.
    public let text: String
    /// The user's shell, an absolute path.
    let shell: String
    let environment: [String]

    public init(_ text: String, shell: String, environment: [String]) {
        self.text = text
        self.shell = shell
        self.environment = environment
    }

    /// With the shell and the environment of this process.
    /// - Parameter environment: its variables.
    public init(_ text: String, environment: [String: String]) {
        let shell = environment["SHELL"].flatMap { $0.hasPrefix("/") && access($0, X_OK) == 0 ? $0 : nil }
        self.init(text, shell: shell ?? "/bin/sh", environment: environment.map { "\($0)=\($1)" }.sorted())
    }

    /// - Parameter folder: where the command runs, an absolute path.
    /// - Returns: its exit status, and all that it wrote, in the order in which it wrote it.
    func run(in folder: String) throws(SystemError) -> (status: Int32, output: [UInt8]) {
        let signals = HeldSignals([SIGINT])
        defer { signals.release() }
        let outcome = try ChildProcess.run(
            "/bin/sh", ["-c", "cd -- \"$1\" && exec \"$2\" -c \"$3\"", "sh", folder, shell, text],
            environment: environment, output: .together)
        return (outcome.status, outcome.output)
    }
}
