/// The reasons of one rule, each of which is explained by itself.
struct RuleGroup {
    let name: String

    func callAsFunction(
        _ reason: String, _ name: String, _ explanation: String, wrong: String, right: String, _ remedy: String,
        _ source: String
    ) -> Rule {
        Rule(
            RuleID(self.name, reason), name, explanation: explanation,
            example: .init(wrong: wrong, right: right), remedy: remedy, source: source)
    }
}
