/// What there is to know of a rule, or of a reason for which a site stays: what `navmigrate explain` prints.
public struct Rule: Sendable {
    public struct Example: Sendable {
        /// Code, or a command line, as it is.
        public let wrong: String
        /// As it should be.
        public let right: String

        public init(wrong: String, right: String) {
            self.wrong = wrong
            self.right = right
        }
    }

    /// The name by which findings, `explain` and skips know it.
    public let id: RuleID
    /// A few words, lowercase.
    public let name: String
    /// What happens, and why: one paragraph or more, in lines of any length.
    public let explanation: String
    public let example: Example
    /// What to do about it.
    public let remedy: String
    /// Where the facts come from.
    public let source: String

    public init(
        _ id: RuleID, _ name: String, explanation: String, example: Example, remedy: String, source: String
    ) {
        self.id = id
        self.name = name
        self.explanation = explanation
        self.example = example
        self.remedy = remedy
        self.source = source
    }
}
