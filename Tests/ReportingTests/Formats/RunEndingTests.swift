import Migration
import SourceEditing
import Testing

@testable import Reporting

/// What every report ends with.
@Suite struct RunEndingTests {
    @Test func tellsWhatKeepsMostAndWhatToTry() {
        #expect(
            RunEnding.text(RunSample.throughLinks.report) == """
                what would unlock most
                  - 1 binding keeps 2 links [destination-link/binding]: Pass an id, and let the screen get what it edits from a model in the environment; then run again.
                to try by hand after step 2 containers
                  - iPad, full screen: the screens that the note lists had two columns, and have one now.
                  - Back: by the button and by the swipe from the edge, from every screen that a container changed around; its title is there.
                  - VoiceOver: each screen is announced by its title, and the back button by where it leads.
                  - Deep links, notifications and quick actions still end on their screens.
                to try by hand after step 3 routes
                  - Nothing is to look different: build, and open a screen from each tab.
                to try by hand after step 4 links
                  - Each kind of row: it pushes its own screen, once, and its chevron is there.
                  - Back: two screens deep, then back twice, by the button and by the swipe.
                  - iPad: a link in the detail column pushes there, and not in the sidebar.
                  - VoiceOver: a row is read as a button, and a double tap opens it.
                  - Deep links that set a flag still open their screens.

                """)
    }

    @Test func unsafeSitesAreCounted() {
        #expect(
            Unlocks(ReportSample.run().report.results).sentences.last
                == "--unsafe can migrate 2 more sites; look first with --dry-run --unsafe")
    }

    @Test func aStepWithoutChangesHasNothingToTry() {
        let report = RunSample.throughLinks.report
        let again = RunReport(
            project: report.project, results: [], shown: [.containers], unreadable: [], remarks: [], extent: .init())
        #expect(RunEnding.text(again) == "")
    }

    // MARK: What waits for what

    private func result(_ sites: [(line: Int, reason: String, waitsFor: Int?)]) -> StepResult {
        func place(_ line: Int) -> Place {
            Place(file: "A.swift", offset: line, in: SourceText(String(repeating: "\n", count: 99)))
        }
        let decisions = sites.map { site in
            SiteDecision(
                place: place(site.line), kind: "NavigationLink",
                outcome: .leave(
                    Finding(
                        .warning, at: place(site.line), RuleID("destination-link", site.reason), "it stays",
                        notes: site.waitsFor.map { [.init(place($0), "the link that stays")] } ?? [])))
        }
        return StepResult(
            applying: StepPlan(step: .links, decisions: decisions, notes: []),
            to: RunSample.throughLinks.report.project,
            includingUnsafe: false)
    }

    @Test func whatWaitsIsCountedWithWhatItWaitsFor() {
        let unlocks = Unlocks([
            result([
                (1, "binding", nil), (2, "below-eager-link", 1), (3, "below-eager-link", 2), (4, "binding", nil),
                (5, "closure", nil), (6, "used-flag", 1), (7, "below-eager-link", 50),
            ])
        ])
        #expect(
            unlocks.reasons == [
                .init(id: "destination-link/binding", places: 2, sites: 4, areLinks: true),
                .init(id: "destination-link/below-eager-link", places: 1, sites: 1, areLinks: true),
                .init(id: "destination-link/closure", places: 1, sites: 1, areLinks: true),
                .init(id: "destination-link/used-flag", places: 1, sites: 1, areLinks: true),
            ])
        #expect(unlocks.sentences.count == 3)
        #expect(unlocks.sentences[0].hasPrefix("2 bindings keep 4 links [destination-link/binding]: "))
    }

    @Test func aCircleEnds() {
        let unlocks = Unlocks([result([(1, "below-eager-link", 2), (2, "below-eager-link", 1)])])
        #expect(unlocks.reasons.map(\.sites).reduce(0, +) == 2)
    }
}
