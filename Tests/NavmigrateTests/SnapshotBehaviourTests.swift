#if os(Linux)
import Testing
import TypeCheck

/// The apps under Snapshots go where they went, after each step: what the report calls a change is the only one.
@Suite struct SnapshotBehaviourTests {
    @Test(arguments: SnapshotTour.all(on: .phone), SnapshotTypeCheckTests.states.dropFirst())
    func goesWhereItWentOnAPhone(tour: SnapshotTour, state: [String]) throws {
        let differences = try Self.differences(tour, state)
        if tour.app == "Clubhouse", tour.name != "the door", state.contains("--unsafe") {
            // The report: a container on a screen that is pushed goes.
            #expect(!differences.isEmpty)
            for difference in differences {
                // The comparison reads links as buttons.
                #expect(difference.state.contains("tap button \"Attendance\""))
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
            #expect(differences.map(\.description) == [])
        }
    }

    private static func differences(_ tour: SnapshotTour, _ state: [String]) throws -> [TranscriptDifference] {
        let before = try SnapshotProgram.of(tour.app, []).transcript(tour.exploration)
        let after = try SnapshotProgram.of(tour.app, state).transcript(tour.exploration)
        // It has been somewhere.
        #expect(before.text.contains("\ntap ") || before.text.contains("\nback"))
        guard state.contains("--unsafe") else { return after.differences(from: before) }
        // The report: a link that code follows becomes a button, and one in a menu, which led nowhere, leads somewhere.
        return UnsafeComparison(before: before, after: after).differences
    }

    /// The same, to the letter, where the report tells of links that become buttons.
    @Test(arguments: [
        ("Planner", "4", SnapshotDifferences.plannerWithButtons), ("Recipes", "4", []),
        ("Recipes", "5", SnapshotDifferences.recipesWithAButton),
    ]) func linksBecomeButtons(tab: String, step: String, told: [String]) throws {
        let tour = try #require(SnapshotTour.all(on: .phone).first { $0.app == "Cookbook" && $0.name == tab })
        let before = try SnapshotProgram.of("Cookbook", []).transcript(tour.exploration)
        let after = try SnapshotProgram.of("Cookbook", ["--through", step, "--unsafe"]).transcript(tour.exploration)
        #expect(after.differences(from: before).map(\.description) == told)
    }
}
#endif
