import ProjectModel
import SourceEditing

/// A mistake that makes stack navigation fail, or that keeps people from using it.
protocol AuditRule: Sendable {
    static var rule: Rule { get }

    /// The mistakes in a project, in any order. Previews make none; where something can't be seen, there is none.
    static func findings(in audit: AuditedProject) -> [Finding]
}

extension AuditRule {
    static func finding(
        _ severity: Finding.Severity = .warning, at place: Place, _ message: String, notes: [Finding.Note] = []
    ) -> Finding {
        Finding(severity, at: place, rule.id, message, notes: notes)
    }
}

/// The rules of the audit.
public enum Audit {
    /// - Parameters:
    ///   - declarations: what all files of the project declare, those too that `project` left out.
    ///   - sources: all Swift files of the project.
    /// - Returns: the mistakes in the order of their places, and how many bytes were parsed for it beside what
    ///   `declarations` counts.
    public static func findings(
        in project: Project, declarations: DeclarationIndex, sources: ProjectSources
    ) -> (findings: [Finding], bytesParsed: Int) {
        let audited = AuditedProject(project, declarations: declarations, sources: sources)
        let skips = Skips(project, SiteSelection())
        let mistakes = findings(of: AuditRules.all, in: audited)
        let told = mistakes.filter { !skips.mutes($0) } + skips.findings(in: project, mistakes: mistakes)
        return (inOrder(told), audited.screens.bytesParsed)
    }

    static func findings(of rules: [any AuditRule.Type], in audit: AuditedProject) -> [Finding] {
        inOrder(rules.flatMap { $0.findings(in: audit) })
    }

    private static func inOrder(_ findings: [Finding]) -> [Finding] {
        findings.sorted { ($0.place, $0.id.description) < ($1.place, $1.id.description) }
    }
}
