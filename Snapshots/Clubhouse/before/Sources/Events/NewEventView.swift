import Models
import SwiftUI

struct NewEventView: View {
  @EnvironmentObject private var store: ClubStore
  @Environment(\.presentationMode) private var presentationMode
  @State private var title = ""
  @State private var venue = Venue(name: "Old Mill Hall", directions: [])

  var body: some View {
    Form {
      TextField("What is it?", text: $title)
      NavigationLink("Venue: \(venue.name)", destination: VenuePicker(venue: $venue))
      NavigationLink("Planning tips", destination: PlanningTipsView())
    }
    .navigationTitle("New event")
    .toolbar {
      ToolbarItem(placement: .confirmationAction) {
        Button("Add") {
          store.add(ClubEvent(title: title, date: Date(), venue: venue))
          presentationMode.wrappedValue.dismiss()
        }
      }
    }
  }
}

struct VenuePicker: View {
  @Binding var venue: Venue

  var body: some View {
    List(["Old Mill Hall", "Riverside Court"], id: \.self) { name in
      Button(name) { venue = Venue(name: name, directions: []) }
    }
    .navigationTitle("Venue")
  }
}

struct PlanningTipsView: View {
  var body: some View {
    Text("Ask for the hall three weeks ahead.")
      .navigationTitle("Tips")
  }
}
