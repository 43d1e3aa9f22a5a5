import Foundation
import Reporting

/// Where output goes: the product on stdout, words on stderr.
struct Console: Sendable {
    /// Throws where the product can't be delivered.
    let product: @Sendable ([UInt8]) throws -> Void
    let words: @Sendable (String) -> Void
    /// Whether stderr is a terminal that progress can be drawn on.
    let showsProgress: Bool
    /// Whether a person looks at stdout, and not a program.
    let isProductSeen: Bool
    /// How many columns stdout has, where it is a terminal.
    var width = 100
    /// Of what goes to stderr, and of what goes to stdout.
    let painters: (words: Painter, product: Painter)
    /// Asks a question; gives the answer without its line end, nil at the end of the input. Nil: there is nobody to ask.
    let ask: (@Sendable (String) -> String?)?

    static func standard(_ environment: [String: String]) -> Console {
        let painters = (
            words: Painter(isTerminal: isatty(STDERR_FILENO) == 1, environment: environment),
            product: Painter(isTerminal: isatty(STDOUT_FILENO) == 1, environment: environment)
        )
        // Without a place for words there is nobody to tell.
        let words: @Sendable (String) -> Void = { text in
            try? OutputDescriptor.standardError.write(Array(painters.words.words(text).utf8))
        }
        var asking: (@Sendable (String) -> String?)?
        if isatty(STDIN_FILENO) == 1 {
            asking = { question in
                words(question)
                return readLine()
            }
        }
        return Console(
            product: { bytes in try writeProduct(bytes) },
            words: words,
            showsProgress: isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb",
            isProductSeen: isatty(STDOUT_FILENO) == 1,
            width: terminalWidth(),
            painters: painters,
            ask: asking)
    }

    private static func writeProduct(_ bytes: [UInt8]) throws {
        do throws(OutputDescriptor.Failure) {
            try OutputDescriptor.standardOutput.write(bytes)
        } catch {
            throw OutputError(path: "standard output", reason: error.text)
        }
    }

    private static func terminalWidth() -> Int {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 100 }
        return Int(size.ws_col)
    }

    /// Writes one line, fit for a terminal whatever is in it.
    func say(_ line: String) { words(Printable.text(line) + "\n") }

    /// Writes a report to stdout: to a program as it is, to a person without what could steer a terminal.
    func report(_ bytes: [UInt8]) throws {
        try product(isProductSeen ? Array(Printable.lines(String(decoding: bytes, as: UTF8.self)).utf8) : bytes)
    }

    /// Writes a patch to stdout: to a program as it is, to a person in colours, and without what could steer a terminal.
    func patch(_ bytes: [UInt8]) throws {
        guard isProductSeen else { return try product(bytes) }
        let text = Printable.lines(String(decoding: bytes, as: UTF8.self))
        try product(Array(painters.product.patch(text).utf8))
    }
}

/// What was asked for can't be delivered.
struct OutputError: Error, CustomStringConvertible {
    let path: String
    let reason: String

    var description: String { "can't write \(path): \(reason)" }
}
