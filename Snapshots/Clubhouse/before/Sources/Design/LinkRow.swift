import SwiftUI

/// A row that leads to another screen.
public struct LinkRow<Destination: View>: View {
    private let title: String
    private let systemImage: String
    private let destination: Destination

    public init(_ title: String, systemImage: String, @ViewBuilder destination: () -> Destination) {
        self.title = title
        self.systemImage = systemImage
        self.destination = destination()
    }

    public var body: some View {
        NavigationLink(destination: destination) {
            Label(title, systemImage: systemImage)
        }
    }
}
