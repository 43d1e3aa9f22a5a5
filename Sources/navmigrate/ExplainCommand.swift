import Migration
import Reporting

/// `navmigrate explain [RULE]`
struct ExplainCommand {
    /// As written: an id as findings have it, or the rule before the slash; nil: list all.
    let rule: String?
    let console: Console

    func run() throws {
        guard let rule else {
            try console.product(Array(ExplanationText.list(RuleCatalogue.rules).utf8))
            return
        }
        let word = rule.trimmingBrackets
        if let step = Step(argument: word) {
            try console.product(Array("step \(step.rawValue) \(step.name): \(step.summary)\n".utf8))
            return
        }
        let found = RuleCatalogue.rules(named: word)
        guard !found.isEmpty else { throw UsageError.noSuchRule(word) }
        try console.product(Array(ExplanationText.text(found).utf8))
    }
}

extension String {
    /// `[nested-stack]`, as it stands at the end of a finding, without the brackets.
    fileprivate var trimmingBrackets: String {
        hasPrefix("[") && hasSuffix("]") ? String(dropFirst().dropLast()) : self
    }
}
