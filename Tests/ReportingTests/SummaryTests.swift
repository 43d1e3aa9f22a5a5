import Migration
import ProjectModel
import SourceEditing
import Testing

@testable import Reporting

@Suite struct SummaryTests {
    private static let source = """
        import SwiftUI
        struct A: View { var body: some View { NavigationView { Text("A") } } }
        struct B: View { var body: some View { NavigationView { Text("B"); Text("C") }.navigationViewStyle(.stack) } }
        extension NavigationView {}

        """

    private func report(unreadable: [Finding] = []) -> RunReport {
        let project = Project(
            files: [ProjectFile(path: "A.swift", source: ParsedSource(SourceText(Self.source)))],
            deployments: Deployments(
                targets: .read(.init(manifests: [:], swiftFiles: [])), stated: [.iOS: SystemVersion(17)]))
        let result = StepResult(applying: ContainersStep.plan(project), to: project, includingUnsafe: false)
        return RunReport(
            project: project, results: [result], shown: [.containers], unreadable: unreadable, remarks: [],
            extent: .init())
    }

    @Test func numbersAreThoseOfWhatWasDone() {
        #expect(
            Summary.text(report(), mode: .written) == """
                step 2 containers: 4 sites found = 1 migrated + 2 unsafe (not applied) + 1 left alone
                  NavigationView: 1 migrated, 1 unsafe
                  NavigationView type: 1 left alone
                  navigationViewStyle: 1 unsafe
                  1 × navigation-view-style/container-unsafe
                  1 × navigation-view/named-type
                  1 × navigation-view/removed-views
                  1 file changed

                """)
    }

    @Test func previewPromisesInsteadOfClaiming() {
        let text = Summary.text(report(), mode: .preview)
        #expect(
            text.hasPrefix("step 2 containers: 4 sites found = 1 to migrate + 2 unsafe (not applied) + 1 left alone\n"))
        #expect(text.hasSuffix("  1 file would change\n"))
    }

    @Test func unreadableFilesAreCounted() {
        let error = Finding(.error, at: Place(file: "X.swift"), RuleID("unreadable-file", "syntax"), "broken")
        #expect(
            Summary.text(report(unreadable: [error]), mode: .written)
                .hasSuffix("1 file could not be read and was left alone\n"))
        #expect(
            Summary.text(report(unreadable: [error, error]), mode: .written)
                .hasSuffix("2 files could not be read and were left alone\n"))
    }

    @Test func stepsThatOnlyPreparedAreNotShown() {
        let whole = report()
        let hidden = RunReport(
            project: whole.project, results: whole.results, shown: [.audit], unreadable: [], remarks: [],
            extent: .init())
        #expect(Summary.text(hidden, mode: .written) == "")
    }

    @Test func whatStepsTellInTheSameWordsIsToldOnce() {
        let project = report().project
        let results = [Step.routes, .links].map { step in
            let notes = ["both", step.name].map { Finding(.warning, at: Place(file: "A.swift"), RuleID("rule"), $0) }
            return StepResult(
                applying: StepPlan(step: step, decisions: [], notes: notes), to: project, includingUnsafe: false)
        }
        func told(_ shown: Set<Step>) -> [String] {
            RunReport(
                project: project, results: results, shown: shown, unreadable: [], remarks: [], extent: .init()
            ).findings.map(\.message).sorted()
        }
        #expect(told([.routes, .links]) == ["both", "links", "routes"])
        #expect(told([.routes]) == ["both", "routes"])
    }
}
