import Migration
import ProjectModel
import SourceEditing

/// The changes that a reader of SARIF may make by itself, each without the others.
///
/// A fix is told only where its edits are about the files as they are on disk, and need nothing else: those of the first step
/// with anything to change, and of none that goes with a file of its own, such as the enum of routes.
struct SARIFFixes {
    private let step: Step?
    private let project: Project

    init(_ run: ReportedRun) {
        let first = run.report.results.first { $0.sites.contains(where: \.hasFix) }?.step
        step = run.mode == .preview && (first == .containers || first == .links) ? first : nil
        project = run.report.project
    }

    /// Nil where there is none.
    func fixes(of told: ToldPlace) -> [SARIFLog.Fix]? {
        guard let fix = told.fix, told.step == step, step != nil else { return nil }
        let changes = SiteEdits.alone(fix, in: project).sorted { $0.key < $1.key }.map { file, edits in
            let text = project.text(of: file) ?? SourceText("")
            return SARIFLog.Fix.ArtifactChange(
                artifactLocation: .init(file: file), replacements: edits.map { Self.replacement($0, in: text) })
        }
        guard !changes.isEmpty else { return nil }
        return [SARIFLog.Fix(description: .init(plain: fix.message), artifactChanges: changes)]
    }

    private static func replacement(
        _ edit: TextEdit, in text: SourceText
    ) -> SARIFLog.Fix.ArtifactChange.Replacement {
        let (start, end) = (edit.range.lowerBound, edit.range.upperBound)
        return .init(
            deletedRegion: .init(
                startLine: text.location(at: start).line, startColumn: QuotedTexts.column(at: start, in: text),
                endLine: text.location(at: end).line, endColumn: QuotedTexts.column(at: end, in: text),
                byteOffset: start, byteLength: edit.range.count),
            insertedContent: edit.replacement.isEmpty ? nil : .init(text: edit.replacement))
    }
}

extension StepResult.Site {
    fileprivate var hasFix: Bool {
        switch fate {
        case .migrated, .unsafe: true
        case .left: false
        }
    }
}
