import SwiftUI

struct BookmarksView: View {
    var body: some View {
        // We supported iOS 15 until edition 7.
        if #available(iOS 16, *) {
            NavigationStack {
                BookmarkList()
            }
        } else {
            NavigationView {
                BookmarkList()
            }
        }
    }
}

struct BookmarkList: View {
    @EnvironmentObject private var store: AtlasStore

    var body: some View {
        List(store.bookmarks) { country in
            NavigationLink(
                destination: CountryDetailView(country: country),
                label: { Text("🔖 \(country.name)") }
            )
        }
        .navigationTitle("Bookmarks")
    }
}