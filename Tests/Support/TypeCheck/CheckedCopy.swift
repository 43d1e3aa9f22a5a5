/// A file's text as the compiler gets it.
///
/// On Linux no condition `os(iOS)` holds, and `Foundation` lacks some of what Apple's has. So in the copy that is
/// checked, the condition is a flag of the same length, which is set, and the stand-in's module is imported
/// instead. Places in the copy are those in the file.
enum CheckedCopy {
    /// What the conditions `os(iOS)` and `os(Linux)` become; only the first is set.
    static let iOSFlag = "__iOS__"
    private static let linuxFlag = "__Linux__"

    static func text(of text: String) -> String {
        // Bytes, since to a string `\r\n` is one character.
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return lines.map { String(line(Substring($0))) }.joined(separator: "\n")
    }

    private static func line(_ line: Substring) -> Substring {
        let code = line.drop { $0 == " " || $0 == "\t" }
        if code.hasPrefix("#if") || code.hasPrefix("#elseif") {
            return line.replacing("os(iOS)", with: iOSFlag).replacing("os(Linux)", with: linuxFlag)
        }
        guard code.hasPrefix("import ") || code.hasPrefix("@"), let word = line.firstRange(of: "import ") else {
            return line
        }
        let name = line[word.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let rest = line[name.endIndex...]
        if rest.first == "." {
            // The stand-in has no modules inside modules, such as `os.log`.
            let submodule = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
            return line[..<name.endIndex] + String(repeating: " ", count: submodule.count + 1)
                + line[submodule.endIndex...]
        }
        return name == "Foundation" ? line[..<name.startIndex] + "AppleFoundation" + rest : line
    }
}
