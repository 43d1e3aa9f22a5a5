import SwiftUI

/// Builds its content when it is first shown. A `NavigationLink` makes its destination along with
/// the row, long before anybody taps it; wrap what is costly to make.
struct LazyView<Content: View>: View {
    let build: () -> Content

    init(_ build: @autoclosure @escaping () -> Content) {
        self.build = build
    }

    var body: Content {
        build()
    }
}
