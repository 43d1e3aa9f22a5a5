import Migration

/// How paths of the report are written for whoever reads it.
public struct PathDisplay: Sendable {
    /// What goes before every path: nothing, or the folder of the run as seen from the working directory, with a slash.
    public let prefix: String

    public init(prefix: String) {
        self.prefix = prefix
    }

    public func path(_ path: String) -> String { Printable.text(prefix + path) }
}

/// Findings as compilers write them: `path:line:column: warning: message [rule/reason]`.
public enum FindingLines {
    /// The finding's line, and one for each of its notes.
    static func lines(_ finding: Finding, _ display: PathDisplay) -> [String] {
        let own = line(finding.place, finding.severity, finding.message, finding.id, display)
        return [own] + finding.notes.map { line($0.place, .note, $0.message, finding.id, display) }
    }

    private static func line(
        _ place: Place, _ severity: Finding.Severity, _ message: String, _ id: RuleID, _ display: PathDisplay
    ) -> String {
        "\(display.path(place.file)):\(place.location): \(severity.rawValue): \(Printable.text(message)) [\(id)]"
    }

    public static func text(_ findings: [Finding], _ display: PathDisplay) -> String {
        findings.flatMap { lines($0, display) }.map { $0 + "\n" }.joined()
    }
}
