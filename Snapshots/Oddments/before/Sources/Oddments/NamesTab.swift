import SwiftUI

/// A way through the building, on a map. The app had this name first.
struct Route {
    let steps: [String]
}

/// Screens whose names are taken, long, or not words.
struct NamesTab: View {
    private let route = Route(steps: ["Left", "Left again"])

    var body: some View {
        NavigationView {
            List {
                NavigationLink("Default", destination: DefaultView())
                NavigationLink("Switches", destination: SwitchScreen())
                NavigationLink("Web", destination: URLPage())
                NavigationLink("Info") {
                    InfoView()
                }
                NavigationLink("More info", destination: InfoScreen())
                NavigationLink("Nested", destination: Museum.FloorPlan(floor: 2))
                NavigationLink("🧭 Way out", destination: WayOutView(first: route.steps[0]))
                #if os(iOS)
                NavigationLink("Handbook", destination: HandbookView())
                #endif
                NavigationLink("Lift, slow", destination: LiftView(speed: 1, music: "Bach"))
                NavigationLink("Lift, fast", destination: LiftView(speed: 3, music: "Bach"))
            }
            .navigationTitle("Names")
        }
        .navigationViewStyle(.stack)
    }
}

struct DefaultView: View {
    var body: some View { Text("Default").navigationTitle("Default") }
}

struct SwitchScreen: View {
    var body: some View { Text("On, off").navigationTitle("Switches") }
}

struct URLPage: View {
    var body: some View { Text("museum.example").navigationTitle("Web") }
}

struct InfoView: View {
    var body: some View { Text("Open at ten.").navigationTitle("Info") }
}

struct InfoScreen: View {
    var body: some View { Text("Closed at four.").navigationTitle("More info") }
}

enum Museum {
    struct FloorPlan: View {
        let floor: Int

        var body: some View { Text("Floor \(floor)").navigationTitle("Plan") }
    }
}

struct WayOutView: View {
    let first: String

    var body: some View { Text(first).navigationTitle("Way out") }
}

#if os(iOS)
struct HandbookView: View {
    var body: some View { Text("For the pocket.").navigationTitle("Handbook") }
}
#endif

struct LiftView: View {
    let speed: Int
    let music: String

    var body: some View { Text("\(music), \(speed)").navigationTitle("Lift") }
}
