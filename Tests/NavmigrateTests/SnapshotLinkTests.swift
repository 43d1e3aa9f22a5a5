#if os(Linux)
import Foundation
import TestSupport
import Testing
import TypeCheck

@testable import navmigrate

/// Links open the screens of the apps under Snapshots, and their paths come back.
@Suite struct SnapshotLinkTests {
    @Test(arguments: SnapshotLinks.all) func linksOpenTheirScreens(links: SnapshotLinks) throws {
        let program = try SnapshotProgram.of(links.app, links.state)
        let shown = try links.links.map { link in
            let url = try #require(URL(string: link))
            let transcript = try program.transcript(AppExploration(first: links.first + [.open(url)], depth: 0))
            let lines = try #require(transcript.screens.first).lines
            return ([link] + lines.map { "    " + $0 }).joined(separator: "\n")
        }.joined(separator: "\n")
        #expect(shown == links.shown)
    }

    /// The table in the report: `note: snap://wing/{name} and https://… open 'wing(name:)' …`.
    @Test(arguments: SnapshotLinks.all) func everyLinkOfTheReportIsOpened(links: SnapshotLinks) throws {
        let folder = try ScratchFolder()
        try folder.copy(PackageFiles.path("Snapshots/\(links.app)/before"), to: "app")
        let report = ToolRun(links.state + ["--dry-run"], in: folder.path + "/app").words
        let told = report.matches(of: /note: snap:\/\/([a-z-]+)\S* and https:\/\/snap\.example\/\S+ open '/)
            .map { String($0.1) }
        #expect(!told.isEmpty)
        let opened = Set(links.links.compactMap { URL(string: $0)?.host() })
        #expect(Set(told).subtracting(opened) == [])
    }
}
#endif
