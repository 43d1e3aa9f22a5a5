import Migration
import ProjectModel
import SourceEditing

/// Runs the rules of the audit: some ask for declarations in files that have no navigation site.
struct AuditRun {
    let tree: DiscoveredTree
    let project: Project
    let targets: TargetMap
    let threads: Int

    /// What the rules find, and how many bytes were parsed for it besides the project's files.
    func mistakes() -> (findings: [Finding], bytesParsed: Int) {
        let root = tree.root
        let known = Dictionary(project.files.map { ($0.path, $0.source) }, uniquingKeysWith: { first, _ in first })
        let text: @Sendable (String) -> SourceText? = { path in
            if let text = known[path]?.text { return text }
            // What can't be parsed says nothing.
            guard let bytes = try? FileBytes.read(root + "/" + path), BracketNesting.tooDeep(in: bytes) == nil else {
                return nil
            }
            return SourceText(bytes: bytes)
        }
        let files = DeepThreads.map(tree.swiftFiles, threads: threads) { [targets] path in
            IndexedFile(
                path: path, scan: DeclarationScan(bytes: text(path)?.bytes ?? []),
                modules: ModuleKey.modules(of: path, in: targets, roots: [""]))
        }
        let declarations = DeclarationIndex(files: files, parsed: { known[$0] }, bytes: { text($0)?.bytes })
        let sources = ProjectSources(paths: tree.swiftFiles, text: text)
        return DeepThreads.run { [project] in
            let (findings, bytesParsed) = Audit.findings(in: project, declarations: declarations, sources: sources)
            return (findings, declarations.work.bytes + bytesParsed)
        }
    }
}
