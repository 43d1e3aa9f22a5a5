/// Words of a command that people copy into a shell.
enum ShellWord {
    /// In quotes where a shell would read more into the word than its letters.
    static func quoted(_ word: String) -> String {
        let isPlain =
            !word.isEmpty
            && word.unicodeScalars.allSatisfy {
                $0.properties.isAlphabetic || ("0"..."9").contains($0) || "_-./,:@=+".unicodeScalars.contains($0)
            }
        return isPlain ? word : "'\(insideQuotes(word))'"
    }

    /// For a place between single quotes.
    static func insideQuotes(_ text: String) -> String { text.replacing("'", with: "'\\''") }
}
