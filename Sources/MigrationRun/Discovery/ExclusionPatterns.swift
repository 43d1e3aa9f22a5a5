/// The paths that the user excludes from a run.
///
/// A pattern with a "/" before its last character is a path relative to the root; one without is a name at any
/// depth. `*` stands for any text within a name, `?` for one character, `**` between slashes for any
/// number of folders. A folder that matches is left out with all that it holds.
struct ExclusionPatterns {
    private let patterns: [(text: String, parts: [String])]

    init(_ texts: [String]) {
        patterns = texts.compactMap { text in
            var parts = text.split(separator: "/").map(String.init)
            if parts.first == "." { parts.removeFirst() }
            guard let first = parts.first else { return nil }
            let isName = parts.count == 1 && !text.hasPrefix("/") && !text.hasPrefix("./")
            return (text, isName ? ["**", first] : parts)
        }
    }

    /// The first pattern that names the entry at `path`, which is relative to the root; nil: none does.
    func match(_ path: String) -> String? {
        guard !patterns.isEmpty else { return nil }
        let parts = path.split(separator: "/")[...]
        return patterns.first { Self.match($0.parts[...], parts) }?.text
    }

    private static func match(_ pattern: ArraySlice<String>, _ path: ArraySlice<Substring>) -> Bool {
        guard let first = pattern.first else { return path.isEmpty }
        if first == "**" {
            let rest = pattern.dropFirst()
            // "a/**" names what is in a, not a itself.
            let minimum = rest.isEmpty ? 1 : 0
            guard path.count >= minimum else { return false }
            return (minimum...path.count).contains { match(rest, path.dropFirst($0)) }
        }
        guard let name = path.first, matchName(Array(first), Array(name)) else { return false }
        return match(pattern.dropFirst(), path.dropFirst())
    }

    /// Goes back to the last `*` alone, so that no pattern takes exponential time.
    private static func matchName(_ pattern: [Character], _ name: [Character]) -> Bool {
        var (inPattern, inName) = (0, 0)
        var lastStar: (pattern: Int, name: Int)?
        while inName < name.count {
            if inPattern < pattern.count, pattern[inPattern] == "*" {
                lastStar = (inPattern, inName)
                inPattern += 1
            } else if inPattern < pattern.count, pattern[inPattern] == "?" || pattern[inPattern] == name[inName] {
                inPattern += 1
                inName += 1
            } else if let star = lastStar {
                lastStar = (star.pattern, star.name + 1)
                inPattern = star.pattern + 1
                inName = star.name + 1
            } else {
                return false
            }
        }
        return pattern[inPattern...].allSatisfy { $0 == "*" }
    }
}
