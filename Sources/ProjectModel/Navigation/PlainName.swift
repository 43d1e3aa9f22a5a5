import SwiftSyntax

extension TokenSyntax {
    /// The name without backticks that it doesn't need.
    ///
    /// Keywords need them, and these are written in small letters, but for four; so do names that are no identifiers.
    package var plainName: String {
        let text = self.text
        guard text.utf8.first == UInt8(ascii: "`") else { return text }
        let name = text.dropFirst().dropLast()
        let isIdentifier =
            name.first?.isNumber == false && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        let isKeyword = ["Any", "Self", "Type", "Protocol"].contains(name) || !name.contains(where: \.isUppercase)
        return isIdentifier && !isKeyword ? String(name) : text
    }
}
