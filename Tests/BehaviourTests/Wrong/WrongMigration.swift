import Testing
import TypeCheck

/// A small app and what a careless migration makes of it.
struct WrongMigration: CustomTestStringConvertible, Sendable {
    let mistake: String
    let before: String
    let after: String
    let exploration: AppExploration
    /// What tells them apart, as the comparison says it, one after the other.
    let differences: String

    init(
        _ mistake: String, _ exploration: AppExploration = AppExploration(depth: 3), before: String, after: String,
        differences: String
    ) {
        (self.mistake, self.exploration, self.before, self.after) = (mistake, exploration, before, after)
        self.differences = differences
    }

    var testDescription: String { mistake }
}
