import Migration
import ProjectModel
import Testing

@testable import Reporting

@Suite struct GitHubAnnotationsTests {
    @Test func commandsAreEscaped() {
        #expect(
            GitHubAnnotations.text(ReportSample.run()) == """
                ::notice title=navmigrate::step 2 containers: 5 sites found = 2 to migrate + 2 unsafe (not applied) + 1 left alone
                ::error file=ios/App/Broken.swift,line=3,title=unreadable-file/syntax::expected '}'; the file is left alone
                ::warning file=ios/App/"<b>'100%25%0A%3A%2C.swift,line=2,col=11,title=navigation-view/named-type::NavigationView stays: it is named as a type here, and a stack has another; write 'some View' where you can, then run again
                ::warning file=ios/App/Marked.swift,line=1,col=47,title=navigation-view/removed-views::its second view was never shown under the stack style: it goes only with --unsafe
                ::warning file=ios/App/Marked.swift,line=1,col=83,title=navigation-view-style/container-unsafe::navigationViewStyle goes only with --unsafe, as a NavigationView that it is set on%0Aios/App/Marked.swift:1:51: the NavigationView that is converted only with --unsafe
                ::warning file=ios/App/Root.swift,line=4,col=22,title=containers::step 2: NavigationView becomes NavigationStack
                ::warning file=ios/App/Root.swift,line=5,col=14,title=containers::step 2: navigationViewStyle goes
                ::notice file=ios/App/Old.swift,line=4,title=navmigrate::generated code; left alone
                ::notice title=navmigrate::50%25 of it

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
