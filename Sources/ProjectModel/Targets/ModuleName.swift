/// The name under which a target is imported.
enum ModuleName {
    /// Xcode's way: what can't stand in an identifier becomes `_`, a leading digit too.
    static func identifier(_ name: String) -> String {
        String(
            name.enumerated().map { index, character in
                isIdentifier(character) && !(index == 0 && character.isNumber) ? character : "_"
            })
    }

    /// The package manager's way: a leading digit is kept, behind a `_`.
    static func packageIdentifier(_ name: String) -> String {
        let text = String(name.map { isIdentifier($0) ? $0 : "_" })
        return text.first?.isNumber == true ? "_" + text : text
    }

    private static func isIdentifier(_ character: Character) -> Bool {
        character == "_" || character.isLetter || character.isNumber
    }
}
