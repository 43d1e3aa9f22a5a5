import SwiftUI

/// Builds what it shows when it is shown.
struct Deferred<Content: View>: View {
    private let content: () -> Content

    init(@ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }

    var body: Content {
        content()
    }
}

/// Destinations that are more than one view's name.
struct BranchesTab: View {
    @EnvironmentObject private var cabinet: Cabinet

    var body: some View {
        NavigationView {
            List(cabinet.exhibits) { exhibit in
                BranchRow(exhibit: exhibit)
            }
            .navigationTitle("Branches")
        }
        .navigationViewStyle(.stack)
    }
}

struct BranchRow: View {
    let exhibit: Exhibit

    var body: some View {
        // A card that is made late.
        NavigationLink(destination: Deferred { ExhibitCard(exhibit: exhibit) }) {
            Text(exhibit.name)
        }
        // With a title of the link's own.
        NavigationLink("Shelf") {
            ShelfView(number: exhibit.id)
                .navigationTitle("Shelf of \(exhibit.name)")
                .navigationBarTitleDisplayMode(.inline)
        }
        NavigationLink("Maker") {
            if let maker = exhibit.maker {
                MakerView(maker: maker)
            } else {
                UnknownMakerView()
            }
        }
        NavigationLink("Repair") {
            if exhibit.id > 1 {
                RepairView(exhibitID: exhibit.id)
            } else {
                Text("Nothing to repair.")
            }
        }
        NavigationLink("Condition") {
            switch exhibit.condition {
            case .mint:
                Text("As new.")
            case .worn:
                RepairView(exhibitID: exhibit.id)
            case .broken(let parts):
                PartsView(count: parts)
            }
        }
        NavigationLink(
            "Insurance",
            destination: InsuranceView(
                // What the insurer calls it.
                title: exhibit.name,
                value: 1_000, // in pounds
                isCovered: exhibit.maker != nil
            )
        )
    }
}

struct ExhibitCard: View {
    let exhibit: Exhibit

    var body: some View {
        VStack {
            Text(exhibit.name)
            NavigationLink("Shelf", destination: ShelfView(number: exhibit.id))
        }
        .navigationTitle(exhibit.name)
    }
}

struct ShelfView: View {
    let number: Int

    var body: some View { Text("Shelf \(number)") }
}

struct MakerView: View {
    let maker: Maker

    var body: some View { Text(maker.name).navigationTitle("Maker") }
}

struct UnknownMakerView: View {
    var body: some View { Text("Nobody knows.").navigationTitle("Maker") }
}

struct RepairView: View {
    let exhibitID: Int

    var body: some View { Text("Glue.").navigationTitle("Repair") }
}

struct PartsView: View {
    let count: Int

    var body: some View { Text("In \(count) parts.").navigationTitle("Parts") }
}

struct InsuranceView: View {
    let title: String
    let value: Int
    let isCovered: Bool

    var body: some View { Text(isCovered ? "\(value)" : "–").navigationTitle(title) }
}
