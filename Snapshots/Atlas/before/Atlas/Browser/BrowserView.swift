import SwiftUI

/// The main window: continents, countries, country.
struct BrowserView: View {
    var body: some View {
        NavigationView {
            // Always there on the Mac, slides in on the iPad.
            ContinentSidebar()

            // Until a continent is chosen.
            Text("Choose a continent")
                .foregroundColor(.secondary)
                .frame(minWidth: 220)

            /* The desk: something to read
               before anything is chosen. */
            DeskView() // fills the rest
        }
        .navigationViewStyle(.columns)
    }
}

struct ContinentSidebar: View {
    var body: some View {
        List {
            Section(header: Text("🌍 Continents")) {
                ForEach(Continent.allCases) { continent in
                    NavigationLink(destination: CountryListView(continent: continent)) {
                        Label(continent.name, systemImage: "map")
                    }
                }
            }
        }
        .listStyle(SidebarListStyle())
        .navigationTitle("Atlas")
    }
}

/// The middle column.
struct CountryListView: View {
    let continent: Continent

    @EnvironmentObject private var store: AtlasStore

    var body: some View {
        List(store.countries(in: continent)) { country in
            NavigationLink(destination: CountryDetailView(country: country)) {
                Text("\(country.flag) \(country.name)")
            }
        }
        .navigationTitle(continent.name)
        #if os(macOS)
        .frame(minWidth: 220)
        #endif
    }
}

/// What lies in the wide column at first.
struct DeskView: View {
    @EnvironmentObject private var store: AtlasStore

    var body: some View {
        List {
            Section(header: Text("📌 On the desk")) {
                ForEach(store.countries) { country in
                    NavigationLink("📖 \(country.name)", destination: CountryDetailView(country: country))
                }
            }
            Section {
                HStack { Text("🧭 ✍🏽"); NavigationLink("How to read a map", destination: MapReadingView()) }
            }
        }
        .navigationTitle("Desk")
    }
}

struct MapReadingView: View {
    var body: some View {
        Text("North is up, unless it says otherwise.")
            .padding()
            .navigationTitle("Reading a map")
    }
}

struct BrowserView_Previews: PreviewProvider {
    static var previews: some View {
        BrowserView()
            .environmentObject(AtlasStore())
    }
}
