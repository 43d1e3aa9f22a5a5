import Migration

/// The audit as text: totals by class, then each site with its place, its class and its outlook, the links that become
/// programmatic navigation apart, and what would unlock most.
public enum AuditText {
    public static func text(_ audit: AuditReport, report: RunReport, _ display: PathDisplay) -> String {
        var lines = [
            "\(Summary.count(audit.rows.count, "navigation site")) in \(Summary.count(report.extent.swiftFiles, "Swift file"))",
            "",
        ]
        lines += totals(of: audit)
        lines += section("Sites", audit.rows.filter { $0.siteClass != .programmaticLink }, display)
        lines += section(
            "Links driven by a flag or a selection (they become programmatic navigation)",
            audit.rows.filter { $0.siteClass == .programmaticLink }, display)
        lines += mistakes(report.mistakes, display)
        let ending = RunEnding.text(report)
        return lines.map { $0 + "\n" }.joined() + (ending.isEmpty ? "" : "\n" + ending)
    }

    /// What the rules found, by rule, each as it is told as a finding.
    private static func mistakes(_ mistakes: [Finding], _ display: PathDisplay) -> [String] {
        guard !mistakes.isEmpty else { return [] }
        var lines = ["", "Mistakes ('navmigrate explain RULE' tells more)"]
        let numbers = Dictionary(grouping: mistakes, by: \.id.description).mapValues(\.count)
        lines += numbers.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map {
            "\(leftPadded($0.value, 4)) × \($0.key)"
        }
        lines += [""] + mistakes.flatMap { FindingLines.lines($0, display) }
        return lines
    }

    private static func totals(of audit: AuditReport) -> [String] {
        AuditReport.Class.allCases.compactMap { siteClass in
            let rows = audit.rows.filter { $0.siteClass == siteClass }
            guard !rows.isEmpty else { return nil }
            return
                "\(padded(siteClass.rawValue, 18)) \(leftPadded(rows.count, 4))   \(AuditReport.Outlook.numbers(of: rows))"
        }
    }

    private static func section(_ title: String, _ rows: [AuditReport.Row], _ display: PathDisplay) -> [String] {
        guard !rows.isEmpty else { return [] }
        var lines = ["", title]
        for row in rows {
            let detail = row.detail.isEmpty ? "" : " (\(Printable.text(row.detail)))"
            lines.append(
                "\(display.path(row.place.file)):\(row.place.location): \(row.siteClass.rawValue): \(row.name)\(detail): "
                    + row.outlook.sentence)
        }
        return lines
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }

    private static func leftPadded(_ number: Int, _ width: Int) -> String {
        let text = String(number)
        return String(repeating: " ", count: max(0, width - text.count)) + text
    }
}

extension AuditReport.Outlook {
    /// For totals, in a word.
    enum Kind: String {
        case migrates = "migrate"
        case unsafe = "migrate, unsafe"
        case stays = "stay"
        case undecided = "not judged yet"
        case fine
    }

    var kind: Kind {
        switch self {
        case .migrates: .migrates
        case .unsafe: .unsafe
        case .stays: .stays
        case .undecided: .undecided
        case .fine: .fine
        }
    }

    /// `3 migrate, 1 stay`
    static func numbers(of rows: [AuditReport.Row]) -> String {
        let numbers = Dictionary(grouping: rows) { $0.outlook.kind.rawValue }.mapValues(\.count)
        return numbers.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
    }

    var sentence: String {
        switch self {
        case .migrates(let step): "migrates in step \(step.rawValue)"
        case .unsafe(let step, let finding): "migrates in step \(step.rawValue), unsafe [\(finding.id)]"
        case .stays(let finding): "stays [\(finding.id)]"
        case .undecided(let step): "step \(step.rawValue) decides"
        case .fine: "nothing to do"
        }
    }
}
