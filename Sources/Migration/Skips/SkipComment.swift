/// `// navmigrate:skip rule, rule; reason`: a comment that asks to leave a statement alone.
struct SkipComment: Sendable, Equatable {
    /// Of the comment.
    let place: Place
    /// As written; none: whatever the rule.
    let rules: [String]
    let reason: String?
    /// Nil where none follows.
    let statement: Statement?

    /// What a comment stands at.
    struct Statement: Sendable, Equatable {
        let range: Range<Int>
        /// Of a type or a property: what routes would change of it.
        let isDeclaration: Bool
    }

    static let mark = "navmigrate:skip"

    /// - Parameter text: the comment with its slashes.
    /// - Returns: nil for any other comment.
    init?(_ text: String, at place: Place, statement: Statement?) {
        var words = Substring(text)
        if words.hasPrefix("/*"), words.hasSuffix("*/") {
            words = words.dropFirst(2).dropLast(2)
        } else if words.hasPrefix("//") {
            words = words.dropFirst(2)
        }
        words = words.trimmed
        guard words.hasPrefix(Self.mark) else { return nil }
        words = words.dropFirst(Self.mark.count)
        guard words.first.map({ $0 == " " || $0 == "\t" || $0 == ";" }) ?? true else { return nil }
        let parts = words.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
        rules = parts[0].split(separator: ",").map { String($0.trimmed) }.filter { !$0.isEmpty }
        reason = parts.dropFirst().first.map { String($0.trimmed) }.flatMap { $0.isEmpty ? nil : $0 }
        self.place = place
        self.statement = statement
    }

    func covers(_ offset: Int) -> Bool { statement?.range.contains(offset) ?? false }

    /// Whether it asks for sites of a rule: `navigation-view`, `destination-link`.
    func names(_ rule: String) -> Bool { rules.isEmpty || rules.contains(rule) }

    /// What it asks for, as the rest of a sentence.
    /// - Parameter thing: what would have to change; nil: what the sentence speaks of.
    func request(for thing: String? = nil) -> String {
        let text = thing.map { "\($0) would have to change, and a comment asks to leave it alone" }
        return (text ?? "a comment asks for that") + (reason.map { ": \($0)" } ?? "")
    }

    /// The place of the comment, for findings that speak of it.
    var note: Finding.Note { Finding.Note(place, "the comment") }
}

extension Substring {
    fileprivate var trimmed: Substring {
        let start = drop { $0.isWhitespace }
        return start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? start.prefix(0)
    }
}
