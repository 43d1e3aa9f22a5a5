import ProjectModel
import SourceEditing

/// Screens that nobody should land on who only opens the app: by their names.
struct SensitiveScreens {
    let project: Project
    /// The files of the module.
    let files: [String]

    /// A note for each case of an enum of routes that leads to one.
    func notes(on type: ResolvedType) -> [Finding] {
        guard let declared = type.declaration, let facts = project.declarations.facts(of: declared),
            let text = project.text(of: declared.file)
        else { return [] }
        let screens = screens(of: declared)
        return facts.cases.compactMap { item in
            guard ([item.name] + (screens[item.name] ?? [])).contains(where: Self.isSensitive) else { return nil }
            return Finding(
                .note, at: Place(file: declared.file, offset: item.offset, in: text),
                RuleID("restoration", "sensitive-screen"),
                "'\(item.name)' is restored as any other screen is, whoever opens the app; ask for a proof there, too")
        }
    }

    /// The types that the code of each case makes, by the case.
    private func screens(of type: DeclaredType) -> [String: [String]] {
        let module = RouteModule(of: files, in: project, folder: "", style: SourceStyle(of: SourceText("")))
        let route = RouteReader(module: module, names: [type.name]).routes().first { $0.type == type }
        let names = route?.cases.map { item in
            (item.name, (item.codes.first ?? []).compactMap(\.typeName))
        }
        return Dictionary(names ?? [], uniquingKeysWith: { first, _ in first })
    }

    private static let words: Set<String> = [
        "login", "signin", "password", "passcode", "pin", "payment", "checkout", "key", "keys", "seed", "secret",
    ]
    private static let pairs: Set<[String]> = [["log", "in"], ["sign", "in"], ["pass", "code"]]

    /// By the words of a name in camel case.
    private static func isSensitive(_ name: String) -> Bool {
        let words = name.camelCaseWords
        return words.contains(where: Self.words.contains)
            || zip(words, words.dropFirst()).contains { Self.pairs.contains([$0, $1]) }
    }
}

extension CodeToken {
    /// The word, where it is one with a capital letter.
    fileprivate var typeName: String? {
        guard case .text(let text) = self, text.first?.isUppercase == true else { return nil }
        return text
    }
}
