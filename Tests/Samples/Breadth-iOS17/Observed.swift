import SwiftUI

@Observable @MainActor
final class Library {
    var books: [String] = []
    var selected: String?
    @ObservationIgnored var cache: [String: Int] = [:]
}

struct LibraryView: View {
    @State private var library = Library()
    @State private var column = NavigationSplitViewColumn.sidebar

    var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
            List(library.books, id: \.self, selection: $library.selected) { book in
                NavigationLink(book, value: book)
            }
        } content: {
            BookEditor(library: library)
        } detail: {
            ContentUnavailableView("No book", systemImage: "book", description: Text("Choose one"))
        }
        .environment(library)
        .onChange(of: library.selected, initial: true) { old, new in print(old ?? "", new ?? "") }
        .sensoryFeedback(.selection, trigger: library.selected)
        .scrollPosition(id: .constant(Optional(1)))
    }
}

struct BookEditor: View {
    @Bindable var library: Library
    @Environment(Library.self) private var shared

    var body: some View {
        @Bindable var shared = shared
        VStack {
            ForEach($library.books, id: \.self) { TextField("Title", text: $0) }
            Button("Add", systemImage: "plus") { shared.books.append("New") }
            Toggle("On", isOn: .constant(true))
            Image(systemName: "star").symbolEffect(.bounce, value: shared.books.count)
        }
    }
}

#Preview {
    LibraryView()
}
