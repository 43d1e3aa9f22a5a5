import Migration

/// The words at the end of a run: what each step found and did, in numbers taken from what was done.
public enum Summary {
    public enum Mode: Sendable {
        case preview
        case written
    }

    public static func text(_ report: RunReport, mode: Mode) -> String {
        var lines: [String] = []
        for result in report.shownResults {
            lines += Self.lines(of: result, mode: mode)
        }
        if !report.unreadable.isEmpty {
            lines.append(
                "\(count(report.unreadable.count, "file")) could not be read and \(report.unreadable.count == 1 ? "was" : "were") left alone"
            )
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private static func lines(of result: StepResult, mode: Mode) -> [String] {
        var lines = [numbers(of: result, mode: mode)]
        let kinds = Dictionary(grouping: result.sites, by: \.kind)
        for (kind, sites) in kinds.sorted(by: { $0.key < $1.key }) {
            lines.append("  \(kind): \(fates(of: sites, mode: mode))")
        }
        let reasons = Dictionary(grouping: result.sites.compactMap(\.reason)) { $0 }.mapValues(\.count)
        for (reason, number) in reasons.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
            lines.append("  \(number) × \(reason)")
        }
        lines.append("  \(count(result.changes.count, "file")) \(mode == .preview ? "would change" : "changed")")
        return lines
    }

    /// The step, and its numbers, which add up.
    static func numbers(of result: StepResult, mode: Mode) -> String {
        let counts = result.counts
        return
            "step \(result.step.rawValue) \(result.step.name): \(count(counts.found, "site")) found = \(counts.migrated) "
            + "\(mode == .preview ? "to migrate" : "migrated") + \(counts.unsafe) unsafe (not applied) + \(counts.left) left alone"
    }

    /// What became of some sites, in numbers.
    static func fates(of sites: [StepResult.Site], mode: Mode) -> String {
        let counts = SiteCounts(sites)
        let parts = [
            (counts.migrated, mode == .preview ? "to migrate" : "migrated"), (counts.unsafe, "unsafe"),
            (counts.left, "left alone"),
        ]
        return parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    }

    /// `1 file`, `2 files`.
    public static func count(_ number: Int, _ noun: String) -> String {
        number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
    }
}

extension StepResult.Site {
    /// The rule and reason of a site that wasn't migrated.
    var reason: String? {
        switch fate {
        case .migrated: nil
        case .unsafe(_, let finding), .left(let finding): finding.id.description
        }
    }
}
