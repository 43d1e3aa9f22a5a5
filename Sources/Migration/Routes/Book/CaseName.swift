import SwiftParser

/// Names that a case can have, by what it shows.
enum CaseName {
    /// The names to try, the best first; when all are taken the first one gets a number.
    /// - Parameters:
    ///   - view: the type that the destination makes.
    ///   - title: the link's own.
    ///   - labels: those of the payload.
    static func candidates(view: String?, title: String?, labels: [String]) -> [String] {
        if let view, let full = lowerCamel(view) {
            let short = lowerCamel(withoutSuffix(view)) ?? full
            let withLabels =
                labels.isEmpty ? [] : [short + "With" + labels.map(\.capitalizedFirst).joined(separator: "And")]
            return [short, full] + withLabels
        }
        return [title.flatMap(ofTitle) ?? "screen"]
    }

    /// Members that every enum of routes has, and names that mean something else behind a dot.
    static let reserved: Set<String> = ["init", "self", "hash", "hashValue"]

    /// The name as it is declared: a keyword stands in backticks.
    static func declared(_ name: String) -> String {
        name.isValidSwiftIdentifier(for: .variableName) ? name : "`\(name)`"
    }

    /// A label as a call and a declaration write it: only a few keywords need backticks there.
    static func argumentLabel(_ label: String) -> String {
        ["inout", "let", "var"].contains(label) ? "`\(label)`" : label
    }

    private static func withoutSuffix(_ view: String) -> String {
        for suffix in ["View", "Screen", "Page"] where view.hasSuffix(suffix) && view.count > suffix.count {
            return String(view.dropLast(suffix.count))
        }
        return view
    }

    /// `httpLog` of `HTTPLog`; nil where nothing of it can be in a name.
    private static func lowerCamel(_ name: String) -> String? {
        let letters = Array(name.filter { $0 == "_" || $0.isLetter || $0.isNumber })
        guard letters.contains(where: \.isLetter), letters.first?.isNumber == false else { return nil }
        var capitals = letters.prefix { $0.isUppercase }.count
        // The last capital begins the next word.
        if capitals > 1, capitals < letters.count, letters[capitals].isLowercase { capitals -= 1 }
        return String(letters[..<capitals]).lowercased() + String(letters[capitals...])
    }

    private static let mostWords = 4

    private static func ofTitle(_ title: String) -> String? {
        let words = title.split { !($0.isLetter || $0.isNumber) }.prefix(mostWords)
        guard let first = words.first else { return nil }
        let rest = words.dropFirst().map { String($0).capitalizedFirst }.joined()
        guard first.first?.isNumber == false, let start = lowerCamel(String(first)) else {
            return "screen" + first + rest
        }
        return start + rest
    }
}

extension String {
    /// With its first letter as a capital: `modelTrack` has `Track`.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension String {
    /// Whether a `let` can have this name as it is.
    var canBeBound: Bool { isValidSwiftIdentifier(for: .variableName) && self != "self" && self != "Self" }
}
