/// The `#if`s around a place, as one condition.
///
/// `#else` is the negation of what came before it, `#elseif` that and its own condition:
/// `#if A`, `#elseif B`, `#else` give `A`, `!(A) && (B)`, `!(A) && !(B)`. Nested ones are joined: `(A) && (B)`.
struct ConditionStack {
    private struct Level {
        /// The conditions of the branches before this one.
        var earlier: [String] = []
        /// Nil in an `#else`.
        var current: String?
    }

    private var levels: [Level] = []

    var isEmpty: Bool { levels.isEmpty }

    mutating func begin(_ condition: String) {
        levels.append(Level(current: condition))
    }

    /// The next branch: `#elseif` with its condition, `#else` without.
    mutating func `continue`(_ condition: String?) {
        guard var level = levels.popLast() else { return }
        if let current = level.current { level.earlier.append(current) }
        level.current = condition
        levels.append(level)
    }

    mutating func end() {
        _ = levels.popLast()
    }

    /// Nil outside `#if`.
    var text: String? {
        var terms: [String] = []
        for level in levels {
            terms += level.earlier.map { "!(\($0))" }
            if let current = level.current { terms.append(current) }
        }
        guard terms.count > 1 else { return terms.first }
        return terms.map { $0.hasPrefix("!(") ? $0 : "(\($0))" }.joined(separator: " && ")
    }
}
