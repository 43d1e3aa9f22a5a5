import SwiftUI

/// A tab on iPhone and iPad, the Settings window on the Mac.
struct PreferencesView: View {
    var body: some View {
        NavigationView {
            PreferencesForm()
        }
        #if os(macOS)
        .frame(width: 520, height: 360)
        #endif
    }
}

struct PreferencesForm: View {
    @AppStorage("prefersLocalNames") private var prefersLocalNames = false

    var body: some View {
        Form {
            Toggle("Local names", isOn: $prefersLocalNames)
            NavigationLink("Units", destination: UnitsView())
            NavigationLink {
                CreditsView(edition: 8)
            } label: {
                Label("Credits", systemImage: "heart")
            }
        }
        .navigationTitle("Preferences")
        #if os(iOS)
        .navigationBarTitleDisplayMode(.inline)
        #endif
    }
}

struct UnitsView: View {
    @AppStorage("usesMiles") private var usesMiles = false

    var body: some View {
        Form { Toggle("Miles", isOn: $usesMiles) }
            .navigationTitle("Units")
    }
}

struct CreditsView: View {
    let edition: Int

    var body: some View {
        Text("Atlas, edition \(edition)")
            .navigationTitle("Credits")
    }
}
