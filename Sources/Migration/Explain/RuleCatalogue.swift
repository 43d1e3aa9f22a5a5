/// Every rule, and every reason for which a site stays, that a finding can carry.
public enum RuleCatalogue {
    /// In the order in which they are listed: mistakes that the audit finds, then the reasons of the steps.
    public static let rules: [Rule] =
        AuditRules.all.map { $0.rule } + ContainerRules.all + StyleRules.all + LinkRules.all + RouterRules.all
        + RestorationRules.all + RunRules.all

    /// Every word that names a rule, or several.
    public static var names: [String] {
        var seen: Set<String> = []
        return rules.flatMap { [$0.id.description, $0.id.rule] }.filter { seen.insert($0).inserted }
    }

    /// The rule with an id as it is printed: `nested-stack`, `navigation-view/custom-style`.
    public static func rule(_ id: String) -> Rule? {
        rules.first { $0.id.description == id }
    }

    /// The rules that a word may mean: one of that id, or all reasons of the rule of that name.
    public static func rules(named word: String) -> [Rule] {
        if let exact = rule(word) { return [exact] }
        return rules.filter { $0.id.rule == word }
    }
}
