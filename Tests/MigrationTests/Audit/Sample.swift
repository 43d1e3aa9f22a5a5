/// Code around the views that a test is about.
enum Sample {
    /// A view with `body`, two flags, a path, and some types.
    static func root(_ body: String, members: String = "", more: String = "") -> String {
        """
        import SwiftUI
        struct Album: Hashable, Identifiable { let id: Int }
        struct Artist: Hashable {}
        enum Route: Hashable { case album(Album), settings }
        struct Root: View {
            @State private var flag = false
            @State private var path: [Route] = []
            let album: Album
            let albums: [Album]
        \(members)
            var body: some View {
        \(body)
            }
        }
        \(more)
        """
    }

    /// A delay wrapper, marked at its name.
    static let lazyView = """
        struct 1️⃣LazyView<Content: View>: View {
            let build: () -> Content
            init(_ build: @autoclosure @escaping () -> Content) { self.build = build }
            var body: Content { build() }
        }
        """

    /// A view that brings its own stack only where it is asked to.
    static let embeddable = """
        struct Embeddable: View {
            let isEmbedded: Bool
            var body: some View { if isEmbedded { content } else { NavigationStack { content } } }
            private var content: some View { List { NavigationLink("a") { Text("b") } } }
        }
        """
}
