import Events
import Members
import Models
import SwiftUI

/// The whole app, for the host targets on iOS and macOS.
public struct ClubhouseView: View {
    @EnvironmentObject private var store: ClubStore
    @State private var shortcut: Shortcut?

    public init() {}

    public var body: some View {
        switch store.session {
        case .signedOut:
            NavigationView {
                SignInView()
            }
        case .signedIn(let member):
            TabView {
                MembersView()
                    .tabItem { Label("Members", systemImage: "person.3") }
                EventsView()
                    .tabItem { Label("Events", systemImage: "calendar") }
                aboutTab
                ShortcutsView(name: member.name, shortcut: $shortcut)
                    .tabItem { Label("Start", systemImage: "bolt") }
            }
            .sheet(item: $shortcut) { shortcut in
                ScreenFactory.makeRoot(for: shortcut)
            }
        }
    }

    // A NavigationView of its own, like every tab.
    private var aboutTab: some View {
        NavigationView {
            AboutClubView()
        }
        .tabItem { Label("About", systemImage: "info.circle") }
    }
}

/// Buttons for what most people open the app for.
struct ShortcutsView: View {
    let name: String
    @Binding var shortcut: Shortcut?

    var body: some View {
        VStack(spacing: 16) {
            Text("Hello, \(name)!").font(.title)
            ForEach(Shortcut.allCases) { shortcut in
                Button(shortcut.rawValue) { self.shortcut = shortcut }
            }
        }
    }
}
