import Foundation
import TestSupport
import Testing

/// Tries inputs one after the other.
///
/// Each input has a number of its own for a seed, so that one alone can be tried again. It is printed before the input is
/// tried: where one ends the process, or never ends, the last of them is the culprit.
enum FuzzRun {
    /// The first input's seed.
    static let seed = number("NAVMIGRATE_FUZZ_SEED") ?? 20_260_101

    private static let mostFaults = 20

    private static func number(_ name: String) -> UInt64? {
        ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
    }

    /// - Parameter usual: how many inputs are tried where the environment doesn't say.
    static func tryAll<Input: FuzzInput>(_: Input.Type, usually usual: UInt64) async {
        let faults = await onDeepStack { () -> [(seed: UInt64, faults: [String])] in
            var found: [(UInt64, [String])] = []
            for seed in seed..<seed + (number("NAVMIGRATE_FUZZ_INPUTS") ?? usual) {
                FileHandle.standardError.write(Data("fuzz: \(Input.self) \(seed)\n".utf8))
                let faults = self.faults(of: input(Input.self, seed))
                if !faults.isEmpty { found.append((seed, faults)) }
                if found.count == mostFaults { break }
            }
            return found
        }
        for (seed, faults) in faults {
            Issue.record(
                """
                \(faults.joined(separator: "\n"))
                again: NAVMIGRATE_FUZZ_SEED=\(seed) NAVMIGRATE_FUZZ_INPUTS=1 swift test --filter FuzzTests
                \(input(Input.self, seed).text)
                """)
        }
    }

    private static func input<Input: FuzzInput>(_: Input.Type, _ seed: UInt64) -> Input {
        var random = SeededRandom(seed: seed)
        return Input(&random)
    }

    private static func faults(of input: some FuzzInput) -> [String] {
        do { return try input.faults() } catch { return ["\(error)"] }
    }
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
