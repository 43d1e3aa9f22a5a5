import SwiftUI

/// The forms that a flag drives.
struct FlagsTab: View {
    @State private var isOpen = false
    @State private var isOpenToo = false
    @State private var isOpenAsWell = false
    // Nobody ever opened it from code.
    @State private var isOpenLast = false

    var body: some View {
        NavigationView {
            List {
                NavigationLink(destination: AtticView(), isActive: $isOpen) { Text("Attic") }
                NavigationLink("Cellar", isActive: $isOpenToo) { CellarView() }
                NavigationLink(isActive: $isOpenAsWell) {
                    CellarView()
                } label: {
                    Text("Cellar, from behind")
                }
                NavigationLink("Yard", destination: YardView(), isActive: $isOpenLast)
                    .isDetailLink(false)
                Button("Climb") { isOpen = true }
            }
            .navigationTitle("Flags")
        }
        .navigationViewStyle(.stack)
    }
}

struct AtticView: View {
    var body: some View {
        Text("Dust.").navigationTitle("Attic")
    }
}

struct CellarView: View {
    var body: some View {
        Text("Spiders.").navigationTitle("Cellar")
    }
}

struct YardView: View {
    var body: some View {
        Text("A wheel, square.").navigationTitle("Yard")
    }
}
