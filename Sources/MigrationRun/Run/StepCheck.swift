import Migration
import ProjectModel
import SourceEditing

/// What has to hold of a step's result before it is shown or written.
enum StepCheck {
    /// - Throws: `CheckFailure` where a changed file doesn't parse any more, where the step would change its own
    ///   result again, or where sites are lost.
    static func check(_ result: StepResult, plan: (Project) -> StepPlan) throws(CheckFailure) {
        for change in result.changes {
            guard let file = result.after.file(at: change.path) else { continue }
            if let error = file.source.firstError {
                throw CheckFailure(
                    step: result.step,
                    what: "\(change.path):\(file.source.text.location(at: error.offset)): \(error.message)")
            }
        }
        let counts = result.counts
        let remaining = try result.changes.isEmpty ? counts.found : found(by: plan, behind: result)
        guard counts.found == counts.migrated + counts.unsafe + counts.left,
            remaining == counts.found - counts.migrated
        else {
            throw CheckFailure(
                step: result.step,
                what: "\(counts.found) sites were found and \(counts.migrated) migrated, but \(remaining) remain")
        }
    }

    /// How many sites a second run finds, which must change nothing. Where the first changed nothing, it is the same run.
    private static func found(
        by plan: (Project) -> StepPlan, behind result: StepResult
    ) throws(CheckFailure) -> Int {
        let again = StepResult(
            applying: plan(result.after), to: result.after, includingUnsafe: result.includesUnsafe)
        if let change = again.changes.first {
            throw CheckFailure(step: result.step, what: "\(change.path) would be changed again by a second run")
        }
        return again.counts.found
    }
}

/// A step's own result is wrong: a fault of this program. Nothing was written.
public struct CheckFailure: Error, CustomStringConvertible, Equatable {
    public let step: Step
    public let what: String

    public var description: String {
        "step \(step.rawValue) (\(step.name)) gave a wrong result, and nothing was written: \(what); "
            + "this is a fault of navmigrate, please report it with the file"
    }
}
