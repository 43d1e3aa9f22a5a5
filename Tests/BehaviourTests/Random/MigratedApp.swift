import Migration
import ProjectModel
import TestSupport

/// What steps 2 to 6 make of an app of one file.
struct MigratedApp: Sendable {
    /// All files as one, without what they import.
    let code: String
    /// What became of each step's sites.
    let counts: [Step: SiteCounts]
    /// The rules and reasons of the unsafe fixes that were applied.
    let doubts: Set<String>
    /// What should hold of every run, and doesn't.
    let faults: [String]

    /// What is looked at besides the result: each costs as much as the run.
    enum Examination {
        case none
        /// Each step, again on what it left, finds what it left alone and changes nothing.
        case steps
        /// A second run changes nothing.
        case secondRun
    }

    init(_ app: RandomApp, includingUnsafe: Bool, _ examination: Examination) {
        let options = MigrationOptions(includesUnsafe: includingUnsafe)
        let plans: [(Project) -> StepPlan] = [
            { ContainersStep.plan($0) }, { RoutesStep.plan($0, options) }, { LinksStep.plan($0, options) },
            { RouterStep.plan($0, options) }, { RestorationStep.plan($0, options) },
        ]
        let target = SampleTarget("App", [.iOS: app.isForIOS16 ? "16.0" : "17.0"])
        var project = SampleProject(["App.swift": app.code], targets: [target]).project()
        var (faults, counts, doubts): ([String], [Step: SiteCounts], Set<String>) = ([], [:], [])
        for plan in plans {
            let steps = plan(project)
            let result = StepResult(applying: steps, to: project, includingUnsafe: includingUnsafe)
            let count = result.counts
            counts[result.step] = count
            if includingUnsafe { doubts.formUnion(steps.decisions.compactMap(\.doubt)) }
            let step = result.step.rawValue
            if count.found != count.migrated + count.unsafe + count.left {
                faults.append("step \(step): the sum of \(count) is off")
            }
            if examination == .steps {
                let again = StepResult(applying: plan(result.after), to: result.after, includingUnsafe: includingUnsafe)
                if !again.changes.isEmpty { faults.append("step \(step) changes something again") }
                if again.counts.found != count.found - count.migrated {
                    faults.append("step \(step): \(again.counts.found) sites remain of \(count)")
                }
            }
            project = result.after
        }
        for plan in plans where examination == .secondRun {
            let again = StepResult(applying: plan(project), to: project, includingUnsafe: includingUnsafe)
            if !again.changes.isEmpty { faults.append("a second run changes something in step \(again.step.rawValue)") }
        }
        (self.faults, self.counts, self.doubts) = (faults, counts, doubts)
        self.code = project.files.sorted { $0.path < $1.path }.map { Self.body(of: $0.source.text.string) }
            .joined(separator: "\n")
    }

    /// A file's text without what it imports.
    static func body(of text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("import ") }
            .joined(separator: "\n")
    }
}

extension SiteDecision {
    /// Why its fix is unsafe, where it is.
    fileprivate var doubt: String? {
        guard case .fix(let fix, let doubt) = outcome, fix.applicability == .unsafe else { return nil }
        return doubt.map { "\($0.id)" } ?? fix.message
    }
}
