import Migration
import ProjectModel
import Testing

@testable import Reporting

@Suite struct GitHubAnnotationsTests {
    @Test func commandsAreEscaped() {
        #expect(
            GitHubAnnotations.text(ReportSample.run()) == """
                X

                """)
    }

    /// No more than one command in a line, whatever names and messages hold.
    @Test func nothingForgesACommand() {
        for line in GitHubAnnotations.text(ReportSample.run()).split(separator: "\n", omittingEmptySubsequences: false)
            .dropLast()
        {
            #expect(["::error ", "::warning ", "::notice "].contains { line.hasPrefix($0) })
        }
    }

    @Test func whatGitHubLeavesOutIsTold() {
        let findings = (1...12).map { number in
            Finding(.warning, at: Place(file: "\(number).swift"), RuleID("nested-stack"), "a stack in a stack")
        }
        let report = RunReport(
            project: Project(
                files: [], deployments: Deployments(targets: .read(.init(manifests: [:], swiftFiles: [])), stated: [:])),
            results: [],
            shown: [.containers], unreadable: [], remarks: [], extent: .init(), mistakes: findings)
        let run = ReportedRun(
            report, audit: nil, mode: .preview, root: "/", display: PathDisplay(prefix: ""), patchPrefix: "",
            toolVersion: "0.1.0")
        let lines = GitHubAnnotations.text(run).split(separator: "\n")
        #expect(lines[0] == "::notice title=navmigrate::12 warnings, of which GitHub shows 10; the log has all")
        #expect(lines.count == 13)
    }
}
