import Events
import Members
import SwiftUI

enum Shortcut: String, CaseIterable, Identifiable {
    case houseRules = "House rules"
    case members = "Who is who"
    case events = "What is on"

    var id: Self { self }
}

enum HouseRule: String, CaseIterable {
    case shoes = "No street shoes on the court"
    case keys = "Last one out locks up"
}

/// Makes screens from names, for shortcuts and notifications.
@MainActor
enum ScreenFactory {
    static func makeRoot(for shortcut: Shortcut) -> AnyView {
        switch shortcut {
        case .houseRules:
            return AnyView(
                NavigationView {
                    HouseRulesView()
                }
            )
        case .members:
            return AnyView(MembersView())
        case .events:
            return AnyView(EventsView())
        }
    }

    static func makeScreen(for rule: HouseRule) -> AnyView {
        switch rule {
        case .shoes: return AnyView(Text("Indoor soles only.").navigationTitle("Shoes"))
        case .keys: return AnyView(Text("The key box is by the door.").navigationTitle("Keys"))
        }
    }
}
