import Foundation
import TypeCheck

/// Links that step 5 makes for an app under Snapshots, and what they show.
struct SnapshotLinks: CustomStringConvertible, Sendable {
    let app: String
    /// What is told to the tool.
    let state: [String]
    /// What is done before a link is opened.
    let first: [AppExploration.Step]
    let links: [String]
    /// Each link, and indented what is seen once it is opened.
    let shown: String

    private init(
        _ app: String, isUnsafe: Bool = false, first: [AppExploration.Step] = [], _ links: [String], shown: String
    ) {
        (self.app, self.first, self.links, self.shown) = (app, first, links, shown)
        state = ["--through", "6", "--deep-links", "snap,https://snap.example"] + (isUnsafe ? ["--unsafe"] : [])
    }

    var description: String { "\(app) \(state.joined(separator: " "))" }

    static let all = [
        SnapshotLinks(
            "Clubhouse",
            [
                "snap://house-rules", "https://snap.example/house-rules", "snap://screen/quiet", "snap://",
                "snap://house-rules/screen/quiet", "snap://nowhere", "snap://screen/loud", "snap://screen",
            ],
            shown: """
                """),
        SnapshotLinks(
            "Cookbook",
            [
                "snap://pairings/main", "snap://recipe-search", "snap://settings", "snap://glossary", "snap://about",
                "snap://aisle-list", "snap://aisle/bakery", "snap://settings/about", "snap://recipe-detail/1",
            ],
            shown: """
                """),
        SnapshotLinks(
            "Atlas", isUnsafe: true,
            [
                "snap://map-reading", "snap://units", "snap://credits", "snap://units/credits",
                "snap://country-detail/fr",
            ],
            shown: """
                """),
        SnapshotLinks(
            "Oddments", isUnsafe: true,
            [
                "snap://shelf/1/Top%20left", "snap://repair/2", "snap://insurance/Vase%2FBowl/true", "snap://inventory",
                "snap://listen/3", "snap://shelf-view", "snap://all-exhibits", "snap://corner/Middle",
                "snap://wing/North",
                "snap://cellar", "snap://yard", "snap://plain-room/4", "snap://default", "snap://switch", "snap://url",
                "snap://info", "snap://info-screen", "snap://floor-plan", "snap://way-out/Left", "snap://handbook",
                "snap://lift/9", "snap://stairs", "snap://shop", "snap://exit", "snap://tools", "snap://glue",
                "snap://notes/today", "snap://attic", "snap://cafe", "snap://plain-room/four",
            ],
            shown: """
                """),
    ]
}
