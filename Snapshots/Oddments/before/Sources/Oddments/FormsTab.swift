import SwiftUI

/// Every way to make a link that takes its destination along.
struct FormsTab: View {
    let wing = "East"

    var body: some View {
        NavigationView {
            List {
                Section(header: Text("Values")) {
                    NavigationLink(destination: PlainRoom(number: 1)) {
                        Label("Room 1", systemImage: "1.circle")
                    }
                    NavigationLink(destination: PlainRoom(number: 2), label: { Text("Room 2") })
                    NavigationLink("Room 3", destination: PlainRoom(number: 3))
                    NavigationLink(wing, destination: WingView(name: wing))
                    NavigationLink(LocalizedStringKey("wing.title"), destination: WingView(name: "West"))
                    SwiftUI.NavigationLink("Room 4", destination: PlainRoom(number: 4))
                    NavigationLink.init("Room 5", destination: PlainRoom(number: 5))
                    NavigationLink<Text, PlainRoom>(destination: PlainRoom(number: 6)) { Text("Room 6") }
                }

                Section(header: Text("Closures")) {
                    NavigationLink {
                        PlainRoom(number: 7)
                    } label: {
                        Text("Room 7") // up the stairs
                    }
                    NavigationLink(destination: { PlainRoom(number: 8) }, label: { Text("Room 8") })
                    NavigationLink(destination: { PlainRoom(number: 9) }) { Text("Room 9") }
                    NavigationLink("Room 10") {
                        // The last one on this floor.
                        PlainRoom(number: 10)
                    }
                    NavigationLink("Room 11", destination: { PlainRoom(number: 11) })
                        .disabled(wing.isEmpty)
                }
            }
            .navigationTitle("Forms")
        }
        .navigationViewStyle(.stack)
    }
}

struct PlainRoom: View {
    let number: Int

    var body: some View {
        Text("Room \(number)").navigationTitle("\(number)")
    }
}

struct WingView: View {
    let name: String

    var body: some View {
        NavigationLink(
            // The wing's first room, whatever the wing.
            destination: PlainRoom(
                number: 100 // a number that nobody has
            ),
            label: { Text(name) }
        )
        .navigationTitle(name)
    }
}
