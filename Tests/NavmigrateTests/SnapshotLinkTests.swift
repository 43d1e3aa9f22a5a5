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
            let exploration = AppExploration(links.device, first: links.first + [.open(url)], depth: 0)
            let root = try #require(program.transcript(exploration).roots.values.first)
            let lines = try #require(root.screens.first).lines
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

    private static let saving = ["--through", "6", "--deep-links", "snap,https://snap.example", "--unsafe"]

    /// What happens, and the stack that is seen then.
    private static let restarts: [(steps: [AppExploration.Step], stack: String)] = [
        ([.use("tap link \"House rules\""), .restart], "\"Clubhouse\" > \"House rules\""),
        ([.use("tap link \"House rules\""), .use("back"), .restart], "\"Clubhouse\""),
        ([.open(URL(string: "snap://house-rules")!), .restart], "\"Clubhouse\" > \"House rules\""),
        // A link wins over what was saved.
        (
            [
                .use("tap link \"House rules\""),
                .restartOpening(URL(string: "snap://screen/Last%20one%20out%20locks%20up")!),
            ], "\"Clubhouse\" > \"Keys\""
        ),
        // The beginning of what can be read is kept.
        ([.store("garbage {", key: "navigation.SignInView"), .restart], "\"Clubhouse\""),
        ([.store("[1]", key: "navigation.SignInView"), .restart], "\"Clubhouse\""),
        (
            [.store("[{\"houseRules\":{}},{\"gone\":{}}]", key: "navigation.SignInView"), .restart],
            "\"Clubhouse\" > \"House rules\""
        ),
        ([.store("[{\"houseRules\":{}}]", key: "navigation.AboutClubView"), .restart], "\"Clubhouse\""),
    ]

    @Test(arguments: restarts.indices) func whatIsSavedComesBack(index: Int) throws {
        let (steps, stack) = Self.restarts[index]
        let program = try SnapshotProgram.of("Clubhouse", Self.saving)
        let start = try #require(program.transcript(AppExploration(first: steps, depth: 0)).screens.first)
        #expect(start.lines.first == "stack \(stack)")
    }

    @Test func aTabsPathComesBackWhenItIsChosen() throws {
        let program = try SnapshotProgram.of("Atlas", Self.saving)
        let first: [AppExploration.Step] = [
            .use("tap tab \"Preferences\""), .use("tap link \"Units\""), .restart, .use("tap tab \"Preferences\""),
        ]
        let start = try #require(program.transcript(AppExploration(first: first, depth: 0)).screens.first)
        #expect(start.lines.dropFirst().first == "  stack \"Preferences\" > \"Units\"")
    }
}
#endif
