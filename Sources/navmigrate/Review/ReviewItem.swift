import Migration
import MigrationRun
import SourceEditing

/// One change that a person is asked about.
struct ReviewItem {
    let step: Step
    let choice: ReviewPlan.Choice
    /// What is done, and why it is unsafe, where it is.
    let message: String
    /// What it is about: the rule, or the reason for which it is unsafe.
    let id: String
    let place: Place
    /// The change as a patch; empty where another change has the same edits.
    let patch: [UInt8]

    /// What a run would do, in its order: without the routes of step 3, which come with the links that use them, and
    /// without styles, which go with their containers.
    static func all(in report: RunReport) -> [ReviewItem] {
        report.results.flatMap { result -> [ReviewItem] in
            let edits = SiteEdits(result).sites
            return zip(result.sites, edits).compactMap { site, edits in
                ReviewItem(site, of: result, edits, in: report)
            }
        }
    }

    private init?(_ site: StepResult.Site, of result: StepResult, _ edits: [String: [TextEdit]], in report: RunReport) {
        guard let rule = Self.rule(of: site.kind, in: result.step), let file = report.project.file(at: site.place.file)
        else { return nil }
        switch site.fate {
        case .left: return nil
        case .migrated(let fix):
            message = site.doubt?.message ?? fix.message
            id = site.doubt?.id.description ?? rule
            choice = .init(
                at: site.place, in: file.source.text, rule: rule, isWanted: false, isUnsafe: site.doubt != nil)
        case .unsafe(_, let finding):
            message = finding.message
            id = finding.id.description
            choice = .init(at: site.place, in: file.source.text, rule: rule, isWanted: false, isUnsafe: true)
        }
        step = result.step
        place = site.place
        patch = UnifiedDiff.patch(
            edits.compactMap { path, edits in
                guard let text = result.before.text(of: path) else { return nil }
                var set = EditSet()
                guard set.insert(edits) else { return nil }
                let changed = text.applying(set)
                return FileChange(path: path, .modified(before: text.bytes, after: changed.bytes))
            })
    }

    private static func rule(of kind: String, in step: Step) -> String? {
        switch (step, kind) {
        case (.containers, "navigationViewStyle"), (.routes, _), (.audit, _): nil
        case (.containers, _): "navigation-view"
        case (.links, _): "destination-link"
        case (.router, "NavigationLink"): "destination-link"
        case (.router, _): "router"
        case (.restoration, _): "restoration"
        }
    }
}
