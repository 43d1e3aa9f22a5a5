import SwiftUI

/// Links in odd corners of a screen.
struct CornersTab: View {
    @State private var asksForHelp = false

    var body: some View {
        NavigationView {
            List {
                NavigationLink(destination: CornerView(name: "Middle")) {
                    Text("Middle")
                }
                // Two screens at one tap.
                NavigationLink(destination: CornerView(name: "Outer")) {
                    HStack {
                        Text("Outer")
                        NavigationLink("Inner", destination: CornerView(name: "Inner"))
                    }
                }
                NavigationLink(destination: CornerView(name: "Tapped")) {
                    Text("Tapped")
                }
                .simultaneousGesture(TapGesture().onEnded { print("tapped") })
                Text("Hold me")
                    .contextMenu {
                        NavigationLink("Held", destination: CornerView(name: "Held"))
                    }
                Menu("More") {
                    NavigationLink("In a menu", destination: CornerView(name: "Menu"))
                }
                // Shown from here and from the forms.
                NavigationLink("Wing", destination: WingView(name: "North"))
                Button("Help") { asksForHelp = true }
            }
            .navigationTitle("Corners")
            .toolbar {
                NavigationLink("Above", destination: CornerView(name: "Above"))
            }
            .sheet(isPresented: $asksForHelp) {
                HelpView()
            }
        }
        .navigationViewStyle(.stack)
    }
}

struct CornerView: View {
    let name: String

    var body: some View { Text(name).navigationTitle(name) }
}

/// A sheet without a stack: its links never worked.
struct HelpView: View {
    var body: some View {
        NavigationLink("Map", destination: HelpMapView())
    }
}

struct HelpMapView: View {
    var body: some View { Text("You are here.") }
}
