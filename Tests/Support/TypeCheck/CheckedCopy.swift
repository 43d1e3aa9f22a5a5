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
        guard text.contains("os(") || text.contains("Foundation") else { return text }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.map { String(line($0)) }.joined(separator: "\n")
    }

    private static func line(_ line: Substring) -> Substring {
        let code = line.drop { $0 == " " || $0 == "\t" }
        if code.hasPrefix("#if") || code.hasPrefix("#elseif") {
            return line.replacing("os(iOS)", with: iOSFlag).replacing("os(Linux)", with: linuxFlag)
        }
        // `@_exported import Foundation` too, and with a comment or a carriage return behind it.
        guard code.hasPrefix("import ") || code.hasPrefix("@"), let name = line.firstRange(of: "import Foundation")
        else {
            return line
        }
        let next = line[name.upperBound...].unicodeScalars.first
        guard
            next.map({ $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "_" || $0 == "." })
                != true
        else { return line }
        return line[..<name.lowerBound] + "import AppleFoundation" + line[name.upperBound...]
    }
}
