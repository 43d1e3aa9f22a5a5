#if os(Linux)
import Testing
import TypeCheck

/// The apps under Snapshots go where they went, after each step: what the report calls a change is the only one.
@Suite struct SnapshotBehaviourTests {
    @Test(arguments: SnapshotTour.all(on: .phone), SnapshotTypeCheckTests.states.dropFirst())
    func goesWhereItWentOnAPhone(tour: SnapshotTour, state: [String]) throws {
        let differences = try Self.differences(tour, state)
        let isNamed = tour.app == "Cookbook" && tour.name == "Planner" && state == ["--through", "4", "--unsafe"]
        // The report: a link with a flag that code sets becomes a button, and its row loses the chevron.
        #expect(differences == (isNamed ? SnapshotDifferences.plannerWithButtons : ""))
    }

    /// The report: "on iPad it was two columns", for containers without a style.
    @Test(arguments: SnapshotTour.all(on: .pad), SnapshotTypeCheckTests.states.dropFirst())
    func goesWhereItWentOnAnIPad(tour: SnapshotTour, state: [String]) throws {
        let differences = try Self.differences(tour, state)
        let hadColumns = ["Atlas: Preferences", "Clubhouse: the door"].contains("\(tour.app): \(tour.name)")
        let isNamed = tour.app == "Cookbook" && tour.name == "Planner" && state == ["--through", "4", "--unsafe"]
        #expect((differences != "") == (hadColumns || isNamed))
    }

    private static func differences(_ tour: SnapshotTour, _ state: [String]) throws -> String {
        let before = try SnapshotProgram.of(tour.app, []).transcript(tour.exploration)
        let after = try SnapshotProgram.of(tour.app, state).transcript(tour.exploration)
        #expect(before.text.contains("\n"))
        return after.differences(from: before).map(\.description).joined(separator: "\n")
    }
}
#endif
