import Migration

/// The end of a report: what would unlock most, and what to try by hand.
public enum RunEnding {
    public static func text(_ report: RunReport) -> String {
        var lines: [String] = []
        let unlocks = Unlocks(report.toldResults).sentences
        if !unlocks.isEmpty { lines += ["what would unlock most"] + unlocks.map { "  - " + Printable.text($0) } }
        for result in report.shownResults {
            let items = Checklist.items(result)
            guard !items.isEmpty else { continue }
            lines +=
                ["to try by hand after step \(result.step.rawValue) \(result.step.name)"] + items.map { "  - " + $0 }
        }
        return lines.map { $0 + "\n" }.joined()
    }
}

extension RunReport {
    /// The steps that a report looks at: those shown; of an audit, which carries none out, all.
    var toldResults: [StepResult] { shown == [.audit] ? results : shownResults }
}
