import SwiftUI

struct JourneysView: View {
    var body: some View {
        NavigationView {
            JourneyList()

            // Nothing is selected at launch: people come here to plan something new.
            JourneyPlaceholder()
        }
        .navigationViewStyle(DoubleColumnNavigationViewStyle())
        #if os(macOS)
        .frame(minWidth: 700)
        #endif
    }
}

struct JourneyList: View {
    @EnvironmentObject private var store: AtlasStore
    @State private var isPlanning = false

    var body: some View {
        List {
            ForEach(store.journeys) { journey in
                NavigationLink(destination: JourneyView(journey: journey)) {
                    Label(journey.title, systemImage: "airplane.departure")
                }
            }
        }
        .listStyle(SidebarListStyle())
        .navigationTitle("Journeys")
        .toolbar {
            #if os(macOS)
            ToolbarItem(placement: .navigation) {
                Text("\(store.journeys.count) planned").foregroundColor(.secondary)
            }
            #endif
            ToolbarItem(placement: .primaryAction) {
                Button { isPlanning = true } label: { Image(systemName: "plus") }
                    .accessibilityLabel("New journey")
            }
        }
        .sheet(isPresented: $isPlanning) {
            AdaptiveNavigation { JourneyEditor() }
        }
    }
}

struct JourneyPlaceholder: View {
    var body: some View {
        Text("🧳 Pick a journey").foregroundColor(.secondary)
    }
}

struct JourneyView: View {
    let journey: Journey

    @EnvironmentObject private var store: AtlasStore

    var body: some View {
        List(store.countries(of: journey)) { country in
            NavigationLink {
                CountryDetailView(country: country)
            } label: {
                Text(country.name)
            }
        }
        .navigationTitle(journey.title)
    }
}

struct JourneyEditor: View {
    @EnvironmentObject private var store: AtlasStore
    @Environment(\.presentationMode) private var presentationMode
    @State private var title = ""

    var body: some View {
        Form {
            TextField("Where to?", text: $title)
            NavigationLink("Packing list", destination: PackingListView())
        }
        .navigationTitle("New journey")
        .toolbar {
            ToolbarItem(placement: .confirmationAction) {
                Button("Add") {
                    store.addJourney(titled: title)
                    presentationMode.wrappedValue.dismiss()
                }
                .disabled(title.isEmpty)
            }
        }
    }
}

struct PackingListView: View {
    var body: some View {
        List(["Passport", "Adapter", "Raincoat"], id: \.self) { Text($0) }
            .navigationTitle("Packing list")
    }
}
