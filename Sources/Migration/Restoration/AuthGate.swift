import ProjectModel
import SwiftSyntax

/// A condition that by its words depends on who uses the app: `if isLoggedIn { … } else { … }`.
struct AuthGate {
    /// As written.
    let condition: String

    /// The innermost around a piece of code, within the member that holds it.
    init?(around node: Syntax) {
        let member = Surroundings(of: node).memberSyntax
        for ancestor in node.ancestors.prefix(while: { $0.id != member?.id }) {
            let condition =
                ancestor.as(IfExprSyntax.self).map { Syntax($0.conditions) }
                ?? ancestor.as(SwitchExprSyntax.self).map { Syntax($0.subject) }
            guard let condition, Self.namesUser(condition) else { continue }
            self.condition = condition.trimmedDescription
            return
        }
        return nil
    }

    private static func namesUser(_ condition: Syntax) -> Bool {
        condition.tokens(viewMode: .sourceAccurate).contains { token in
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
