/// What to say of a word that isn't known.
enum Spelling {
    /// A question where the word looks like a known one.
    /// - Parameter otherwise: what is said where it looks like none.
    static func advice(for word: String, among known: [String], otherwise: String) -> String {
        nearest(to: word, among: known).map { "did you mean '\($0)'?" } ?? otherwise
    }

    /// The candidate that `word` was probably meant to be: the one with the fewest letters to change, if these are few.
    private static func nearest(to word: String, among candidates: [String]) -> String? {
        let ranked = candidates.map { ($0, distance(word, $0)) }.min { $0.1 < $1.1 }
        guard let ranked, ranked.1 <= max(2, word.count / 3) else { return nil }
        return ranked.0
    }

    /// How many letters have to be put in, taken out or replaced (Levenshtein).
    private static func distance(_ first: String, _ second: String) -> Int {
        let target = Array(second)
        var row = Array(0...target.count)
        for (index, letter) in first.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in target.indices {
                let replaced = diagonal + (letter == target[column] ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, row[column] + 1, row[column + 1] + 1)
            }
        }
        return row[target.count]
    }
}
