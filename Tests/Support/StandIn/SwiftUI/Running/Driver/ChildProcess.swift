#if RUNS
import Glibc

/// Runs something in a copy of this process: it changes nothing here, and may crash or hang.
enum ChildProcess {
    enum Outcome: Hashable, Codable {
        case value(Data)
        /// What it said at its end.
        case crash(String)
        case hang
    }

    /// - Parameter seconds: of work, after which it hangs; it may wait for longer.
    @MainActor static func run(seconds: UInt, _ body: () -> Data) -> Outcome {
        let (result, errors) = (Pipe(), Pipe())
        let process = fork()
        if process == 0 {
            var limit = rlimit(rlim_cur: seconds, rlim_max: seconds)
            setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit)
            alarm(120)
            dup2(errors.fileHandleForWriting.fileDescriptor, STDERR_FILENO)
            let value = body()
            // A mark: an app can end itself, too.
            try? result.fileHandleForWriting.write(contentsOf: Data("+".utf8) + value)
            _exit(0)
        }
        try? result.fileHandleForWriting.close()
        try? errors.fileHandleForWriting.close()
        let value = result.fileHandleForReading.readDataToEndOfFile()
        let message = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        if [SIGALRM, SIGXCPU, SIGKILL].contains(status & 0x7F) { return .hang }
        return value.first == UInt8(ascii: "+") ? .value(Data(value.dropFirst())) : .crash(lastWords(message))
    }

    private static func lastWords(_ text: String) -> String {
        let lines = text.split(separator: "\n")
        let fatal = lines.first { $0.contains("Fatal error: ") }
        return fatal.flatMap { line in line.firstRange(of: "Fatal error: ").map { String(line[$0.upperBound...]) } }
            ?? lines.first.map(String.init) ?? "without a word"
    }
}

@_silgen_name("fork") private func fork() -> Int32
#endif
