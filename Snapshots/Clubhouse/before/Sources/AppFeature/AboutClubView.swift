import Design
import Members
import Models
import SwiftUI

struct AboutClubView: View {
    @EnvironmentObject private var store: ClubStore

    var body: some View {
        List {
            LinkRow("What is new", systemImage: "sparkles") { ChangesView() }
            if let treasurer = store.members.first(where: { $0.role == .treasurer }) {
                // Another module's screen.
                NavigationLink("Treasurer", destination: MemberDetailView(member: treasurer))
            }
            NavigationLink("House rules") {
                HouseRulesView()
            }
            Button("Sign out") { store.signOut() }
        }
        .navigationTitle("About")
    }
}

struct ChangesView: View {
    private let changes = [
        "2.1: Directions to the venue",
        "2.0: NavigationView { List { … } } instead of our own bars", // for the developers among us
    ]

    /*
     NavigationView { ChangesView() } was tried here as well, and looked odd:
     two bars, one above the other.
     */
    var body: some View {
        List(changes, id: \.self) { Text($0) }
            .navigationTitle("What is new")
    }
}
