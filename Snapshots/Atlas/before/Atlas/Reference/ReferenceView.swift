import SwiftUI

/// Tables that are looked up, not read. Opens where most people want to go.
struct ReferenceView: View {
    @State private var topic: String? = "time-zones"

    var body: some View {
        NavigationView {
            List {
                NavigationLink("🕰️ Time zones", destination: TimeZonesView(), tag: "time-zones", selection: $topic)
                NavigationLink("Projections", tag: "projections", selection: $topic) {
                    ProjectionsView()
                }
                NavigationLink(
                    destination: ScaleView(denominator: 25_000),
                    tag: "scale",
                    selection: $topic
                ) {
                    Label("Scale", systemImage: "ruler")
                }
            }
            .listStyle(SidebarListStyle())
            .navigationTitle("Reference")
            .toolbar {
                Button("Time zones") { topic = "time-zones" }
            }

            Text("Choose a table") // seen only after a rotation
        }
    }
}

struct TimeZonesView: View {
    private let zones = ["Lisbon": 0, "Nairobi": 3, "Osaka": 9, "Wellington": 12]

    var body: some View {
        List(zones.keys.sorted(), id: \.self) { city in
            HStack { Text(city); Spacer(); Text("UTC+\(zones[city] ?? 0)") }
        }
        .navigationTitle("Time zones")
    }
}

struct ProjectionsView: View {
    var body: some View {
        List(["Mercator", "Robinson", "Winkel tripel"], id: \.self) { Text($0) }
            .navigationTitle("Projections")
    }
}

struct ScaleView: View {
    let denominator: Int

    var body: some View {
        Text("1 cm is \(denominator / 100) m")
            .navigationTitle("Scale")
    }
}
