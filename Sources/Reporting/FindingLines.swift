import Migration

/// Findings as compilers write them: `path:line:column: warning: message [rule/reason]`.
public enum FindingLines {
    /// The finding's line, and one for each of its notes.
    static func lines(_ finding: Finding, _ display: PathDisplay) -> [String] {
        let id = finding.id.description
        let own = line(finding.place, finding.severity, finding.message, id, display)
        return [own] + finding.notes.map { line($0.place, .note, $0.message, id, display) }
    }

    static func line(
        _ place: Place, _ severity: Finding.Severity, _ message: String, _ id: String, _ display: PathDisplay
    ) -> String {
        "\(display.path(place.file)):\(place.location): \(severity.rawValue): \(Printable.text(message)) [\(id)]"
    }

    public static func text(_ findings: [Finding], _ display: PathDisplay) -> String {
        findings.flatMap { lines($0, display) }.map { $0 + "\n" }.joined()
    }
}
