#if os(Linux)
import Testing
import TypeCheck

/// The apps under Snapshots go where they went, after each step: what the report calls a change is the only one.
@Suite struct SnapshotBehaviourTests {
    @Test(arguments: SnapshotTour.all(on: .phone), SnapshotTypeCheckTests.states.dropFirst())
    func goesWhereItWentOnAPhone(tour: SnapshotTour, state: [String]) throws {
        let differences = try Self.differences(tour, state)
        if Self.hasButtonsForLinks(tour, state) {
            #expect(differences.map(\.description) == SnapshotDifferences.plannerWithButtons)
        } else if tour.app == "Clubhouse", tour.name != "the door", state.contains("--unsafe") {
            // The report: a container on a screen that is pushed goes.
            #expect(!differences.isEmpty)
            for difference in differences {
                #expect(difference.state.contains("tap link \"Attendance\""))
                #expect(difference.before?.contains { $0.contains("> untitled") } == true)
                #expect(difference.after?.contains { $0.contains("> \"Attendance\"") } == true)
            }
        } else {
            #expect(differences.map(\.description) == [])
        }
    }

    @Test(arguments: SnapshotTour.all(on: .pad), SnapshotTypeCheckTests.states.dropFirst())
    func goesWhereItWentOnAnIPad(tour: SnapshotTour, state: [String]) throws {
        let differences = try Self.differences(tour, state)
        if tour.app == "Clubhouse" || (tour.app == "Atlas" && tour.name == "Preferences") {
            // The report: on an iPad a container with one view and without a style was two columns.
            let first = differences.first
            #expect(first?.before?.contains { $0.hasSuffix("column 1") } == true)
            #expect(first?.after?.contains { $0.hasSuffix("column 1") } == false)
        } else {
            #expect(
                differences.map(\.description)
                    == (Self.hasButtonsForLinks(tour, state) ? SnapshotDifferences.plannerWithButtons : []))
        }
    }

    /// The report: a link whose flag is set by code becomes a button, and its row loses the chevron.
    private static func hasButtonsForLinks(_ tour: SnapshotTour, _ state: [String]) -> Bool {
        tour.app == "Cookbook" && tour.name == "Planner" && state == ["--through", "4", "--unsafe"]
    }

    private static func differences(_ tour: SnapshotTour, _ state: [String]) throws -> [TranscriptDifference] {
        let before = try SnapshotProgram.of(tour.app, []).transcript(tour.exploration)
        let after = try SnapshotProgram.of(tour.app, state).transcript(tour.exploration)
        // It has been somewhere.
        #expect(before.text.contains("\ntap ") || before.text.contains("\nback"))
        return after.differences(from: before)
    }
}
#endif
