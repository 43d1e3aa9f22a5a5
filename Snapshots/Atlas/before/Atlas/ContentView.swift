import SwiftUI

struct ContentView: View {
    var body: some View {
        TabView {
            BrowserView().tabItem { Label("Browse", systemImage: "globe") }
            JourneysView().tabItem { Label("Journeys", systemImage: "airplane") }
            FlagsView().tabItem { Label("Flags", systemImage: "flag") }
            BookmarksView().tabItem { Label("Bookmarks", systemImage: "bookmark") }
            ReferenceView().tabItem { Label("Reference", systemImage: "books.vertical") }
            #if os(iOS)
            // On the Mac the preferences have a window of their own.
            PreferencesView().tabItem { Label("Preferences", systemImage: "gear") }
            #endif
        }
    }
}
