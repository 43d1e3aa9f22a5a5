import ProjectModel
import SwiftSyntax

/// Conditions that by their words depend on who uses the app: `if isLoggedIn { … } else { … }`.
enum AuthGate {
    static func isOne(_ condition: ShownCondition) -> Bool {
        condition.syntax.tokens(viewMode: .sourceAccurate).contains { token in
            guard case .identifier = token.tokenKind else { return false }
            let words = token.bareName.camelCaseWords
            return words.contains(where: states.contains) || words.last.map(owners.contains) ?? false
        }
    }

    private static let states: Set<String> = [
        "auth", "authed", "authenticated", "authorized", "logged", "login", "signed", "locked", "unlocked",
    ]
    /// At the end of a name: `currentUser`, and not `userInterfaceIdiom`.
    private static let owners: Set<String> = ["account", "credentials", "session", "token", "user"]
}

extension String {
    /// `["sign", "in"]` of `signIn`.
    var camelCaseWords: [String] {
        var words: [String] = []
        for letter in self {
            if letter.isUppercase || words.isEmpty { words.append("") }
            words[words.count - 1].append(contentsOf: letter.lowercased())
        }
        return words
    }
}
