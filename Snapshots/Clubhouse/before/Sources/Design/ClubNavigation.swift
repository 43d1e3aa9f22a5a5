import SwiftUI

/// The club's bar around any content; for the sheets of the feature modules.
public struct ClubNavigation<Content: View>: View {
    private let content: () -> Content

    public init(@ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }

    public var body: some View {
        NavigationView(content: content)
            .accentColor(.green)
    }
}
