import SwiftUI

/// Pushed from the recipes, a sheet over the shopping list.
struct SettingsView: View {
    var showsDoneButton = false

    @Environment(\.presentationMode) private var presentationMode
    @AppStorage("usesMetricUnits") private var usesMetricUnits = true

    var body: some View {
        Form {
            Toggle("Metric units", isOn: $usesMetricUnits)
            Section {
                NavigationLink("Kitchen terms", destination: GlossaryView())
                NavigationLink {
                    AboutView(version: "3.1")
                } label: {
                    Label("About Cookbook", systemImage: "info.circle")
                }
            }
        }
        .navigationBarTitle("Settings", displayMode: .inline)
        .toolbar {
            ToolbarItem(placement: .confirmationAction) {
                if showsDoneButton {
                    Button("Done") { presentationMode.wrappedValue.dismiss() }
                }
            }
        }
    }
}

struct AboutView: View {
    let version: String

    var body: some View {
        VStack { Text("Cookbook").bold(); Text("Version \(version)") }
            .navigationTitle("About")
    }
}

#Preview("Settings, as a sheet") {
    NavigationView {
        SettingsView(showsDoneButton: true)
    }
}
