import Migration
import ProjectModel
import SourceEditing

/// Runs the rules of the audit: some ask for declarations in files that have no navigation site.
struct AuditRun {
    let project: Project

    /// What the rules find, and how many bytes were parsed for it besides the project's files and declarations.
    func mistakes() -> (findings: [Finding], bytesParsed: Int) {
        DeepThreads.run { [project] in
            Audit.findings(in: project, declarations: project.declarations, sources: project.sources)
        }
    }
}
