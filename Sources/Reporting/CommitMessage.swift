import Migration

/// What a step's commit says.
public enum CommitMessage {
    public static func text(_ result: StepResult) -> String {
        let counts = result.counts
        let items = Checklist.items(result).map { "\n- " + $0 }.joined()
        return """
            \(result.step.title)

            Step \(result.step.rawValue) of navmigrate (\(result.step.name)): \(Summary.count(counts.found, "site")) found = \
            \(counts.migrated) migrated + \(counts.unsafe) unsafe (not applied) + \(counts.left) left alone.

            To try by hand:\(items)

            """
    }
}
