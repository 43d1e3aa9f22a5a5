import SwiftUI

/// Navigation for a sheet: one column everywhere.
struct AdaptiveNavigation<Content: View>: View {
    private let content: () -> Content

    init(@ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }

    var body: some View {
        NavigationView {
            content()
        }
        #if os(iOS)
        .navigationViewStyle(.stack)
        #endif
    }
}
