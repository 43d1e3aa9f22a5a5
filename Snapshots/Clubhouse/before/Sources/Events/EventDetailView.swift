import Design
import Members
import Models
import SwiftUI

public struct EventDetailView: View {
  let event: ClubEvent

  @EnvironmentObject private var store: ClubStore

  public init(event: ClubEvent) {
    self.event = event
  }

  public var body: some View {
    List {
      NavigationLink(destination: DirectionsView(venue: event.venue)) {
        Label(event.venue.name, systemImage: "map")
      }
      Section(header: Text("Guests")) {
        ForEach(store.guests(of: event)) { guest in
          NavigationLink { MemberDetailView(member: guest) } label: { Text(guest.name) }
        }
      }
    }
    .navigationTitle(event.title)
  }
}

struct DirectionsView: View {
  let venue: Venue

  var body: some View {
    SectionCard(venue.name) {
      NavigationView(venue: venue)
    }
    .navigationTitle("The way there")
  }
}
