/// The word that stands for a case in links: `recipe-detail` for `recipeDetail`.
enum DeepLinkWord {
    /// In small letters, since hosts have no others.
    static func word(for name: String) -> String {
        var words: [String] = []
        var word = ""
        let letters = Array(name)
        for (index, letter) in letters.enumerated() {
            guard letter.isLetter || letter.isNumber else {
                words.append(word)
                word = ""
                continue
            }
            let previous = index > 0 ? letters[index - 1] : letter
            let next = index + 1 < letters.count ? letters[index + 1] : letter
            // `infoURL` is two words, and so is `URLInfo`.
            if letter.isUppercase, !previous.isUppercase || next.isLowercase {
                words.append(word)
                word = ""
            }
            word.append(letter)
        }
        let joined = (words + [word]).filter { !$0.isEmpty }.joined(separator: "-").lowercased()
        return joined.isEmpty ? name.lowercased() : joined
    }
}
