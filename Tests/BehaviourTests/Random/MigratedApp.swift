import Migration
import ProjectModel
import TestSupport

/// What steps 2 to 4 make of an app of one file.
struct MigratedApp: Sendable {
    /// All files as one, without what they import.
    let code: String
    let links: SiteCounts?
    /// What should hold of every run, and doesn't.
    let faults: [String]

    init(_ code: String, includingUnsafe: Bool) {
        let options = MigrationOptions(includesUnsafe: includingUnsafe)
        let plans: [(Project) -> StepPlan] = [
            { ContainersStep.plan($0) }, { RoutesStep.plan($0, options) }, { LinksStep.plan($0, options) },
        ]
        var project = SampleProject(["App.swift": code]).project()
        var faults: [String] = []
        var links: SiteCounts?
        for plan in plans {
            let result = StepResult(applying: plan(project), to: project, includingUnsafe: includingUnsafe)
            let again = StepResult(applying: plan(result.after), to: result.after, includingUnsafe: includingUnsafe)
            let (step, counts) = (result.step.rawValue, result.counts)
            links = counts
            if !again.changes.isEmpty { faults.append("step \(step) changes something again") }
            if counts.found != counts.migrated + counts.unsafe + counts.left {
                faults.append("step \(step): the sum of \(counts) is off")
            }
            if again.counts.found != counts.found - counts.migrated {
                faults.append("step \(step): \(again.counts.found) sites remain of \(counts)")
            }
            project = result.after
        }
        for plan in plans {
            let again = StepResult(applying: plan(project), to: project, includingUnsafe: includingUnsafe)
            if !again.changes.isEmpty { faults.append("a second run changes something in step \(again.step.rawValue)") }
        }
        (self.faults, self.links) = (faults, links)
        self.code = project.files.sorted { $0.path < $1.path }.map { Self.body(of: $0.source.text.string) }
            .joined(separator: "\n")
    }

    /// A file's text without what it imports.
    static func body(of text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("import ") }
            .joined(separator: "\n")
    }
}
