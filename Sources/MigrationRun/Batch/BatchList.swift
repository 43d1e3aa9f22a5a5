/// The list of a batch: what is named, in order, each once.
///
/// What comes out depends on the texts and the working directory alone, not on what is on the disk: shards on several
/// machines must agree on it.
public struct BatchList: Sendable {
    public let entries: [BatchEntry]

    /// - Parameters:
    ///   - listed: paths, relative to the working directory or absolute.
    ///   - workingDirectory: an absolute path.
    public init(_ listed: [String], workingDirectory: String) {
        var entries: [BatchEntry] = []
        var seen: Set<String> = []
        var names: Set<String> = []
        for text in listed {
            let path = Self.absolute(text, workingDirectory)
            guard seen.insert(path).inserted else { continue }
            entries.append(
                BatchEntry(
                    position: entries.count + 1, listed: text, path: path,
                    folder: Self.name(of: text, at: path, taken: &names)))
        }
        self.entries = entries
    }

    /// The paths in a list: one a line, without blank lines and comments (`#` at the begin of a line).
    public static func lines(of text: String) -> [(number: Int, path: String)] {
        text.split(omittingEmptySubsequences: false) { $0.isNewline }.enumerated().compactMap { index, line in
            let path = line.trimmed
            return path.isEmpty || path.hasPrefix("#") ? nil : (index + 1, path)
        }
    }

    /// Whether a text names a place in the network, as git writes one.
    public static func isURL(_ text: String) -> Bool {
        if text.contains("://") { return true }
        // git@example.com:owner/name
        guard let colon = text.firstIndex(of: ":"), let at = text[..<colon].firstIndex(of: "@") else { return false }
        return !text[..<colon].contains("/") && at > text.startIndex
    }

    // MARK: Paths

    private static func absolute(_ text: String, _ workingDirectory: String) -> String {
        var parts: [Substring] = []
        for part in AbsolutePath.of(text, in: workingDirectory).split(separator: "/") {
            switch part {
            case ".": break
            case "..": _ = parts.popLast()
            default: parts.append(part)
            }
        }
        return "/" + parts.joined(separator: "/")
    }

    // MARK: Names

    /// The last two names of the path as it is listed: mostly owner and name.
    private static func name(of text: String, at path: String, taken: inout Set<String>) -> String {
        var parts = text.split(separator: "/").filter { $0 != "." }
        if parts.isEmpty || parts.contains("..") { parts = path.split(separator: "/") }
        let readable = parts.suffix(2).map(readable).filter { !$0.isEmpty }.joined(separator: "-")
        let base = readable.isEmpty ? "repository" : readable
        var name = base
        var number = 1
        // Some file systems don't tell letters' case apart.
        while !taken.insert(name.lowercased()).inserted {
            number += 1
            name = "\(base)-\(number)"
        }
        return name
    }

    /// Letters, digits, dots, hyphens and underscores; at most 40 characters, and no hidden name.
    private static func readable(_ part: Substring) -> String {
        let kept = part.unicodeScalars.map { scalar -> Character in
            let isKept = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            return isKept || "._-".unicodeScalars.contains(scalar) ? Character(scalar) : "-"
        }
        return String(String(kept).prefix(40).drop { $0 == "." || $0 == "-" })
    }
}

extension Substring {
    fileprivate var trimmed: String {
        let front = drop(while: \.isWhitespace)
        return String(front[..<(front.lastIndex { !$0.isWhitespace }.map(front.index(after:)) ?? front.startIndex)])
    }
}
