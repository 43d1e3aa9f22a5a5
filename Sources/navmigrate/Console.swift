import Foundation
import Reporting

/// Where output goes: the product on stdout, words on stderr.
struct Console: Sendable {
    /// Throws where the product can't be delivered.
    let product: @Sendable ([UInt8]) throws -> Void
    let words: @Sendable (String) -> Void
    /// Whether stderr is a terminal that progress can be drawn on.
    let showsProgress: Bool

    static let standard = Console(
        product: { bytes in
            do throws(OutputDescriptor.Failure) {
                try OutputDescriptor.standardOutput.write(bytes)
            } catch {
                throw OutputError(path: "standard output", reason: error.text)
            }
        },
        // Without a place for words there is nobody to tell.
        words: { try? OutputDescriptor.standardError.write(Array($0.utf8)) },
        showsProgress: isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb")

    /// Writes one line, fit for a terminal whatever is in it.
    func say(_ line: String) { words(Printable.text(line) + "\n") }
}

/// What was asked for can't be delivered.
struct OutputError: Error, CustomStringConvertible {
    let path: String
    let reason: String

    var description: String { "can't write \(path): \(reason)" }
}
