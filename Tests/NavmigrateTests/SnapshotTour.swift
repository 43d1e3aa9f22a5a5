import TypeCheck

/// A part of an app under Snapshots that is explored.
struct SnapshotTour: CustomStringConvertible, Sendable {
    let app: String
    let name: String
    let exploration: AppExploration

    var description: String { "\(app): \(name) on a \(exploration.device)" }

    /// - Parameter first: leads there.
    private init(_ app: String, _ name: String, _ device: AppExploration.Device, first: [AppExploration.Step]) {
        (self.app, self.name) = (app, name)
        var exploration = AppExploration(device, first: first, depth: 4, states: 100)
        exploration.staysInTab = true
        self.exploration = exploration
    }

    static func all(on device: AppExploration.Device) -> [SnapshotTour] {
        let parts = [
            ("Cookbook", ["Recipes", "Planner", "Shopping"]),
            ("Atlas", ["Browse", "Journeys", "Flags", "Bookmarks", "Reference", "Preferences"]),
            ("Clubhouse", ["Members", "Events", "About", "Start"]),
            (
                "Oddments",
                ["Forms", "Flags", "Branches", "Cabinet", "Workshop", "Names", "Corners", "Tour", "Columns", "Archive"]
            ),
        ]
        let tours = parts.flatMap { app, tabs in
            tabs.enumerated().map { index, tab in
                // The first is chosen from the beginning.
                let choosing: [AppExploration.Step] = index == 0 ? [] : [.use("tap tab \"\(tab)\"")]
                return SnapshotTour(app, tab, device, first: (app == "Clubhouse" ? signingIn : []) + choosing)
            }
        }
        return tours + [SnapshotTour("Clubhouse", "the door", device, first: [])]
    }

    private static let signingIn: [AppExploration.Step] = [
        .type("Amara"), .use("type field \"Name\""), .use("tap button \"Sign in\""),
    ]
}
