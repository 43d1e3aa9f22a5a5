import Migration

/// Rules as text for people: what `navmigrate explain` prints.
public enum ExplanationText {
    private static let width = 92

    /// Everything there is to know of some rules.
    public static func text(_ rules: [Rule]) -> String {
        rules.map(text).joined(separator: "\n")
    }

    /// Every rule in one line.
    public static func list(_ rules: [Rule]) -> String {
        let longest = rules.map { $0.id.description.count }.max() ?? 0
        return rules.map { rule in
            let id = rule.id.description
            return "\(id)\(String(repeating: " ", count: longest - id.count))  \(rule.name)\n"
        }.joined()
    }

    private static func text(_ rule: Rule) -> String {
        """
        \(rule.id): \(rule.name)

        \(wrapped(rule.explanation))

        Instead of
        \(indented(rule.example.wrong))

        write
        \(indented(rule.example.right))

        What to do: \(wrapped(rule.remedy, after: 12))

        Source: \(wrapped(rule.source, after: 8))

        """
    }

    private static func indented(_ code: String) -> String {
        code.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    " + $0 }.joined(
            separator: "\n")
    }

    /// The words in lines of at most `width` characters.
    /// - Parameter after: how many characters stand before the text in its first line.
    private static func wrapped(_ text: String, after: Int = 0) -> String {
        var lines = [""]
        var room = width - after
        for word in text.split(whereSeparator: \.isWhitespace) {
            if lines[lines.count - 1].isEmpty {
                lines[lines.count - 1] = String(word)
            } else if lines[lines.count - 1].count + 1 + word.count <= room {
                lines[lines.count - 1] += " " + word
            } else {
                lines.append(String(word))
                room = width
            }
        }
        return lines.joined(separator: "\n")
    }
}
