#if os(iOS)
import SwiftUI

/// A country for the screens that are not SwiftUI yet.
@MainActor
enum CountryCard {
    static func makeController(for country: Country, store: AtlasStore) -> UIHostingController<some View> {
        UIHostingController(rootView: NavigationView {
            CountryDetailView(country: country)
        }
        .environmentObject(store))
    }
}
#endif
