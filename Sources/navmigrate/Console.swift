import Foundation

/// Where output goes: the product on stdout, words on stderr.
struct Console: Sendable {
    let product: @Sendable ([UInt8]) -> Void
    let words: @Sendable (String) -> Void
    /// Whether stderr is a terminal that progress can be drawn on.
    let showsProgress: Bool

    static let standard = Console(
        product: { FileHandle.standardOutput.write(Data($0)) },
        words: { FileHandle.standardError.write(Data($0.utf8)) },
        showsProgress: isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb")

    func say(_ line: String) { words(line + "\n") }
}
