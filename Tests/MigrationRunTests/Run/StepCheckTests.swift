import Foundation
import Migration
import ProjectModel
import SourceEditing
import Testing

@testable import MigrationRun

/// The checks that every result passes before it is shown or written, on steps that are wrong in one way each.
@Suite struct StepCheckTests {
    private let project = Project(
        files: [ProjectFile(path: "A.swift", source: ParsedSource(SourceText("let one = 1\n")))],
        deployments: Deployments(targets: .read(ManifestSet(manifests: [:], swiftFiles: [])), stated: [:]))

    /// A step that replaces `old` with `new` where it finds it, and calls each such place a site.
    private func replacing(_ old: String, with new: String, keepingSites: Bool = false) -> (Project) -> StepPlan {
        { project in
            let file = project.files[0]
            let text = file.source.text.string
            guard let found = text.range(of: old) else {
                return StepPlan(step: .containers, decisions: keepingSites ? [left(in: file)] : [], notes: [])
            }
            let start = text.utf8.distance(from: text.startIndex, to: found.lowerBound)
            let edit = TextEdit(start..<start + old.utf8.count, new)
            return StepPlan(
                step: .containers,
                decisions: [
                    SiteDecision(
                        place: Place(file: file.path, offset: start, in: file.source.text), kind: "word",
                        outcome: .fix(Fix("changed", .safe, edits: [file.path: [edit]]), because: nil))
                ], notes: [])
        }
    }

    private func left(in file: ProjectFile) -> SiteDecision {
        SiteDecision(
            place: Place(file: file.path), kind: "word",
            outcome: .leave(Finding(.warning, at: Place(file: file.path), RuleID("word", "stays"), "it stays")))
    }

    private func check(_ plan: @escaping (Project) -> StepPlan) throws {
        try StepCheck.check(StepResult(applying: plan(project), to: project, includingUnsafe: false), plan: plan)
    }

    private func failure(_ plan: @escaping (Project) -> StepPlan) -> String? {
        do {
            try check(plan)
            return nil
        } catch {
            return (error as? CheckFailure)?.what
        }
    }

    @Test func rightResultPasses() throws {
        try check(replacing("one", with: "two"))
        try check { StepPlan(step: .containers, decisions: [left(in: $0.files[0])], notes: []) }
    }

    @Test func resultMustParse() {
        #expect(failure(replacing("= 1", with: "= (")) == "A.swift:1:12: expected value and ')' to end tuple")
    }

    @Test func resultMustNotChangeAgain() {
        #expect(failure(replacing("one", with: "oneone")) == "A.swift would be changed again by a second run")
    }

    @Test func sitesMustNotBeLostOrDoubled() {
        #expect(
            failure(replacing("one", with: "two", keepingSites: true))
                == "1 sites were found and 1 migrated, but 1 remain, the first difference at A.swift:1:1 (word)")
    }

    @Test func failureSaysWhoseFaultItIs() {
        #expect(
            CheckFailure(step: .containers, what: "WHAT").description
                == "step 2 (containers) gave a wrong result, and nothing was written: WHAT; "
                + "this is a fault of navmigrate, please report it with the file")
    }
}
