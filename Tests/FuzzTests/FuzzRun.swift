import Foundation
import TestSupport
import Testing

/// Tries inputs one after the other in a process of its own, whose end by a crash or by the clock ends no test.
///
/// Each input has a number of its own for a seed, so that one alone can be tried again.
enum FuzzRun {
    /// The first input's seed.
    static let seed = number("NAVMIGRATE_FUZZ_SEED") ?? 20_260_101

    /// How many inputs are tried where the environment doesn't say.
    static func count(_ usual: Int) -> Int { number("NAVMIGRATE_FUZZ_INPUTS").map { Int($0) } ?? usual }

    private static func number(_ name: String) -> UInt64? {
        ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
    }

    /// What no input of these takes of a processor, however busy the machine is: one that takes as much hangs.
    private static let seconds = 120
    /// One that waits for something takes nothing.
    private static let secondsToWait: UInt32 = 3_600
    private static let mostFaults = 20
    /// The last line of a process that came to the end of its inputs.
    private static let done = "done"

    /// In the process of its own: tries the inputs, and notes each in the file at `path` before it is tried.
    static func tryAll<Input: FuzzInput>(_: Input.Type, usually usual: Int, notingIn path: String) async {
        let isWell = await onDeepStack { areAllWell(Input.self, usually: usual, notingIn: path) }
        exit(isWell ? 0 : 1)
    }

    private static func areAllWell<Input: FuzzInput>(_: Input.Type, usually usual: Int, notingIn path: String) -> Bool {
        let notes = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        guard notes >= 0 else { fatalError("\(path) can't be written") }
        func note(_ text: String, at offset: off_t) { _ = pwrite(notes, text, text.utf8.count, offset) }
        var end: off_t = 20
        var count = 0
        for seed in seed..<seed + UInt64(self.count(usual)) {
            let padded = String(repeating: "0", count: 19 - min(19, "\(seed)".count)) + "\(seed)"
            note("\(padded)\n", at: 0)
            limit(to: seconds)
            var random = SeededRandom(seed: seed)
            let input = Input(&random)
            let faults: [String]
            do { faults = try input.faults() } catch { faults = ["\(error)"] }
            for fault in faults {
                let line = "\(seed) \(fault.replacing("\n", with: "\\n"))\n"
                note(line, at: end)
                end += off_t(line.utf8.count)
                count += 1
            }
            if count >= mostFaults { break }
        }
        limit(to: 0)
        note(done, at: end)
        return count == 0
    }

    /// Has the system end the process after so many seconds; 0: never.
    private static func limit(to seconds: Int) {
        var limit = itimerval()
        limit.it_value.tv_sec = seconds
        setitimer(ITIMER_PROF, &limit, nil)
        alarm(seconds == 0 ? 0 : secondsToWait)
    }

    /// Tells what a process that failed has noted, with each input that it failed at.
    static func tell<Input: FuzzInput>(_: Input.Type, notedIn path: String) {
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        var lines = text.split(separator: "\n").map(String.init)
        guard let last = lines.first.flatMap({ UInt64($0) }) else {
            Issue.record("the process of the inputs ended before the first")
            return
        }
        lines.removeFirst()
        if lines.last == done {
            lines.removeLast()
        } else {
            lines.append("\(last) ends the process: a crash, or it takes longer than \(seconds) seconds")
        }
        var shown: Set<UInt64> = []
        for line in lines {
            let parts = line.split(separator: " ", maxSplits: 1)
            guard let seed = parts.first.flatMap({ UInt64($0) }) else { continue }
            var random = SeededRandom(seed: seed)
            let input = shown.insert(seed).inserted ? Input(&random).text : ""
            Issue.record(
                """
                \(parts.last ?? "")
                again: NAVMIGRATE_FUZZ_SEED=\(seed) NAVMIGRATE_FUZZ_INPUTS=1 swift test --filter FuzzTests
                \(input)
                """)
        }
    }

    /// A place for what a process notes; nobody else has it.
    static func notes() -> String { NSTemporaryDirectory() + "navmigrate-fuzz-\(UUID().uuidString)" }
}

extension FuzzInput {
    /// As it is printed: what is long in a file, as a replay makes it anyway, is cut.
    fileprivate var text: String {
        parts.sorted { $0.key < $1.key }.map { name, bytes in
            let shown = String(decoding: bytes.prefix(8_192), as: UTF8.self)
            let cut = bytes.count > 8_192 ? "\n… \(bytes.count - 8_192) more bytes" : ""
            return "--- \(name)\n\(shown)\(cut)"
        }.joined(separator: "\n")
    }
}
