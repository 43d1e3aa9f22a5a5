import SwiftUI

/// Objects that travel along, and those that need not.
struct CabinetTab: View {
    @EnvironmentObject private var cabinet: Cabinet
    @StateObject private var guide = Recorder(exhibitID: 0, gain: 1)

    var body: some View {
        NavigationView {
            List {
                // Everybody has the cabinet.
                NavigationLink("Inventory", destination: InventoryView(cabinet: cabinet))
                // Made anew for each row.
                ForEach(cabinet.exhibits) { exhibit in
                    NavigationLink(
                        exhibit.name, destination: ListenView(recorder: Recorder(exhibitID: exhibit.id, gain: 0.5)))
                }
                // Only this screen has it.
                NavigationLink("Guide", destination: ListenView(recorder: guide))
                NavigationLink("Catalogue", destination: CatalogueView().environmentObject(guide))
                // A number that changes.
                NavigationLink("Featured", destination: ShelfView(number: cabinet.featured))
            }
            .navigationTitle("Cabinet")
        }
        .navigationViewStyle(.stack)
    }
}

struct InventoryView: View {
    @ObservedObject var cabinet: Cabinet

    var body: some View { Text("\(cabinet.exhibits.count) things").navigationTitle("Inventory") }
}

struct ListenView: View {
    @ObservedObject var recorder: Recorder

    var body: some View { Text("\(recorder.seconds) s").navigationTitle("Listening") }
}

struct CatalogueView: View {
    @EnvironmentObject private var recorder: Recorder

    var body: some View { Text("Page \(recorder.seconds)").navigationTitle("Catalogue") }
}
