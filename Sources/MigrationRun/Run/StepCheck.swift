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
        // Where nothing changed, a second run is the same run.
        let again = try result.changes.isEmpty ? nil : secondRun(behind: result, by: plan)
        let remaining = again?.counts.found ?? counts.found
        guard counts.found == counts.migrated + counts.unsafe + counts.left,
            remaining == counts.found - counts.migrated
        else {
            let place = again.flatMap { difference(of: $0, from: result) }
            throw CheckFailure(
                step: result.step,
                what: "\(counts.found) sites were found and \(counts.migrated) migrated, but \(remaining) remain"
                    + (place.map { ", the first difference at \($0)" } ?? ""))
        }
    }

    /// What a second run does, which must change nothing.
    private static func secondRun(
        behind result: StepResult, by plan: (Project) -> StepPlan
    ) throws(CheckFailure) -> StepResult {
        let again = StepResult(
            applying: plan(result.after), to: result.after, includingUnsafe: result.includesUnsafe)
        if let change = again.changes.first {
            throw CheckFailure(step: result.step, what: "\(change.path) would be changed again by a second run")
        }
        return again
    }

    /// The first site that was left and isn't found again, or is found and wasn't left.
    private static func difference(of again: StepResult, from result: StepResult) -> String? {
        let left = result.sites.filter { !$0.isMigrated }.map { Told(result.destination(of: $0.place), $0.kind) }
        let found = again.sites.map { Told($0.place, $0.kind) }
        let first = Set(left).symmetricDifference(found).min { $0.place < $1.place }
        return first.map { "\($0.place.file):\($0.place.location) (\($0.kind))" }
    }

    private struct Told: Hashable {
        let place: Place
        let kind: String

        init(_ place: Place, _ kind: String) { (self.place, self.kind) = (place, kind) }
    }
}

extension StepResult.Site {
    fileprivate var isMigrated: Bool {
        if case .migrated = fate { return true }
        return false
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
