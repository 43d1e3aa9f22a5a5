import SwiftUI

/// Links in a sidebar drive the next column.
struct ColumnsTab: View {
    @EnvironmentObject private var cabinet: Cabinet

    var body: some View {
        NavigationView {
            List(cabinet.exhibits) { exhibit in
                NavigationLink(exhibit.name, destination: ExhibitCard(exhibit: exhibit))
            }
            .navigationTitle("Columns")

            VStack {
                Text("Choose one, or")
                NavigationLink("see them all", destination: AllExhibitsView())
            }
        }
        .navigationViewStyle(.columns)
    }
}

struct AllExhibitsView: View {
    var body: some View { Text("All of them.").navigationTitle("All") }
}

/// Written later than the rest: it has a destination of its own already.
struct ArchiveTab: View {
    private let years = [1871, 1902]

    var body: some View {
        NavigationStack {
            List {
                ForEach(years, id: \.self) { year in
                    NavigationLink("\(year)", value: year)
                }
                NavigationLink("Before", destination: YearView(year: 0))
            }
            .navigationTitle("Archive")
            .navigationDestination(for: Int.self) { year in
                YearView(year: year)
            }
        }
    }
}

struct YearView: View {
    let year: Int

    var body: some View { Text("\(year)").navigationTitle("\(year)") }
}
