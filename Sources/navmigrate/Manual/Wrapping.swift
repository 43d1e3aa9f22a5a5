/// Text in lines of a width, for a table of two columns.
struct Wrapping {
    let width: Int

    /// `head` at the margin of two spaces, `text` behind it from a column on, in as many lines as it takes.
    func entry(_ head: String, _ text: String, from column: Int) -> String {
        var lines: [String] = []
        var line = "  " + head
        if !head.isEmpty, line.count + 1 > column {
            lines.append(line)
            line = ""
        }
        line += String(repeating: " ", count: max(0, column - line.count))
        var isEmpty = true
        for word in text.split(separator: " ") {
            if !isEmpty, line.count + 1 + word.count > width {
                lines.append(line)
                line = String(repeating: " ", count: column)
                isEmpty = true
            }
            line += (isEmpty ? "" : " ") + word
            isEmpty = false
        }
        return (lines + [line]).joined(separator: "\n")
    }

    /// A paragraph with a margin of two spaces.
    func paragraph(_ text: String) -> String { entry("", text, from: 2) }
}
