import Migration

/// Text of a project as Markdown that GitHub shows as it is: nothing in it becomes markup, a mention or a link.
enum MarkdownText {
    /// A sentence.
    static func plain(_ text: String) -> String {
        var result = ""
        var rest = Printable.text(text).unicodeScalars[...]
        while let scalar = rest.popFirst() {
            if scalar == "@" || scalar == "#", let next = rest.first, next.properties.isAlphabetic || isDigit(next) {
                // `@State` would tell a person of that name, `#1` would name an issue: in code they are what they are.
                var word = String(scalar)
                while let next = rest.first, next.properties.isAlphabetic || isDigit(next) || next == "-" || next == "_"
                {
                    word.unicodeScalars.append(next)
                    rest.removeFirst()
                }
                result += code(word)
            } else if isMarkup(scalar) {
                result += "\\\(scalar)"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Code within a line.
    static func code(_ text: String) -> String {
        let text = Printable.text(text)
        let fence = String(repeating: "`", count: longestRun(of: "`", in: text.utf8) + 1)
        let isBare = !text.hasPrefix("`") && !text.hasSuffix("`") && !text.isEmpty
        return isBare ? fence + text + fence : "\(fence) \(text) \(fence)"
    }

    /// Code of several lines.
    /// - Parameter text: ends with a line feed.
    static func block(_ text: String, language: String) -> String {
        let fence = String(repeating: "`", count: max(3, longestRun(of: "`", in: text.utf8) + 1))
        return "\(fence)\(language)\n\(text)\(text.utf8.last == 0x0A ? "" : "\n")\(fence)\n"
    }

    /// A rule's page.
    static func explanation(of rule: Rule) -> String {
        """
        \(plain(rule.explanation))

        Instead of

        \(block(rule.example.wrong, language: "swift"))
        write

        \(block(rule.example.right, language: "swift"))
        **What to do:** \(plain(rule.remedy))

        Source: \(plain(rule.source))

        """
    }

    private static func longestRun(of character: Unicode.Scalar, in text: some Sequence<UInt8>) -> Int {
        var (longest, current) = (0, 0)
        for byte in text {
            current = byte == UInt8(ascii: character) ? current + 1 : 0
            longest = max(longest, current)
        }
        return longest
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

    /// Every sign that can begin or end markup somewhere in a line.
    private static func isMarkup(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "&", "$", "#": true
        default: false
        }
    }
}
