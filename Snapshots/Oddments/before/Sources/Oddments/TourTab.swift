import SwiftUI

/// Screens that code pushes.
struct TourTab: View {
    @State private var isTouring = false

    var body: some View {
        NavigationView {
            VStack {
                Button("Begin the tour") { isTouring = true }
            }
            .background(
                NavigationLink(destination: TourView(), isActive: $isTouring) { EmptyView() }
                    .hidden()
            )
            .navigationTitle("Tour")
        }
        .navigationViewStyle(.stack)
        .overlay(alignment: .bottom) { StationsView() }
    }
}

struct TourView: View {
    var body: some View { Text("Follow me.").navigationTitle("On tour") }
}

/// A second stack in the same tab, driven by a selection.
struct StationsView: View {
    @State private var station: String?

    var body: some View {
        NavigationView {
            List {
                NavigationLink("Stairs", destination: StairsView(), tag: "stairs", selection: $station)
                NavigationLink(destination: CafeView(), tag: "café", selection: $station) { Text("Café") }
                NavigationLink(tag: "shop", selection: $station) {
                    ShopView()
                } label: {
                    Text("Shop")
                }
                NavigationLink("Exit", tag: "exit", selection: $station) { ExitView() }
                Button("Straight to the café") { station = "café" }
            }
            .navigationTitle("Stations")
        }
        .navigationViewStyle(.stack)
    }
}

struct StairsView: View {
    var body: some View { Text("Mind the gap.").navigationTitle("Stairs") }
}

struct CafeView: View {
    var body: some View { Text("Tea, left-handed.").navigationTitle("Café") }
}

struct ShopView: View {
    var body: some View { Text("Postcards.").navigationTitle("Shop") }
}

struct ExitView: View {
    var body: some View { Text("Good bye.").navigationTitle("Exit") }
}
