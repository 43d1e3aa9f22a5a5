import SwiftUI

@main
struct AtlasApp: App {
    @StateObject private var store = AtlasStore()

    var body: some Scene {
        WindowGroup {
            ContentView()
                .environmentObject(store)
            #if os(macOS)
                .frame(minWidth: 900, minHeight: 600)
            #endif
        }
        .commands { SidebarCommands() }

        #if os(macOS)
        Settings {
            PreferencesView()
        }
        #endif
    }
}
