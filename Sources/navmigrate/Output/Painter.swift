/// Colours for a terminal.
struct Painter: Sendable {
    let isOn: Bool

    /// - Parameters:
    ///   - isTerminal: whether the text goes to one.
    ///   - environment: `NO_COLOR`, whatever it says, and `TERM=dumb` ask for none. Source: no-color.org.
    init(isTerminal: Bool, environment: [String: String]) {
        isOn = isTerminal && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
    }

    /// Lines of words: the severity of each finding in its colour.
    func words(_ text: String) -> String {
        guard isOn else { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            // The first is the severity; the message may have others.
            let found = Self.severities.compactMap { word, colour in
                line.firstRange(of: ": \(word): ").map { (range: $0, word: word, colour: colour) }
            }.min { $0.range.lowerBound < $1.range.lowerBound }
            guard let found else { return String(line) }
            let (before, behind) = (line[..<found.range.lowerBound], line[found.range.upperBound...])
            return "\(before): \(Self.painted(found.word, found.colour)): \(behind)"
        }.joined(separator: "\n")
    }

    /// A patch: what goes red, what comes green.
    func patch(_ text: String) -> String {
        guard isOn else { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            switch line.first {
            case "+": Self.painted(String(line), line.hasPrefix("+++ ") ? .bold : .green)
            case "-": Self.painted(String(line), line.hasPrefix("--- ") ? .bold : .red)
            case "@": Self.painted(String(line), .cyan)
            case "d": Self.painted(String(line), .bold)
            default: String(line)
            }
        }.joined(separator: "\n")
    }

    /// The numbers that a terminal knows them by.
    private enum Colour: Int {
        case bold = 1
        case red = 31
        case green = 32
        case yellow = 33
        case cyan = 36
    }

    private static let severities: [(String, Colour)] = [("error", .red), ("warning", .yellow), ("note", .cyan)]

    private static func painted(_ text: String, _ colour: Colour) -> String {
        "\u{1B}[\(colour.rawValue)m\(text)\u{1B}[0m"
    }
}
