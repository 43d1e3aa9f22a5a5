import Foundation
import TypeCheck

/// Links that step 5 makes for an app under Snapshots, and what they show.
struct SnapshotLinks: CustomStringConvertible, Sendable {
    let app: String
    /// What is told to the tool.
    let state: [String]
    let device: AppExploration.Device
    /// What is done before a link is opened.
    let first: [AppExploration.Step]
    let links: [String]
    /// Each link, and indented what is seen once it is opened.
    let shown: String

    private init(
        _ app: String, isUnsafe: Bool = false, on device: AppExploration.Device = .phone,
        first: [AppExploration.Step] = [], _ links: [String], shown: String
    ) {
        (self.app, self.device, self.first, self.links, self.shown) = (app, device, first, links, shown)
        state = ["--through", "6", "--deep-links", "snap,https://snap.example"] + (isUnsafe ? ["--unsafe"] : [])
    }

    var description: String { "\(app) \(state.joined(separator: " "))" }

    static let all = [
        SnapshotLinks(
            "Clubhouse",
            [
                "snap://house-rules", "https://snap.example/house-rules", "snap://screen/Last%20one%20out%20locks%20up",
                "snap://",
                "snap://house-rules/screen/No%20street%20shoes%20on%20the%20court", "snap://nowhere",
                "snap://screen/loud", "snap://screen",
            ],
            shown: """
                snap://house-rules
                    stack "Clubhouse" > "House rules"
                      link "No street shoes on the court"
                      link "Last one out locks up"
                https://snap.example/house-rules
                    stack "Clubhouse" > "House rules"
                      link "No street shoes on the court"
                      link "Last one out locks up"
                snap://screen/Last%20one%20out%20locks%20up
                    stack "Clubhouse" > "Keys"
                      The key box is by the door.
                snap://
                    stack "Clubhouse"
                      field "Name": ""
                      button "Sign in" (disabled)
                      link "House rules"
                snap://house-rules/screen/No%20street%20shoes%20on%20the%20court
                    stack "Clubhouse" > "House rules" > "Shoes"
                      Indoor soles only.
                snap://nowhere
                    over the window: alert
                      title "Can't Open Link"
                      button "OK"
                      snap://nowhere
                snap://screen/loud
                    over the window: alert
                      title "Can't Open Link"
                      button "OK"
                      snap://screen/loud
                snap://screen
                    over the window: alert
                      title "Can't Open Link"
                      button "OK"
                      snap://screen
                """),
        SnapshotLinks(
            "Cookbook",
            [
                "snap://pairings/main", "snap://recipe-search", "snap://settings", "snap://glossary", "snap://about",
                "snap://aisle-list", "snap://aisle/dryGoods", "snap://aisle/bakery", "snap://settings/about",
                "snap://recipe-detail/1",
            ],
            shown: """
                snap://pairings/main
                    tabs [Recipes] | Planner | Shopping
                      stack "Cookbook" > "Pairings"
                        A dry white, or cider.
                snap://recipe-search
                    tabs [Recipes] | Planner | Shopping
                      stack "Cookbook" > "Search"
                        bar:
                          field "Search": ""
                        link "Leek and Potato Soup"
                        link "Mushroom Risotto"
                snap://settings
                    tabs [Recipes] | Planner | Shopping
                      stack "Cookbook" > "Settings"
                        toggle "Metric units": on
                        link "Kitchen terms"
                        link "About Cookbook"
                snap://glossary
                    tabs [Recipes] | Planner | Shopping
                      stack "Cookbook" > "Kitchen terms"
                        link "Blanch"
                        link "Deglaze"
                        link "Sweat"
                snap://about
                    tabs [Recipes] | Planner | Shopping
                      stack "Cookbook" > "About"
                        Cookbook
                        Version 3.1
                snap://aisle-list
                    tabs [Recipes] | Planner | Shopping
                      stack "Cookbook" > "Aisles"
                        link "Fruit & vegetables"
                        link "Dairy"
                        link "Dry goods"
                        link "Spices"
                snap://aisle/dryGoods
                    tabs [Recipes] | Planner | Shopping
                      stack "Cookbook" > "Dry goods"
                snap://aisle/bakery
                    over the window: alert
                      title "Can't Open Link"
                      button "OK"
                      snap://aisle/bakery
                snap://settings/about
                    tabs [Recipes] | Planner | Shopping
                      stack "Cookbook" > "Settings" > "About"
                        Cookbook
                        Version 3.1
                snap://recipe-detail/1
                    over the window: alert
                      title "Can't Open Link"
                      button "OK"
                      snap://recipe-detail/1
                """),
        SnapshotLinks(
            "Atlas", isUnsafe: true, on: .pad,
            [
                "snap://map-reading", "snap://units", "snap://credits", "snap://units/credits",
                "snap://country-detail/fr",
            ],
            shown: """
                snap://map-reading
                    tabs [Browse] | Journeys | Flags | Bookmarks | Reference | Preferences
                      column 1
                        stack "Atlas"
                          🌍 Continents
                          link "Africa"
                          link "Asia"
                          link "Europe"
                          link "Oceania"
                      column 2
                        stack untitled
                          Choose a continent
                      column 3
                        stack "Desk" > "Reading a map"
                          North is up, unless it says otherwise.
                snap://units
                    tabs [Browse] | Journeys | Flags | Bookmarks | Reference | Preferences
                      column 1
                        stack "Atlas"
                          🌍 Continents
                          link "Africa"
                          link "Asia"
                          link "Europe"
                          link "Oceania"
                      column 2
                        stack untitled
                          Choose a continent
                      column 3
                        stack "Desk" > "Units"
                          toggle "Miles": off
                snap://credits
                    tabs [Browse] | Journeys | Flags | Bookmarks | Reference | Preferences
                      column 1
                        stack "Atlas"
                          🌍 Continents
                          link "Africa"
                          link "Asia"
                          link "Europe"
                          link "Oceania"
                      column 2
                        stack untitled
                          Choose a continent
                      column 3
                        stack "Desk" > "Credits"
                          Atlas, edition 8
                snap://units/credits
                    tabs [Browse] | Journeys | Flags | Bookmarks | Reference | Preferences
                      column 1
                        stack "Atlas"
                          🌍 Continents
                          link "Africa"
                          link "Asia"
                          link "Europe"
                          link "Oceania"
                      column 2
                        stack untitled
                          Choose a continent
                      column 3
                        stack "Desk" > "Units" > "Credits"
                          Atlas, edition 8
                snap://country-detail/fr
                    over the window: alert
                      title "Can't Open Link"
                      button "OK"
                      snap://country-detail/fr
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
                snap://shelf/1/Top%20left
                    tabs [Forms] | Flags | Branches | Cabinet | Workshop | Names | Corners | Tour | Columns | Archive
                      stack "Forms" > "Shelf of Top left"
                        Shelf 1
                snap://repair/2
                    tabs [Forms] | Flags | Branches | Cabinet | Workshop | Names | Corners | Tour | Columns | Archive
                      stack "Forms" > "Repair"
                        Glue.
                snap://insurance/Vase%2FBowl/true
                    tabs [Forms] | Flags | Branches | Cabinet | Workshop | Names | Corners | Tour | Columns | Archive
                      stack "Forms" > "Vase/Bowl"
                        1000
                snap://inventory
                    tabs [Forms] | Flags | Branches | Cabinet | Workshop | Names | Corners | Tour | Columns | Archive
                      stack "Forms" > "Inventory"
                        2 things
                snap://listen/3
                    tabs [Forms] | Flags | Branches | Cabinet | Workshop | Names | Corners | Tour | Columns | Archive
                      stack "Forms" > "Listening"
                        0 s
                snap://shelf-view
                    tabs [Forms] | Flags | Branches | Cabinet | Workshop | Names | Corners | Tour | Columns | Archive
                      stack "Forms" > untitled
                        Shelf 1
                snap://all-exhibits
                    tabs [Forms] | Flags | Branches | Cabinet | Workshop | Names | Corners | Tour | Columns | Archive
                      stack "Forms" > "All"
                        All of them.
                snap://corner/Middle
                    tabs [Forms] | Flags | Branches | Cabinet | Workshop | Names | Corners | Tour | Columns | Archive
                      stack "Forms" > "Middle"
                        Middle
                snap://wing/North
                    tabs [Forms] | Flags | Branches | Cabinet | Workshop | Names | Corners | Tour | Columns | Archive
                      stack "Forms" > "North"
                        link "North"
                snap://cellar
                    tabs [Forms] | Flags | Branches | Cabinet | Workshop | Names | Corners | Tour | Columns | Archive
                      stack "Forms" > "Cellar"
                        Spiders.
                snap://yard
                    tabs [Forms] | Flags | Branches | Cabinet | Workshop | Names | Corners | Tour | Columns | Archive
                      stack "Forms" > "Yard"
                        A wheel, square.
                snap://plain-room/4
                    tabs [Forms] | Flags | Branches | Cabinet | Workshop | Names | Corners | Tour | Columns | Archive
                      stack "Forms" > "4"
                        Room 4
                snap://default
                    tabs [Forms] | Flags | Branches | Cabinet | Workshop | Names | Corners | Tour | Columns | Archive
                      stack "Forms" > "Default"
                        Default
                snap://switch
                    tabs [Forms] | Flags | Branches | Cabinet | Workshop | Names | Corners | Tour | Columns | Archive
                      stack "Forms" > "Switches"
                        On, off
                snap://url
                    tabs [Forms] | Flags | Branches | Cabinet | Workshop | Names | Corners | Tour | Columns | Archive
                      stack "Forms" > "Web"
                        museum.example
                snap://info
                    tabs [Forms] | Flags | Branches | Cabinet | Workshop | Names | Corners | Tour | Columns | Archive
                      stack "Forms" > "Info"
                        Open at ten.
                snap://info-screen
                    tabs [Forms] | Flags | Branches | Cabinet | Workshop | Names | Corners | Tour | Columns | Archive
                      stack "Forms" > "More info"
                        Closed at four.
                snap://floor-plan
                    tabs [Forms] | Flags | Branches | Cabinet | Workshop | Names | Corners | Tour | Columns | Archive
                      stack "Forms" > "Plan"
                        Floor 2
                snap://way-out/Left
                    tabs [Forms] | Flags | Branches | Cabinet | Workshop | Names | Corners | Tour | Columns | Archive
                      stack "Forms" > "Way out"
                        Left
                snap://handbook
                    tabs [Forms] | Flags | Branches | Cabinet | Workshop | Names | Corners | Tour | Columns | Archive
                      stack "Forms" > "Handbook"
                        For the pocket.
                snap://lift/9
                    tabs [Forms] | Flags | Branches | Cabinet | Workshop | Names | Corners | Tour | Columns | Archive
                      stack "Forms" > "Lift"
                        Bach, 9
                snap://stairs
                    tabs [Forms] | Flags | Branches | Cabinet | Workshop | Names | Corners | Tour | Columns | Archive
                      stack "Forms" > "Stairs"
                        Mind the gap.
                snap://shop
                    tabs [Forms] | Flags | Branches | Cabinet | Workshop | Names | Corners | Tour | Columns | Archive
                      stack "Forms" > "Shop"
                        Postcards.
                snap://exit
                    tabs [Forms] | Flags | Branches | Cabinet | Workshop | Names | Corners | Tour | Columns | Archive
                      stack "Forms" > "Exit"
                        Good bye.
                snap://tools
                    tabs [Forms] | Flags | Branches | Cabinet | Workshop | Names | Corners | Tour | Columns | Archive
                      stack "Forms" > "Tools"
                        A hammer.
                snap://glue
                    tabs [Forms] | Flags | Branches | Cabinet | Workshop | Names | Corners | Tour | Columns | Archive
                      stack "Forms" > "Glue"
                        Sticky.
                snap://notes/today
                    tabs [Forms] | Flags | Branches | Cabinet | Workshop | Names | Corners | Tour | Columns | Archive
                      stack "Forms" > untitled
                        today
                snap://attic
                    tabs [Forms] | Flags | Branches | Cabinet | Workshop | Names | Corners | Tour | Columns | Archive
                      stack "Forms" > "Attic"
                        Dust.
                snap://cafe
                    tabs [Forms] | Flags | Branches | Cabinet | Workshop | Names | Corners | Tour | Columns | Archive
                      stack "Forms" > "Café"
                        Tea, left-handed.
                snap://plain-room/four
                    over the window: alert
                      title "Can't Open Link"
                      button "OK"
                      snap://plain-room/four
                """),
    ]
}
