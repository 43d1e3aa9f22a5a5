#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The git program, run so that nothing that a repository configures can run with it, and nothing is
/// fetched or written.
///
/// A repository's own configuration can name programs: file system monitors, hooks, content filters, transports,
/// pagers. To look at somebody's project must not start them.
public struct GitTool: Sendable {
    /// An absolute path.
    let executable: String
    /// All variables that git gets, as `NAME=value`.
    let environment: [String]

    /// The first `git` in `PATH`; `nil` where there is none. Relative folders in `PATH` don't count: they would
    /// let the project say what git is.
    ///
    /// - Parameter variable: The value of a variable of the environment; by default that of this process.
    public static func find(
        variable: (String) -> String? = { getenv($0).map { String(cString: $0) } }
    ) -> GitTool? {
        let folders = (variable("PATH") ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
        guard let folder = folders.first(where: { isProgram($0 + "/git") }) else { return nil }
        var environment = fixedEnvironment + ["PATH=" + folders.joined(separator: ":")]
        for name in passedOn + configurationPairs(variable) {
            if let value = variable(name) { environment.append(name + "=" + value) }
        }
        return GitTool(executable: folder + "/git", environment: environment)
    }

    private static func isProgram(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
    }

    /// Runs a git command in a folder and returns what it writes.
    ///
    /// - Parameters:
    ///   - arguments: The command and its arguments.
    ///   - folder: An absolute path.
    ///   - settings: Configuration for this call, as `name=value`, above what the repository says.
    ///   - input: What git reads, such as a list of paths.
    ///   - accepted: The exit statuses that are answers.
    func run(
        _ arguments: [String], in folder: String, settings: [String] = [], input: [UInt8] = [],
        accepted: Set<Int32> = [0]
    ) throws(GitFailure) -> [UInt8] {
        let options = (Self.settings + settings).flatMap { ["-c", $0] }
        let all = ["--no-pager"] + options + ["-C", folder] + arguments
        let outcome: ChildProcess.Outcome
        do {
            outcome = try ChildProcess.run(executable, all, environment: environment, input: input)
        } catch {
            throw .refused("\(executable) cannot be run: \(error.text)")
        }
        guard accepted.contains(outcome.status) else {
            throw GitFailure(complaint: outcome.errors, status: outcome.status)
        }
        return outcome.output
    }

    // MARK: - What git gets

    /// Variables of the user that reach git. Among those that don't are the ones that aim it at another
    /// repository or index (they are set while a hook runs).
    private static let passedOn = [
        "HOME", "XDG_CONFIG_HOME", "USER", "LOGNAME", "EMAIL", "GIT_AUTHOR_NAME", "GIT_AUTHOR_EMAIL", "GIT_AUTHOR_DATE",
        "GIT_COMMITTER_NAME", "GIT_COMMITTER_EMAIL", "GIT_COMMITTER_DATE", "TMPDIR", "SUDO_UID", "DEVELOPER_DIR",
        "LD_LIBRARY_PATH",
        "GIT_EXEC_PATH", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM", "GIT_CONFIG_NOSYSTEM",
        "GIT_CEILING_DIRECTORIES", "GIT_DISCOVERY_ACROSS_FILESYSTEM",
    ]

    /// The numbered variables by which CI systems hand settings to git, such as `safe.directory`.
    private static func configurationPairs(_ variable: (String) -> String?) -> [String] {
        guard let count = variable("GIT_CONFIG_COUNT").flatMap({ Int($0) }), (1...1000).contains(count) else {
            return []
        }
        return ["GIT_CONFIG_COUNT"] + (0..<count).flatMap { ["GIT_CONFIG_KEY_\($0)", "GIT_CONFIG_VALUE_\($0)"] }
    }

    private static let fixedEnvironment = [
        // Complaints are told apart by their English words.
        "LC_ALL=C",
        // No writing of a refreshed index, which would run a hook too.
        "GIT_OPTIONAL_LOCKS=0",
        // A partial clone may not fetch what it lacks: the transport can be any program.
        "GIT_NO_LAZY_FETCH=1",
        "GIT_ALLOW_PROTOCOL=none",
        "GIT_TERMINAL_PROMPT=0",
    ]

    /// Settings that beat those of the repository.
    private static let settings = [
        // Empty is off for every version; older ones take "false" for a program's name.
        "core.fsmonitor=",
        "core.hooksPath=/dev/null",
        "core.untrackedCache=false",
        "core.pager=cat",
        "core.editor=:",
        "core.askPass=",
        "core.sshCommand=false",
        "core.gitProxy=",
        "core.alternateRefsCommand=",
        "credential.helper=",
        "diff.external=",
        "protocol.allow=never",
        "gc.auto=0",
        "maintenance.auto=false",
        "submodule.recurse=false",
        // Folders of the project that look like a repository are none.
        "safe.bareRepository=explicit",
    ]
}

/// Why git gives no answer.
enum GitFailure: Error, Equatable {
    /// The folder is in no repository.
    case noRepository
    /// Anything else, such as a repository that another user owns; in git's words, on one line.
    case refused(String)

    init(complaint: [UInt8], status: Int32) {
        // A broken link to a repository has a colon in the place of the parenthesis.
        if complaint.starts(with: "fatal: not a git repository (".utf8) {
            self = .noRepository
            return
        }
        let lines = complaint.split(separator: UInt8(ascii: "\n"))
        let line = (lines.first { $0.starts(with: "fatal: ".utf8) } ?? lines.first)
            .map { String(decoding: $0, as: UTF8.self) }
        self = .refused(line.map { "git: \($0)" } ?? "git ended with status \(status)")
    }
}
