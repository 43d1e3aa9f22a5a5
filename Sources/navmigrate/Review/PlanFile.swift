import Foundation
import MigrationRun

/// The file that keeps a review's choices.
struct PlanFile {
    /// As the user wrote it.
    let path: String
    private let absolute: String

    init(_ path: String, workingDirectory: String) {
        self.path = path
        absolute = AbsolutePath.of(path, in: workingDirectory)
    }

    func read() throws -> ReviewPlan {
        guard let plan = try readIfThere() else { throw CommandLineError("there is no plan '\(path)'") }
        return plan
    }

    /// Nil where there is no such file.
    func readIfThere() throws -> ReviewPlan? {
        guard FileManager.default.fileExists(atPath: absolute) else { return nil }
        guard let data = FileManager.default.contents(atPath: absolute) else {
            throw CommandLineError("the plan '\(path)' can't be read")
        }
        guard let plan = try? JSONDecoder().decode(ReviewPlan.self, from: data),
            plan.schema == ReviewPlan.currentSchema
        else {
            throw CommandLineError("'\(path)' is no plan that this version of 'navmigrate review' writes")
        }
        return plan
    }

    func write(_ plan: ReviewPlan) throws {
        do {
            try Data(StableJSON.bytes(of: plan)).write(to: URL(fileURLWithPath: absolute), options: .atomic)
        } catch {
            throw CommandLineError("the plan '\(path)' can't be written: \(error.localizedDescription)")
        }
    }
}
